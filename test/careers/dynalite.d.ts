declare module "dynalite" {
  import type { Server } from "node:http";

  /** Durations of creating and deleting a table, in milliseconds. */
  interface Options {
    readonly createTableMs?: number;
    readonly deleteTableMs?: number;
    readonly updateTableMs?: number;
  }

  /** Creates an in-memory HTTP server with the DynamoDB protocol. */
  export default function dynalite(options?: Options): Server;
}
