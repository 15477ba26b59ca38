/** What the command line says around the parts of an explanation; templates hold `{name}`. */
export interface ExplainLines {
  readonly rule: string;
  /** In place of the operations that carry a rule out, where none names it. */
  readonly several: string;
  readonly chart: string;
  readonly column: string;
  readonly total: string;
  readonly alone: string;
}

/** By language; English where a language has none. */
export const EXPLAIN_LINES: Readonly<Record<string, ExplainLines>> & { readonly en: ExplainLines } = {
  en: {
    rule: "Rule {section}, carried out by {operations}",
    several: "several operations",
    chart: "Chart {id} {name}{column}",
    column: ", column {column}",
    total: "{mark} {total} ({modified}) in {ways} of {of}: {words}",
    alone: "Read off the chart alone: a rule may give a natural total another result.",
  },
  fr: {
    rule: "Règle {section}, appliquée par {operations}",
    several: "plusieurs opérations",
    chart: "Table {id} {name}{column}",
    column: ", colonne {column}",
    total: "{mark} {total} ({modified}), {ways} sur {of} : {words}",
    alone: "Lu sur la table seule : une règle peut donner un autre résultat à un total naturel.",
  },
  ja: {
    rule: "ルール{section}、実行する操作：{operations}",
    several: "複数の操作",
    chart: "表{id} {name}{column}",
    column: "、列{column}",
    total: "{mark} {total}（{modified}）、{of}通りのうち{ways}通り：{words}",
    alone: "表だけから読んだもの。ルールが自然の出目に別の結果を与えることがある。",
  },
};
