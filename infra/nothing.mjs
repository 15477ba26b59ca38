// Stands in for what is never reached in the bundles: infra/build.mjs says what and why.
export {};
