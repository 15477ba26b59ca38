import { describe, expect, it } from "vitest";
import { z } from "zod";
import { REFERENCES } from "./references";
import { snapshotSchema } from "./snapshot";

type Schema = Readonly<Record<string, unknown>>;

/** Paths of ids that refer to the snapshot itself, now or earlier, or that are only reported and never looked up. */
const OWN = [
  /\/id$/,
  /\/(piece|pack|target|force|convoy|evForce|moving|aircraft)$/,
  /\/(scrambled|attackers|forces|carrierRadii|fought|attacked|rejoined|unshadowed|away|bombers|joining|aircraft|later)(\/\*)+$/,
  /^\/pending\/fire\/\*\/targets\/\*$/,
  /^\/vp\/log\/\*\/unit$/,
];

/** Places that other checks look up together with what they must be. */
const ELSEWHERE = [/\/(forces|dummies|returns)\/\*\/at$/, /\/path\/\*$/, /\/aircraft\/\*\/base$/];

/** Paths of every text of a schema that is neither one of some words nor free. */
function* idPaths(idSchema: Schema, root: Schema, path = ""): Generator<string> {
  const { $ref } = idSchema as { $ref?: string };
  const schema = $ref === undefined ? idSchema : (root.$defs as Record<string, Schema>)[$ref.split("/").at(-1)!]!;
  const { anyOf, oneOf, items, properties = {}, type, pattern } = schema as Record<string, never> & Schema;
  for (const branch of (anyOf ?? oneOf ?? []) as Schema[]) yield* idPaths(branch, root, path);
  if (type === "string" && /\[a-z0-9_\]|\\d\{4\}\$/.test(String(pattern ?? ""))) yield path;
  if (items !== undefined) yield* idPaths(items as Schema, root, `${path}/*`);
  for (const [key, inner] of Object.entries(properties as Record<string, Schema>)) {
    yield* idPaths(inner, root, `${path}/${key}`);
  }
}

describe("what a snapshot of PQ-17 names", () => {
  it("references: looked up in the charts, except ids of the game's own pieces", () => {
    const root = z.toJSONSchema(snapshotSchema) as Schema;
    const paths = new Set(
      [...idPaths(root, root)].map((path) => path.replace(/\/sides\/(allied|axis)\//, "/sides/*/")),
    );
    const named = [...paths].filter(
      (path) => ![...OWN, ...ELSEWHERE].some((other) => other.test(path)) || path in REFERENCES,
    );
    expect(named.toSorted()).toEqual(Object.keys(REFERENCES).toSorted());
  });
});
