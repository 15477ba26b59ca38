import { createHmac, randomBytes } from "node:crypto";
import { hostname } from "node:os";
import type { ApiRequest, ApiResponse } from "./message";

/**
 * Writes a line of JSON directly to stdout. The platform's console would add a prefix, and then the log service could
 * neither search its members nor extract metrics.
 */
function writeLine(level: "info" | "error", fields: object): void {
  const line = { time: new Date(), hostname: HOSTNAME, pid: process.pid, level, name: "naval-umpire", ...fields };
  process.stdout.write(`${withoutTokens(JSON.stringify(line))}\n`);
}

const HOSTNAME = hostname();

/**
 * Logs a failed request as one line of JSON: an unexpected exception, or with another code a missing prerequisite of
 * the service.
 */
export function logFailure(error: unknown, requestId: string, request: string, code = "INTERNAL"): void {
  const { name, message, stack, ...more } = error instanceof Error ? error : new Error(String(error));
  const err = { name, message, ...("code" in more && { code: more.code }), stack };
  writeLine("error", { code, requestId, request, err });
}

/** Masks tokens and claims in a text for the log, even if a caller has put one into a path, percent-encoded or not. */
export function withoutTokens(text: string): string {
  return SECRETS.reduce((masked, { prefix, pattern }) => masked.replaceAll(pattern, `${prefix}...`), text);
}

/** A pattern for a character, plain or percent-encoded any number of times. */
const charOrEncoded = (char: string): string => `(?:${char}|%(?:25)*${char.charCodeAt(0).toString(16)})`;
/** The prefixes of tokens and claims, with a pattern for each. */
const SECRETS = ["nut_", "nuc_"].map((prefix) => ({
  prefix,
  pattern: new RegExp(`${[...prefix].map(charOrEncoded).join("")}(?:[A-Za-z0-9_-]|%(?:25)*[0-9a-f]{2})+`, "gi"),
}));

const NAMESPACE = "NavalUmpire";
/** The dimension of the metrics: the name of the function, which includes the stage. */
const FUNCTION = "Function";
const METRICS = [
  { Name: "Requests", Unit: "Count" },
  { Name: "Failures", Unit: "Count" },
  { Name: "Defects", Unit: "Count" },
  { Name: "Latency", Unit: "Milliseconds" },
] as const;

/** Maximum characters of a path in the log, because callers can send long ones for free. */
const LOGGED_PATH = 200;

/**
 * Logs a request as one line of JSON. The line has nothing of body or headers but hashes that identify a caller. It is
 * in the embedded metric format, from which the platform extracts metrics without further calls. Failures are all
 * responses of 500 and above. Defects are those with an unexpected exception.
 */
export function logAccess(request: ApiRequest, { status, body }: ApiResponse, ms: number): void {
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
    caller: keyedHash(address),
    token: headers.authorization === undefined ? null : keyedHash(headers.authorization),
    ...values,
    ...metricsOf(METRICS),
  });
}

/** Logs that the service has no key and signs no steps, as one line of JSON with a metric for an alarm. */
export function logSigningKeysMissing(): void {
  const message =
    "No signing key exists, so new steps of stored games are unsigned. Create the parameter with the keys.";
  writeLine("error", {
    code: "SIGNING_KEYS_MISSING",
    message,
    KeysMissing: 1,
    ...metricsOf([{ Name: "KeysMissing", Unit: "Count" }]),
  });
}

/** Returns the members that turn those with these names into metrics. */
function metricsOf(metrics: readonly { readonly Name: string; readonly Unit: string }[]) {
  const CloudWatchMetrics = [{ Namespace: NAMESPACE, Dimensions: [[FUNCTION]], Metrics: metrics }];
  return {
    [FUNCTION]: process.env.AWS_LAMBDA_FUNCTION_NAME ?? "local",
    _aws: { Timestamp: Date.now(), CloudWatchMetrics },
  };
}

let key: string | Buffer | undefined;
const HASH_LENGTH = 16;

/** Returns a keyed hash: stable for the same key, and useless to a reader of the log alone. */
function keyedHash(text: string): string {
  key ??= process.env.LOG_KEY || randomBytes(32);
  return createHmac("sha256", key).update(text, "utf8").digest("hex").slice(0, HASH_LENGTH);
}
