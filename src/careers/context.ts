import type { AnyRuleset } from "../core/contract/ruleset";
import { secretMissing } from "./problem";
import type { OpenSecrets } from "./secrets/environment";
import type { OpenSigner } from "./signing/environment";
import type { OpenStore } from "./store/store";

/** The rulesets there are, each loaded when it is asked for. */
export interface Rulesets {
  readonly ids: readonly string[];
  /** Undefined when there is none of that id. */
  find(id: string): AnyRuleset | undefined | Promise<AnyRuleset>;
}

/** Counts the careers that one address makes. */
export interface CareerQuota {
  /** Counts a career; `wait` is 0, or the seconds after which the address may make another one. */
  readonly take: (address: string) => { readonly wait: number };
  /** Removes a request that made no career from the count again. */
  readonly giveBack: (address: string) => void;
}

/** What the operations on careers work with. */
export interface CareerContext {
  readonly rulesets: Rulesets;
  readonly openStore: OpenStore;
  /** What signs steps; gives none where nothing is signed. */
  readonly openSigner: OpenSigner;
  /** The secrets behind ids, tokens and promised seeds. */
  readonly openSecrets: OpenSecrets;
  /** Limits the careers that one address makes; without it there is no limit. */
  readonly quota?: CareerQuota | undefined;
  /** How long one request may take with the store, in milliseconds. */
  readonly budgetMs: number;
  /** How long an untouched career is kept, in seconds. */
  readonly lifetime: number;
}

/** Who asks: the bearer token that came with the request, when one did. */
export interface Caller {
  readonly token: string | undefined;
  /** The header of that name, for sentences that the request gives no language. */
  readonly acceptLanguage?: string | undefined;
  /** The network address that the request came from. */
  readonly address?: string | undefined;
}

/** What the operations on careers work with. Default: no signer, and no secret, without which nothing is stored. */
export function careerContext(
  rulesets: Rulesets,
  openStore: OpenStore,
  more: Partial<CareerContext> = {},
): CareerContext {
  return {
    rulesets,
    openStore,
    openSigner: async () => undefined,
    openSecrets: async () => {
      throw secretMissing();
    },
    budgetMs: BUDGET_MS,
    lifetime: LIFETIME,
    ...more,
  };
}

/** Well below the time a function is given, so that an answer always gets out. */
export const BUDGET_MS = 7_000;

/** Four hundred days. */
export const LIFETIME = 400 * 24 * 60 * 60;

/**
 * When the steps of a career are dropped that itself is dropped at `expiresAt`: half a lifetime later, so that a step
 * written while the career was given a new lifetime still outlives it.
 */
export function stepsExpireAt({ lifetime }: CareerContext, expiresAt: number): number {
  return expiresAt + Math.ceil(lifetime / 2);
}
