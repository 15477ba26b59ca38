/** What the command line says around the parts of a comparison; templates hold `{name}`. */
export interface CompareLines {
  readonly same: string;
  readonly apart: string;
  readonly one: string;
  readonly other: string;
  readonly ended: string;
  readonly refused: string;
  readonly needed: string;
  readonly line: string;
  readonly changes: string;
  readonly alone: string;
  readonly odds: string;
  readonly step: string;
  readonly alike: string;
}

/** By language; English where a language has none. */
export const COMPARE_LINES: Readonly<Record<string, CompareLines>> & { readonly en: CompareLines } = {
  en: {
    same: "Both end alike.",
    apart: "They end apart.",
    one: "As it stands: {text}",
    other: "Otherwise: {text}",
    ended: "nothing more",
    refused: "{message} ({section}, {code})",
    needed: "more dice are needed: {missing} of {dice}, {purpose}",
    line: "Line {index} of the audit is the first that differs, at {pointer}:",
    changes: "What stands otherwise afterwards:",
    alone: "Dice of this side alone: {rolls}",
    odds: "The odds, as it stands and otherwise:",
    step: "Step {version} is the first that would come out otherwise:",
    alike: "All {steps} steps would come out as they did.",
  },
  fr: {
    same: "Les deux finissent de même.",
    apart: "Les deux finissent autrement.",
    one: "Tel quel : {text}",
    other: "Autrement : {text}",
    ended: "rien de plus",
    refused: "{message} ({section}, {code})",
    needed: "il faut d'autres dés : {missing} de {dice}, {purpose}",
    line: "La ligne {index} du relevé est la première qui diffère, en {pointer} :",
    changes: "Ce qui n'est plus pareil ensuite :",
    alone: "Dés de ce seul côté : {rolls}",
    odds: "Les probabilités, tel quel et autrement :",
    step: "L'étape {version} est la première qui tournerait autrement :",
    alike: "Les {steps} étapes tourneraient toutes de même.",
  },
  ja: {
    same: "どちらも同じ結末。",
    apart: "結末が異なる。",
    one: "そのまま：{text}",
    other: "変更時：{text}",
    ended: "これ以上なし",
    refused: "{message}（{section}、{code}）",
    needed: "ダイスがさらに必要：{dice}のうち{missing}個、{purpose}",
    line: "記録の{index}行目が最初に異なる（{pointer}）：",
    changes: "その後に異なるもの：",
    alone: "こちらだけのダイス：{rolls}",
    odds: "確率（そのまま、変更時）：",
    step: "最初に結果が変わる手順は{version}：",
    alike: "{steps}の手順すべてが同じ結果になる。",
  },
};
