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

/** The rings of keys and secrets of every test, as their files contain them. */
export const RINGS = { keys: rotated(undefined), secrets: withNewSecret(undefined) };

/** The signer of every test. */
export const SIGNER = signerOf(RINGS.keys);

/** The secrets that every test derives from. */
export const SECRETS = secretsOf(RINGS.secrets);

/** The dependencies of a careers handler besides rulesets and store. */
export const MORE = { openSigner: async () => SIGNER, openSecrets: async () => SECRETS };

/** Careers on a database. */
export interface Service {
  readonly database: Database;
  readonly context: CareerContext;
  /** Calls an operation by its name and returns its result or problem. */
  readonly call: (operation: string, input: object, token?: string) => Promise<CareerAnswer>;
  /** Calls an operation that is expected to succeed. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into outputs of every shape
  readonly ask: (operation: string, input: object, token?: string) => Promise<any>;
  /** Calls an operation that is expected to fail. Returns the problem's kind and code. */
  readonly fail: (operation: string, input: object, token?: string) => Promise<readonly [string, string]>;
}

/** A context over these rulesets and this store. */
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

/** Starts a database and opens careers of these rulesets on it. */
export async function openService(
  rulesets: readonly AnyRuleset[] = [drill],
  more: Partial<CareerContext> = {},
  start: () => Promise<Database> = startSqlite,
): Promise<Service> {
  const database = await start();
  return serviceOn(database, contextOf(database.openStore, rulesets, more));
}

/** Careers on a database that runs already. */
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

/** A shot of the drill that is always legal. */
export const SHOT = { shots: [{ target: 0, gun: "bow_gun", note: null }] };

/** A career of the drill: its id and the tokens of its owner and of an onlooker. */
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

/** Fires once in a career at this version. */
export function fireAt(career: string, expectedVersion: number, more: object = { seed: "fire" }) {
  return { career, expectedVersion, operation: "resolveFire", input: SHOT, ...more };
}
