import type { AnyRuleset } from "../src/core/contract/ruleset";

// biome-ignore lint/suspicious/noExplicitAny: the outputs of operations have every shape
type Json = any;

/** Calls an operation on stored games, records the first call of each, and returns the output. */
export type Call = (name: string, request: CallRequest) => Promise<Json>;

/** A request of {@link Call}: parts of the path, the query, the token, the body and the idempotency key. */
export interface CallRequest {
  readonly path?: Readonly<Record<string, string>>;
  readonly search?: string;
  readonly token?: string;
  readonly body?: Json;
  readonly key?: string;
}

const HOUR_MS = 3_600_000;

const DICE = { server: true, entropy: "coin" };

/**
 * Stores games of two people and calls the operations on seats: one without a referee from its claim to a resignation,
 * one that ends because a seat stays away, and one that a referee corrects.
 */
export async function recordSeats(call: Call, ruleset: AnyRuleset, input: unknown): Promise<void> {
  const start = { ruleset: ruleset.id, input };
  const duel = await foundDuel(call, start, 72);
  const { axis } = duel;
  await playAwaited(call, duel);
  const { version } = await call("careerVersion", duel.axis);
  await call("careerNotes", axis);
  await call("deleteNote", { ...axis, path: { ...axis.path, version: String(version) } });
  const proposed = await call("proposeTakeback", {
    ...axis,
    body: { expectedVersion: version, to: 1, reason: "Wrong force" },
  });
  const takeback = { ...axis.path, takeback: proposed.takeback.id };
  await call("answerTakeback", { ...duel.allied, path: takeback, body: { answer: "ACCEPT" } });
  await call("resign", { ...axis, body: {} });

  const late = await foundDuel(call, start, 1);
  const { awaited } = await call("career", late.axis);
  const [{ side }] = awaited;
  await afterAnHour(() => call("declareForfeit", { ...(side === "axis" ? late.allied : late.axis), body: { side } }));

  const refereed = await call("createCareer", { body: { ...start, seed: "referee" } });
  const { career } = refereed.career;
  await call("correctCareer", {
    path: { career },
    token: refereed.tokens[0].token,
    body: { expectedVersion: 0, patch: { sides: { axis: { dummyLimit: 2 } } }, reason: "Dummies counted again" },
  });
}

interface Duel {
  readonly axis: CallRequest;
  readonly allied: CallRequest;
}

async function foundDuel(call: Call, start: object, deadlineHours: number): Promise<Duel> {
  const seats = [
    { side: "axis", by: "MINE", name: "Anna" },
    { side: "allied", by: "CLAIM" },
  ];
  const made = await call("createCareer", { body: { ...start, ...DICE, seats, deadlineHours } });
  const path = { career: made.career.career as string };
  const [{ claim }] = made.claims;
  await call("claimTerms", { path, body: { claim } });
  const claimed = await call("claimSeat", {
    path,
    body: { claim, name: "Bo" },
    key: "5f0c2c0e-7d0f-4a55-9a51-2f9b8b0e6d11",
  });
  const { token } = made.tokens.find(({ role }: Json) => role === "SIDE");
  return { axis: { path, token }, allied: { path, token: claimed.token.token } };
}

/** Places a dummy of the awaited side, which sets up, with a note for all. */
async function playAwaited(call: Call, duel: Duel): Promise<void> {
  const { awaited, version } = await call("career", duel.axis);
  const seat = duel[awaited[0].side as keyof Duel];
  const { decisions } = await call("career", { ...seat, search: "decisions=OPEN" });
  const { input } = decisions.find(({ operation }: Json) => operation === "placeDummy");
  const body = {
    expectedVersion: version,
    operation: "placeDummy",
    input: { at: input.properties.at.oneOf[0].const },
    note: { text: "Good luck!", to: "ALL" },
  };
  await call("playStep", { ...seat, body: { ...body, ...DICE } });
}

/** Runs work that believes an hour has passed. */
async function afterAnHour<T>(work: () => Promise<T>): Promise<T> {
  const { now } = Date;
  Date.now = () => now() + HOUR_MS;
  try {
    return await work();
  } finally {
    Date.now = now;
  }
}
