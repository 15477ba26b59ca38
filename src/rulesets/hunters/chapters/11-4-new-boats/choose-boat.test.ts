import { describe, expect, test } from "vitest";
import { type HomeCase, home, picks, play, refusal } from "../../../../../test/fixtures/hunters/home";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import type { BoatType } from "../../vocabulary";
import { computeRefit } from "../10-10-refit/compute-refit";
import { chooseBoat } from "./operations";

const wreck: HomeCase = { hull: 7, broken: ["periscope", "radio", "batteries"] };

const waiting = (setup: HomeCase, dice: number[] = []): Snapshot =>
  play(home({ ...wreck, ...setup }), computeRefit, {}, dice).snapshot;

const latest = (boat: BoatType, month: string): unknown => {
  const legality = chooseBoat.legality(waiting({ boat, month }), charts);
  return legality.legal ? (legality.input.schema.properties as { boat: unknown }).boat : undefined;
};

const { charts } = pack;

describe("11.4.5 the latest standard model", () => {
  test.each([
    ["VIIA", "1939-11", "VIIB"],
    ["VIIB", "1940-07", "VIIB"],
    ["VIIA", "1940-08", "VIIC"],
    ["IXA", "1939-12", "IXA"],
    ["IXA", "1940-01", "IXB"],
    ["IXB", "1941-01", "IXB"],
    ["IXB", "1941-02", "IXC"],
  ] as const)("11.4.5 for a %s that sailed in %s it is the %s (E-27)", (boat, month, model) => {
    expect(latest(boat, month)).toEqual({ const: model });
  });

  test("E-28 limited models of the class may be tried for once in service", () => {
    expect(latest("VIIB", "1941-11")).toEqual({ enum: ["VIIC", "VIID"] });
    expect(latest("VIIC", "1943-03")).toEqual({ enum: ["VIIC", "VIID", "VIIC_FLAK"] });
  });

  test("11.4.4 boats that cannot be had are closed, each for its reason", () => {
    const state = waiting({ boat: "VIIB", month: "1942-03" });
    expect(refusal(state, chooseBoat, { boat: "IXC" }).citation.section).toBe("11.4.4");
    expect(refusal(state, chooseBoat, { boat: "VIIC_FLAK" }).code).toBe("BOAT_NOT_AVAILABLE");
    expect(refusal(state, chooseBoat, { boat: "VIIA" }).code).toBe("NOT_LATEST_MODEL");
    expect(refusal(home(), chooseBoat, { boat: "VIIC" }).code).toBe("OUT_OF_TURN");
  });
});

test("11.4 every boat drawn is legal", () => {
  const legality = chooseBoat.legality(waiting({ month: "1943-03", startMonth: "1943-01" }), charts);
  if (!legality.legal) throw new Error("The operation is closed.");
  const drawn = new Set<unknown>();
  for (let draw = 0; draw < 50; draw += 1) {
    const input = legality.input.draw(picks(draw));
    expect(legality.input.check(input)).toBeUndefined();
    drawn.add(input.boat);
  }
  expect(drawn.size).toBe(3);
});
