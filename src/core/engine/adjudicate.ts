import type { Adjudicated, Answer, Decision, Decisions, NeedsRoll, Refusal, Resolution } from "../contract/answer";
import type { AnyChart } from "../contract/chart";
import type { MessageTemplates, Phrases } from "../contract/phrases";
import type {
  DecisionScope,
  Fault,
  InvalidRequest,
  Malformed,
  Message,
  Request,
  Result,
  StoredPart,
} from "../contract/request";
import type { AnyRuleset } from "../contract/ruleset";
import type { SnapshotBase } from "../contract/snapshot";
import { type Dice, TapeFaceWrong } from "../dice/dice";
import { LabelledTape } from "../dice/labelled-tape";
import { ALGORITHM, SeededDice } from "../dice/seeded";
import { TapeDice } from "../dice/tape";
import { digestOf } from "../json/canonical";
import { cloneJson } from "../json/clone";
import { callWithCharts, parseCharts, unplayableChartsFault } from "../request/charts";
import { issueFaults, mergeFaults } from "../request/fault";
import { decisionFields, operationFields, parseRequest, requestFaults, viewerFaults } from "../request/fields";
import { impossible } from "../request/impossible";
import { isMalformed, isRejected, malformed } from "../request/result";
import { revisionOf } from "../request/revision";
import { parseSnapshot } from "../request/snapshot";
import { textFaults } from "../request/texts";
import { faultAt, formatAnswer } from "../text/message";
import { normalizeText } from "../text/typed-text";
import { readerOf } from "./audit-marks";
import { DiceLimitSignal, NeedsRollSignal, OperationContext } from "./context";
import { decisionsOf } from "./decisions";
import { followingRolls } from "./following-rolls";
import { callFaults, diceLimitFault, type ReadyCall, readyCall, refuse } from "./legality";
import { RequestedRerolls, RerollRefused, type RerollTrial } from "./rerolls";
import { automaticOperation, runToNextDecision } from "./run-on";
import { startDecision } from "./start-decision";
import { decisionsForViewer, sideViewOf } from "./views";

/** The language of messages. Default: English, with codes unchanged. */
interface LanguageOptions {
  readonly phrases?: Phrases | undefined;
}

/**
 * Resolves one request and, with `runOn`, the automatic steps after it. Pure and total. Every operation is called
 * through here.
 */
export function adjudicate(ruleset: AnyRuleset, request: Request, words: LanguageOptions = {}): Answer {
  return formatAnswer(resolveRequest(ruleset, request, words), words.phrases ?? ruleset.templates);
}

/** Resolves the raw fields of a client's request. Reports faults of fields and of their contents together. */
export function adjudicateFields(
  ruleset: AnyRuleset,
  operation: string,
  fields: RawFields,
  words: LanguageOptions = {},
): Answer {
  const { request, faults } = parseRequest(ruleset, operation, fields, operationFields(ruleset));
  return formatAnswer(resolveRequest(ruleset, request, words, faults), words.phrases ?? ruleset.templates);
}

/** The fields of a request as the client sent them. */
type RawFields = Readonly<Record<string, unknown>>;

/**
 * Resolves a request like `adjudicate`, but without localizing its faults. `fieldFaults` are faults already found in
 * its fields.
 */
export function resolveRequest(
  ruleset: AnyRuleset,
  request: Request,
  { phrases }: LanguageOptions = {},
  fieldFaults: readonly Fault[] = [],
): Result<Adjudicated> {
  const templates = phrases ?? ruleset.templates;
  const answer = adjudicateOne(ruleset, request, fieldFaults, templates);
  if (request.runOn !== true || answer.kind !== "RESOLUTION") return answer;
  return runToNextDecision(request, answer, {
    resolve: (next) => adjudicateOne(ruleset, next, [], templates),
    openAfter: (resolution) => openAfter(ruleset, resolution, request),
  });
}

function adjudicateOne(
  ruleset: AnyRuleset,
  request: Request,
  fieldFaults: readonly Fault[],
  templates: MessageTemplates,
): Result<Adjudicated> {
  const valueFaults = requestFaults(ruleset, request);
  if (fieldFaults.length + valueFaults.length > 0)
    return malformed(mergeFaults(fieldFaults, valueFaults, callFaults(ruleset, request)));
  const call = (): Result<Adjudicated> => {
    const ready = readyCall(ruleset, request, templates);
    if (isRejected(ready)) return ready;
    const answer = resolve(ruleset, ready, request, templates);
    return request.charts === undefined || request.charts === null
      ? answer
      : checkPlayable(ruleset, ready.charts, answer, request.storedPart);
  };
  return callWithCharts(request.charts, call);
}

/** Returns the answer, or a fault if the caller's charts led to a snapshot that cannot be played. */
function checkPlayable(
  ruleset: AnyRuleset,
  charts: unknown,
  answer: Result<Adjudicated>,
  storedPart?: StoredPart,
): Result<Adjudicated> {
  if (answer.kind !== "RESOLUTION") return answer;
  const parsed = ruleset.snapshot.safeParse(answer.snapshot);
  // Charts name ships. The next request would be refused if it contained a name that cannot be typed.
  const untypable = storedPart === undefined ? textFaults(answer.snapshot, "/snapshot") : [];
  const faults = parsed.success
    ? mergeFaults(untypable, impossible(ruleset.invariants, parsed.data, charts))
    : issueFaults(parsed.error, "/snapshot", "SNAPSHOT_MALFORMED");
  const [fault] = faults;
  return fault === undefined ? answer : unplayableChartsFault(impossibleStateMessage(fault));
}

function impossibleStateMessage({ pointer, message }: Fault): Message {
  return { id: "why/impossible-place", values: { pointer, message } };
}

function wrongFaceFault({ request, position, face }: TapeFaceWrong): Fault {
  const { sides, low = 1 } = request;
  // Ten-sided dice are printed with a 0, which some charts read as ten.
  const zero = low === 1 ? { id: "zero/ten" } : { id: "zero/zero" };
  const values = { face, position, sides, low, high: low + sides - 1, zero: sides === 10 ? zero : "" };
  return faultAt("TAPE_FACE_WRONG/die", `/dice/${position}`, values);
}

/** The fields that a request for decisions can have. */
type DecisionRequest = Pick<Request, "snapshot" | "charts" | "decisions" | "viewer" | "storedPart">;

/** Lists the operations for a snapshot; without one, the start of a game. */
export function listDecisions(
  ruleset: AnyRuleset,
  request: DecisionRequest,
  { phrases }: LanguageOptions = {},
): Decisions | Malformed {
  return decisionsForRequest(ruleset, request, phrases, []);
}

/** Lists decisions for the raw fields of a client's request. */
export function listDecisionsFromFields(
  ruleset: AnyRuleset,
  fields: RawFields,
  { phrases }: LanguageOptions = {},
): Decisions | Malformed {
  const { request, faults } = parseRequest(ruleset, "decisions", fields, decisionFields(ruleset));
  return decisionsForRequest(ruleset, request, phrases, faults);
}

function decisionsForRequest(
  ruleset: AnyRuleset,
  request: DecisionRequest,
  phrases: Phrases | undefined,
  requestFieldFaults: readonly Fault[],
): Decisions | Malformed {
  const { viewer } = request;
  const fieldFaults = [...requestFieldFaults, ...viewerFaults(ruleset, viewer)];
  const answer = callWithCharts(request.charts, (): Result<Decisions> => {
    if (request.snapshot === undefined || request.snapshot === null)
      return startDecisions(ruleset, request, fieldFaults, phrases);
    const read = parseSnapshot(ruleset, request.snapshot, request.charts, request.storedPart);
    if (isMalformed(read)) return malformed(mergeFaults(fieldFaults, read.faults));
    if (fieldFaults.length > 0) return malformed(fieldFaults);
    const all = decisionsOf(ruleset, read.state, read.charts, request.decisions, phrases);
    const decisions = viewer === undefined ? all : decisionsForViewer(ruleset, viewer, read.state, all);
    return { kind: "DECISIONS", ruleset: ruleset.id, decisions };
  });
  return formatAnswer(answer, phrases ?? ruleset.templates);
}

/** Returns the start of a game, with the defaults of the standard game. */
function startDecisions(
  ruleset: AnyRuleset,
  { charts: overrides, decisions }: DecisionRequest,
  fieldFaults: readonly Fault[],
  phrases: Phrases | undefined,
): Result<Decisions> {
  const charts = parseCharts(ruleset, overrides);
  if (isMalformed(charts)) return malformed(mergeFaults(fieldFaults, charts.faults));
  if (fieldFaults.length > 0) return malformed(fieldFaults);
  if (decisions === "NONE") return { kind: "DECISIONS", ruleset: ruleset.id, decisions: [] };
  const start = startDecision(ruleset, charts.charts, phrases, decisions);
  return { kind: "DECISIONS", ruleset: ruleset.id, decisions: [start] };
}

/**
 * Returns the decisions after a resolution, as far as a run needs them. They are computed here if the resolution does
 * not contain them with their input. Most steps need only the names, which are much cheaper.
 */
export function openAfter(
  ruleset: AnyRuleset,
  { snapshot, decisions }: Resolution,
  { charts, decisions: scope, storedPart }: Pick<Request, "charts" | "decisions" | "storedPart">,
): readonly Decision[] {
  if (scope !== "NONE" && scope !== "NAMES") return decisions;
  const list = (listed: DecisionScope): readonly Decision[] => {
    const answer = listDecisions(ruleset, { snapshot, charts, decisions: listed, storedPart });
    return answer.kind === "DECISIONS" ? answer.decisions : [];
  };
  const names = scope === "NAMES" ? decisions : list("NAMES");
  return automaticOperation(names) === undefined ? names : list("OPEN");
}

function resolve(
  ruleset: AnyRuleset,
  ready: ReadyCall,
  request: Request,
  templates: MessageTemplates,
): Result<Adjudicated> {
  const { operation, charts, input } = ready;
  const draft = ready.firstDraft ?? ready.draft();
  const scope = { ruleset: ruleset.id, operation: operation.name, step: draft.step };
  const ordinals = request.rerolls?.length ? request.rerolls : undefined;
  const tape = tapeOf(request);
  const isReadLater = ordinals !== undefined || request.views !== undefined || tape !== undefined;
  const before = isReadLater ? cloneJson(draft) : draft;
  const dice = (): Dice => tapeOf(request) ?? new SeededDice(seedOf(request), scope);
  const trial = { operation, charts, input, dice, draft: () => cloneJson(before) };
  const rerolls = ordinals && new RequestedRerolls(ruleset, ordinals, trial);
  const level = request.audit ?? "FULL";
  const ctx: AnyContext = new OperationContext(draft, charts, tape ?? dice(), level, rerolls, readerOf(ruleset.marks));
  let outcome: unknown;
  try {
    outcome = operation.resolve(ctx, input);
  } catch (error) {
    const following = () => listFollowing(trial, request, ctx);
    return answerInterruption(ruleset, operation, ctx, error, templates, following);
  }
  const unreached = rerolls?.firstUnreached(ctx.rolls) ?? -1;
  if (unreached >= 0) {
    return malformed([faultAt("REROLL_UNREACHED", `/rerolls/${unreached}`, { rolls: ctx.rolls })]);
  }
  if (tape !== undefined && tape.remaining > 0) {
    const values = { left: tape.remaining, rolled: tape.position };
    return malformed([faultAt("TAPE_LEFT_OVER", `/dice/${tape.position}`, values)]);
  }
  draft.step += 1;
  const decisions = decisionsOf(ruleset, draft, charts, request.decisions, templates);
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

/** Returns the seed: normalized as typed text, or unchanged if it comes from a stored game. */
function seedOf({ seed, storedPart }: Request): string {
  return storedPart === "ALL" ? seed! : normalizeText(seed!);
}

/** Returns the tape of a request, after its recorded rolls if any; undefined if a seed makes the dice. */
function tapeOf({ dice, rolls }: Request): TapeDice | LabelledTape | undefined {
  const tape = dice && new TapeDice(dice);
  return tape && rolls ? new LabelledTape(rolls, tape) : tape;
}

type AnyContext = OperationContext<SnapshotBase, unknown>;

/** Returns the rolls that are certain to follow the missing dice. Empty for dice recorded elsewhere and for rerolls. */
function listFollowing(
  { operation, charts, input, draft }: Pick<RerollTrial, "operation" | "charts" | "input" | "draft">,
  { dice = [], rolls, rerolls }: Request,
  ctx: AnyContext,
): NeedsRoll["following"] {
  if (rolls !== undefined || rerolls?.length) return [];
  const run = (probe: Dice): void => {
    operation.resolve(new OperationContext(draft(), charts, probe, "NONE"), input);
  };
  return followingRolls(run, dice, (section) => ctx.cite(section));
}

function answerInterruption(
  ruleset: AnyRuleset,
  operation: { readonly name: string; readonly rules: readonly string[] },
  ctx: AnyContext,
  error: unknown,
  templates: MessageTemplates,
  following: () => NeedsRoll["following"],
): NeedsRoll | Refusal | InvalidRequest {
  if (error instanceof RerollRefused) {
    const refusal = refuse(ruleset, operation, ctx.state, error.reason, templates);
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
      following: following(),
      audit: ctx.audit,
      dice: faces,
    };
  }
  if (error instanceof TapeFaceWrong) {
    return malformed([wrongFaceFault(error)]);
  }
  if (error instanceof DiceLimitSignal) return diceLimitFault();
  throw error;
}
