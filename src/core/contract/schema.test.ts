import { describe, expect, it } from "vitest";
import * as z from "zod";
import { namingFor } from "./schema";

const nameSchema = namingFor("Drill");

describe("namingFor", () => {
  it("schemas passed as functions are built once, on first use", () => {
    let calls = 0;
    const schema = nameSchema(
      () => {
        calls += 1;
        return z.strictObject({ guns: z.int() });
      },
      "Ship",
      "A ship.",
    );
    expect(calls).toBe(0);
    expect(schema.parse({ guns: 4 })).toEqual({ guns: 4 });
    expect(schema.unwrap()).toBe(schema.unwrap());
    expect(z.toJSONSchema(schema.nullable(), { io: "input" }).$defs).toMatchObject({
      DrillShip: { type: "object", description: "A ship." },
    });
    expect(calls).toBe(1);
  });

  it("codes are named immediately", () => {
    const codes = z.enum(["calm", "storm"]);
    expect(nameSchema(codes, "Weather", "The weather.")).toBe(codes);
    expect(codes.meta()).toEqual({ id: "DrillWeather", description: "The weather." });
  });
});
