// Stands in for `@apollo/utils.createhash` in the bundles, where it would not find Node's hashes and bring its own.
export { createHash } from "node:crypto";
