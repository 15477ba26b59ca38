import { buildSchema, parse, validate } from "graphql";
import { describe, expect, test } from "vitest";
import { exampleDocument } from "./example-document";

const schema = buildSchema(`
  scalar JSON
  type Query { hunters: Hunters! }
  type Hunters { new(input: NewInput!, seed: String, dice: [Int!]): NewResult! decisions(snapshot: JSON!): [Decision!]! }
  input NewInput { boat: String! }
  union NewResult = NewResolution | Refusal
  type NewResolution { snapshot: JSON! state: State! outcome: Outcome! decisions: [Decision!]! }
  type State { step: Int! }
  type Outcome { name: String! parent: Outcome odds(of: Int!): Int }
  type Decision { operation: String! legal: Boolean! }
  type Refusal { code: String! citation: Citation! }
  type Citation { section: String! }
`);

describe("example document", () => {
  test("passes the example as variables and selects each field once", () => {
    const example = { input: { boat: "VIIB" }, seed: "a" };
    const { query, variables } = exampleDocument(schema, "hunters", "new", example)!;
    expect(validate(schema, parse(query))).toEqual([]);
    expect(JSON.parse(variables)).toEqual(example);
    expect(query).toBe(`query HuntersNew($input: NewInput!, $seed: String) {
  hunters {
    new(input: $input, seed: $seed) {
      __typename
      ... on NewResolution {
        snapshot
        outcome {
          name
        }
        decisions {
          operation
          legal
        }
      }
      ... on Refusal {
        code
        citation {
          section
        }
      }
    }
  }
}
`);
  });

  test("omits a union of more types than an example can select", () => {
    const names = Array.from({ length: 21 }, (_, index) => `T${index}`);
    const large = buildSchema(`
      type Query { hunters: Hunters! }
      type Hunters { play: Resolution! }
      type Resolution { outcome: Outcome! step: Int! }
      union Outcome = ${names.join(" | ")}
      ${names.map((name) => `type ${name} { member: String }`).join("\n")}
    `);
    const { query } = exampleDocument(large, "hunters", "play", {})!;
    expect(query).toContain("step");
    expect(query).not.toContain("outcome");
  });

  test("is undefined for an operation that the schema does not have", () => {
    expect(exampleDocument(schema, "hunters", "sail", {})).toBeUndefined();
    expect(exampleDocument(schema, "goeben", "new", {})).toBeUndefined();
  });
});
