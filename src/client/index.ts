export type { Call, CallOptions } from "./call";
export { type UmpireClient, umpireClient } from "./client";
export type * from "./generated/schemas";
export { type Reply, UmpireError, type Wire, wireTo } from "./wire";
