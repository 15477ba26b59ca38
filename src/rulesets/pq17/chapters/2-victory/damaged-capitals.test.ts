import { describe, expect, it } from "vitest";
import { drawMove } from "../../../../../test/fixtures/draw-move";
import { campaignAt, withOwnCampaign } from "../../../../../test/fixtures/pq17/campaign-positions";
import { withOwn } from "../../../../../test/fixtures/pq17/table";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { seededPick } from "../../../../core/engine/apply";
import { cloneJson } from "../../../../core/json/clone";
import { impossible } from "../../../../core/request/impossible";
import { opponentOf, pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import { view } from "../../view";
import { SIDES } from "../../vocabulary";
import type { Boxed } from "../15-campaign/state";

const boxed = (cs: number, changes: Partial<Boxed> = {}): Boxed => ({
  unit: "mv",
  cs,
  damaged: false,
  faceUp: false,
  ...changes,
});

describe("impossible campaigns", () => {
  const codes = (state: Snapshot): string[] => impossible(pq17.invariants, state, pack.charts).map(({ code }) => code);
  const state = campaignAt("prep_plan");
  it("are faults, never crashes", () => {
    expect(codes(state)).toEqual([]);
    expect(codes(withOwn(state, "axis", { campaign: null }))).toContain("CAMPAIGN_IMPOSSIBLE");
    expect(codes({ ...state, campaign: null })).toContain("CAMPAIGN_IMPOSSIBLE");
    expect(codes({ ...state, fortnight: "1942-03-I" })).toContain("FORTNIGHT_IMPOSSIBLE");
    expect(codes({ ...state, campaign: state.campaign && { ...state.campaign, bids: null } })).toContain(
      "BIDS_MISSING",
    );
    const emergency = [{ unit: "bismarck", cs: 2, bought: 9, placed: true }];
    expect(codes(withOwnCampaign(state, "allied", { emergency }))).toContain("UNIT_UNKNOWN");
    const returns = [{ unit: "kent", cs: 2, at: "hull", due: 12, loaded: null, why: "ice" as const }];
    expect(codes(withOwnCampaign(state, "allied", { returns }))).toContain("PORT_UNKNOWN");
    const boxes = [{ port: "bergen", unloading: [boxed(2, { unit: "tirpitz" })], ballast: [] }];
    expect(codes({ ...state, campaign: state.campaign && { ...state.campaign, boxes } })).toEqual([
      "PORT_UNKNOWN",
      "UNIT_UNKNOWN",
    ]);
    expect(
      codes({
        ...state,
        campaign: state.campaign && { ...state.campaign, lost: [{ side: "axis", unit: "bismarck", cs: 1 }] },
      }),
    ).toContain("UNIT_UNKNOWN");
  });
});

describe("A.4 views of a campaign", () => {
  it("show nothing that a side keeps of it to itself, and let it change no decision", { timeout: 120_000 }, () => {
    const pick = seededPick("campaign-views");
    const first = adjudicate(pq17, {
      operation: "new",
      input: { scenario: "campaign", months: 2 },
      seed: "campaign-views",
    });
    if (first.kind !== "RESOLUTION") throw new Error(first.kind);
    let state = first.snapshot as Snapshot;
    for (let step = 0; step < 120 && !pq17.over(state); step += 1) {
      for (const side of SIDES) {
        const other = cloneJson(state);
        const own = other.sides[opponentOf(side)];
        if (own.campaign === null) throw new Error("no campaign");
        Object.assign(own.campaign, {
          bid: null,
          fuelChit: null,
          returns: [],
          late: [],
          breakout: [],
          emergency: [],
          replacements: [],
          claims: 0,
        });
        expect(view(other, side)).toEqual(view(state, side));
      }
      const bids = state.phase === "prep_initiative" && state.campaign?.bids === null;
      const move = drawMove(pq17, state, pack.charts, pick, (name) => (name === "endPhase" ? 10 : 5));
      if (move === undefined) break;
      const request = bids
        ? { operation: "bidInitiative", input: { bid: 0 } }
        : { operation: move.operation.name, input: move.input };
      const answer = adjudicate(pq17, { ...request, snapshot: state, seed: "campaign-views" });
      if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer));
      state = answer.snapshot as Snapshot;
    }
    expect(state.campaign?.played.length).toBeGreaterThan(1);
  });
});
