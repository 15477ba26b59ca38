import { createHmac, randomBytes } from "node:crypto";
import { hostname } from "node:os";
import type { ApiAnswer, ApiRequest } from "./message";

/**
 * Writes a line of JSON to the process's output, bare: the platform's console would put words before it, and then it is
 * neither searched by its members nor made into metrics.
 */
function writeLine(level: "info" | "error", fields: object): void {
  const line = { time: new Date(), hostname: HOSTNAME, pid: process.pid, level, name: "naval-umpire", ...fields };
  process.stdout.write(`${withoutTokens(JSON.stringify(line))}\n`);
}

const HOSTNAME = hostname();

/**
 * Writes why a request failed to the log as one line of JSON: an exception that nobody foresaw, or with another code what
 * the service needs and has not got.
 */
export function logFailure(error: unknown, requestId: string, request: string, code = "INTERNAL"): void {
  const { name, message, stack, ...more } = error instanceof Error ? error : new Error(String(error));
  const err = { name, message, ...("code" in more && { code: more.code }), stack };
  writeLine("error", { code, requestId, request, err });
}

/** A text for the log in which no bearer token stands, even where a caller has put it into a path, percent-encoded or not. */
export function withoutTokens(text: string): string {
  return text.replaceAll(TOKEN, "nut_...");
}

/** A character as it is, or percent-encoded, however many times. */
const either = (char: string): string => `(?:${char}|%(?:25)*${char.charCodeAt(0).toString(16)})`;
const TOKEN = new RegExp(`${[..."nut_"].map(either).join("")}(?:[A-Za-z0-9_-]|%(?:25)*[0-9a-f]{2})+`, "gi");

const NAMESPACE = "NavalUmpire";
/** The dimension of the metrics: the function's name, in which the stage stands too. */
const FUNCTION = "Function";
const METRICS = [
  { Name: "Requests", Unit: "Count" },
  { Name: "Failures", Unit: "Count" },
  { Name: "Defects", Unit: "Count" },
  { Name: "Latency", Unit: "Milliseconds" },
] as const;

/** The most characters of a path that are logged: a caller pays nothing for a long one. */
const LOGGED_PATH = 200;

/**
 * Writes an answered request to the log as one line of JSON, nothing of its body or headers in it but hashes, by which a
 * caller can be told apart. The line is in the embedded metric format, so that the platform makes the metrics of it without
 * being called: failures are all answers of 500 and above, defects those that nobody foresaw.
 */
export function logAccess(request: ApiRequest, { status, body }: ApiAnswer, ms: number): void {
  const { id, platformId, method, path, address, headers } = request;
  const values = {
    Requests: 1,
    Failures: status >= 500 ? 1 : 0,
    Defects: status === 500 ? 1 : 0,
    Latency: Math.round(ms * 100) / 100,
  };
  const bytes = body === undefined ? 0 : Buffer.byteLength(body);
  writeLine("info", {
    requestId: id,
    ...(platformId === id ? {} : { platformId }),
    method,
    path: withoutTokens(path).slice(0, LOGGED_PATH),
    status,
    bytes,
    caller: hashed(address),
    token: headers.authorization === undefined ? null : hashed(headers.authorization),
    ...values,
    ...metered(METRICS),
  });
}

/** Writes to the log that the service has no key and signs no step, as one line of JSON with the metric of an alarm. */
export function logSigningKeysMissing(): void {
  const message =
    "There is no signing key, so steps of stored games are stored unsigned. Put the parameter with the keys.";
  writeLine("error", {
    code: "SIGNING_KEYS_MISSING",
    message,
    KeysMissing: 1,
    ...metered([{ Name: "KeysMissing", Unit: "Count" }]),
  });
}

/** What makes metrics of the members of a line with these names. */
function metered(metrics: readonly { readonly Name: string; readonly Unit: string }[]) {
  const CloudWatchMetrics = [{ Namespace: NAMESPACE, Dimensions: [[FUNCTION]], Metrics: metrics }];
  return {
    [FUNCTION]: process.env.AWS_LAMBDA_FUNCTION_NAME ?? "local",
    _aws: { Timestamp: Date.now(), CloudWatchMetrics },
  };
}

let key: string | Buffer | undefined;
const HASH_LENGTH = 16;

/** A keyed hash: the same for the same text wherever the key is the same, and of no use to whoever has but the log. */
function hashed(text: string): string {
  key ??= process.env.LOG_KEY || randomBytes(32);
  return createHmac("sha256", key).update(text, "utf8").digest("hex").slice(0, HASH_LENGTH);
}
