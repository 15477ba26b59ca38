import type {
  Comparison,
  Explanation,
  MapGeometry,
  Odds,
  Prospects,
  Simulation,
  TakeOver,
  Telling,
  Verification,
} from "../client/generated/schemas";
import { analyse } from "../core/analysis/call";
import { compare as compareCall } from "../core/analysis/compare/compare";
import { explain as explainCall } from "../core/analysis/explain/explain";
import { odds as oddsCall } from "../core/analysis/odds/odds";
import { prospects as prospectsCall } from "../core/analysis/procedure/prospects";
import { simulate as simulateCall } from "../core/analysis/simulation/simulate";
import { takeOver as takeOverCall } from "../core/analysis/take-over/take-over";
import { tell as tellCall } from "../core/analysis/tell";
import { verify as verifyCall } from "../core/analysis/verify";
import type { Answer, Decisions, Malformed, Refusal, Reported } from "../core/contract/answer";
import type { Phrases } from "../core/contract/phrases";
import type { AnyRuleset } from "../core/contract/ruleset";
import type { SnapshotBase } from "../core/contract/snapshot";
import * as engine from "../core/engine/adjudicate";
import { seededPick } from "../core/engine/apply";
import * as maps from "../core/engine/map";
import { chooseMove } from "../core/engine/policy";
import { computeNamed } from "../core/engine/report";
import { isMalformed, malformed, onCharts, readSnapshot } from "../core/request/read";
import { languageFault, phrasesAsked, spokenLanguage, tellAnswer, wordAnswer } from "../core/text/localize";
import { typedText } from "../core/text/typed-text";
import { faultAt, inWords } from "../core/text/worded-fault";
import { registry } from "../rulesets/registry";
import type {
  CompareRequest,
  DecisionsRequest,
  Move,
  OddsRequest,
  Position,
  ProspectsRequest,
  Request,
  SimulateRequest,
} from "./request";
import type { OperationName, Operations, Ruleset } from "./ruleset";

export type {
  CompareAgainst,
  Comparison,
  Explanation,
  Odds,
  Prospects,
  Simulation,
  TakeOver,
  Telling,
  Verification,
} from "../client/generated/schemas";
export { canonicalJson, digestOf } from "../core/audit/canonical";
export type * from "../core/contract/answer";
export type * from "../core/contract/audit";
export type { ClosedValue, JsonSchema, Limit } from "../core/contract/choice";
export type { DecisionScope, Fault } from "../core/contract/request";
export type { SnapshotBase } from "../core/contract/snapshot";
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
  return wordAnswer(whole, engine.adjudicate(whole, request, { phrases }), phrases) as Answer<S, O[N]["outcome"]>;
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
  const spoken = spokenLanguage(whole, language);
  if (spoken === undefined) return malformed([languageFault(whole)]);
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
  return wordAnswer(whole, engine.decide(whole, request, { phrases }), phrases);
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
  return onCharts(charts, () => {
    const read = readSnapshot(whole, snapshot, charts);
    if (isMalformed(read)) return read;
    const move = chooseMove(whole, chosen, read.state, read.charts, seededPick(typedText(seed)));
    const named = move === undefined ? null : { ...move, operation: move.operation.name };
    return { kind: "SUGGESTION", move: named as Move<O> | null };
  });
}

/** How much of the time for an answer is gone, from 0 to 1: at 1 the work ends with what there is. */
export type Spent = () => number;

/** The exact odds of an operation, grouped by what `project` names; where branches are left, a sample beside them. */
export function odds<S extends SnapshotBase, O extends Operations, N extends OperationName<O>>(
  ruleset: Ruleset<S, O>,
  request: OddsRequest<NoInfer<S>, NoInfer<O>, N>,
  spent?: Spent,
): Odds | Refusal | Malformed {
  return analyse(wholeOf(ruleset), oddsCall, { ...request }, spent);
}

/** The exact odds of a whole procedure, grouped by how it ends and what `project` names; where it was cut, bounds and a sample. */
export function prospects<S extends SnapshotBase, O extends Operations, N extends OperationName<O>>(
  ruleset: Ruleset<S, O>,
  request: ProspectsRequest<NoInfer<S>, NoInfer<O>, N>,
  spent?: Spent,
): Prospects | Refusal | Malformed {
  return analyse(wholeOf(ruleset), prospectsCall, { ...request }, spent);
}

/** Plays one operation, a procedure, or whole games under a policy, many times over, and tells what they came to. */
export function simulate<S extends SnapshotBase, O extends Operations, N extends OperationName<O>>(
  ruleset: Ruleset<S, O>,
  request: SimulateRequest<NoInfer<S>, NoInfer<O>, N>,
  spent?: Spent,
): Simulation | Refusal | Malformed {
  return analyse(wholeOf(ruleset), simulateCall, { ...request }, spent);
}

/** Replays a request and says whether its answer is right, naming the first difference. Nothing of the answer is trusted. */
export function verify(
  ruleset: Ruleset,
  request: { readonly request: object; readonly answer: object },
): Verification | Malformed {
  return analyse(wholeOf(ruleset), verifyCall, { ...request }) as Verification | Malformed;
}

/** Resolves a request twice with the same dice, as it stands and with what is otherwise in `against`, and tells where the two part. */
export async function compare<S extends SnapshotBase, O extends Operations, N extends OperationName<O>>(
  ruleset: Ruleset<S, O>,
  request: CompareRequest<NoInfer<S>, NoInfer<O>, N>,
  spent?: Spent,
): Promise<Comparison | Malformed> {
  return (await analyse(wholeOf(ruleset), compareCall, { ...request }, spent)) as Comparison | Malformed;
}

/** Why a line of an audit trail says what it says: the rule, the chart, the modifiers, and what other totals would have meant. */
export async function explain(ruleset: Ruleset, request: ExplainRequest): Promise<Explanation | Malformed> {
  return (await analyse(wholeOf(ruleset), explainCall, { ...request })) as Explanation | Malformed;
}

/** The line to be explained: itself, or a recorded request and its place in the audit trail; in a language of the game. */
export type ExplainRequest = { readonly charts?: unknown; readonly language?: string } & (
  | { readonly entry: object }
  | { readonly request: object; readonly index: number }
);

/** Computes a report of the game, such as its log sheet, of an input that holds snapshots; in English unless that names a `language`. */
export async function report(
  ruleset: Ruleset,
  name: string,
  input: Readonly<Record<string, unknown>>,
): Promise<Reported | Malformed> {
  const whole = wholeOf(ruleset);
  const phrases = await phrasesAsked(whole, input.language, undefined);
  return inWords(await computeNamed(whole, name, input, phrases), phrases);
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
  if (language !== undefined && spokenLanguage(whole, language) === undefined) return malformed([languageFault(whole)]);
  const phrases = await phrasesAsked(whole, language, undefined);
  if (whole.map !== undefined) return inWords(await maps.drawMap(whole, whole.map, request, { language }), phrases);
  return inWords(
    malformed([faultAt("MAP_UNKNOWN", "/map", "The ruleset {id} has no map.", { id: whole.id })]),
    phrases,
  );
}

/**
 * An answer retold in a language: a `sentence` beside every entry of its audit trail, `words` beside every total of dice asked
 * for, titles in its decisions. A refusal keeps the words it was given by `adjudicate`.
 */
export async function tell<S extends SnapshotBase>(
  ruleset: Ruleset<S>,
  answer: Answer<S>,
  language: string,
): Promise<Answer<S> | Malformed> {
  const words = await loadWords(ruleset, language);
  return words.kind === "MALFORMED" ? words : tellAnswer(wholeOf(ruleset), answer, phrasesIn(words)!);
}

/**
 * An audit trail, or any of its lines, told in a language, without a replay: the first one of the game unless named. Faults for
 * what is no audit trail of a game here; whether it is right is for `verify` to say.
 */
export async function tellAudit(ruleset: Ruleset, request: TellRequest): Promise<Telling | Malformed> {
  return (await analyse(wholeOf(ruleset), tellCall, { ...request })) as Telling | Malformed;
}

/** The lines to be told, of which sentences are left out; in a language of the game. */
export interface TellRequest {
  readonly audit: readonly object[];
  readonly language?: string;
}

/**
 * A game that was begun on paper, taken over: a position that play goes on from, or every fact that is missing, in the words of a
 * language. Faults for what cannot be, and a refusal where a rule forbids a game begun like that.
 */
export async function takeOver(ruleset: Ruleset, request: TakeOverRequest): Promise<TakeOver | Refusal | Malformed> {
  return (await analyse(wholeOf(ruleset), takeOverCall, { ...request })) as TakeOver | Refusal | Malformed;
}

/** How the game was begun, as `new` takes it, and what is known of it, in the form of its game. */
export interface TakeOverRequest {
  readonly input?: object;
  readonly known?: object;
  readonly charts?: object;
  readonly language?: string;
}
