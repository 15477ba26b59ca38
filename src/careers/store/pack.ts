import { deflateSync, inflateSync } from "node:zlib";
import { StepTooLarge } from "./store";

/** The most bytes a packed value may have, so that its item stays below the 400 KB of the store. */
export const PACKED_LIMIT = 380 * 1024;
const UNPACKED_LIMIT = 16 * 1024 * 1024;

/** JSON, compressed; throws StepTooLarge when it does not fit into an item. */
export function pack(value: unknown): Uint8Array {
  const packed = deflateSync(JSON.stringify(value));
  if (packed.length > PACKED_LIMIT) throw new StepTooLarge(`${packed.length} bytes`);
  return packed;
}

/** The value of packed bytes; throws for anything else. */
export function unpack(packed: unknown): unknown {
  if (!(packed instanceof Uint8Array)) throw new TypeError("The store holds no packed value here.");
  return JSON.parse(inflateSync(packed, { maxOutputLength: UNPACKED_LIMIT }).toString("utf8"));
}
