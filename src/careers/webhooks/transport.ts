import { lookup } from "node:dns/promises";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import { bareHost, isPublicAddress, parseHookUrl } from "./address";

/** The headers and the body of a message. */
export interface HookMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The status of the response. Undefined if there was none, or if the address is not allowed. */
export type HookStatus = number | undefined;

/** Sends messages to the receivers of webhooks. */
export interface HookTransport {
  /** True for the address of a receiver that this transport may send to. */
  readonly accepts: (url: string) => boolean;
  /** Sends one message. Never throws, follows no redirect, and reads no body. */
  readonly send: (url: string, message: HookMessage) => Promise<HookStatus>;
}

/** Milliseconds that one attempt may take, name resolution included. */
const ATTEMPT_MS = 5_000;

/** The parts of a transport that tests replace. */
export interface TransportParts {
  readonly parseUrl?: (text: string) => URL | undefined;
  readonly isAllowed?: (address: string) => boolean;
  readonly resolve?: (host: string) => Promise<readonly { readonly address: string }[]>;
  readonly request?: typeof requestHttps;
  readonly attemptMs?: number;
}

/** Returns a transport. Default: https on port 443, to public addresses only. */
export function hookTransport({
  parseUrl = parseHookUrl,
  isAllowed = isPublicAddress,
  resolve = (host) => lookup(host, { all: true }),
  request = requestHttps,
  attemptMs = ATTEMPT_MS,
}: TransportParts = {}): HookTransport {
  const send: HookTransport["send"] = async (text, message) => {
    const url = parseUrl(text);
    if (url === undefined) return undefined;
    const limit = AbortSignal.timeout(attemptMs);
    const late = new Promise<undefined>((done) => limit.addEventListener("abort", () => done(undefined)));
    const attempt = async (): Promise<HookStatus> => {
      const host = bareHost(url);
      const addresses = isIP(host) === 0 ? (await resolve(host)).map(({ address }) => address) : [host];
      // One forbidden address is enough: a name that mixes them tries to reach it.
      if (addresses.length === 0 || !addresses.every(isAllowed) || limit.aborted) return undefined;
      return post(request, url, addresses[0]!, message, limit);
    };
    return Promise.race([attempt().catch(() => undefined), late]);
  };
  return { accepts: (text) => parseUrl(text) !== undefined, send };
}

/** Posts a message to an address that was resolved before, so that the name cannot lead anywhere else meanwhile. */
function post(
  request: typeof requestHttps,
  url: URL,
  address: string,
  { headers, body }: HookMessage,
  signal: AbortSignal,
): Promise<HookStatus> {
  return new Promise((resolve, reject) => {
    const host = bareHost(url);
    const sent = request(
      {
        host: address,
        port: url.port === "" ? undefined : url.port,
        // The certificate must be that of the name.
        ...(isIP(host) === 0 && { servername: host }),
        method: "POST",
        path: `${url.pathname}${url.search}`,
        headers: { ...headers, host: url.host, "content-length": Buffer.byteLength(body) },
        agent: false,
        signal,
      },
      (response) => {
        resolve(response.statusCode);
        response.destroy();
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}
