declare module "dynalite" {
  import type { Server } from "node:http";

  /** How long a table takes to come and go, and the folder its data is kept in; in memory without one. */
  interface Options {
    readonly createTableMs?: number;
    readonly deleteTableMs?: number;
    readonly updateTableMs?: number;
    readonly path?: string;
  }

  /** An HTTP server that speaks the protocol of DynamoDB. */
  export default function dynalite(options?: Options): Server;
}
