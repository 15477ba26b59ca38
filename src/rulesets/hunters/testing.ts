import type { z } from "zod";
import { appliedEffects } from "../../core/audit/effects";
import type { Answer, Refusal } from "../../core/contract/answer";
import type { AuditEntry } from "../../core/contract/audit";
import type { Operation } from "../../core/contract/operation";
import type { Request } from "../../core/contract/request";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { adjudicate } from "../../core/engine/adjudicate";
import { start } from "./chapters/4-setup/operations";
import { addMonths } from "./chapters/shared/calendar";
import { careerBackInPort } from "./chapters/shared/examples";
import { pack } from "./charts/pack";
import type { Charts } from "./charts/schema";
import { hunters } from "./index";
import { type LogRow, type Patrol, type Rulings, type Snapshot, snapshotSchema } from "./snapshot";
import type { Area, BoatType, Edition, Mission, Quality, System } from "./vocabulary";

/** What a played operation brought: the new snapshot, its outcome, the audit, the tape, and the rulings it names. */
export interface Played<O> {
  readonly snapshot: Snapshot;
  readonly outcome: O;
  readonly audit: readonly AuditEntry[];
  readonly dice: readonly number[];
  readonly rulings: readonly string[];
}

// biome-ignore lint/suspicious/noExplicitAny: an operation of any input and outcome can be played
type AnyHuntersOperation = Operation<Snapshot, Charts, any, any>;

/** A ruleset of a few operations, for tests that need no others. */
export function rulesetOf(...operations: AnyHuntersOperation[]): AnyRuleset {
  return { ...hunters, operations, invariants: () => [] };
}

/** Plays an operation on a tape, which must be used up; fails unless it resolves and its effects account for every change. */
export function play<I, O>(
  snapshot: Snapshot,
  operation: Operation<Snapshot, Charts, I, O>,
  input: I,
  dice: readonly number[] = [],
): Played<O> {
  const answer = adjudicate(rulesetOf(operation), { operation: operation.name, snapshot, input, dice });
  return checked(snapshot, answer, operation.outcome);
}

/** Plays an operation on seeded dice, with the same checks. */
export function playSeeded<I, O>(
  snapshot: Snapshot,
  operation: Operation<Snapshot, Charts, I, O>,
  input: I,
  seed: string,
): Played<O> {
  const answer = adjudicate(rulesetOf(operation), { operation: operation.name, snapshot, input, seed });
  return checked(snapshot, answer, operation.outcome);
}

/** Starts a career on a tape. */
export function begin(input: unknown, dice: readonly number[] = []): Played<z.infer<typeof start.outcome>> {
  const answer = adjudicate(rulesetOf(), { operation: "new", input, dice });
  return checked(undefined, answer, start.outcome);
}

/** The refusal an operation gives; fails when it gives none. */
export function refusal(
  snapshot: Snapshot | undefined,
  operation: Pick<AnyHuntersOperation, "name">,
  input: unknown,
): Refusal {
  const operations = operation.name === "new" ? [] : [operation as AnyHuntersOperation];
  const request: Request = { operation: operation.name, snapshot, input, seed: "any" };
  const answer = adjudicate(rulesetOf(...operations), request);
  if (answer.kind !== "REFUSAL") throw new Error(`Expected a refusal, not ${describe(answer)}`);
  return answer;
}

function checked<O>(before: Snapshot | undefined, answer: Answer, outcome: z.ZodType<O>): Played<O> {
  if (answer.kind !== "RESOLUTION") throw new Error(`Expected a resolution, not ${describe(answer)}`);
  const snapshot = snapshotSchema.parse(answer.snapshot);
  if (before !== undefined) {
    const applied = appliedEffects(before, answer.audit);
    if (!applied.ok) throw new Error(applied.fault);
    const expected = JSON.stringify(sorted({ ...snapshot, step: before.step }));
    if (JSON.stringify(sorted(applied.snapshot)) !== expected)
      throw new Error("The effects do not account for every change.");
  }
  const rulings = answer.audit.flatMap((entry) => (entry.kind === "ruling" ? [entry.ruling] : []));
  return { snapshot, outcome: outcome.parse(answer.outcome), audit: answer.audit, dice: answer.dice, rulings };
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, sorted((value as Record<string, unknown>)[key])]));
}

function describe(answer: Answer): string {
  if (answer.kind === "REFUSAL") return `REFUSAL ${answer.code}: ${answer.message}`;
  if (answer.kind === "NEEDS_ROLL") return `NEEDS_ROLL ${answer.next.label}`;
  if (answer.kind === "MALFORMED") return `MALFORMED ${JSON.stringify(answer.faults)}`;
  return answer.kind;
}

/** 7.5.1 What a career just back in port is to be like; everything has a plain default. */
export interface HomeCase {
  boat?: BoatType;
  /** Month the patrol started. */
  month?: string;
  startMonth?: string;
  edition?: Edition;
  area?: Area;
  mission?: Mission | null;
  /** Ships sunk on the patrol: how many small ones, or the ships themselves. */
  ships?: number | LogRow["ships"];
  /** Tonnage sunk on an earlier patrol. */
  earlierTons?: number;
  broken?: System[];
  hull?: number;
  wounds?: Partial<Snapshot["crew"]["wounds"]>;
  experte?: Partial<Snapshot["crew"]["experte"]>;
  quality?: Quality;
  successes?: number;
  failureStreak?: number;
  kommandant?: Partial<Snapshot["kommandant"]>;
  patrol?: Partial<Patrol>;
  posting?: Snapshot["boat"]["posting"];
  mediterraneanPassed?: boolean;
  rulings?: Partial<Rulings>;
  refit?: Snapshot["refit"];
}

/** 7.5.1 A career just back in port: a sunk ship, no damage and no wounds unless told. */
export function home(given: HomeCase = {}): Snapshot {
  const { boat = "VIIC", month = "1941-09", area = "atlantic", mission = null } = given;
  const plan = { boat, startMonth: month, edition: given.edition, rulings: given.rulings };
  const base = careerBackInPort(pack.charts, plan, { area, mission });
  const start = given.startMonth ?? month;
  const check = addMonths(start, pack.charts.TIMELINE.facts.promotionEveryMonths);
  const systems = Object.fromEntries((given.broken ?? []).map((system) => [system, "inoperable"]));
  const small = { type: "small_freighter" as const, name: null, tons: 1000, sunk: true };
  const { ships = 1 } = given;
  const row = { ...base.log[0]!, ships: typeof ships === "number" ? Array(ships).fill(small) : ships };
  const before: LogRow = { ...row, month: start, result: "S", ships: tonsIn(given.earlierTons ?? 0) };
  return {
    ...base,
    startMonth: start,
    kommandant: { ...base.kommandant, nextPromotionCheck: check, ...given.kommandant },
    boat: {
      ...base.boat,
      hull: given.hull ?? 0,
      systems: { ...base.boat.systems, ...systems },
      posting: given.posting ?? "none",
      mediterraneanPassed: given.mediterraneanPassed ?? false,
    },
    crew: {
      quality: given.quality ?? base.crew.quality,
      wounds: { ...base.crew.wounds, ...given.wounds },
      experte: { ...base.crew.experte, ...given.experte },
    },
    patrol: { ...base.patrol!, ...given.patrol },
    refit: given.refit ?? null,
    successes: given.successes ?? 0,
    failureStreak: given.failureStreak ?? 0,
    log: given.earlierTons === undefined ? [row] : [before, row],
  };
}

function tonsIn(tons: number): LogRow["ships"] {
  const each = Math.ceil(tons / 10);
  return Array.from({ length: 10 }, (_, index) => ({
    type: "tanker",
    name: null,
    tons: Math.max(0, Math.min(each, tons - index * each)),
    sunk: true,
  }));
}

/** A stream of picks for drawing legal inputs; the same number gives the same stream. */
export function picks(number: number): (n: number) => number {
  let state = number + 1;
  return (n) => {
    state = (state * 48271) % 2147483647;
    return state % n;
  };
}
