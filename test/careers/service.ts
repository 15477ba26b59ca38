import { expect } from "vitest";
import { BUDGET_MS, type CareerContext, LIFETIME } from "../../src/careers/context";
import { type CareerAnswer, callCareers } from "../../src/careers/index";
import { careerOperations } from "../../src/careers/operations/index";
import { secretsOf, withNewSecret } from "../../src/careers/secrets/secrets";
import { rotated, signerOf } from "../../src/careers/signing/signer";
import type { OpenStore } from "../../src/careers/store/store";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import { drill } from "../fixtures/drill";
import { type Database, startSqlite } from "./databases";

/** Rings of keys and secrets for all tests, in the format of their files. */
export const RINGS = { keys: rotated(undefined), secrets: withNewSecret(undefined) };

/** The signer for all tests. */
export const SIGNER = signerOf(RINGS.keys);

/** The secrets for all tests. */
export const SECRETS = secretsOf(RINGS.secrets);

/** The dependencies of a careers handler other than rulesets and store. */
export const MORE = { openSigner: async () => SIGNER, openSecrets: async () => SECRETS };

/** A careers service on a database. */
export interface Service {
  readonly database: Database;
  readonly context: CareerContext;
  /** Calls an operation by name. Returns its result or problem. */
  readonly call: (operation: string, input: object, token?: string) => Promise<CareerAnswer>;
  /** Calls an operation that must succeed. Returns its output. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into outputs of every shape
  readonly ask: (operation: string, input: object, token?: string) => Promise<any>;
  /** Calls an operation that must fail. Returns the problem's kind and code. */
  readonly fail: (operation: string, input: object, token?: string) => Promise<readonly [string, string]>;
}

/** Returns a context for these rulesets and this store. */
export function contextOf(
  openStore: OpenStore,
  rulesets: readonly AnyRuleset[] = [drill],
  more: Partial<CareerContext> = {},
): CareerContext {
  const ids = rulesets.map(({ id }) => id);
  const find = (id: string) => rulesets.find((ruleset) => ruleset.id === id);
  return {
    rulesets: { ids, find },
    openStore,
    ...MORE,
    budgetMs: BUDGET_MS,
    lifetime: LIFETIME,
    ...more,
  };
}

/** Starts a database. Returns a careers service for these rulesets on it. */
export async function openService(
  rulesets: readonly AnyRuleset[] = [drill],
  more: Partial<CareerContext> = {},
  start: () => Promise<Database> = startSqlite,
): Promise<Service> {
  const database = await start();
  return serviceOn(database, contextOf(database.openStore, rulesets, more));
}

/** Returns a careers service on a running database. */
export function serviceOn(database: Database, context: CareerContext): Service {
  const call: Service["call"] = (name, input, token) => {
    const operation = careerOperations.find((each) => each.name === name)!;
    return callCareers(context, operation, { token }, input as Record<string, unknown>);
  };
  const ask: Service["ask"] = async (name, input, token) => {
    const answer = await call(name, input, token);
    if (!answer.ok) throw new Error(`${name}: ${answer.problem.code} ${JSON.stringify(answer.problem.faults)}`);
    const { output } = careerOperations.find((each) => each.name === name)!;
    expect(output.safeParse(answer.output).error).toBeUndefined();
    return answer.output;
  };
  const fail: Service["fail"] = async (name, input, token) => {
    const answer = await call(name, input, token);
    expect(answer.ok, `${name} was expected to fail`).toBe(false);
    return answer.ok ? ["", ""] : [answer.problem.kind, answer.problem.code];
  };
  return { database, context, call, ask, fail };
}

/** Input of a shot that is always legal in the drill. */
export const SHOT = { shots: [{ target: 0, gun: "bow_gun", note: null }] };

/** Creates a career of the drill. Returns its id and the tokens of its owner and a spectator. */
export async function newDrill(service: Service, more: object = {}, token?: string) {
  const made = await service.ask("createCareer", { ruleset: "drill", seed: "drill", ...more }, token);
  const tokenOf = (role: string): string => made.tokens.find((each: { role: string }) => each.role === role)?.token;
  return {
    career: made.career.career as string,
    owner: tokenOf("OWNER") ?? token!,
    spectator: tokenOf("SPECTATOR"),
    made,
  };
}

/** Returns the request for one shot at this version of a career. */
export function fireAt(career: string, expectedVersion: number, more: object = { seed: "fire" }) {
  return { career, expectedVersion, operation: "resolveFire", input: SHOT, ...more };
}
