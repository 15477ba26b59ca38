import { Code } from "typebox/compile";
import * as z from "zod";

/**
 * The source of a module that checks snapshots by a schema: typebox's generated module, with the values that its user
 * must supply. It accepts what the schema accepts, in a fraction of zod's time and without eval. It returns no faults;
 * the schema itself reports those.
 */
export function snapshotCheckFile(schema: z.ZodType): string {
  const { External, Code: code } = Code(z.toJSONSchema(schema, { target: "draft-2020-12" }));
  const patterns = External.variables.map((each) => `  ${patternText(each)},\n`).join("");
  return `// @ts-nocheck\n${code}\n\nSetExternal({ variables: [\n${patterns}] });\n`;
}

/** Formats a pattern as a literal in ASCII. */
function patternText(pattern: unknown): string {
  if (!(pattern instanceof RegExp)) throw new Error("The check of a snapshot needs a value that is not a pattern.");
  return String(pattern).replaceAll(/[^ -~]/g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
