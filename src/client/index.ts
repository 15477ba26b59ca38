export type { Call } from "./call";
export { type UmpireClient, umpireClient } from "./client";
export { type FollowedEvent, type FollowOptions, followCareer } from "./events";
export type * from "./generated/operations";
export * from "./generated/schemas";
export {
  type CallOptions,
  type ClientOptions,
  type Deprecation,
  type Reply,
  UmpireError,
  type UmpireProblem,
  type Wire,
  wireTo,
} from "./wire";
