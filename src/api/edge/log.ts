/** Writes an unforeseen exception to the log as one line of JSON. */
export function logFailure(error: unknown, requestId: string, request: string): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  console.error(JSON.stringify({ level: "error", code: "INTERNAL", requestId, request, name, message, stack }));
}
