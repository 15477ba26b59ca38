import type { MapGeometry } from "../client/generated/schemas";
import type { Answer, Decisions, Malformed, Reported } from "../core/contract/answer";
import type { Phrases } from "../core/contract/phrases";
import type { Result } from "../core/contract/request";
import type { AnyRuleset } from "../core/contract/ruleset";
import type { SnapshotBase } from "../core/contract/snapshot";
import * as engine from "../core/engine/adjudicate";
import { seededPick } from "../core/engine/apply";
import * as maps from "../core/engine/map";
import { chooseMove } from "../core/engine/policy";
import { evaluateReportByName } from "../core/engine/report";
import { callWithCharts, isMalformed, malformed, readSnapshot } from "../core/request/read";
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

export { canonicalJson, digestOf } from "../core/audit/canonical";
export type * from "../core/contract/answer";
export type * from "../core/contract/audit";
export type { ClosedValue, JsonSchema, Limit } from "../core/contract/choice";
export type { DecisionScope, LocalizedFault as Fault } from "../core/contract/request";
export type { SnapshotBase } from "../core/contract/snapshot";
export * from "./analyses";
export type * from "./request";
export type * from "./ruleset";

/** Every game by its id, in the order listed; each is loaded when it is first asked for. */
export const rulesets: readonly { readonly id: string; readonly load: () => Promise<Ruleset> }[] = registry;

/** What the kernel knows of a ruleset. */
function wholeOf(ruleset: Ruleset): AnyRuleset {
  return ruleset as AnyRuleset;
}

/** The game of that id; undefined when there is none. */
export async function loadRuleset(id: string): Promise<Ruleset | undefined> {
  return rulesets.find((each) => each.id === id)?.load();
}

/** The input of `new` for the standard game, for who names none. */
export function standardGame<O extends Operations>(ruleset: Ruleset<SnapshotBase, O>): O["new"]["input"] {
  return wholeOf(ruleset).start.standard();
}

/**
 * Resolves one operation by the rules, with seeded dice or the faces of real ones: the new snapshot with its audit trail, a
 * rule that says no, a question for dice, or the faults of the request. It keeps nothing and changes no snapshot. With words
 * refusals, audit, totals and decisions are told in them, as the services do for a `language`.
 */
export function adjudicate<S extends SnapshotBase, O extends Operations, N extends OperationName<O>>(
  ruleset: Ruleset<S, O>,
  request: Request<NoInfer<S>, NoInfer<O>, N>,
  words?: Words,
): Answer<S, O[N]["outcome"]> {
  const whole = wholeOf(ruleset);
  const phrases = phrasesIn(words);
  return addSentences(whole, engine.adjudicate(whole, request, { phrases }), phrases) as Answer<S, O[N]["outcome"]>;
}

/** The words of a game in one language, as `loadWords` gives them: with them an answer comes in that language. */
export interface Words {
  readonly kind: "WORDS";
  /** Its tag, such as `fr`. */
  readonly language: string;
}

/** Words as they are kept here; nobody else has use for what is in them. */
interface LoadedWords extends Words {
  readonly phrases: Phrases;
}

function phrasesIn(words: Words | undefined): Phrases | undefined {
  return (words as LoadedWords | undefined)?.phrases;
}

/** Loads the words of one of a game's languages, for `adjudicate` and `decide` to answer in. */
export async function loadWords(ruleset: Ruleset, language: string): Promise<Words | Malformed> {
  const whole = wholeOf(ruleset);
  const spoken = supportedLanguage(whole, language);
  if (spoken === undefined) return formatAnswer(malformed([languageFault(whole)]), whole.templates);
  const words: LoadedWords = { kind: "WORDS", language: spoken, phrases: await whole.phrasesOf(spoken) };
  return words;
}

/**
 * What may be called on a snapshot, with its legal input as a JSON Schema, and the rule that closes what else is of this phase;
 * `decisions` asks for more of them or fewer. With words operations, fields, values and refusals are called in them.
 */
export function decide<S extends SnapshotBase>(
  ruleset: Ruleset<S>,
  request: DecisionsRequest<NoInfer<S>>,
  words?: Words,
): Decisions | Malformed {
  const whole = wholeOf(ruleset);
  const phrases = phrasesIn(words);
  return addSentences(whole, engine.decide(whole, request, { phrases }), phrases);
}

/** A legal move: an operation and its input, to be handed to `adjudicate` with a seed. */
export interface Suggestion<O extends Operations = Operations> {
  readonly kind: "SUGGESTION";
  /** Null when no operation is open: the game is over. */
  readonly move: Move<O> | null;
}

/** A legal move as a policy of the game would choose it: `cautious`, `aggressive`, or `random` unless told; the same for the same seed. */
export function suggest<S extends SnapshotBase, O extends Operations>(
  ruleset: Ruleset<S, O>,
  request: Position<NoInfer<S>> & { readonly policy?: string; readonly seed: string },
): Suggestion<O> | Malformed {
  const { snapshot, charts, policy = "random", seed } = request;
  const whole = wholeOf(ruleset);
  const policies = whole.analysis?.policies ?? {};
  const chosen = Object.hasOwn(policies, policy) ? policies[policy] : undefined;
  if (chosen === undefined) {
    const message = `A policy is one of ${Object.keys(policies).join(", ")}.`;
    return malformed([{ code: "POLICY_UNKNOWN", pointer: "/policy", message }]);
  }
  const answer = callWithCharts(charts, (): Result<Suggestion<O>> => {
    const read = readSnapshot(whole, snapshot, charts);
    if (isMalformed(read)) return read;
    const move = chooseMove(whole, chosen, read.state, read.charts, seededPick(normalizeText(seed)));
    const named = move === undefined ? null : { ...move, operation: move.operation.name };
    return { kind: "SUGGESTION", move: named as Move<O> | null };
  });
  return formatAnswer(answer, whole.templates);
}

/** Computes a report of the game, such as its log sheet, of an input that holds snapshots; in English unless that names a `language`. */
export async function report(
  ruleset: Ruleset,
  name: string,
  input: Readonly<Record<string, unknown>>,
): Promise<Reported | Malformed> {
  const whole = wholeOf(ruleset);
  const phrases = await requestedPhrases(whole, input.language, undefined);
  return evaluateReportByName(whole, name, input, phrases);
}

/** What a map is drawn of; all of it may be left out. */
export interface MapRequest<S extends SnapshotBase = SnapshotBase> extends Partial<Position<S>> {
  readonly viewer?: string;
  readonly language?: string;
}

/** A map: a whole SVG document, and the numbers it is drawn from. */
export interface MapAnswer {
  readonly kind: "MAP";
  readonly svg: string;
  readonly geometry: MapGeometry;
}

/** Draws the game's map: bare, or with a snapshot on it as a viewer sees it; in English unless a language is named. */
export async function drawMap<S extends SnapshotBase>(
  ruleset: Ruleset<S>,
  { language, ...request }: MapRequest<NoInfer<S>> = {},
): Promise<MapAnswer | Malformed> {
  const whole = wholeOf(ruleset);
  const { map, templates: sayings } = whole;
  if (language !== undefined && supportedLanguage(whole, language) === undefined)
    return formatAnswer(malformed([languageFault(whole)]), sayings);
  const phrases = await requestedPhrases(whole, language, undefined);
  const answer =
    map === undefined
      ? malformed([faultAt("MAP_UNKNOWN", "/map", { id: whole.id })])
      : await maps.drawMap(whole, map, request, language);
  return formatAnswer(answer, phrases ?? sayings);
}

/**
 * An answer retold in a language: a `sentence` beside every entry of its audit trail, `words` beside every total of dice asked
 * for, titles in its decisions. Refusals and faults keep the words that `adjudicate` gave them.
 */
export async function tell<S extends SnapshotBase>(
  ruleset: Ruleset<S>,
  answer: Answer<S>,
  language: string,
): Promise<Answer<S> | Malformed> {
  const words = await loadWords(ruleset, language);
  return words.kind === "MALFORMED" ? words : localizeAnswer(wholeOf(ruleset), answer, phrasesIn(words)!);
}
