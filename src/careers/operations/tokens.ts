import * as z from "zod";
import { faultAt } from "../../core/text/message";
import type { Caller, CareerContext } from "../context";
import { defineCareerOperation } from "../declaration";
import { assertRole, type OpenedCareer, openCareer } from "../gate";
import { type CareerMessage, CareerProblem, malformedInput, storeUnavailable } from "../problem";
import { derivedSecret, randomSecret } from "../randomness";
import { assertStrongKey } from "../request";
import { careerId, idempotencyKey, issuedSchema, roleSchema, slotSchema } from "../shapes";
import type { Entry } from "../store/store";
import { hashOf, makeToken, slotOf, type TokenSlot } from "../tokens";
import { changeHooks } from "../webhooks/deliver";

const MAX_TOKENS = 20;
const MAX_TRIES = 5;
const ID_LENGTH = 10;
const MARK_LENGTH = 12;
/** Idempotency keys remembered per career. Older retries are no longer plausible. */
const MAX_MARKS = 100;

const tokenId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{10}$/, "form/token-id")
  .describe("Id of the token, as in the career's `tokens`.");

/** Issues another token for a career. */
export const issueToken = defineCareerOperation({
  name: "issueToken",
  title: "Issue a token",
  doc: "Creates another token for a career. Only this response contains it.",
  method: "POST",
  isMutation: true,
  path: "/v1/careers/:career/tokens",
  token: "REQUIRED",
  input: z.strictObject({
    career: careerId,
    role: roleSchema.describe("The role of the new token."),
    side: z.string().max(100).optional().describe("The side of a SIDE token. Omit it for every other role."),
    idempotencyKey,
  }),
  output: issuedSchema,
  async call(context, caller, { career, role, side = null, idempotencyKey: key }) {
    const candidates = await newTokens(context, caller, `issue ${career} ${role} ${side}`, key);
    const changed = await changeTokens(
      context,
      caller,
      career,
      tokenChooser(candidates),
      (opened, { secret, mark, token }) => {
        assertSide(opened.ruleset.views?.sides ?? [], role, side);
        const { tokens } = opened.entry;
        const slot = { id: derivedSecret(secret, "slot").slice(0, ID_LENGTH), role, side, hash: hashOf(token) };
        if (isAlreadyIssued(opened.entry, mark, slot.id, token)) return undefined;
        if (tokens.length >= MAX_TOKENS) {
          throw new CareerProblem("TOKEN_LIMIT", { values: { most: MAX_TOKENS } });
        }
        return [...tokens, slot];
      },
    );
    const { token } = changed.choice;
    return { id: slotOf(changed.entry.tokens, token)!.id, role, side, token };
  },
});

/** Replaces a token by a new one of the same role. */
export const rotateToken = defineCareerOperation({
  name: "rotateToken",
  title: "Rotate a token",
  doc: "Replaces a token with a new one of the same role. Only this response contains it. The old token stops working at once. With an idempotency key you can repeat the request, even with an owner's token that it has replaced.",
  method: "POST",
  isMutation: true,
  path: "/v1/careers/:career/tokens/:tokenId/rotate",
  token: "REQUIRED",
  input: z.strictObject({ career: careerId, tokenId, idempotencyKey }),
  output: issuedSchema,
  async call(context, caller, { career, tokenId: id, idempotencyKey: key }) {
    const candidates = await newTokens(context, caller, `rotate ${career} ${id}`, key);
    const rotate = (bearer: Caller) =>
      changeTokens(context, bearer, career, tokenChooser(candidates), ({ entry: before }, { mark, token }) => {
        assertToken(before.tokens, id);
        if (isAlreadyIssued(before, mark, id, token)) return undefined;
        return before.tokens.map((slot) => (slot.id === id ? { ...slot, hash: hashOf(token) } : slot));
      });
    const { entry, choice: issued } = await rotate(caller).catch(async (error: unknown) => {
      if (key === undefined || !isUnknownCareer(error)) throw error;
      // The request may carry a token that it has already replaced. Only the bearer of the old token can derive the new
      // one again.
      for (const { token } of candidates) {
        const again = await rotate({ ...caller, token }).catch((closed: unknown) => {
          if (!isUnknownCareer(closed)) throw closed;
        });
        if (again !== undefined) return again;
      }
      throw error;
    });
    const { role, side } = entry.tokens.find((slot) => slot.id === id)!;
    return { id, role, side, token: issued.token };
  },
});

function isUnknownCareer(error: unknown): boolean {
  return error instanceof CareerProblem && error.kind === "UNKNOWN";
}

/**
 * A new token, the secret it derives from, and the mark that identifies a repeated request. The mark is null without a
 * key.
 */
interface NewToken {
  readonly secret: string;
  readonly mark: string | null;
  readonly token: string;
}

/** Returns the new token of a request. With a key, also returns the tokens that older server secrets would derive. */
async function newTokens(
  { openSecrets }: CareerContext,
  { token: bearer = "" }: Caller,
  purpose: string,
  key: string | undefined,
): Promise<readonly NewToken[]> {
  if (key !== undefined) assertStrongKey(key);
  const { current, all } = await openSecrets();
  const servers = key === undefined ? [current] : [current, ...all.filter((each) => each !== current)];
  return servers.map((server) => {
    const secret = server.derive("token", purpose, bearer, key ?? randomSecret());
    const mark = key === undefined ? null : derivedSecret(secret, "mark").slice(0, MARK_LENGTH);
    return { secret, mark, token: makeToken(secret, "token") };
  });
}

/** Returns a function that chooses the token an earlier request issued, or else the new one. */
function tokenChooser(candidates: readonly NewToken[]): (entry: Entry) => NewToken {
  return ({ spent }) => candidates.find(({ mark }) => mark !== null && spent.includes(mark)) ?? candidates[0]!;
}

/**
 * True if an earlier request with this mark issued the token. Throws a CareerProblem if the token was revoked since.
 */
function isAlreadyIssued({ spent, tokens }: Entry, mark: string | null, id: string, token: string): boolean {
  if (mark === null || !spent.includes(mark)) return false;
  if (slotOf(tokens, token)?.id === id) return true;
  throw new CareerProblem("TOKEN_GONE");
}

/** Revokes a token. */
export const revokeToken = defineCareerOperation({
  name: "revokeToken",
  title: "Revoke a token",
  doc: "Revokes a token. A token cannot revoke itself, so each career keeps an owner.",
  method: "DELETE",
  isMutation: true,
  path: "/v1/careers/:career/tokens/:tokenId",
  token: "REQUIRED",
  input: z.strictObject({ career: careerId, tokenId }),
  output: z
    .strictObject({
      career: z.string().describe("Id of the career."),
      tokens: z.array(slotSchema).describe("The remaining tokens."),
    })
    .meta({ id: "CareerTokens", description: "The tokens of a career." }),
  async call(context, caller, { career, tokenId: id }) {
    const unmarked = () => ({ mark: null });
    const { entry } = await changeTokens(context, caller, career, unmarked, ({ entry: { tokens }, slot }) => {
      assertToken(tokens, id);
      if (slot.id !== id) return tokens.filter((each) => each.id !== id);
      throw malformedInput([faultAt<CareerMessage>("TOKEN_IN_USE", "/tokenId")]);
    });
    return { career, tokens: entry.tokens.map(({ id: each, role, side }) => ({ id: each, role, side })) };
  },
});

/**
 * Changes a career's tokens as its owner. Tries again if another change came between. If `make` returns undefined,
 * nothing changes.
 */
async function changeTokens<T extends { readonly mark: string | null }>(
  context: CareerContext,
  caller: Caller,
  career: string,
  choose: (entry: Entry) => T,
  make: (opened: OpenedCareer, choice: T) => readonly TokenSlot[] | undefined,
): Promise<{ readonly entry: Entry; readonly choice: T }> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const opened = await openCareer(context, caller, career);
    assertRole(opened, ["OWNER"], "door/tokens");
    const { store, entry } = opened;
    const choice = choose(entry);
    const tokens = make(opened, choice);
    if (tokens === undefined) return { entry, choice: choice };
    const spent = choice.mark === null ? entry.spent : [...entry.spent, choice.mark].slice(-MAX_MARKS);
    const changed = { ...entry, revision: entry.revision + 1, tokens, spent };
    const fresh = tokens.filter(({ hash }) => !entry.tokens.some((slot) => slot.hash === hash));
    await Promise.all(fresh.map(({ hash }) => store.link(hash, career, entry.expiresAt)));
    const isWritten = await store.writeEntry(changed);
    if (!isWritten && !(await wasWritten(opened, tokens))) continue;
    const removed = entry.tokens.filter(({ hash }) => !tokens.some((slot) => slot.hash === hash));
    await Promise.all(removed.map(({ hash }) => store.unlink(hash, career)));
    // Removes the webhooks of these tokens. Until then, no message is sent for them.
    if (removed.length > 0) await changeHooks(context, entry.chain, (hooks) => hooks);
    return { entry: changed, choice: choice };
  }
  throw storeUnavailable();
}

/** True if an attempt whose response was lost has written the change. */
async function wasWritten({ store, entry }: OpenedCareer, tokens: readonly TokenSlot[]): Promise<boolean> {
  const there = await store.readEntry(entry.career);
  return there?.tokens.map(({ hash }) => hash).join() === tokens.map(({ hash }) => hash).join();
}

function assertToken(tokens: readonly TokenSlot[], id: string): void {
  if (tokens.some((slot) => slot.id === id)) return;
  throw malformedInput([faultAt<CareerMessage>("TOKEN_UNKNOWN", "/tokenId")]);
}

function assertSide(sides: readonly string[], role: TokenSlot["role"], side: string | null): void {
  if (role === "HOST") throw malformedInput([faultAt<CareerMessage>("ROLE_UNWANTED", "/role")]);
  if (role === "SIDE" ? side !== null && sides.includes(side) : side === null) return;
  throw malformedInput([
    faultAt<CareerMessage>(sides.length === 0 ? "SIDE_UNKNOWN/none" : "SIDE_UNKNOWN", "/side", { sides }),
  ]);
}
