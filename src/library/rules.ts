import type { MapGeometry } from "../client/generated/schemas";
import type { Answer, Decisions, Reported } from "../core/contract/answer";
import type { Phrases } from "../core/contract/phrases";
import type { Malformed, Result } from "../core/contract/request";
import type { AnyRuleset } from "../core/contract/ruleset";
import type { SnapshotBase } from "../core/contract/snapshot";
import * as engine from "../core/engine/adjudicate";
import { seededPick } from "../core/engine/apply";
import * as maps from "../core/engine/map";
import { chooseMove } from "../core/engine/policy";
import { evaluateReportByName } from "../core/engine/report";
import { callWithCharts } from "../core/request/charts";
import { isMalformed, malformed } from "../core/request/result";
import { parseSnapshot } from "../core/request/snapshot";
import {
  addSentences,
  languageFault,
  localizeAnswer,
  requestedPhrases,
  supportedLanguage,
} from "../core/text/localize";
import { faultAt, formatAnswer } from "../core/text/message";
import { normalizeText } from "../core/text/typed-text";
import { registry } from "../rulesets/registry";
import type { DecisionsRequest, Move, Position, Request } from "./request";
import type { OperationName, Operations, Ruleset } from "./ruleset";

export type * from "../core/contract/answer";
export type * from "../core/contract/audit";
export type { ClosedValue, JsonSchema, Limit } from "../core/contract/choice";
export type { DecisionScope, LocalizedFault as Fault, Malformed } from "../core/contract/request";
export type { SnapshotBase } from "../core/contract/snapshot";
export { canonicalJson, digestOf } from "../core/json/canonical";
export * from "./analyses";
export type * from "./request";
export type * from "./ruleset";

/** Every game by its id, in a fixed order. Each one is loaded on demand. */
export const rulesets: readonly { readonly id: string; readonly load: () => Promise<Ruleset> }[] = registry;

/** Returns the kernel's view of a ruleset. */
function kernelRuleset(ruleset: Ruleset): AnyRuleset {
  return ruleset as AnyRuleset;
}

/** Loads the game with that id. Undefined if it does not exist. */
export async function loadRuleset(id: string): Promise<Ruleset | undefined> {
  return rulesets.find((each) => each.id === id)?.load();
}

/** Returns the input of `new` for the standard game. */
export function standardGame<O extends Operations>(ruleset: Ruleset<SnapshotBase, O>): O["new"]["input"] {
  return kernelRuleset(ruleset).start.standard();
}

/**
 * Resolves one operation, with seeded or real dice. Returns the new snapshot with its audit trail, a refusal, a request
 * for dice, or faults. It stores nothing and does not change the snapshot. With `words`, refusals, audit, totals and
 * decisions are localized, as the service does for `language`.
 */
export function adjudicate<S extends SnapshotBase, O extends Operations, N extends OperationName<O>>(
  ruleset: Ruleset<S, O>,
  request: Request<NoInfer<S>, NoInfer<O>, N>,
  words?: Words,
): Answer<S, O[N]["outcome"]> {
  const whole = kernelRuleset(ruleset);
  const phrases = phrasesIn(words);
  return addSentences(whole, engine.adjudicate(whole, request, { phrases }), phrases) as Answer<S, O[N]["outcome"]>;
}

/** The words of a game in one language, from `loadWords`. Pass them to localize an answer. */
export interface Words {
  readonly kind: "WORDS";
  /** The language tag, such as `fr`. */
  readonly language: string;
}

/** The words with their internal catalogue. */
interface LoadedWords extends Words {
  readonly phrases: Phrases;
}

function phrasesIn(words: Words | undefined): Phrases | undefined {
  return (words as LoadedWords | undefined)?.phrases;
}

/** Loads the words of one of a game's languages, for `adjudicate` and `decide`. */
export async function loadWords(ruleset: Ruleset, language: string): Promise<Words | Malformed> {
  const whole = kernelRuleset(ruleset);
  const spoken = supportedLanguage(whole, language);
  if (spoken === undefined) return formatAnswer(malformed([languageFault(whole)]), whole.templates);
  const words: LoadedWords = { kind: "WORDS", language: spoken, phrases: await whole.phrasesOf(spoken) };
  return words;
}

/**
 * Lists the open operations of a snapshot, each with its legal input as a JSON Schema. Lists the other operations of
 * this phase with the rules that close them. `decisions` selects more or fewer operations. With `words`, operations,
 * fields, values and refusals are localized.
 */
export function decide<S extends SnapshotBase>(
  ruleset: Ruleset<S>,
  request: DecisionsRequest<NoInfer<S>>,
  words?: Words,
): Decisions | Malformed {
  const whole = kernelRuleset(ruleset);
  const phrases = phrasesIn(words);
  return addSentences(whole, engine.listDecisions(whole, request, { phrases }), phrases);
}

/** A legal move: an operation and its input. Pass it to `adjudicate` with a seed. */
export interface Suggestion<O extends Operations = Operations> {
  readonly kind: "SUGGESTION";
  /** Null if no operation is open: the game is over. */
  readonly move: Move<O> | null;
}

/**
 * Suggests a legal move by a policy of the game: `cautious`, `aggressive` or `random`. Default: `random`. The same seed
 * gives the same move.
 */
export function suggest<S extends SnapshotBase, O extends Operations>(
  ruleset: Ruleset<S, O>,
  request: Position<NoInfer<S>> & { readonly policy?: string; readonly seed: string },
): Suggestion<O> | Malformed {
  const { snapshot, charts, policy = "random", seed } = request;
  const whole = kernelRuleset(ruleset);
  const policies = whole.analysis?.policies ?? {};
  const chosen = Object.hasOwn(policies, policy) ? policies[policy] : undefined;
  if (chosen === undefined) {
    const known = Object.keys(policies);
    const message =
      known.length === 0
        ? "Use another function: this game has no policies."
        : `\`policy\` must be one of ${known.join(", ")}.`;
    return malformed([{ code: "POLICY_UNKNOWN", pointer: "/policy", message }]);
  }
  const answer = callWithCharts(charts, (): Result<Suggestion<O>> => {
    const parsed = parseSnapshot(whole, snapshot, charts);
    if (isMalformed(parsed)) return parsed;
    const move = chooseMove(whole, chosen, parsed.state, parsed.charts, seededPick(normalizeText(seed)));
    const namedMove = move === undefined ? null : { ...move, operation: move.operation.name };
    return { kind: "SUGGESTION", move: namedMove as Move<O> | null };
  });
  return formatAnswer(answer, whole.templates);
}

/**
 * Computes a report of the game, such as its log sheet, from an input with snapshots. Default language: English.
 * `input.language` selects another.
 */
export async function report(
  ruleset: Ruleset,
  name: string,
  input: Readonly<Record<string, unknown>>,
): Promise<Reported | Malformed> {
  const whole = kernelRuleset(ruleset);
  const phrases = await requestedPhrases(whole, input.language, undefined);
  return evaluateReportByName(whole, name, input, phrases);
}

/** Options for drawing a map. All of them are optional. */
export interface MapRequest<S extends SnapshotBase = SnapshotBase> extends Partial<Position<S>> {
  readonly viewer?: string;
  readonly language?: string;
}

/** A map: a complete SVG document, and its geometry. */
export interface MapAnswer {
  readonly kind: "MAP";
  readonly svg: string;
  readonly geometry: MapGeometry;
}

/** Draws the game's map, bare or with a snapshot as a viewer sees it. Default language: English. */
export async function drawMap<S extends SnapshotBase>(
  ruleset: Ruleset<S>,
  { language, ...request }: MapRequest<NoInfer<S>> = {},
): Promise<MapAnswer | Malformed> {
  const whole = kernelRuleset(ruleset);
  const { map, templates } = whole;
  if (language !== undefined && supportedLanguage(whole, language) === undefined)
    return formatAnswer(malformed([languageFault(whole)]), templates);
  const phrases = await requestedPhrases(whole, language, undefined);
  const answer =
    map === undefined
      ? malformed([faultAt("MAP_UNKNOWN", "/map", { id: whole.id })])
      : await maps.drawMap(whole, map, request, language);
  return formatAnswer(answer, phrases ?? templates);
}

/**
 * Localizes an answer: adds a `sentence` to every audit entry, `words` to every total of requested dice, and titles to
 * its decisions. Refusals and faults keep the language that `adjudicate` gave them.
 */
export async function tell<S extends SnapshotBase>(
  ruleset: Ruleset<S>,
  answer: Answer<S>,
  language: string,
): Promise<Answer<S> | Malformed> {
  const words = await loadWords(ruleset, language);
  return words.kind === "MALFORMED" ? words : localizeAnswer(kernelRuleset(ruleset), answer, phrasesIn(words)!);
}
