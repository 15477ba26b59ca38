// Stands in for what is never reached in the bundles: infra/left-out.mjs says what and why.
export {};
