import { describe, expect, it } from "vitest";
import { allPhrases } from "../../../../../test/fixtures/phrases";
import { contextOn, table } from "../../../../../test/fixtures/pq17/table";
import { NeedsRollSignal } from "../../../../core/engine/context";
import { renderResult } from "../../../../core/text/sentence";
import { pq17 } from "../../index";
import { noAirNews } from "./outcomes";
import { fireFlak } from "./wave";

const sentences = await allPhrases(pq17);

describe("7.2.5 what AA fire asks for", () => {
  it("7.2.5 AA fire that hits two steps says so beforehand and afterwards", () => {
    const shoot = (...faces: number[]): string[] => {
      const { ctx } = contextOn(table("air_combat", "axis"), ...faces);
      const aircraft = ctx.state.sides.axis.aircraft.find(({ id }) => id === "fw200_1")!;
      const shot = { side: "allied" as const, value: 6, aircraft, torpedoRun: false, cams: 0, stack: null, at: {} };
      try {
        fireFlak(ctx, shot, noAirNews());
      } catch (error) {
        if (!(error instanceof NeedsRollSignal)) throw error;
        return error.totals.map(({ result }) => result);
      }
      return ctx.audit.flatMap((entry) => (entry.kind === "roll" ? [entry.result] : []));
    };
    expect(shoot().slice(-3)).toEqual(["hit", "hit", "hit, 2 steps"]);
    expect(shoot(9)).toEqual(["hit, 2 steps"]);
    const [entry] = [{ label: "aa", chart: "AA_DEFENSE", result: "hit, 2 steps" }];
    const words = Object.values(sentences).map((phrases) => renderResult(entry!, phrases));
    expect(words).toEqual(expect.arrayContaining(["hit, 2 steps"]));
    expect(new Set(words).size).toBe(3);
  });
});
