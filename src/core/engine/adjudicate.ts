import { cloneJson, digestOf } from "../audit/canonical";
import type {
  Adjudicated,
  Answer,
  Decision,
  Decisions,
  Malformed,
  NeedsRoll,
  Refusal,
  Resolution,
} from "../contract/answer";
import type { AnyChart } from "../contract/chart";
import type { Phrases, Sayings } from "../contract/phrases";
import type { Fault, Message, Request, Result, StoredPart, Unread } from "../contract/request";
import type { AnyRuleset } from "../contract/ruleset";
import type { SnapshotBase } from "../contract/snapshot";
import { type Dice, TapeFaceWrong } from "../dice/dice";
import { LabelledTape } from "../dice/labelled-tape";
import { ALGORITHM, SeededDice } from "../dice/seeded";
import { TapeDice } from "../dice/tape";
import { faultsOf, gathered } from "../request/fault";
import { DECISION_FIELDS, operationFields, readRequest, requestFaults } from "../request/fields";
import { impossible } from "../request/impossible";
import {
  isMalformed,
  isNo,
  malformed,
  onCharts,
  readCharts,
  readSnapshot,
  textFaults,
  unplayable,
} from "../request/read";
import { revisionOf } from "../request/revision";
import { faultAt, sayAnswer } from "../text/message";
import { typedText } from "../text/typed-text";
import { readerOf } from "./audit-marks";
import { DiceLimitSignal, NeedsRollSignal, OperationContext } from "./context";
import { decisionsOf } from "./decisions";
import { callFaults, type ReadyCall, readyCall, refuse, tooManyDice } from "./legality";
import { RequestedRerolls, RerollRefused } from "./rerolls";
import { ranOn } from "./run-on";
import { startDecision } from "./start-decision";
import { sideViewOf } from "./views";

/** The words of an answer. Default: English, with codes as they are. */
interface InWords {
  readonly phrases?: Phrases | undefined;
}

/**
 * Resolves one request, and the steps that follow by themselves where it asks to run on: pure, total, and the only way an
 * operation is ever called.
 */
export function adjudicate(ruleset: AnyRuleset, request: Request, words: InWords = {}): Answer {
  return sayAnswer(resolveRequest(ruleset, request, words), words.phrases ?? ruleset.sayings);
}

/** Resolves a request as a client sent it, by field. Faults of its fields come together with those of what they contain. */
export function adjudicateFields(ruleset: AnyRuleset, operation: string, fields: Fields, words: InWords = {}): Answer {
  const { request, faults } = readRequest(ruleset, operation, fields, operationFields(ruleset));
  return sayAnswer(resolveRequest(ruleset, request, words, faults), words.phrases ?? ruleset.sayings);
}

/** The fields of a request as a client sent them. */
type Fields = Readonly<Record<string, unknown>>;

/** Resolves a request as `adjudicate` does, and leaves it to the caller to say the faults. `found` are those of its fields. */
export function resolveRequest(
  ruleset: AnyRuleset,
  request: Request,
  { phrases }: InWords = {},
  found: readonly Fault[] = [],
): Result<Adjudicated> {
  const sayings = phrases ?? ruleset.sayings;
  const answer = adjudicateOne(ruleset, request, found, sayings);
  if (request.runOn !== true || answer.kind !== "RESOLUTION") return answer;
  return ranOn(request, answer, {
    resolve: (next) => adjudicateOne(ruleset, next, [], sayings),
    openAfter: (resolution) => openAfter(ruleset, resolution, request),
  });
}

function adjudicateOne(
  ruleset: AnyRuleset,
  request: Request,
  found: readonly Fault[],
  sayings: Sayings,
): Result<Adjudicated> {
  const asked = requestFaults(ruleset, request);
  if (found.length + asked.length > 0) return malformed(gathered(found, asked, callFaults(ruleset, request)));
  const call = (): Result<Adjudicated> => {
    const ready = readyCall(ruleset, request, sayings);
    if (isNo(ready)) return ready;
    const answer = resolve(ruleset, ready, request, sayings);
    return request.charts === undefined || request.charts === null
      ? answer
      : playable(ruleset, ready.charts, answer, request.storedPart);
  };
  return onCharts(request.charts, call);
}

/** The answer that a caller's charts led to, unless its snapshot could not be played on. */
function playable(
  ruleset: AnyRuleset,
  charts: unknown,
  answer: Result<Adjudicated>,
  storedPart?: StoredPart,
): Result<Adjudicated> {
  if (answer.kind !== "RESOLUTION") return answer;
  const parsed = ruleset.snapshot.safeParse(answer.snapshot);
  // The charts name ships, and a name that nobody can type would be refused with the next request.
  const strange = storedPart === undefined ? textFaults(answer.snapshot, "/snapshot") : [];
  const faults = parsed.success
    ? gathered(strange, impossible(ruleset.invariants, parsed.data, charts))
    : faultsOf(parsed.error, "/snapshot", "SNAPSHOT_MALFORMED");
  const [fault] = faults;
  return fault === undefined ? answer : unplayable(leadsTo(fault));
}

function leadsTo({ pointer, message }: Fault): Message {
  return { id: "why/impossible-place", values: { pointer, message } };
}

function wrongFace({ request, position, face }: TapeFaceWrong): Fault {
  const { sides, low = 1 } = request;
  // Ten-sided dice are printed with a 0, which some charts read as ten.
  const zero = low === 1 ? { id: "zero/ten" } : { id: "zero/zero" };
  const values = { face, position, sides, low, high: low + sides - 1, zero: sides === 10 ? zero : "" };
  return faultAt("TAPE_FACE_WRONG/die", `/dice/${position}`, values);
}

/** What a request for decisions may name. */
type DecisionRequest = Pick<Request, "snapshot" | "charts" | "decisions" | "storedPart">;

/** Lists every operation for a snapshot, and for none the start of a game. */
export function decide(
  ruleset: AnyRuleset,
  request: DecisionRequest,
  { phrases }: InWords = {},
): Decisions | Malformed {
  return decideRequest(ruleset, request, phrases, []);
}

/** Lists decisions for a request as a client sent it, by field. */
export function decideFields(ruleset: AnyRuleset, fields: Fields, { phrases }: InWords = {}): Decisions | Malformed {
  const { request, faults } = readRequest(ruleset, "decisions", fields, DECISION_FIELDS);
  return decideRequest(ruleset, request, phrases, faults);
}

function decideRequest(
  ruleset: AnyRuleset,
  request: DecisionRequest,
  phrases: Phrases | undefined,
  found: readonly Fault[],
): Decisions | Malformed {
  const answer = onCharts(request.charts, (): Result<Decisions> => {
    if (request.snapshot === undefined || request.snapshot === null) return beginning(ruleset, request, found, phrases);
    const read = readSnapshot(ruleset, request.snapshot, request.charts, request.storedPart);
    if (isMalformed(read)) return malformed(gathered(found, read.faults));
    if (found.length > 0) return malformed(found);
    return {
      kind: "DECISIONS",
      ruleset: ruleset.id,
      decisions: decisionsOf(ruleset, read.state, read.charts, request.decisions, phrases),
    };
  });
  return sayAnswer(answer, phrases ?? ruleset.sayings);
}

/** What may be called where there is no game yet: its start, with the defaults of the standard game. */
function beginning(
  ruleset: AnyRuleset,
  { charts: overrides, decisions }: DecisionRequest,
  found: readonly Fault[],
  phrases: Phrases | undefined,
): Result<Decisions> {
  const charts = readCharts(ruleset, overrides);
  if (isMalformed(charts)) return malformed(gathered(found, charts.faults));
  if (found.length > 0) return malformed(found);
  const start = decisions === "NONE" ? [] : [startDecision(ruleset, charts.charts, phrases)];
  return { kind: "DECISIONS", ruleset: ruleset.id, decisions: start };
}

/** What may be called after a resolution: among the decisions it lists, which are listed anew where its request wanted none. */
export function openAfter(
  ruleset: AnyRuleset,
  { snapshot, decisions }: Resolution,
  { charts, decisions: scope, storedPart }: Pick<Request, "charts" | "decisions" | "storedPart">,
): readonly Decision[] {
  if (scope !== "NONE") return decisions;
  const answer = decide(ruleset, { snapshot, charts, decisions: "OPEN", storedPart });
  return answer.kind === "DECISIONS" ? answer.decisions : [];
}

function resolve(ruleset: AnyRuleset, ready: ReadyCall, request: Request, sayings: Sayings): Result<Adjudicated> {
  const { operation, charts, input } = ready;
  const draft = ready.read ?? ready.draft();
  const scope = { ruleset: ruleset.id, operation: operation.name, step: draft.step };
  const ordinals = request.rerolls?.length ? request.rerolls : undefined;
  const before = ordinals !== undefined || request.views !== undefined ? cloneJson(draft) : draft;
  const tape = tapeOf(request);
  const dice = (): Dice => tapeOf(request) ?? new SeededDice(seedOf(request), scope);
  const trial = { operation, charts, input, dice, draft: () => cloneJson(before) };
  const rerolls = ordinals && new RequestedRerolls(ruleset, ordinals, trial);
  const level = request.audit ?? "FULL";
  const ctx: AnyContext = new OperationContext(draft, charts, tape ?? dice(), level, rerolls, readerOf(ruleset.marks));
  let outcome: unknown;
  try {
    outcome = operation.resolve(ctx, input);
  } catch (error) {
    return interrupted(ruleset, operation, ctx, error, sayings);
  }
  const unreached = rerolls?.unreached(ctx.rolls) ?? -1;
  if (unreached >= 0) {
    return malformed([faultAt("REROLL_UNREACHED", `/rerolls/${unreached}`, { rolls: ctx.rolls })]);
  }
  if (tape !== undefined && tape.left > 0) {
    const values = { left: tape.left, rolled: tape.position };
    return malformed([faultAt("TAPE_LEFT_OVER", `/dice/${tape.position}`, values)]);
  }
  draft.step += 1;
  const decisions = decisionsOf(ruleset, draft, charts, request.decisions, sayings);
  return {
    kind: "RESOLUTION",
    ruleset: ruleset.id,
    revision: revisionOf(ruleset),
    operation: operation.name,
    snapshot: draft,
    outcome,
    audit: ctx.audit,
    dice: ctx.tape,
    decisions,
    digest: digestOf(draft),
    algorithm: tape === undefined ? ALGORITHM : "tape/1",
    ...(request.views && {
      views: request.views.map((viewer) => sideViewOf(ruleset, viewer, before, draft, ctx.audit, decisions)),
    }),
  } satisfies Resolution;
}

/** The seed of a request as people type it, or as a stored game recorded it. */
function seedOf({ seed, storedPart }: Request): string {
  return storedPart === "ALL" ? seed! : typedText(seed!);
}

/** The tape of a request, behind rolls made elsewhere where it has some; undefined where a seed makes its dice. */
function tapeOf({ dice, rolls }: Request): TapeDice | LabelledTape | undefined {
  const tape = dice && new TapeDice(dice);
  return tape && rolls ? new LabelledTape(rolls, tape) : tape;
}

type AnyContext = OperationContext<SnapshotBase, unknown>;

function interrupted(
  ruleset: AnyRuleset,
  operation: { readonly name: string; readonly rules: readonly string[] },
  ctx: AnyContext,
  error: unknown,
  sayings: Sayings,
): NeedsRoll | Refusal | Unread {
  if (error instanceof RerollRefused) {
    const refusal = refuse(ruleset, operation, ctx.state, error.reason, sayings);
    return { ...refusal, pointer: `/rerolls/${error.index}` };
  }
  if (error instanceof NeedsRollSignal) {
    const { label, dice, chart, column } = error.header;
    const { sides, count, low } = error.notation;
    const { held, citation, modifiers, totals } = error;
    const high = low + sides - 1;
    const chartName = (ctx.charts as Readonly<Record<string, AnyChart>>)[chart ?? ""]?.name ?? null;
    const next = { label, dice, count, sides, low, high, held, citation, chart, chartName, column, modifiers, totals };
    const faces = [...ctx.tape, ...held];
    return {
      kind: "NEEDS_ROLL",
      ruleset: ruleset.id,
      operation: operation.name,
      next,
      audit: ctx.audit,
      dice: faces,
    };
  }
  if (error instanceof TapeFaceWrong) {
    return malformed([wrongFace(error)]);
  }
  if (error instanceof DiceLimitSignal) return tooManyDice();
  throw error;
}
