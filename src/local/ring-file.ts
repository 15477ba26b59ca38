import { readFile } from "node:fs/promises";
import type { z } from "zod";
import { parseRing } from "../careers/ring";
import { replacePrivateFile } from "./private-file";

/**
 * Rotates the ring of keys or secrets in a file, or makes the file. Throws an Error with a full sentence for a file
 * that cannot be read, and leaves it unchanged.
 */
export async function rotateRingFile<T>(
  file: string,
  schema: z.ZodType<T>,
  rotate: (ring: T | undefined) => T,
): Promise<T> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw new Error(`${file} cannot be read: ${error.message}.`);
  });
  const ring = rotate(text === undefined ? undefined : ringIn(file, text, schema));
  await replacePrivateFile(file, ring);
  return ring;
}

function ringIn<T>(file: string, text: string, schema: z.ZodType<T>): T {
  try {
    return parseRing(text, schema);
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}. The file was not changed.`);
  }
}
