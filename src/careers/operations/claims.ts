import { createHash } from "node:crypto";
import * as z from "zod";
import { sideSchema } from "../../core/contract/game-names";
import { appendEvent } from "../appending";
import type { CareerContext } from "../context";
import { defineCareerOperation } from "../declaration";
import { assertNotEnded } from "../ending";
import { changeEntry } from "../entry-changes";
import { hasExpired, readNewestStep, requireRuleset, storeFor } from "../gate";
import { CareerProblem } from "../problem";
import { derivedSecret, randomSecret } from "../randomness";
import { assertStrongKey } from "../request";
import { claimField, playerName, seatOfClaim, seatSchema, showSeat, withSeat } from "../seats";
import { careerId, idempotencyKey, issuedSchema } from "../shapes";
import type { CareerStore, Entry, Seat } from "../store/store";
import { authorOf, hashOf, makeToken, type TokenSlot } from "../tokens";

const ID_LENGTH = 10;

/** Gives a seat to the player who claims it, and issues the token of its side. */
export const claimSeat = defineCareerOperation({
  name: "claimSeat",
  title: "Claim a seat",
  doc: "Gives you the seat of a link, and a token of its side. Only this response contains the token; the founder does not know it. The link stops working, and a step of the kind CLAIM records the claim. With an idempotency key you can repeat the request.",
  method: "POST",
  isMutation: true,
  path: "/v1/careers/:career/claims",
  token: "NONE",
  input: z.strictObject({ career: careerId, claim: claimField, name: playerName, idempotencyKey }),
  output: z
    .strictObject({
      career: z.string().describe("Id of the career."),
      token: issuedSchema.describe("The token of your side."),
      seats: z.array(seatSchema).describe("The seats of the game."),
    })
    .meta({ id: "CareerSeatClaimed", description: "A seat that you claimed, with its token." }),
  async call(context, _caller, { career, claim, name = null, idempotencyKey: key }) {
    if (key !== undefined) assertStrongKey(key);
    const { store, entry, seat } = await openClaim(context, career, claim);
    const { token, holder } = await tokenOfClaim(context, entry, seat, claim, key);
    if (seat.holder === null) {
      assertNotEnded((await readNewestStep({ store, entry })).step);
      await changeEntry(store, entry, (current) => {
        const now = seatOfClaim(current, claim)!;
        if (now.holder?.hash === holder.hash) return undefined;
        if (now.holder !== null) throw claimUnknown();
        return withSeat(current, now.side, { holder, name });
      });
    }
    const taken = seat.taken ? entry : await takeSeat(context, store, entry, seat, holder);
    if (!taken.tokens.some(({ hash }) => hash === holder.hash)) throw claimUnknown();
    const { id, role, side } = holder;
    return { career, token: { id, role, side, token }, seats: taken.founding!.seats.map(showSeat) };
  },
});

/** Returns what a player agrees to by a claim. */
export const claimTerms = defineCareerOperation({
  name: "claimTerms",
  title: "Read the terms of a claim",
  doc: "Returns the game, the side and the deadline of a link, before you claim its seat. It claims nothing.",
  method: "POST",
  isMutation: false,
  path: "/v1/careers/:career/claims/terms",
  token: "NONE",
  input: z.strictObject({ career: careerId, claim: claimField }),
  output: z
    .strictObject({
      career: z.string().describe("Id of the career."),
      ruleset: z.string().describe("Id of the ruleset."),
      name: z.string().nullable().describe("Name of the career. Null without a name."),
      side: sideSchema.describe("The side of the seat."),
      seats: z.array(seatSchema).describe("The seats of the game."),
      referee: z.boolean().describe("Whether an owner or a referee sees everything."),
      deadlineHours: z
        .int32()
        .describe("Hours that a side has for a move. After that, another side may declare its forfeit."),
      input: z
        .unknown()
        .nullable()
        .describe("The input of the operation `new`, which started the game. Null for a game with a referee."),
    })
    .meta({ id: "CareerClaimTerms", description: "The terms of a game, for a player who may claim a seat." }),
  async call(context, _caller, { career, claim }) {
    const { store, entry, seat } = await openClaim(context, career, claim);
    if (seat.holder !== null) throw claimUnknown();
    const { referee, deadlineHours, seats } = entry.founding!;
    const first = referee ? undefined : await store.readStep(entry.chain, 0);
    return {
      career,
      ruleset: entry.ruleset,
      name: entry.name,
      side: seat.side,
      seats: seats.map(showSeat),
      referee,
      deadlineHours,
      input: first?.step.input ?? null,
    };
  },
});

/**
 * Opens a career with the claim of a seat, taken or not. All reasons why a claim fails give the same error.
 */
async function openClaim(context: CareerContext, career: string, claim: string) {
  const store = await storeFor(context);
  const entry = await store.readEntry(career);
  const seat = entry && seatOfClaim(entry, claim);
  if (entry === undefined || seat === undefined || hasExpired(entry)) throw claimUnknown();
  return { store, entry, seat };
}

/**
 * Returns the token of a claim. It derives from the claimant's key, which the founder does not know. Throws a
 * CareerProblem if another request has the seat.
 */
async function tokenOfClaim(
  { openSecrets }: CareerContext,
  { career, chain }: Entry,
  seat: Seat,
  claim: string,
  key: string = randomSecret(),
): Promise<{ readonly token: string; readonly holder: TokenSlot }> {
  const { current, all } = await openSecrets();
  const candidates = [current, ...all].map((server) => {
    const secret = server.derive("claim", career, chain, claim, key);
    const token = makeToken(secret, "token");
    const id = derivedSecret(secret, "slot").slice(0, ID_LENGTH);
    return { token, holder: { id, role: "SIDE" as const, side: seat.side, hash: hashOf(token) } };
  });
  const own = seat.holder === null ? candidates[0] : candidates.find(({ holder }) => holder.hash === seat.holder?.hash);
  if (own === undefined) throw claimUnknown();
  return own;
}

/** Records a claim in the chain, and then lets its token open the career. */
async function takeSeat(
  context: CareerContext,
  store: CareerStore,
  entry: Entry,
  { side }: Seat,
  holder: TokenSlot,
): Promise<Entry> {
  const ruleset = await requireRuleset(context, entry.ruleset);
  const author = authorOf(holder);
  const key = createHash("sha256").update(`claim\n${holder.id}`, "utf8").digest("base64url");
  await appendEvent(
    context,
    { store, entry, ruleset },
    author,
    async () =>
      (await store.findKey(entry.chain, key)) === undefined
        ? { kind: "CLAIM", input: { holder: author }, restartsTime: true }
        : undefined,
    { key, payload: null },
  );
  await store.link(holder.hash, entry.career, entry.expiresAt);
  return changeEntry(store, entry, (current) => {
    const isTaken = current.founding!.seats.some((seat) => seat.side === side && seat.taken);
    return isTaken ? undefined : { ...withSeat(current, side, { taken: true }), tokens: [...current.tokens, holder] };
  });
}

/** The same problem for an unknown career, and for a claim that is wrong or was used. */
function claimUnknown(): CareerProblem {
  return new CareerProblem("CLAIM_UNKNOWN");
}
