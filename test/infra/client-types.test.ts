import { expect, test } from "vitest";
import { typeText } from "../../scripts/client/type-text";

test("of members of which there must be one the others are never there, and what is within the one stays as it is", () => {
  const anything = { type: "object", properties: { note: {} } };
  const schema = {
    type: "object",
    properties: { seed: { type: "string" }, source: anything },
    oneOf: [{ required: ["seed"] }, { required: ["source"] }],
  };
  expect(typeText(schema).replaceAll(/\s+/g, " ")).toBe(
    "{} & ({ readonly seed: string; readonly source?: never; } | " +
      "{ readonly seed?: never; readonly source: { readonly note?: unknown; }; })",
  );
});
