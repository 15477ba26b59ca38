// Reads what infra/tight-slices.mjs wrote: the types of a part of the GraphQL schema, as introspection gives them.

/** A function that remembers what it gave for a text: the arguments of operations are the same over and over. */
function remembering(read) {
  const known = new Map();
  return (text) => {
    let given = known.get(text);
    if (given === undefined) {
      given = read(text);
      known.set(text, given);
    }
    return given;
  };
}

/** Every type of a part, the kinds of all whose names occur being told. */
export function typesOf({ types, kinds }) {
  const kindOf = { ...kinds };
  for (const [kind, name] of types) kindOf[name] = kind;

  // A reference to a type, such as `[Int!]!`.
  const reference = remembering((text) => {
    if (text.endsWith("!")) return { kind: "NON_NULL", ofType: reference(text.slice(0, -1)) };
    if (text.startsWith("[")) return { kind: "LIST", ofType: reference(text.slice(1, -1)) };
    return { name: text, kind: kindOf[text] };
  });
  // An argument or the field of an input: `name:type`, or `name:type=default`.
  const input = remembering((text) => {
    const colon = text.indexOf(":");
    const equals = text.indexOf("=", colon);
    const one = { name: text.slice(0, colon), type: reference(text.slice(colon + 1, equals < 0 ? undefined : equals)) };
    return equals < 0 ? one : { ...one, defaultValue: text.slice(equals + 1) };
  });
  const field = (told) => {
    const [text, ...args] = typeof told === "string" ? [told] : told;
    return { ...input(text), args: args.map(input) };
  };
  const held = {
    SCALAR: () => ({}),
    ENUM: (values) => ({ enumValues: values.map((name) => ({ name })) }),
    UNION: (names) => ({ possibleTypes: names.map(reference) }),
    INPUT_OBJECT: (fields) => ({ inputFields: fields.map(input) }),
    OBJECT: ([interfaces, ...fields]) => ({ fields: fields.map(field), interfaces: interfaces.map(reference) }),
    INTERFACE: ([interfaces, possible, ...fields]) => ({
      ...held.OBJECT([interfaces, ...fields]),
      possibleTypes: possible.map(reference),
    }),
  };
  return types.map(([kind, name, ...rest]) => ({ kind, name, ...held[kind](rest) }));
}
