// The parts of the GraphQL schema that requests are served by go into the bundle in fewer words than introspection takes.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { typesOf } from "./slice-reader.mjs";

const SLICES = /[\\/]schema[\\/]graphql[\\/]\w+\.json$/;
const READER = fileURLToPath(new URL("slice-reader.mjs", import.meta.url));

/** Types as `typesOf` reads them, and the kinds of those they refer to that are not among them. */
export function tight(types) {
  const kinds = {};
  const told = (type) => {
    if (type.kind === "NON_NULL") return `${told(type.ofType)}!`;
    if (type.kind === "LIST") return `[${told(type.ofType)}]`;
    kinds[type.name] = type.kind;
    return type.name;
  };
  const input = ({ name, type, defaultValue }) =>
    `${name}:${told(type)}${defaultValue === undefined ? "" : `=${defaultValue}`}`;
  const field = ({ args, ...one }) => (args.length === 0 ? input(one) : [input(one), ...args.map(input)]);
  const held = {
    SCALAR: () => [],
    ENUM: ({ enumValues }) => enumValues.map(({ name }) => name),
    UNION: ({ possibleTypes }) => possibleTypes.map(told),
    INPUT_OBJECT: ({ inputFields }) => inputFields.map(input),
    OBJECT: ({ interfaces, fields }) => [interfaces.map(told), ...fields.map(field)],
    INTERFACE: ({ interfaces, possibleTypes, fields }) => [
      interfaces.map(told),
      possibleTypes.map(told),
      ...fields.map(field),
    ],
  };
  const lines = types.map((type) => [type.kind, type.name, ...held[type.kind](type)]);
  for (const { name } of types) delete kinds[name];
  return { types: lines, kinds };
}

/** The esbuild plugin that does so, and makes sure that the very same types are read again. */
export const tightSlices = {
  name: "tight-slices",
  setup({ onLoad }) {
    onLoad({ filter: SLICES }, async ({ path }) => {
      const { types, ...rest } = JSON.parse(await readFile(path, "utf8"));
      const fewer = tight(types);
      if (!isDeepStrictEqual(typesOf(fewer), types)) throw new Error(`${path} holds what the tight form cannot say.`);
      const contents = `
        import { typesOf } from ${JSON.stringify(READER)};
        const { types, rest } = JSON.parse(${JSON.stringify(JSON.stringify({ types: fewer, rest }))});
        export default { ...rest, types: typesOf(types) };`;
      return { contents, loader: "js" };
    });
  },
};
