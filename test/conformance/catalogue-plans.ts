import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cloneJson } from "../../src/core/audit/canonical";
import type { AuditEntry } from "../../src/core/contract/audit";
import type { ChartPack } from "../../src/core/contract/chart";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import type { SnapshotBase } from "../../src/core/contract/snapshot";
import { SeededDice } from "../../src/core/dice/seeded";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { apply, type Move } from "../../src/core/engine/apply";
import { auditForViewer } from "../../src/core/engine/views";
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

/** What the words of a game must cover beside what its charts and labels say, and the play that they are read in. */
export interface CataloguePlan {
  readonly ruleset: AnyRuleset;
  /** Codes of the vocabulary, and what one of them may stand under, such as `PHASE.`. */
  readonly vocabulary: readonly string[];
  readonly scopes: readonly string[];
  /** Codes of effects that the charts make, and no source names. */
  readonly effects: readonly string[];
  /** What stands in a call that makes an effect and is no code of one. */
  readonly literals: readonly string[];
  /** Things that charts list without a name, and things that only play brings about. */
  readonly named: readonly string[];
  /** Ids of things with a name that no line tells of. */
  readonly untold: RegExp;
  readonly modifiers: readonly string[];
  /** True for a chart whose results are proper names. */
  readonly names: (chart: string) => boolean;
  /** Letters whose rulings are numbered without a gap. */
  readonly numbered: readonly string[];
  /** Games at random; each move is looked at before it is made. */
  readonly play: (look: Look) => void;
  /** Names that Japanese writes as the charts do, and sentences with an id that an example made up. */
  readonly foreign: RegExp;
  /** Ids that vectors made up. */
  readonly invented: RegExp;
}

const codesOf = (...lists: readonly unknown[]): string[] =>
  lists.flat(2).filter((code): code is string => typeof code === "string");

const copies = (kind: string, most: number): string[] =>
  Array.from({ length: most }, (_, index) => `${kind}_${index + 1}`);

const { EDITIONS: _, CHITS: __, CARD_SYMBOLS: ___, ...told } = pq17Vocabulary;

const incidents = Object.entries(goebenPack.charts.INCIDENT_MARKERS.facts.markers);

const air = pq17Pack.charts.AIR_UNITS.facts.units.flatMap(({ id }) => copies(id, 3));

const huntersCharts: ChartPack["charts"] = hunters.pack.charts;

/** The plans, one a ruleset. */
export const PLANS: readonly CataloguePlan[] = [
  {
    ruleset: hunters,
    vocabulary: codesOf(Object.values(huntersVocabulary)),
    scopes: ["PHASE.", "fate.", "reason.", "award.", "boatDue."],
    effects: [],
    literals: [],
    named: [],
    untold: /^$/,
    modifiers: [],
    names: (chart) => huntersCharts[chart]?.kind === "roster" || chart === "T4",
    numbered: ["D", "E"],
    play: (look) => {
      for (let index = 0; index < 10; index += 1) {
        const { input, seed } = career(index);
        playAtRandom(hunters, input, seed, look);
      }
    },
    // More than five hits are told by an evasion in the first printing alone, and in English; they come before a sinking.
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
    named: [
      ...goebenPack.charts.COASTAL_DEFENCE.facts.units.map(({ id }) => id),
      ...incidents.flatMap(([kind, { count }]) => [kind, ...copies(kind, count)]),
    ],
    untold: /^$/,
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
    vocabulary: codesOf(Object.values(told), BATTLE_STEPS),
    scopes: ["PHASE.", "RESULT."],
    effects: [],
    literals: [],
    named: [
      ...pq17Pack.charts.AIR_COVER.facts.radii.map(({ id }) => id),
      ...pq17Pack.charts.AIR_COVER.facts.sectors.map(({ id }) => id),
      ...air,
      ...["task_force", "convoy", "wolf_pack", "dummy", "axis_convoy"].flatMap((kind) => copies(kind, 30)),
    ],
    untold: /^(pq|qp|jw|ra)_\d+b?$/,
    modifiers: ["GALE_DISPERSAL"],
    names: () => false,
    numbered: ["D"],
    play: (look) => {
      for (const index of [0, 9]) playPq17(index, look, 200);
    },
    // A ship is told with the id of its force where several forces are drawn from; one example names a force by itself.
    foreign: /.*イベントを受ける艦.*|.*berthed clyde.*/,
    invented:
      /^(berthed_clyde|hurricane_2|tf_second|tf_3|port_force|convoy_waiting|jw_51b|pq_1[78]|qp_14|interceptor|fighter|photo|pack)$/,
  },
];

/** The ships of The Hunters, longest first. */
function shipNames(): RegExp {
  const charts = Object.values(huntersCharts).filter(({ kind, id }) => kind === "roster" || id === "T4");
  const rows = charts.flatMap(({ rows: own, columns }) => [
    ...(own ?? []),
    ...(columns ?? []).flatMap((each) => each.rows),
  ]);
  const names = rows.map((row) => String((row as { result?: unknown }).result)).sort((a, b) => b.length - a.length);
  return new RegExp(
    [...names.map((name) => name.replaceAll(/[.()]/g, "\\$&")), "Flak", "cm", "\\d hits"].join("|"),
    "g",
  );
}

/** The codes that a ruleset's chapters name where they change the snapshot, by themselves or through a helper, and those the charts make. */
export function effectCodes({ ruleset, effects, literals }: CataloguePlan): string[] {
  const calls = sourcesOf(ruleset).flatMap((source) =>
    [...source.matchAll(/(?<!function )\b(?:ctx\s*\.(?:set|push)|changeVp|unstow|discard|addSpaces)\(/g)].map((match) =>
      callAt(source, match.index + match[0].length - 1),
    ),
  );
  const named = calls.flatMap((call) => [...call.matchAll(/"([A-Z][A-Z0-9_]*[A-Z])"/g)].map(([, code]) => code!));
  return [...new Set([...named.filter((code) => !literals.includes(code)), ...effects])].sort();
}

/** A refusal as a source names it; `params` are what it gives its sentence, undefined where the source does not tell. */
interface NamedRefusal {
  readonly code: string;
  readonly section: string;
  readonly variant: string | undefined;
  readonly params: readonly string[] | undefined;
}

const REFUSED = /\b(?:illegal|reason)\(\s*"([A-Z_]+)(?:\/([\w-]+))?",\s*"([^"]+)"(?:,\s*\{([^{}]*)\}|(,))?/g;

const REFUSED_AS_DATA =
  /\bcode: "([A-Z_]+)",\s*section: "([^"]+)"(?:,\s*variant: "([\w-]+)")?(?!,\s*(?:sentence|message|find))/g;

/** The refusals that a ruleset's chapters name with their sections. */
export function refusalsNamed({ id }: AnyRuleset): readonly NamedRefusal[] {
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

/** Codes of the modifiers that charts list, of the terms that rules add, and of those the plan knows of. */
export function modifierCodes({ ruleset, modifiers }: CataloguePlan): string[] {
  const listed = Object.values(ruleset.pack.charts).flatMap((chart) => chart.modifiers ?? []);
  const terms = sourcesOf(ruleset).flatMap((source) => [...source.matchAll(/\bterm\("([A-Z_]+)"/g)]);
  return [...listed.map(({ code }) => code), ...terms.map(([, code]) => code!), ...modifiers];
}

/** Every result, event and column of the charts that is a code; columns named by numbers and dates are none. */
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

/** Ids of everything that the facts of the charts give a name. */
export function namedIds({ ruleset, named, untold }: CataloguePlan): string[] {
  const ids = Object.values(ruleset.pack.charts).flatMap(({ facts }) => idsIn(facts));
  return [...ids.filter((id) => !untold.test(id)), ...named];
}

function idsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const { id, name } = value as { readonly id?: unknown; readonly name?: unknown };
  const own = typeof id === "string" && typeof name === "string" ? [id] : [];
  return [...own, ...Object.values(value).flatMap(idsIn)];
}

/** Hears a line; not `whole` is one that a side may read, which leaves out what the side may not know. */
type Hear = (entry: AuditEntry, whole: boolean) => void;

/** The lines of games at random, as the referee and each side read them; those of the examples are heard among the vectors. */
export function playedLines({ ruleset, play }: CataloguePlan, hear: Hear): void {
  const charts = ruleset.pack.charts;
  play((before, { operation, input }) => {
    const after = cloneJson(before);
    const dice = new SeededDice("words", { ruleset: ruleset.id, operation: operation.name, step: before.step });
    const { ctx } = apply(operation, after, charts, cloneJson(input), dice, "FULL");
    linesOf(ruleset, before, after, ctx.audit, hear);
  });
}

/** The lines of every vector that resolves. */
export function vectorLines({ ruleset }: CataloguePlan, hear: Hear): void {
  for (const vector of vectorFiles(ruleset.id).flatMap(({ content }) => content.vectors)) {
    const request = requestOf(ruleset.id, vector);
    const answer = adjudicate(ruleset, { operation: vector.operation, ...request, decisions: "NONE" });
    if (answer.kind !== "RESOLUTION") continue;
    linesOf(ruleset, (request.snapshot ?? answer.snapshot) as SnapshotBase, answer.snapshot, answer.audit, hear);
  }
}

function linesOf(
  ruleset: AnyRuleset,
  before: SnapshotBase,
  after: SnapshotBase,
  audit: readonly AuditEntry[],
  hear: Hear,
): void {
  for (const entry of audit) hear(entry, true);
  if (ruleset.views === undefined) return;
  for (const side of [...ruleset.views.sides, null]) {
    for (const entry of auditForViewer(ruleset, side, before, after, audit)) hear(entry, false);
  }
}

function sourcesOf({ id }: Pick<AnyRuleset, "id">, except = /^$/): string[] {
  const root = fileURLToPath(new URL(`../../src/rulesets/${id}/chapters`, import.meta.url));
  const paths = readdirSync(root, { recursive: true, encoding: "utf8" });
  const own = paths.filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts") && !except.test(path));
  return own.map((path) => readFileSync(join(root, path), "utf8"));
}

/** The text of a call from its opening parenthesis on. */
function callAt(source: string, start: number): string {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    if (source[at] === "(") depth += 1;
    if (source[at] === ")") depth -= 1;
    if (depth === 0) return source.slice(start, at + 1);
  }
  throw new Error("A call never ends.");
}
