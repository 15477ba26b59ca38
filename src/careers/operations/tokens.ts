import * as z from "zod";
import { faultAt } from "../../core/text/message";
import type { Caller, CareerContext } from "../context";
import { defineCareerOperation } from "../declaration";
import { allow, type Opened, open } from "../gate";
import { type CareerMessage, CareerProblem, malformedInput, storeAway } from "../problem";
import { derivedSecret, randomSecret } from "../randomness";
import { assertStrong } from "../request";
import { careerId, idempotencyKey, issuedSchema, roleSchema, slotSchema } from "../shapes";
import type { Entry } from "../store/store";
import { hashOf, makeToken, slotOf, type TokenSlot } from "../tokens";

const MOST_TOKENS = 20;
const TRIES = 5;
const ID_LENGTH = 10;
const MARK_LENGTH = 12;
/** So many repetitions are known again; more were made than can still be on their way. */
const MOST_MARKS = 100;

const tokenId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{10}$/, "form/token-id")
  .describe("Id of the token, as the career lists it.");

/** Makes a further token for a career. */
export const issueToken = defineCareerOperation({
  name: "issueToken",
  title: "Issue a token",
  doc: "Makes a further token for a career and tells it, this once.",
  method: "POST",
  writes: true,
  path: "/v1/careers/:career/tokens",
  token: "REQUIRED",
  input: z.strictObject({
    career: careerId,
    role: roleSchema.describe("The role of the new token."),
    side: z.string().max(100).optional().describe("The side a SIDE token sees; left out for every other role."),
    idempotencyKey,
  }),
  output: issuedSchema,
  async call(context, caller, { career, role, side = null, idempotencyKey: key }) {
    const made = await newTokens(context, caller, `issue ${career} ${role} ${side}`, key);
    const changed = await change(context, caller, career, madeFor(made), (opened, { secret, mark, token }) => {
      assertSide(opened.ruleset.views?.sides ?? [], role, side);
      const { tokens } = opened.entry;
      const slot = { id: derivedSecret(secret, "slot").slice(0, ID_LENGTH), role, side, hash: hashOf(token) };
      if (stillMade(opened.entry, mark, slot.id, token)) return undefined;
      if (tokens.length >= MOST_TOKENS) {
        throw new CareerProblem("TOO_LARGE", "TOKEN_LIMIT", { values: { most: MOST_TOKENS } });
      }
      return [...tokens, slot];
    });
    const { token } = changed.made;
    return { id: slotOf(changed.entry.tokens, token)!.id, role, side, token };
  },
});

/** Replaces a token by a new one of the same role. */
export const rotateToken = defineCareerOperation({
  name: "rotateToken",
  title: "Rotate a token",
  doc: "Replaces a token by a new one of the same role, which is told this once; the old one opens nothing from now on. With an idempotency key the same request can be sent again, even with an owner's token that the first of them has replaced.",
  method: "POST",
  writes: true,
  path: "/v1/careers/:career/tokens/:tokenId/rotate",
  token: "REQUIRED",
  input: z.strictObject({ career: careerId, tokenId, idempotencyKey }),
  output: issuedSchema,
  async call(context, caller, { career, tokenId: id, idempotencyKey: key }) {
    const made = await newTokens(context, caller, `rotate ${career} ${id}`, key);
    const rotate = (bearer: Caller) =>
      change(context, bearer, career, madeFor(made), ({ entry: before }, { mark, token }) => {
        assertToken(before.tokens, id);
        if (stillMade(before, mark, id, token)) return undefined;
        return before.tokens.map((slot) => (slot.id === id ? { ...slot, hash: hashOf(token) } : slot));
      });
    const { entry, made: own } = await rotate(caller).catch(async (error: unknown) => {
      if (key === undefined || !isClosed(error)) throw error;
      // The token it was asked with may be the one it has replaced; only who had that can make the new one again.
      for (const { token } of made) {
        const again = await rotate({ ...caller, token }).catch((closed: unknown) => {
          if (!isClosed(closed)) throw closed;
        });
        if (again !== undefined) return again;
      }
      throw error;
    });
    const { role, side } = entry.tokens.find((slot) => slot.id === id)!;
    return { id, role, side, token: own.token };
  },
});

function isClosed(error: unknown): boolean {
  return error instanceof CareerProblem && error.kind === "UNKNOWN";
}

/** A new token, what it is derived from, and the mark by which a repeated request is known again; null without a key. */
interface NewToken {
  readonly secret: string;
  readonly mark: string | null;
  readonly token: string;
}

/** The new token of a request; with a key also those that it would have made by older secrets of the server. */
async function newTokens(
  { openSecrets }: CareerContext,
  { token: bearer = "" }: Caller,
  purpose: string,
  key: string | undefined,
): Promise<readonly NewToken[]> {
  if (key !== undefined) assertStrong(key);
  const { current, all } = await openSecrets();
  const servers = key === undefined ? [current] : [current, ...all.filter((each) => each !== current)];
  return servers.map((server) => {
    const secret = server.derive("token", purpose, bearer, key ?? randomSecret());
    const mark = key === undefined ? null : derivedSecret(secret, "mark").slice(0, MARK_LENGTH);
    return { secret, mark, token: makeToken(secret, "token") };
  });
}

/** Chooses among the tokens a request may have made: the one that it did make, or else the one that it makes now. */
function madeFor(made: readonly NewToken[]): (entry: Entry) => NewToken {
  return ({ spent }) => made.find(({ mark }) => mark !== null && spent.includes(mark)) ?? made[0]!;
}

/** True when an earlier request with this mark made the token; throws a CareerProblem when it is gone again. */
function stillMade({ spent, tokens }: Entry, mark: string | null, id: string, token: string): boolean {
  if (mark === null || !spent.includes(mark)) return false;
  if (slotOf(tokens, token)?.id === id) return true;
  throw new CareerProblem("CONFLICT", "TOKEN_GONE");
}

/** Takes a token's power away. */
export const revokeToken = defineCareerOperation({
  name: "revokeToken",
  title: "Revoke a token",
  doc: "Takes a token's power away; the token it is asked with stays, so that a career always has an owner.",
  method: "DELETE",
  writes: true,
  path: "/v1/careers/:career/tokens/:tokenId",
  token: "REQUIRED",
  input: z.strictObject({ career: careerId, tokenId }),
  output: z
    .strictObject({
      career: z.string().describe("Id of the career."),
      tokens: z.array(slotSchema).describe("Its tokens now."),
    })
    .meta({ id: "CareerTokens", description: "The tokens of a career." }),
  async call(context, caller, { career, tokenId: id }) {
    const unmarked = () => ({ mark: null });
    const { entry } = await change(context, caller, career, unmarked, ({ entry: { tokens }, slot }) => {
      assertToken(tokens, id);
      if (slot.id !== id) return tokens.filter((each) => each.id !== id);
      throw malformedInput([faultAt<CareerMessage>("TOKEN_IN_USE", "/tokenId")]);
    });
    return { career, tokens: entry.tokens.map(({ id: each, role, side }) => ({ id: each, role, side })) };
  },
});

/** Changes a career's tokens as its owner, again when another change came between; undefined changes nothing. */
async function change<T extends { readonly mark: string | null }>(
  context: CareerContext,
  caller: Caller,
  career: string,
  choose: (entry: Entry) => T,
  make: (opened: Opened, made: T) => readonly TokenSlot[] | undefined,
): Promise<{ readonly entry: Entry; readonly made: T }> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const opened = await open(context, caller, career);
    allow(opened, ["OWNER"], "door/tokens");
    const { store, entry } = opened;
    const made = choose(entry);
    const tokens = make(opened, made);
    if (tokens === undefined) return { entry, made };
    const spent = made.mark === null ? entry.spent : [...entry.spent, made.mark].slice(-MOST_MARKS);
    const changed = { ...entry, revision: entry.revision + 1, tokens, spent };
    const fresh = tokens.filter(({ hash }) => !entry.tokens.some((slot) => slot.hash === hash));
    await Promise.all(fresh.map(({ hash }) => store.link(hash, career, entry.expiresAt)));
    const written = await store.writeEntry(changed);
    if (!written && !(await stands(opened, tokens))) continue;
    const gone = entry.tokens.filter(({ hash }) => !tokens.some((slot) => slot.hash === hash));
    await Promise.all(gone.map(({ hash }) => store.unlink(hash, career)));
    return { entry: changed, made };
  }
  throw storeAway();
}

/** True when the change was written by an attempt whose answer was lost. */
async function stands({ store, entry }: Opened, tokens: readonly TokenSlot[]): Promise<boolean> {
  const there = await store.readEntry(entry.career);
  return there?.tokens.map(({ hash }) => hash).join() === tokens.map(({ hash }) => hash).join();
}

function assertToken(tokens: readonly TokenSlot[], id: string): void {
  if (tokens.some((slot) => slot.id === id)) return;
  throw malformedInput([faultAt<CareerMessage>("TOKEN_UNKNOWN", "/tokenId")]);
}

function assertSide(sides: readonly string[], role: TokenSlot["role"], side: string | null): void {
  if (role === "SIDE" ? side !== null && sides.includes(side) : side === null) return;
  throw malformedInput([
    faultAt<CareerMessage>(sides.length === 0 ? "SIDE_UNKNOWN/none" : "SIDE_UNKNOWN", "/side", { sides }),
  ]);
}
