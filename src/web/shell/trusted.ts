/** The part of the Trusted Types API used here. */
interface TrustedTypes {
  createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy;
}

interface TrustedPolicy {
  createHTML(text: string): string;
  createScriptURL(url: string): string;
}

const types = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes;

const rules: TrustedPolicy = { createHTML: (text) => text, createScriptURL: (url) => url };

/**
 * The page's only Trusted Types policy. It admits drawings of this service, which are parsed but never inserted as
 * text, and the URL of the worker.
 */
const policy = types?.createPolicy("umpire", rules) ?? rules;

/** Parses a drawing of this service. */
export function parseSvg(text: string): Document {
  return new DOMParser().parseFromString(policy.createHTML(text), "image/svg+xml");
}

/** Starts the proof worker, whose URL is in the document. */
export function startProofWorker(): Worker {
  const url = document.querySelector<HTMLMetaElement>('meta[name="proof-worker"]')!.content;
  return new Worker(policy.createScriptURL(url), { type: "module" });
}
