declare module "dynalite" {
  import type { Server } from "node:http";

  /** How long a table takes to come and go, in milliseconds. */
  interface Options {
    readonly createTableMs?: number;
    readonly deleteTableMs?: number;
    readonly updateTableMs?: number;
  }

  /** An HTTP server in memory that speaks the protocol of DynamoDB. */
  export default function dynalite(options?: Options): Server;
}
