import { request } from "node:http";
import { gunzipSync, gzipSync } from "node:zlib";

/** What some requests cost: their number, their different GraphQL documents, and the bytes of bodies both ways. */
export interface Cost {
  readonly documents: number;
  readonly requests: number;
  readonly raw: number;
  readonly compressed: number;
}

/** A reply with its body as text. */
interface Reply {
  readonly status: number;
  readonly text: string;
}

/** A request: its path, its JSON body, and its headers. */
interface Sent {
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A connection that counts what it sends and receives. */
export interface Meter {
  readonly send: (sent: Sent) => Promise<Reply>;
  /** Sends a GraphQL document. Returns its data, or throws its first error. */
  // biome-ignore lint/suspicious/noExplicitAny: the documents of the trial are read as they come
  readonly ask: (query: string, variables?: object, token?: string) => Promise<any>;
  /** Returns the cost since the last call. */
  readonly read: () => Cost;
}

/** Creates a meter of the service at this address. It compresses both directions, as a good client does. */
export function meterOf(url: string): Meter {
  let cost = { requests: 0, raw: 0, compressed: 0 };
  const documents = new Set<string>();
  const send = async ({ path, body, headers = {} }: Sent): Promise<Reply> => {
    const json = body === undefined ? "" : JSON.stringify(body);
    const packed = json.length >= 1024 ? gzipSync(json) : Buffer.from(json);
    const coding = packed.length < json.length ? { "content-encoding": "gzip" } : {};
    const type = json === "" ? {} : { "content-type": "application/json", ...coding };
    const { status, bytes, isGzip } = await exchange(
      new URL(path, url),
      { accept: "application/json", "accept-encoding": "gzip", ...type, ...headers },
      packed,
    );
    const text = (isGzip ? gunzipSync(bytes) : bytes).toString("utf8");
    cost = {
      requests: cost.requests + 1,
      raw: cost.raw + Buffer.byteLength(json) + Buffer.byteLength(text),
      compressed: cost.compressed + packed.length + bytes.length,
    };
    return { status, text };
  };
  return {
    send,
    ask: async (query, variables = {}, token = undefined) => {
      documents.add(query);
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const { text } = await send({ path: "/graphql", body: { query, variables }, headers });
      const { data, errors } = JSON.parse(text);
      if (errors !== undefined) throw new Error(JSON.stringify(errors[0]).slice(0, 500));
      return data;
    },
    read: () => {
      const total = { ...cost, documents: documents.size };
      documents.clear();
      cost = { requests: 0, raw: 0, compressed: 0 };
      return total;
    },
  };
}

function exchange(url: URL, headers: Readonly<Record<string, string>>, body: Buffer) {
  return new Promise<{ readonly status: number; readonly bytes: Buffer; readonly isGzip: boolean }>(
    (resolve, reject) => {
      // The server closes idle connections, and the trial pauses between requests.
      const sent = request(url, { method: body.length > 0 ? "POST" : "GET", headers, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            bytes: Buffer.concat(chunks),
            isGzip: response.headers["content-encoding"] === "gzip",
          }),
        );
      });
      sent.on("error", reject);
      sent.end(body);
    },
  );
}
