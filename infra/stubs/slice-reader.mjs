// Reads what infra/tight-slices.mjs wrote: the types of a part of the GraphQL schema, as introspection gives them.

/** A reference to a type, such as `[Int!]!`; `kindOf` tells the kind of a named one. */
function typeOf(text, kindOf) {
  if (text.endsWith("!")) return { kind: "NON_NULL", ofType: typeOf(text.slice(0, -1), kindOf) };
  if (text.startsWith("[")) return { kind: "LIST", ofType: typeOf(text.slice(1, -1), kindOf) };
  return { name: text, kind: kindOf[text] };
}

/** An argument or the field of an input: `name:type`, or `name:type=default`. */
function inputOf(text, kindOf) {
  const [, name, type, defaultValue] = /^(\w+):([^=]+)(?:=(.*))?$/s.exec(text);
  return { name, type: typeOf(type, kindOf), ...(defaultValue !== undefined && { defaultValue }) };
}

/** A field with its arguments. */
function fieldOf([text, ...args], kindOf) {
  const { name, type } = inputOf(text, kindOf);
  return { name, args: args.map((each) => inputOf(each, kindOf)), type };
}

const named = (names, kindOf) => names.map((name) => typeOf(name, kindOf));

/** By kind, what a type of that kind holds. */
const HELD = {
  SCALAR: () => ({}),
  ENUM: (values) => ({ enumValues: values.map((name) => ({ name })) }),
  UNION: (names, kindOf) => ({ possibleTypes: named(names, kindOf) }),
  INPUT_OBJECT: (fields, kindOf) => ({ inputFields: fields.map((each) => inputOf(each, kindOf)) }),
  OBJECT: ([interfaces, ...fields], kindOf) => ({
    fields: fields.map((each) => fieldOf([].concat(each), kindOf)),
    interfaces: named(interfaces, kindOf),
  }),
  INTERFACE: ([interfaces, possible, ...fields], kindOf) => ({
    ...HELD.OBJECT([interfaces, ...fields], kindOf),
    possibleTypes: named(possible, kindOf),
  }),
};

/** Every type of a part. */
export function typesOf({ types, kinds }) {
  const kindOf = { ...kinds };
  for (const [kind, name] of types) kindOf[name] = kind;
  return types.map(([kind, name, ...held]) => ({ kind, name, ...HELD[kind](held, kindOf) }));
}
