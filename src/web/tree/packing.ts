/** JSON made small, for what is kept by the hundred. */
export function packed(value: unknown): Promise<ArrayBuffer> {
  const text = new Blob([JSON.stringify(value)]).stream();
  return new Response(text.pipeThrough(new CompressionStream("gzip"))).arrayBuffer();
}

/** What was packed. */
export function unpacked(bytes: ArrayBuffer): Promise<unknown> {
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).json();
}
