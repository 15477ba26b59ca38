/** What the browser's Trusted Types offer, as far as it is used here. */
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

interface Policy {
  createHTML(text: string): string;
  createScriptURL(url: string): string;
}

const types = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes;

const rules: Policy = { createHTML: (text) => text, createScriptURL: (url) => url };

/**
 * The one policy by which text becomes more than text, and the two things that do: a drawing of this very service, parsed and
 * never written into the page, and the address of the worker that the page itself names.
 */
const policy = types?.createPolicy("umpire", rules) ?? rules;

/** Reads a drawing of this service. */
export function parsedDrawing(text: string): Document {
  return new DOMParser().parseFromString(policy.createHTML(text), "image/svg+xml");
}

/** Starts the worker that proves careers, whose file the document names. */
export function proofWorker(): Worker {
  const named = document.querySelector<HTMLMetaElement>('meta[name="proof-worker"]')!.content;
  return new Worker(policy.createScriptURL(named), { type: "module" });
}
