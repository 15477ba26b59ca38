import { readFile } from "node:fs/promises";
import { StoreUnavailable } from "./store/store";

/** Names of the environment variables that locate a private text: a file, or a secure parameter of the cloud. */
interface VariableNames {
  readonly file: string;
  readonly parameter: string;
}

/** How long a value is cached before its text is read again, in milliseconds. */
const CACHED_MS = 10 * 60 * 1000;

/** Cache time for a missing parameter, in milliseconds. Short, so that the service soon uses a new parameter. */
const ABSENCE_CACHED_MS = 60 * 1000;

/**
 * Returns a function that reads and parses the text that the environment names, and caches the value for ten minutes. It returns
 * undefined if the environment names none or the named parameter does not exist, and caches that for a minute. Throws StoreUnavailable
 * for a text that cannot be read or parsed.
 */
export function privateValue<T>(
  env: Readonly<Record<string, string | undefined>>,
  variables: VariableNames,
  parse: (text: string) => Promise<T>,
  readParameter: (name: string) => Promise<string | undefined> = loadParameter,
): (how?: { readonly isFresh?: boolean }) => Promise<T | undefined> {
  let cached: { readonly value: T | undefined; readonly until: number } | undefined;
  return async ({ isFresh = false } = {}) => {
    if (!isFresh && cached !== undefined && Date.now() < cached.until) return cached.value;
    try {
      const [path, name] = [env[variables.file], env[variables.parameter]];
      if (!path && !name) return undefined;
      const text = path ? await readFile(path, "utf8") : await readParameter(name!);
      const value = text === undefined ? undefined : await parse(text);
      cached = { value, until: Date.now() + (value === undefined ? ABSENCE_CACHED_MS : CACHED_MS) };
      return value;
    } catch (cause) {
      throw new StoreUnavailable(
        `The service cannot read the value that ${variables.file} or ${variables.parameter} refers to.`,
        { cause },
      );
    }
  };
}

/** Loads the cloud's parameter client only if a parameter is named. */
async function loadParameter(name: string): Promise<string | undefined> {
  const { parameterOf } = await import("./signing/parameter");
  return parameterOf(name);
}
