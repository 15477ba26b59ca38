import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AuditEntry } from "../../src/core/contract/audit";
import type { ChartPack } from "../../src/core/contract/chart";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import type { SnapshotBase } from "../../src/core/contract/snapshot";
import { SeededDice } from "../../src/core/dice/seeded";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { apply, type Move } from "../../src/core/engine/apply";
import { auditForViewer } from "../../src/core/engine/views";
import { cloneJson } from "../../src/core/json/clone";
import { pack as goebenPack } from "../../src/rulesets/goeben/charts/pack";
import { goeben } from "../../src/rulesets/goeben/index";
import * as goebenVocabulary from "../../src/rulesets/goeben/vocabulary";
import { hunters } from "../../src/rulesets/hunters/index";
import * as huntersVocabulary from "../../src/rulesets/hunters/vocabulary";
import { BATTLE_STEPS } from "../../src/rulesets/pq17/chapters/7-5-surface-combat/state";
import { pack as pq17Pack } from "../../src/rulesets/pq17/charts/pack";
import { pq17 } from "../../src/rulesets/pq17/index";
import * as pq17Vocabulary from "../../src/rulesets/pq17/vocabulary";
import { playGoeben } from "../properties/goeben-play";
import { career } from "../properties/hunters-play";
import { playAtRandom } from "../properties/play";
import { playPq17 } from "../properties/pq17-play";
import { requestOf, vectorFiles } from "./vectors";

type Look = (state: SnapshotBase, move: Move) => void;

/**
 * A game's expectations for its catalogue, besides charts and labels, and the games in which the catalogue is checked.
 */
export interface CataloguePlan {
  readonly ruleset: AnyRuleset;
  /** Codes of the vocabulary, and the scopes one of them can have, such as `PHASE.`. */
  readonly vocabulary: readonly string[];
  readonly scopes: readonly string[];
  /** Effect codes that come from the charts and appear in no source file. */
  readonly effects: readonly string[];
  /** Upper-case literals in effect calls that are not effect codes. */
  readonly literals: readonly string[];
  /** Ids that charts list without a name, and ids that exist only during play. */
  readonly unlistedIds: readonly string[];
  /** Named ids that no audit line mentions. */
  readonly unspokenIds: RegExp;
  readonly modifiers: readonly string[];
  /** True for a chart whose results are proper names. */
  readonly names: (chart: string) => boolean;
  /** Letters whose rulings must be numbered without gaps. */
  readonly numbered: readonly string[];
  /** Plays random games and shows each move before it is made. */
  readonly play: (look: Look) => void;
  /** Names that Japanese keeps in Latin letters, as the charts do, and sentences with an id invented by an example. */
  readonly foreign: RegExp;
  /** Ids invented by vectors. */
  readonly invented: RegExp;
}

const codesOf = (...lists: readonly unknown[]): string[] =>
  lists.flat(2).filter((code): code is string => typeof code === "string");

const copies = (kind: string, most: number): string[] =>
  Array.from({ length: most }, (_, index) => `${kind}_${index + 1}`);

const { EDITIONS: _, CHITS: __, CARD_SYMBOLS: ___, ...sentenceVocabulary } = pq17Vocabulary;

const incidents = Object.entries(goebenPack.charts.INCIDENT_MARKERS.facts.markers);

const air = pq17Pack.charts.AIR_UNITS.facts.units.flatMap(({ id }) => copies(id, 3));

const huntersCharts: ChartPack["charts"] = hunters.pack.charts;

/** One plan per ruleset. */
export const PLANS: readonly CataloguePlan[] = [
  {
    ruleset: hunters,
    vocabulary: codesOf(Object.values(huntersVocabulary)),
    scopes: ["PHASE.", "fate.", "reason.", "award.", "boatDue."],
    effects: [],
    literals: [],
    unlistedIds: [],
    unspokenIds: /^$/,
    modifiers: [],
    names: (chart) => huntersCharts[chart]?.kind === "roster" || chart === "T4",
    numbered: ["D", "E"],
    play: (look) => {
      for (let index = 0; index < 10; index += 1) {
        const { input, seed } = career(index);
        playAtRandom(hunters, input, seed, look);
      }
    },
    // Only the first printing has an evasion with more than five hits, and only in English. It precedes a sinking.
    foreign: shipNames(),
    invented: /^$/,
  },
  {
    ruleset: goeben,
    vocabulary: codesOf(Object.values(goebenVocabulary)),
    scopes: ["PHASE.", "kind."],
    effects: goebenPack.charts.BOMBARDMENT_HIT.columns.flatMap(({ rows }) =>
      rows.flatMap(({ vpDice, result }) => (vpDice === null ? [] : [`VP_${result.toUpperCase()}`])),
    ),
    literals: goebenVocabulary.INTELLIGENCE_EFFECTS,
    unlistedIds: [
      ...goebenPack.charts.COASTAL_DEFENCE.facts.units.map(({ id }) => id),
      ...incidents.flatMap(([kind, { count }]) => [kind, ...copies(kind, count)]),
    ],
    unspokenIds: /^$/,
    modifiers: goebenVocabulary.CARGO.map((cargo) => cargo.toUpperCase()),
    names: () => false,
    numbered: ["D"],
    play: (look) => {
      for (let index = 0; index < 5; index += 1) playGoeben(index, index === 4, look);
    },
    foreign: /^$/,
    invented: /^$/,
  },
  {
    ruleset: pq17,
    vocabulary: codesOf(Object.values(sentenceVocabulary), BATTLE_STEPS),
    scopes: ["PHASE.", "RESULT."],
    effects: [],
    literals: [],
    unlistedIds: [
      ...pq17Pack.charts.AIR_COVER.facts.radii.map(({ id }) => id),
      ...pq17Pack.charts.AIR_COVER.facts.sectors.map(({ id }) => id),
      ...air,
      ...["task_force", "convoy", "wolf_pack", "dummy", "axis_convoy"].flatMap((kind) => copies(kind, 30)),
    ],
    unspokenIds: /^(pq|qp|jw|ra)_\d+b?$/,
    modifiers: ["GALE_DISPERSAL"],
    names: () => false,
    numbered: ["D"],
    play: (look) => {
      for (const index of [0, 9]) playPq17(index, look, 200);
    },
    // One example names a force by itself.
    foreign: /.*berthed clyde.*/,
    invented:
      /^(berthed_clyde|hurricane_2|tf_second|tf_3|port_force|convoy_waiting|jw_51b|pq_1[78]|qp_14|interceptor|fighter|photo|pack)$/,
  },
];

/** The ships of The Hunters, longest first. */
function shipNames(): RegExp {
  const charts = Object.values(huntersCharts).filter(({ kind, id }) => kind === "roster" || id === "T4");
  const rows = charts.flatMap(({ rows: plainRows, columns }) => [
    ...(plainRows ?? []),
    ...(columns ?? []).flatMap((each) => each.rows),
  ]);
  const names = rows.map((row) => String((row as { result?: unknown }).result)).sort((a, b) => b.length - a.length);
  return new RegExp(
    [...names.map((name) => name.replaceAll(/[.()]/g, "\\$&")), "Flak", "cm", "\\d hits"].join("|"),
    "g",
  );
}

/**
 * Returns the effect codes of a ruleset's chapters, used directly or through a helper, and the codes made by the
 * charts.
 */
export function effectCodes({ ruleset, effects, literals }: CataloguePlan): string[] {
  const calls = sourcesOf(ruleset).flatMap((source) =>
    [...source.matchAll(/(?<!function )\b(?:ctx\s*\.(?:set|push)|changeVp|unstow|discard|addSpaces)\(/g)].map((match) =>
      callAt(source, match.index + match[0].length - 1),
    ),
  );
  const codes = calls.flatMap((call) => [...call.matchAll(/"([A-Z][A-Z0-9_]*[A-Z])"/g)].map(([, code]) => code!));
  return [...new Set([...codes.filter((code) => !literals.includes(code)), ...effects])].sort();
}

/**
 * A refusal in a source file. `params` are the parameters of its sentence, undefined if the source does not show them.
 */
interface NamedRefusal {
  readonly code: string;
  readonly section: string;
  readonly variant: string | undefined;
  readonly params: readonly string[] | undefined;
}

const REFUSED = /\b(?:illegal|reason)\(\s*"([A-Z_]+)(?:\/([\w-]+))?",\s*"([^"]+)"(?:,\s*\{([^{}]*)\}|(,))?/g;

const REFUSED_AS_DATA =
  /\bcode: "([A-Z_]+)",\s*section: "([^"]+)"(?:,\s*variant: "([\w-]+)")?(?!,\s*(?:sentence|message|find))/g;

/** Finds the refusals in a ruleset's chapters, with their sections. */
export function findRefusals({ id }: AnyRuleset): readonly NamedRefusal[] {
  return sourcesOf({ id }, /invariants|state\.ts/).flatMap((source) => [
    ...[...source.matchAll(REFUSED)].map(([, code, variant, section, params = "", other]) => {
      const names = params.split(",").map((each) => each.split(":")[0]!.trim());
      return { code: code!, variant, section: section!, params: other === undefined ? names : undefined };
    }),
    ...[...source.matchAll(REFUSED_AS_DATA)].map(([, code, section, variant]) => {
      return { code: code!, variant, section: section!, params: undefined };
    }),
  ]);
}

/** Returns the codes of modifiers listed by charts, of terms added by rules, and of those in the plan. */
export function modifierCodes({ ruleset, modifiers }: CataloguePlan): string[] {
  const chartModifiers = Object.values(ruleset.pack.charts).flatMap((chart) => chart.modifiers ?? []);
  const terms = sourcesOf(ruleset).flatMap((source) => [...source.matchAll(/\bterm\("([A-Z_]+)"/g)]);
  return [...chartModifiers.map(({ code }) => code), ...terms.map(([, code]) => code!), ...modifiers];
}

/**
 * Returns every result, event and column of the charts that is a code. Columns named by a number or date are skipped.
 */
export function chartCodes({ ruleset, names }: CataloguePlan): { readonly chart: string; readonly code: string }[] {
  return Object.values(ruleset.pack.charts).flatMap(({ id, rows, columns = [] }) => {
    const all = names(id) ? [] : [...(rows ?? []), ...columns.flatMap((column) => column.rows)];
    const results = all.flatMap((row) => {
      const { result, unclear, event } = row as Readonly<Record<string, unknown>>;
      return codesOf(result, unclear, event);
    });
    const ids = columns.map((column) => column.id).filter((column) => !/^[\d*]$|\d{4}/.test(column));
    return [...new Set([...results, ...ids])].map((code) => ({ chart: id, code }));
  });
}

/** Returns the ids of everything that has a name in the charts' facts. */
export function namedIds({ ruleset, unlistedIds, unspokenIds }: CataloguePlan): string[] {
  const ids = Object.values(ruleset.pack.charts).flatMap(({ facts }) => idsIn(facts));
  return [...ids.filter((id) => !unspokenIds.test(id)), ...unlistedIds];
}

function idsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const { id, name } = value as { readonly id?: unknown; readonly name?: unknown };
  const ids = typeof id === "string" && typeof name === "string" ? [id] : [];
  return [...ids, ...Object.values(value).flatMap(idsIn)];
}

/** Receives an audit line. `whole` is false for a side's view, which omits what the side may not know. */
type LineVisitor = (entry: AuditEntry, whole: boolean) => void;

/**
 * Visits the lines of random games in the referee's and each side's view. Example lines are visited with the vectors.
 */
export function playedLines({ ruleset, play }: CataloguePlan, visit: LineVisitor): void {
  const charts = ruleset.pack.charts;
  play((before, { operation, input }) => {
    const after = cloneJson(before);
    const dice = new SeededDice("words", { ruleset: ruleset.id, operation: operation.name, step: before.step });
    const { ctx } = apply(operation, after, charts, cloneJson(input), dice, "FULL");
    linesOf(ruleset, before, after, ctx.audit, visit);
  });
}

/** Visits the audit lines of every vector that resolves. */
export function vectorLines({ ruleset }: CataloguePlan, visit: LineVisitor): void {
  for (const vector of vectorFiles(ruleset.id).flatMap(({ content }) => content.vectors)) {
    const request = requestOf(ruleset.id, vector);
    const answer = adjudicate(ruleset, { operation: vector.operation, ...request, decisions: "NONE" });
    if (answer.kind !== "RESOLUTION") continue;
    linesOf(ruleset, (request.snapshot ?? answer.snapshot) as SnapshotBase, answer.snapshot, answer.audit, visit);
  }
}

function linesOf(
  ruleset: AnyRuleset,
  before: SnapshotBase,
  after: SnapshotBase,
  audit: readonly AuditEntry[],
  visit: LineVisitor,
): void {
  for (const entry of audit) visit(entry, true);
  if (ruleset.views === undefined) return;
  for (const side of [...ruleset.views.sides, null]) {
    for (const entry of auditForViewer(ruleset, side, before, after, audit)) visit(entry, false);
  }
}

function sourcesOf({ id }: Pick<AnyRuleset, "id">, except = /^$/): string[] {
  const root = fileURLToPath(new URL(`../../src/rulesets/${id}/chapters`, import.meta.url));
  const paths = readdirSync(root, { recursive: true, encoding: "utf8" });
  const sources = paths.filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts") && !except.test(path));
  return sources.map((path) => readFileSync(join(root, path), "utf8"));
}

/** Returns the text of a call from its opening parenthesis. */
function callAt(source: string, start: number): string {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    if (source[at] === "(") depth += 1;
    if (source[at] === ")") depth -= 1;
    if (depth === 0) return source.slice(start, at + 1);
  }
  throw new Error("A call never ends.");
}
