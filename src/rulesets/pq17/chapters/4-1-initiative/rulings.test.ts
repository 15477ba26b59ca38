import { describe, expect, it } from "vitest";
import { endOfFortnight } from "../../../../../test/fixtures/pq17/campaign-kit";
import { play, table, withRulings } from "../../../../../test/fixtures/pq17/table";
import { analyse } from "../../../../core/analysis/call";
import { takeOver } from "../../../../core/analysis/take-over/take-over";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { pq17 } from "../../index";
import { rulingsSchema, type Snapshot } from "../../snapshot";
import example from "../../take-over/example.json";

const CHOSEN = { minesWithinTwoHexes: true, offensiveWithoutDie: true };

describe("the rulings of a game", () => {
  it("are the letter of every rule unless chosen", () => {
    const letter = Object.fromEntries(Object.keys(rulingsSchema.unwrap().shape).map((name) => [name, false]));
    expect(pq17.start.defaults?.(pq17.pack.charts)).toMatchObject({ rulings: letter });
    expect(play("new", undefined, { scenario: "pq_17" }, [26, 25]).snapshot).not.toHaveProperty("rulings");
  });

  it("are chosen one by one for an operation and for a campaign", () => {
    for (const scenario of ["pq_17", "campaign"]) {
      const answer = adjudicate(pq17, { operation: "new", input: { scenario, rulings: CHOSEN }, seed: "rulings" });
      if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer).slice(0, 500));
      expect((answer.snapshot as Snapshot).rulings).toEqual(CHOSEN);
    }
    const unknown = adjudicate(pq17, {
      operation: "new",
      input: { scenario: "pq_17", rulings: { mines: true } },
      dice: [],
    });
    expect(unknown).toMatchObject({ kind: "MALFORMED", faults: [{ pointer: "/input/rulings/mines" }] });
  });

  it("are chosen when a game on paper is taken over", async () => {
    const input = { ...example.input, rulings: CHOSEN };
    const answer = (await analyse(pq17, takeOver, { ...example, input })) as {
      position: { snapshot: Snapshot } | null;
    };
    expect(answer.position?.snapshot.rulings).toEqual(CHOSEN);
  });

  it("go on from one fortnight of a campaign to the next", () => {
    const last = withRulings(endOfFortnight(10), "minesWithinTwoHexes", "offensiveWithoutDie");
    const ended: Snapshot = { ...last, campaign: last.campaign && { ...last.campaign, months: 10 } };
    const answer = adjudicate(pq17, { operation: "endPhase", snapshot: ended, input: {}, seed: "on" });
    if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer).slice(0, 500));
    const next = answer.snapshot as Snapshot;
    expect([next.fortnight === ended.fortnight, next.rulings]).toEqual([false, ended.rulings]);
  });
});

describe("a snapshot of revision 1, which has no rulings", () => {
  it("is played by the letter of every rule, and stays without rulings", () => {
    const snapshot = table("combine", "axis");
    const answer = adjudicate(pq17, { operation: "endPhase", snapshot, input: {}, dice: [] });
    if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer).slice(0, 500));
    expect([snapshot, answer.snapshot]).toEqual([
      expect.not.objectContaining({ rulings: expect.anything() }),
      expect.not.objectContaining({ rulings: expect.anything() }),
    ]);
  });
});
