import { buildSchema, printSchema } from "graphql";
import { describe, expect, it } from "vitest";
import accepted from "./accepted.json" with { type: "json" };
import { breakingChanges, type Contract, presentContract, releasedContract } from "./contract";
import type { Json } from "./openapi-changes";

interface AcceptedChange {
  readonly change: string;
  readonly reason: string;
}

const acceptedChanges: readonly AcceptedChange[] = accepted;

describe("the contract", () => {
  it("breaks no client of the last release, except for the accepted changes", async () => {
    const changes = await breakingChanges(await releasedContract(), await presentContract());
    expect(changes.toSorted()).toEqual(acceptedChanges.map(({ change }) => change).toSorted());
  });

  it("has a reason for every accepted change", () => {
    for (const { reason } of acceptedChanges) expect(reason).toMatch(/\S+ \S+/);
  });
});

const SHIP = {
  type: "object",
  properties: { name: { type: "string" }, damage: { type: "integer" }, kind: { enum: ["cruiser", "destroyer"] } },
  required: ["name", "damage"],
};

/** A contract with one route, which receives and returns a ship. `change` modifies the schema of the ship. */
function contractOf(sdl: string, change: (ship: Json) => Json = (ship) => ship): Contract {
  const body = { content: { "application/json": { schema: { $ref: "#/components/schemas/Ship" } } } };
  const document = {
    paths: { "/ships": { post: { requestBody: { ...body, required: true }, responses: { 200: body } } } },
    components: { schemas: { Ship: change(SHIP) } },
  };
  return new Map([
    ["schema.graphql", printSchema(buildSchema(sdl))],
    ["openapi.json", JSON.stringify(document)],
  ]);
}

const QUERY = "type Query { ship(name: String): String, fleet: Int }";

describe("breaking changes", () => {
  const changesOf = (sdl: string, change?: (ship: Json) => Json) =>
    breakingChanges(contractOf(QUERY), contractOf(sdl, change));

  it("additions are none", async () => {
    const sdl = "type Query { ship(name: String, side: String): String, fleet: Int, map: String }";
    const added = (ship: Json) => ({ ...ship, properties: { ...SHIP.properties, side: { type: "string" } } });
    expect(await changesOf(sdl, added)).toEqual([]);
  });

  it("a field that is gone breaks both directions", async () => {
    const { damage: _, ...properties } = SHIP.properties;
    expect(await changesOf("type Query { ship(name: String): String }", (ship) => ({ ...ship, properties }))).toEqual([
      "schema.graphql: Field 'fleet' was removed from object type 'Query'",
      "openapi.json: Ship (request)/damage: the field is gone",
      "openapi.json: Ship (response)/damage: the field is gone",
    ]);
  });

  it("a new requirement breaks requests, a weaker promise breaks responses", async () => {
    expect(await changesOf(QUERY, (ship) => ({ ...ship, required: ["name", "kind"] }))).toEqual([
      "openapi.json: Ship (request)/kind: is now required",
      "openapi.json: Ship (response)/damage: may now be omitted",
    ]);
  });

  it("a type that allows more breaks responses, one that allows less breaks requests", async () => {
    const wider = { ...SHIP.properties, damage: { type: ["integer", "null"] } };
    expect(await changesOf(QUERY, (ship) => ({ ...ship, properties: wider }))).toEqual([
      "openapi.json: Ship (response)/damage: may now be null",
    ]);
    const narrower = { ...SHIP.properties, kind: { enum: ["cruiser"] } };
    expect(await changesOf(QUERY, (ship) => ({ ...ship, properties: narrower }))).toEqual([
      'openapi.json: Ship (request)/kind: the value "destroyer" is gone',
      'openapi.json: Ship (response)/kind: the value "destroyer" is gone',
    ]);
  });

  it("a route that is gone has its method and path", async () => {
    const after = new Map(contractOf(QUERY)).set("openapi.json", JSON.stringify({ paths: {} }));
    expect(await breakingChanges(contractOf(QUERY), after)).toEqual(["openapi.json: POST /ships: the route is gone"]);
  });
});
