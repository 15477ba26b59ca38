import { expect } from "vitest";
import { type CareerFile, proveFile, type Verdict } from "../../src/proof/career-file";
import { turns } from "../fixtures/duel";
import { type Service, SIGNER } from "./service";
import { hasPython, judgedByPython } from "./stand-alone";

/** Seats of the duel: the founder plays red, and another player claims blue. */
export const SEATS = [
  { side: "red", by: "MINE", name: "Anna" },
  { side: "blue", by: "CLAIM" },
];

/** A key of a claimant. */
export const KEY = "5f0c2c0e-7d0f-4a55-9a51-2f9b8b0e6d11";

/** A key of another claimant. */
export const OTHER_KEY = "0d7d2f1c-93b4-4f0e-8a3e-b1f6f3c2a9e7";

/** The dice of a move without a referee. */
export const DICE = { server: true, entropy: "coin" };

/** A request that founds a duel without a referee. */
export const FOUNDING = { ruleset: "drill", seats: SEATS, server: true, entropy: "coin" };

/** The response of createCareer. */
export interface Made {
  readonly career: { readonly career: string };
  readonly tokens: readonly { readonly role: string; readonly side: string | null; readonly token: string }[];
  readonly claims: readonly { readonly side: string; readonly claim: string }[];
}

/** Returns the token of a role and a side. */
export const tokenOf = ({ tokens }: Made, role: string, side: string | null = null): string =>
  tokens.find((each) => each.role === role && each.side === side)!.token;

/** Founds a duel without a referee. */
export async function newDuel(service: Service, more: object = {}) {
  const made = (await service.ask("createCareer", { ...FOUNDING, ...more })) as Made;
  return { career: made.career.career, made, claim: made.claims[0]?.claim ?? "" };
}

/** Founds a duel without a referee, in which blue has claimed its seat at version 1. */
export async function begun(service: Service, more: object = {}) {
  const { career, made, claim } = await newDuel(service, more);
  const { token } = await service.ask("claimSeat", { career, claim, name: "Bo", idempotencyKey: KEY });
  return {
    career,
    claim,
    host: tokenOf(made, "HOST"),
    onlooker: tokenOf(made, "SPECTATOR"),
    red: tokenOf(made, "SIDE", "red"),
    blue: token.token as string,
  };
}

/** Proves an exported game here and with the stand-alone verifier. Returns the verdict. */
export function expectProven(file: CareerFile): Verdict {
  const verdict = proveFile(turns, file, { keys: SIGNER.keys });
  expect(verdict).toMatchObject({ verified: true, difference: null });
  if (hasPython) {
    const [judged] = judgedByPython([JSON.stringify(file)], JSON.stringify({ keys: SIGNER.keys }));
    expect(judged).toMatchObject({ code: 0 });
  }
  return verdict as Verdict;
}
