import { describe, expect, it } from "vitest";
import { endOfFortnight } from "../../../../../test/fixtures/pq17/campaign-kit";
import { play, refused, table, withRulings } from "../../../../../test/fixtures/pq17/table";
import { analyse } from "../../../../core/analysis/call";
import { takeOver } from "../../../../core/analysis/take-over/take-over";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { isMalformed, readSnapshot } from "../../../../core/request/read";
import { pq17 } from "../../index";
import { rulingsSchema, type Snapshot } from "../../snapshot";
import example from "../../take-over/example.json";
import { DEFAULT_RULINGS } from "../shared/rulings";

const CHOSEN = { minesWithinTwoHexes: true, offensiveWithoutDie: true };

describe("the rulings of a game", () => {
  it("are the letter of every rule unless chosen", () => {
    expect(Object.keys(DEFAULT_RULINGS)).toEqual(Object.keys(rulingsSchema.unwrap().shape));
    expect(Object.values(DEFAULT_RULINGS).every((value) => !value)).toBe(true);
    expect(play("new", undefined, { scenario: "pq_17" }, [26, 25]).snapshot.rulings).toEqual(DEFAULT_RULINGS);
  });

  it("are chosen one by one for an operation and for a campaign", () => {
    for (const scenario of ["pq_17", "campaign"]) {
      const answer = adjudicate(pq17, { operation: "new", input: { scenario, rulings: CHOSEN }, seed: "rulings" });
      if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer).slice(0, 500));
      expect((answer.snapshot as Snapshot).rulings).toEqual({ ...DEFAULT_RULINGS, ...CHOSEN });
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
    expect(answer.position?.snapshot.rulings).toEqual({ ...DEFAULT_RULINGS, ...CHOSEN });
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
  const { rulings: _, ...old } = table("combine", "axis");

  it("is read with the letter of every rule", () => {
    const read = readSnapshot(pq17, old, undefined);
    if (isMalformed(read)) throw new Error(JSON.stringify(read));
    expect(read.state).toEqual({ ...old, rulings: DEFAULT_RULINGS });
    expect(old).not.toHaveProperty("rulings");
  });

  it("is played on as the same snapshot of revision 2 is", () => {
    const request = { operation: "endPhase", input: {}, dice: [] };
    const answer = adjudicate(pq17, { ...request, snapshot: old });
    expect(answer.kind).toBe("RESOLUTION");
    expect(answer).toEqual(adjudicate(pq17, { ...request, snapshot: { ...old, rulings: DEFAULT_RULINGS } }));
  });

  it("keeps what a game of revision 2 has chosen", () => {
    const state = withRulings(table("combine", "axis"), "minesWithinTwoHexes");
    const read = readSnapshot(pq17, state, undefined);
    expect(isMalformed(read) ? undefined : read.state).toEqual(state);
    expect(refused("declareStrike", state, {})).toMatchObject({ kind: "REFUSAL" });
  });
});
