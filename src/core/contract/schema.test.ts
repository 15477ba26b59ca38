import { describe, expect, it } from "vitest";
import * as z from "zod";
import { namingFor } from "./schema";

const named = namingFor("Drill");

describe("the schemas of a game", () => {
  it("that are given as functions are made when they are first asked for, and once", () => {
    let made = 0;
    const schema = named(
      () => {
        made += 1;
        return z.strictObject({ guns: z.int() });
      },
      "Ship",
      "A ship.",
    );
    expect(made).toBe(0);
    expect(schema.parse({ guns: 4 })).toEqual({ guns: 4 });
    expect(schema.unwrap()).toBe(schema.unwrap());
    expect(z.toJSONSchema(schema.nullable(), { io: "input" }).$defs).toMatchObject({
      DrillShip: { type: "object", description: "A ship." },
    });
    expect(made).toBe(1);
  });

  it("that are codes are named as they are", () => {
    const codes = z.enum(["calm", "storm"]);
    expect(named(codes, "Weather", "The weather.")).toBe(codes);
    expect(codes.meta()).toEqual({ id: "DrillWeather", description: "The weather." });
  });
});
