import { printType } from "graphql";
import { buildSchemaSync, Query, Resolver } from "type-graphql";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { typeText } from "../../../../scripts/client/type-text";
import { deprecated } from "../../../core/contract/schema";
import { schemaDocument } from "../../json-schemas";
import { addFields } from "./decorate";
import { TypeMaker } from "./from-json-schema";

const ship = z
  .strictObject({
    name: z.string().describe("Name of the ship."),
    hull: deprecated(z.int32().nullable().describe("Hits on the hull."), "Use `damage`."),
    tons: deprecated(z.exactOptional(z.int32()).describe("Tonnage."), "Use `size`."),
  })
  .meta({ id: "TestShip", description: "A ship." });

describe("a deprecated field", () => {
  it("is marked in GraphQL, with its replacement", () => {
    @Resolver()
    class Root {}
    const type = new TypeMaker({ nameOf: (id) => id }).answerType(ship);
    addFields(Root, { ship: { type, description: "A ship." } }, Query);
    const schema = buildSchemaSync({ resolvers: [Root], validate: false, skipCheck: true });
    const text = printType(schema.getType("TestShip")!);
    expect(text).toContain("name: String!\n");
    expect(text).toContain('hull: Int @deprecated(reason: "Use `damage`.")');
    expect(text).toContain('tons: Int @deprecated(reason: "Use `size`.")');
  });

  it("is marked in OpenAPI", () => {
    const { hull, name } = schemaDocument(ship, "output").root.properties as Record<string, unknown>;
    expect(hull).toMatchObject({
      deprecated: true,
      "x-replacement": "Use `damage`.",
      description: "Hits on the hull.",
    });
    expect(name).not.toHaveProperty("deprecated");
  });

  it("is marked in the typed client", () => {
    expect(typeText(schemaDocument(ship, "output").root)).toContain(
      "  /** Hits on the hull. @deprecated Use `damage`. */\n  readonly hull: number | null;\n",
    );
  });
});
