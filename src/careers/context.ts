import type { AnyRuleset } from "../core/contract/ruleset";
import type { Localizer } from "../core/text/localize";
import { secretMissing } from "./problem";
import type { OpenSecrets } from "./secrets/environment";
import type { OpenSigner } from "./signing/environment";
import type { OpenStore } from "./store/store";
import type { HookTransport } from "./webhooks/transport";

/** The available rulesets, each loaded on first use. */
export interface Rulesets {
  readonly ids: readonly string[];
  /** Returns undefined for an unknown id. */
  find(id: string): AnyRuleset | undefined | Promise<AnyRuleset>;
}

/** Counts the careers that one network address creates. */
export interface CareerQuota {
  /** Counts a career. `wait` is 0, or the seconds until the address may create another one. */
  readonly take: (address: string) => { readonly wait: number };
  /** Uncounts a request that created no career. */
  readonly giveBack: (address: string) => void;
}

/** The dependencies and limits of the operations on careers. */
export interface CareerContext {
  readonly rulesets: Rulesets;
  readonly openStore: OpenStore;
  /** Returns the signer of steps, or undefined if the service has no keys. */
  readonly openSigner: OpenSigner;
  /** The secrets behind ids, tokens and promised seeds. */
  readonly openSecrets: OpenSecrets;
  /** Limits the careers that one address creates. Default: no limit. */
  readonly quota?: CareerQuota | undefined;
  /** Sends the messages of webhooks. Default: to public addresses only. */
  readonly hookTransport?: HookTransport | undefined;
  /** The store's share of one request, in milliseconds. */
  readonly budgetMs: number;
  /** Lifetime of an untouched career, in seconds. */
  readonly lifetime: number;
}

/** The sender of a request, with the bearer token if there is one. */
export interface Caller {
  readonly token: string | undefined;
  /** The Accept-Language header. It applies if the request names no language. */
  readonly acceptLanguage?: string | undefined;
  /** The network address of the request. */
  readonly address?: string | undefined;
  /** Returns the form of texts in responses. Default: the texts themselves, if the request has a language. */
  readonly localizer?: (ruleset: AnyRuleset, language: string | undefined) => Promise<Localizer<unknown>>;
}

/**
 * Returns a context with defaults. The default has no signer and no secret, and the service stores nothing without a
 * secret.
 */
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

/** Milliseconds. Well below the timeout of a function, so that a response always gets out. */
export const BUDGET_MS = 7_000;

/** 400 days, in seconds. */
export const LIFETIME = 400 * 24 * 60 * 60;

/**
 * Returns when the store drops the steps of a career that expires at `expiresAt`: half a lifetime later. A step written
 * while the career was prolonged therefore still outlives it.
 */
export function stepsExpireAt({ lifetime }: CareerContext, expiresAt: number): number {
  return expiresAt + Math.ceil(lifetime / 2);
}
