import { cloneJson, digestOf } from "../audit/canonical";
import type { Answer, Decision, Malformed, NeedsRoll, Refusal, Resolution } from "../contract/answer";
import type { AnyOperation, SnapshotBase } from "../contract/operation";
import type { Fault, Request } from "../contract/request";
import type { AnyRuleset } from "../contract/ruleset";
import { type Dice, TapeFaceWrong } from "../dice/dice";
import { ALGORITHM, SeededDice } from "../dice/seeded";
import { TapeDice } from "../dice/tape";
import { faultsOf, gathered } from "../request/fault";
import { requestFaults } from "../request/fields";
import { malformed, onCharts, readSnapshot, unplayable } from "../request/read";
import { DiceLimitSignal, NeedsRollSignal, OperationContext } from "./context";
import { decisionsOf } from "./decisions";
import { callFaults, type ReadyCall, readyCall, refuse, tooManyDice } from "./legality";
import { RerollRefused, WatchedDice } from "./rerolls";
import { sideViewOf } from "./views";

/**
 * Resolves one request: pure, total, and the only way an operation is ever called. Faults that were found where the request
 * was read are answered together with those that the kernel finds.
 */
export function adjudicate(ruleset: AnyRuleset, request: Request, found: readonly Fault[] = []): Answer {
  const asked = requestFaults(ruleset, request);
  if (found.length + asked.length > 0) return malformed(gathered(found, asked, callFaults(ruleset, request)));
  const call = (): Answer => {
    const ready = readyCall(ruleset, request);
    if ("kind" in ready) return ready;
    const answer = resolve(ruleset, ready, request);
    return request.charts === undefined || request.charts === null ? answer : playable(ruleset, ready.charts, answer);
  };
  return onCharts(request.charts, call);
}

/** What a caller's charts led to, unless it is a snapshot that could not be played on. */
function playable(ruleset: AnyRuleset, charts: unknown, answer: Answer): Answer {
  if (answer.kind !== "RESOLUTION") return answer;
  const parsed = ruleset.snapshot.safeParse(answer.snapshot);
  const faults = parsed.success
    ? ruleset.invariants(parsed.data, charts)
    : faultsOf(parsed.error, "/snapshot", "SNAPSHOT_MALFORMED");
  const [fault] = faults;
  return fault === undefined ? answer : unplayable(`They lead to an impossible ${fault.pointer}: ${fault.message}`);
}

/** Every operation of a ruleset for one snapshot. */
export interface Decisions {
  readonly kind: "DECISIONS";
  readonly ruleset: string;
  readonly decisions: readonly Decision[];
}

/** Lists every operation for a snapshot as it was read, unless faults were found where the request was read, or are found here. */
export function decide(
  ruleset: AnyRuleset,
  request: Pick<Request, "snapshot" | "charts">,
  found: readonly Fault[] = [],
): Decisions | Malformed {
  return onCharts(request.charts, () => {
    const read = readSnapshot(ruleset, request.snapshot, request.charts);
    if (!read.ok) return malformed(gathered(found, read.faults));
    if (found.length > 0) return malformed(found);
    return { kind: "DECISIONS", ruleset: ruleset.id, decisions: decisionsOf(ruleset, read.state, read.charts) };
  });
}

function resolve(ruleset: AnyRuleset, ready: ReadyCall, request: Request): Answer {
  const { operation, charts, input } = ready;
  const draft = ready.read ?? ready.draft();
  const scope = { ruleset: ruleset.id, operation: operation.name, step: draft.step };
  const tape = request.dice === undefined ? undefined : new TapeDice(request.dice);
  const dice: Dice = tape ?? new SeededDice(request.seed!, scope);
  const rerolls = request.rerolls ?? [];
  const pay = (ordinal: number): void => payReroll(ruleset, ctx, ordinal, rerolls.indexOf(ordinal), trial);
  const ctx: AnyContext = new OperationContext(draft, charts, dice, request.audit ?? "FULL", rerolls, pay);
  const before = rerolls.length > 0 || request.views !== undefined ? cloneJson(draft) : draft;
  const trial = (upTo: number): readonly number[] => {
    const fresh = request.dice === undefined ? new SeededDice(request.seed!, scope) : new TapeDice(request.dice);
    return decidingRolls(ruleset, operation, cloneJson(before), charts, input, fresh, rerolls, upTo);
  };
  let outcome: unknown;
  try {
    outcome = operation.resolve(ctx, input);
  } catch (error) {
    return interrupted(ruleset, operation, ctx, error);
  }
  const missed = rerolls.findIndex((ordinal) => ordinal >= ctx.rolls);
  if (missed >= 0) {
    const message = `This operation made ${ctx.rolls} rolls; they are counted from 0.`;
    return malformed([{ code: "REROLL_UNREACHED", pointer: `/rerolls/${missed}`, message }]);
  }
  if (tape !== undefined && tape.left > 0) {
    const message = `The tape holds ${tape.left} more than the ${tape.position} faces this operation rolled.`;
    return malformed([{ code: "TAPE_LEFT_OVER", pointer: `/dice/${tape.position}`, message }]);
  }
  draft.step += 1;
  const decisions = decisionsOf(ruleset, draft, charts);
  return {
    kind: "RESOLUTION",
    ruleset: ruleset.id,
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

/** Pays for a roll made again, or refuses it: nothing held, or a roll that may not be. */
function payReroll(
  ruleset: AnyRuleset,
  ctx: AnyContext,
  ordinal: number,
  index: number,
  trial: (upTo: number) => readonly number[],
): void {
  const rule = ruleset.rerolls!;
  const onlyLast = rule.onlyLast(ctx.state);
  const barred = onlyLast !== undefined && !trial(ordinal).includes(ordinal) ? onlyLast : undefined;
  const reason = rule.refusal(ctx.state) ?? barred;
  if (reason !== undefined) throw new RerollRefused(index, reason);
  rule.spend(ctx);
}

/** The rolls that lose the game and that end it when only the rerolls before `upTo` are made; none when it goes on. */
function decidingRolls(
  ruleset: AnyRuleset,
  operation: AnyOperation | AnyRuleset["start"],
  draft: SnapshotBase,
  charts: unknown,
  input: unknown,
  dice: Dice,
  rerolls: readonly number[],
  upTo: number,
): readonly number[] {
  const lost = (): boolean => ruleset.rerolls!.lost(draft, charts);
  const ending = new WatchedDice(dice, () => lost() && ruleset.over(draft));
  const losing = new WatchedDice(ending, lost);
  const earlier = rerolls.filter((ordinal) => ordinal < upTo);
  const ctx: AnyContext = new OperationContext(draft, charts, losing, "NONE", earlier, () =>
    ruleset.rerolls!.spend(ctx),
  );
  try {
    operation.resolve(ctx, input);
  } catch (error) {
    // A tape holds no faces for what was not played; what was seen up to there decides.
    if (!(error instanceof NeedsRollSignal || error instanceof TapeFaceWrong)) throw error;
  }
  return [losing.deciding, ending.deciding].filter((ordinal) => ordinal !== undefined);
}

type AnyContext = OperationContext<SnapshotBase, unknown>;

function interrupted(
  ruleset: AnyRuleset,
  operation: { readonly name: string; readonly rules: readonly string[] },
  ctx: AnyContext,
  error: unknown,
): NeedsRoll | Refusal | Malformed {
  if (error instanceof RerollRefused) {
    const refusal = refuse(ruleset, operation, ctx.state, error.reason);
    return { ...refusal, pointer: `/rerolls/${error.index}` };
  }
  if (error instanceof NeedsRollSignal) {
    const { label, dice, chart, column } = error.header;
    const { sides, count, low } = error.notation;
    const { held, citation, modifiers, totals } = error;
    const high = low + sides - 1;
    const next = { label, dice, count, sides, low, high, held, citation, chart, column, modifiers, totals };
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
    const { position, message } = error;
    return malformed([{ code: "TAPE_FACE_WRONG", pointer: `/dice/${position}`, message }]);
  }
  if (error instanceof DiceLimitSignal) return tooManyDice();
  throw error;
}
