import bole from "bole";
import type { ApiAnswer, ApiRequest } from "./message";

// The lines go where the platform reads them. The library's registry is the process's, which may hold several bundles.
bole.reset().output({ level: "info", stream: { write: (line) => console.log(withoutTokens(`${line}`.trimEnd())) } });
const log = bole("naval-umpire");

/** Writes an unforeseen exception to the log as one line of JSON. */
export function logFailure(error: unknown, requestId: string, request: string): void {
  log.error(error instanceof Error ? error : new Error(String(error)), { code: "INTERNAL", requestId, request });
}

/** A text for the log in which no bearer token stands, even where a caller has put it into a path. */
function withoutTokens(text: string): string {
  return text.replaceAll(TOKEN, "nut_...");
}

const TOKEN = /nut_[A-Za-z0-9_-]+/g;

const NAMESPACE = "NavalUmpire";
const METRICS = [
  { Name: "Requests", Unit: "Count" },
  { Name: "Failures", Unit: "Count" },
  { Name: "Latency", Unit: "Milliseconds" },
] as const;

/**
 * Writes an answered request to the log as one line of JSON, nothing of its body or headers in it. The line is in the
 * embedded metric format, so that the platform makes the metrics of it without being called.
 */
export function logAccess({ id, method, path }: ApiRequest, { status, body }: ApiAnswer, ms: number): void {
  const values = { Requests: 1, Failures: status >= 500 ? 1 : 0, Latency: Math.round(ms * 100) / 100 };
  const CloudWatchMetrics = [{ Namespace: NAMESPACE, Dimensions: [[]], Metrics: METRICS }];
  const _aws = { Timestamp: Date.now(), CloudWatchMetrics };
  const bytes = body === undefined ? 0 : Buffer.byteLength(body);
  log.info({ requestId: id, method, path, status, bytes, ...values, _aws });
}
