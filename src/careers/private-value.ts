import { readFile } from "node:fs/promises";
import { StoreAway } from "./store/store";

/** The variables that name where a private text is: a file, or a secure parameter of the cloud. */
interface Variables {
  readonly file: string;
  readonly parameter: string;
}

/** How long a value is cached before its text is read again, in milliseconds. */
const CACHED_MS = 10 * 60 * 1000;

/**
 * Returns a function that reads and parses the text that the environment names, and caches the value for ten minutes. It returns
 * undefined if the environment names none, and throws StoreAway for a text that cannot be read or parsed.
 */
export function privateValue<T>(
  env: Readonly<Record<string, string | undefined>>,
  variables: Variables,
  parse: (text: string) => Promise<T>,
): (how?: { readonly isFresh?: boolean }) => Promise<T | undefined> {
  let cached: { readonly value: T; readonly until: number } | undefined;
  return async ({ isFresh = false } = {}) => {
    if (!isFresh && cached !== undefined && Date.now() < cached.until) return cached.value;
    try {
      const text = await textNamed(env, variables);
      const value = text === undefined ? undefined : await parse(text);
      if (value !== undefined) cached = { value, until: Date.now() + CACHED_MS };
      return value;
    } catch (cause) {
      throw new StoreAway(`What ${variables.file} or ${variables.parameter} names cannot be read.`, { cause });
    }
  };
}

async function textNamed(
  env: Readonly<Record<string, string | undefined>>,
  { file, parameter }: Variables,
): Promise<string | undefined> {
  const path = env[file];
  if (path) return readFile(path, "utf8");
  const name = env[parameter];
  if (!name) return undefined;
  const { parameterOf } = await import("./signing/parameter");
  return parameterOf(name);
}
