import type { AwaitedSeat } from "./generated/schemas";
import { type CallOptions, type ClientOptions, UmpireError, type UmpireProblem } from "./wire";

/** An event of a career: a new step, or the end of the game, after which every token may read all of it. */
export type FollowedEvent =
  | {
      readonly event: "step";
      readonly career: string;
      /** Number of the step. */
      readonly version: number;
      /** Kind of the step, as in `careerSteps`. */
      readonly kind: string;
      /** The seats that can move after the step, and since when. */
      readonly awaited: readonly AwaitedSeat[];
    }
  | { readonly event: "reveal"; readonly career: string };

/** Options for following a career. */
export interface FollowOptions
  extends Pick<ClientOptions, "fetch" | "token" | "headers" | "language">,
    Pick<CallOptions, "signal"> {
  /** The version that you know. Default: none, and the first event is the newest step. */
  readonly since?: number;
  /** Called before each new connection with the reason and the milliseconds until it. */
  readonly onReconnect?: (reason: Error, waitMs: number) => void;
}

/** Milliseconds without any byte after which a connection is considered dead. The server sends a comment every 15 s. */
const SILENCE_MS = 45_000;

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Follows a career: `for await (const event of followCareer(url, career, { token }))`. Connects again after every
 * failure, and misses no step. Throws UmpireError once the career is deleted or the token is no longer valid. Ends when
 * the signal aborts.
 */
export async function* followCareer(
  baseUrl: string,
  career: string,
  options: FollowOptions = {},
): AsyncGenerator<FollowedEvent, void, void> {
  const { signal } = options;
  let known = options.since;
  let isRevealed = false;
  let failures = 0;
  while (!signal?.aborted) {
    let reason = new Error("The server ended the stream.");
    let wait = FIRST_WAIT_MS;
    try {
      for await (const message of messagesOf(baseUrl, career, known, options)) {
        failures = 0;
        if (message.retry !== undefined) wait = message.retry;
        const event = eventOf(message);
        if (event?.event === "step") [known, isRevealed] = [event.version, false];
        // Every connection repeats it.
        if (event === undefined || (event.event === "reveal" && isRevealed)) continue;
        if (event.event === "reveal") isRevealed = true;
        yield event;
      }
    } catch (error) {
      if (signal?.aborted) return;
      if (error instanceof UmpireError && !isTransient(error)) throw error;
      reason = error as Error;
      wait = Math.max(retryAfterOf(error), Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures));
      failures += 1;
    }
    // Clients that lost the same server come back one after another.
    wait = Math.round(wait * (1 + Math.random() / 4));
    if (signal?.aborted) return;
    options.onReconnect?.(reason, wait);
    await sleep(wait, signal);
  }
}

/** A message of the stream, by its fields. */
interface StreamMessage {
  readonly event?: string;
  readonly data?: string;
  readonly retry?: number;
}

/** An error with the seconds that the server asks its clients to wait. */
class StreamRejected extends UmpireError {
  constructor(
    message: string,
    status: number,
    problem: UmpireProblem | undefined,
    readonly retryAfter: number,
  ) {
    super(message, status, problem);
  }
}

function retryAfterOf(error: unknown): number {
  return error instanceof StreamRejected ? error.retryAfter * 1000 : 0;
}

/** True for a failure that may pass: no response, too many requests, or a server that fails. */
function isTransient({ status }: UmpireError): boolean {
  return status === 0 || status === 429 || status >= 500;
}

/** Opens one connection and returns its messages. */
async function* messagesOf(
  baseUrl: string,
  career: string,
  known: number | undefined,
  { fetch = globalThis.fetch, token, headers, language, signal }: FollowOptions,
): AsyncGenerator<StreamMessage, void, void> {
  const silence = new AbortController();
  const abort = () => silence.abort();
  signal?.addEventListener("abort", abort, { once: true });
  let timer = setTimeout(abort, SILENCE_MS);
  try {
    const target = `${baseUrl.replace(/\/+$/, "")}/v1/careers/${encodeURIComponent(career)}/events`;
    const response = await fetch(target, {
      headers: {
        accept: "text/event-stream",
        ...(language === undefined ? {} : { "accept-language": language }),
        ...headers,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(known === undefined ? {} : { "last-event-id": String(known) }),
      },
      signal: silence.signal,
    }).catch((error: Error) => {
      throw new UmpireError(`${target} cannot be reached: ${error.message}.`, 0, undefined);
    });
    if (response.status !== 200 || response.body === null) throw await rejectionOf(response);
    const decoder = new TextDecoder();
    let text = "";
    for await (const bytes of chunksOf(response.body)) {
      clearTimeout(timer);
      timer = setTimeout(abort, SILENCE_MS);
      const blocks = (text + decoder.decode(bytes, { stream: true })).split("\n\n");
      text = blocks.pop()!;
      for (const block of blocks) yield messageOf(block);
    }
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
    silence.abort();
  }
}

/** Some browsers cannot iterate over a stream. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void, void> {
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}

async function rejectionOf(response: Response): Promise<UmpireError> {
  const text = await response.text();
  let problem: UmpireProblem | undefined;
  try {
    const body = JSON.parse(text) as UmpireProblem;
    if (typeof body.code === "string") problem = body;
  } catch {
    // A proxy may answer with a page of its own.
  }
  const retryAfter = Number(response.headers.get("retry-after")) || 0;
  const message = problem?.message ?? `HTTP ${response.status}.`;
  return new StreamRejected(message, response.status, problem, retryAfter);
}

function messageOf(block: string): StreamMessage {
  const fields: Record<string, string> = {};
  for (const line of block.split("\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) fields[line.slice(0, colon)] = line.slice(colon + 1).replace(/^ /, "");
  }
  const { event, data, retry } = fields;
  return {
    ...(event !== undefined && { event }),
    ...(data !== undefined && { data }),
    ...(retry !== undefined && { retry: Number(retry) }),
  };
}

/** Returns the event of a message. Undefined for any other message. */
function eventOf({ event, data }: StreamMessage): FollowedEvent | undefined {
  if (data === undefined || (event !== "step" && event !== "reveal")) return undefined;
  return { event, ...(JSON.parse(data) as object) } as FollowedEvent;
}

function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener("abort", done, { once: true });
  });
}
