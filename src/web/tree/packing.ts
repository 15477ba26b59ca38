/** Returns JSON compressed with gzip, because a game stores hundreds of answers. */
export function gzipJson(value: unknown): Promise<ArrayBuffer> {
  const text = new Blob([JSON.stringify(value)]).stream();
  return new Response(text.pipeThrough(new CompressionStream("gzip"))).arrayBuffer();
}

/** Returns the value of compressed JSON. */
export function gunzipJson(bytes: ArrayBuffer): Promise<unknown> {
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).json();
}
