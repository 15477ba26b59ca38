import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Answer } from "../../src/core/contract/answer";
import { handler as rest } from "../../src/handlers/rest";
import { send } from "../http/client";

/** A fault to inject, and its operation. */
export type Corruption = (operation: string, answer: Answer) => Answer;

/** A test server, and its address. */
export interface TestServer {
  readonly url: string;
  readonly close: () => void;
}

/** Starts a test server on a free port. */
export async function listening(listener: RequestListener): Promise<TestServer> {
  const server: Server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** The deployed handlers behind HTTP, with their answers corrupted on the way. */
export function corruptingHandler(corrupt: Corruption): RequestListener {
  return async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = { "content-type": "application/json" };
    const path = request.url!;
    const body = Buffer.concat(chunks).toString();
    const { status, text } = await send(rest, { method: "POST", path, headers, body });
    const answer = corrupt(path.split("/").at(-1)!, JSON.parse(text));
    response.writeHead(status, headers).end(JSON.stringify(answer));
  };
}
