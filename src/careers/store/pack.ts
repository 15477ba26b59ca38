import { deflateSync, inflateSync } from "node:zlib";
import { StepTooLarge } from "./store";

/** Maximum bytes of a packed value, so that its item stays below the store's 400 KB. */
export const PACKED_LIMIT = 380 * 1024;
const UNPACKED_LIMIT = 16 * 1024 * 1024;

/** Returns a value as compressed JSON. Throws StepTooLarge if it does not fit into an item. */
export function pack(value: unknown): Uint8Array {
  const packed = deflateSync(JSON.stringify(value));
  if (packed.length > PACKED_LIMIT) throw new StepTooLarge(`${packed.length} bytes`);
  return packed;
}

/** Returns the value of packed bytes. Throws for anything else. */
export function unpack(packed: unknown): unknown {
  if (!(packed instanceof Uint8Array)) throw new TypeError("A value in the store is not a packed value.");
  return JSON.parse(inflateSync(packed, { maxOutputLength: UNPACKED_LIMIT }).toString("utf8"));
}
