import { Code } from "typebox/compile";
import * as z from "zod";

const NOTE = `// Made by npm run schema, with typebox, of the JSON Schema of the snapshot; not to be edited. It takes exactly what the schema of
// the snapshot takes, in a ninth of zod's time, and needs no eval. What is wrong with a value is told by the schema itself.
// @ts-nocheck
`;

/** What the checks ask of typebox: lengths in code points, and multiples of a half. */
const GUARD = `const Guard = { CodePointCount: (text) => [...text].length, IsMultipleOf: (value, of) => Number.isInteger(value / of) };
`;

const KNOWN = ["Guard.CodePointCount", "Guard.IsMultipleOf"];

/** The source of a function that says of any value whether it is a snapshot by this schema. */
export function snapshotCheckFile(schema: z.ZodType): string {
  const { External, Code: code } = Code(z.toJSONSchema(schema, { target: "draft-2020-12" }));
  const patterns = `const External = [\n${External.variables.map((each) => `${patternText(each)},\n`).join("")}];\n`;
  const functions = [...code.matchAll(/^const check_\d+ = .*;$/gm)].map(([text]) => `${text}\n`).join("");
  const strange = [...functions.matchAll(/\b(?:Guard|Hashing|CheckContext)\b[.\w]*/g)].find(
    ([text]) => !KNOWN.includes(text),
  );
  if (strange !== undefined)
    throw new Error(`The check of a snapshot asks for ${strange[0]}, which has no stand-in here.`);
  const check =
    "/** True for what the schema of the snapshot takes as it stands. */\nexport const isSnapshot = (value) => check_0(value);\n";
  return [NOTE, GUARD, patterns, functions, check].join("\n");
}

function patternText(pattern: unknown): string {
  if (!(pattern instanceof RegExp)) throw new Error("The check of a snapshot holds something other than patterns.");
  return String(pattern).replaceAll(/[^ -~]/g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
