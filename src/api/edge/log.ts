import type { ApiAnswer, ApiRequest } from "./message";

/** Writes an unforeseen exception to the log as one line of JSON. */
export function logFailure(error: unknown, requestId: string, request: string): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  console.error(JSON.stringify({ level: "error", code: "INTERNAL", requestId, request, name, message, stack }));
}

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
  console.log(JSON.stringify({ level: "info", requestId: id, method, path, status, bytes, ...values, _aws }));
}
