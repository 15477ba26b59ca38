import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** An embedded server of the database's protocol. */
export interface EmbeddedStore {
  readonly endpoint: string;
  stop(): Promise<void>;
}

/** Starts a database in this process, with its data in a folder or, without one, in memory; port 0 takes any free one. */
export async function startEmbeddedStore(folder: string | undefined, port = 0): Promise<EmbeddedStore> {
  const { default: dynalite } = await import("dynalite");
  const quick = { createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 };
  const server: Server = dynalite(folder === undefined ? quick : { ...quick, path: folder });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const { port: taken } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${taken}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
