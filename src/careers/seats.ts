import * as z from "zod";
import { sideSchema } from "../core/contract/game-names";
import type { Fault } from "../core/contract/request";
import type { AnyRuleset } from "../core/contract/ruleset";
import { codes } from "../core/contract/schema";
import { isPlayedBySides } from "../core/engine/views";
import { faultAt } from "../core/text/message";
import { typedTextSchema } from "../core/text/typed-text";
import { type AwaitedSeat, awaitedOf } from "./awaited";
import type { InputFields } from "./declaration";
import { type CareerMessage, CareerProblem } from "./problem";
import type { Entry, Seat, StoredStep } from "./store/store";
import { hasHash, hashOf, makeSecret } from "./tokens";

/** Ways to give a seat at the founding of a game. */
const SEAT_GIVEN = {
  CLAIM: "A link gives the seat to the player who claims it.",
  MINE: "The founder plays the seat.",
};

/** Default deadline for a move, in hours: 30 days. */
const DEADLINE_HOURS = 720;

/** Maximum deadline for a move, in hours: a year. */
const MAX_DEADLINE_HOURS = 8_760;

/** The public name of a player, in an input. */
export const playerName = typedTextSchema(60).optional().describe("Public name of the player. Everyone sees it.");

const by = codes("CareerSeatBy", "How a seat was given at the founding of a game.", SEAT_GIVEN).describe(
  "CLAIM creates a link for another player. MINE gives the founder a token of the side.",
);

const side = sideSchema.describe("The side.");

/** The input of a game that players found with seats. */
export const foundingFields = {
  seats: z
    .array(
      z
        .strictObject({ side, by, name: playerName })
        .meta({ id: "CareerSeatInput", description: "A seat at the founding of a game." }),
    )
    .max(20)
    .optional()
    .describe(
      "One seat for each side. Without a referee, no one sees hidden information of others, and the server rolls all dice. Default: a game of an owner.",
    ),
  referee: z
    .boolean()
    .optional()
    .describe("With `seats`. True: the founder is the referee and sees everything. Default: false."),
  deadlineHours: z
    .int32()
    .min(1)
    .max(MAX_DEADLINE_HOURS)
    .optional()
    .describe(
      `With \`seats\`. Hours that a side has for a move before another side may declare its forfeit. Default: ${DEADLINE_HOURS}.`,
    ),
};

/** Schema of a seat of a game, for everyone. */
export const seatSchema = z
  .strictObject({
    side,
    by,
    name: z.string().nullable().describe("Public name of the player. Null without a name."),
    taken: z.boolean().describe("Whether a player has the seat. Play starts when all seats are taken."),
  })
  .meta({ id: "CareerSeat", description: "A seat of a game that was founded with seats." });

/** The seats that a founder asks for. */
export interface FoundingRequest {
  readonly referee: boolean;
  readonly deadlineHours: number;
  readonly seats: readonly Pick<Seat, "side" | "by" | "name">[];
}

/** Returns the seats of a valid request. Undefined for a game of an owner. */
export function foundingOf(input: {
  readonly seats?:
    | readonly { readonly side: string; readonly by: Seat["by"]; readonly name?: string | undefined }[]
    | undefined;
  readonly referee?: boolean | undefined;
  readonly deadlineHours?: number | undefined;
}): FoundingRequest | undefined {
  const { seats, referee = false, deadlineHours = DEADLINE_HOURS } = input;
  return seats && { referee, deadlineHours, seats: seats.map(({ name = null, ...seat }) => ({ ...seat, name })) };
}

/** Fields that would let the founder of a game without a referee choose or read what the sides may not. */
const UNFAIR = ["seed", "dice", "snapshot", "charts", "sideDice"] as const;

/** Returns the faults of the seats of a new game. */
export function foundingFaults(ruleset: AnyRuleset, fields: InputFields): Fault[] {
  const { seats = null, referee, deadlineHours = null, entropy = null } = fields;
  const fault = (code: CareerMessage, pointer: string, values = {}) => faultAt<CareerMessage>(code, pointer, values);
  if (seats === null) {
    const unwanted = [...(referee === true ? ["referee"] : []), ...(deadlineHours === null ? [] : ["deadlineHours"])];
    return unwanted.map((name) => fault("SEATS_MISSING", `/${name}`, { name }));
  }
  if (!isPlayedBySides(ruleset)) return [fault("SEATS_UNWANTED", "/seats")];
  const sides = ruleset.views?.sides ?? [];
  const seated = Array.isArray(seats) ? seats.map((seat: unknown) => (seat as { side?: unknown } | null)?.side) : [];
  const isComplete = seated.length === sides.length && sides.every((each) => seated.includes(each));
  const incomplete = isComplete ? [] : [fault("SEATS_INCOMPLETE", "/seats", { sides })];
  if (referee === true) return incomplete;
  const unfair = UNFAIR.filter((name) => (fields[name] ?? null) !== null && fields[name] !== false);
  return [
    ...incomplete,
    ...unfair.map((name) => fault("BLIND_UNWANTED", `/${name}`, { name })),
    ...(entropy === null ? [fault("ENTROPY_REQUIRED", "/entropy")] : []),
  ];
}

/** True for a game that was founded with seats and without a referee: no one may see everything before its end. */
export function isBlind({ founding }: Pick<Entry, "founding">): boolean {
  return founding !== undefined && !founding.referee;
}

/** Returns the sides of a game without a referee that no player has taken yet. */
function openSeats({ founding }: Pick<Entry, "founding">): readonly string[] {
  if (founding === undefined || founding.referee) return [];
  return founding.seats.filter(({ taken }) => !taken).map(({ side }) => side);
}

/** Throws a CareerProblem if a game without a referee has a seat that no player has taken yet. */
export function assertSeatsTaken(entry: Pick<Entry, "founding">): void {
  const open = openSeats(entry);
  if (open.length > 0) throw new CareerProblem("SEATS_OPEN", { values: { sides: open } });
}

/** True if no side can move yet, because a game without a referee has a seat that no player has taken. */
export function hasOpenSeat(entry: Pick<Entry, "founding">): boolean {
  return openSeats(entry).length > 0;
}

/** Returns the seats that can move after the newest step. None while a game without a referee waits for players. */
export function awaitedIn(
  { entry, ruleset }: { readonly entry: Pick<Entry, "founding">; readonly ruleset: AnyRuleset },
  head: StoredStep,
): readonly AwaitedSeat[] {
  return hasOpenSeat(entry) ? [] : awaitedOf(ruleset, head);
}

/** Returns a seat as everyone may see it. */
export function showSeat({ side, by, name, taken }: Seat): z.infer<typeof seatSchema> {
  return { side, by, name, taken };
}

/** The secret of a link to a seat, in an input. */
export const claimField = z
  .string()
  .max(100)
  .describe("The secret of the link to the seat: `nuc_` and 43 characters, as `claims` of the new game contains it.");

/** Returns the secret of the link to a seat. */
export function makeClaim(secret: string, side: string, chain: string): string {
  return makeSecret("nuc_", secret, `claim/${side}/${chain}`);
}

/** Returns the seat that a claim is for, taken or not. Compares every seat in constant time. */
export function seatOfClaim({ founding }: Pick<Entry, "founding">, claim: string): Seat | undefined {
  const hash = hashOf(claim);
  let match: Seat | undefined;
  for (const seat of founding?.seats ?? []) if (seat.claim !== null && hasHash(seat.claim, hash)) match = seat;
  return match;
}

/** Returns an entry with one seat changed. */
export function withSeat(entry: Entry, side: string, change: Partial<Seat>): Entry {
  const founding = entry.founding!;
  const seats = founding.seats.map((seat) => (seat.side === side ? { ...seat, ...change } : seat));
  return { ...entry, founding: { ...founding, seats } };
}
