import { describe, expect, it } from "vitest";
import { drawMove } from "../../../../../test/fixtures/draw-move";
import { campaignAt, inFortnight, withOwnCampaign } from "../../../../../test/fixtures/pq17/campaign-positions";
import { force, only, play, ship, withForce, withOwn } from "../../../../../test/fixtures/pq17/table";
import { cloneJson } from "../../../../core/audit/canonical";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { seededPick } from "../../../../core/engine/apply";
import { impossible } from "../../../../core/request/impossible";
import { opponentOf, pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import { view } from "../../view";
import { SIDES } from "../../vocabulary";
import type { Ship } from "../1-2-forces/state";
import type { Boxed } from "../15-campaign/state";

const boxed = (cs: number, changes: Partial<Boxed> = {}): Boxed => ({
  unit: "mv",
  cs,
  damaged: false,
  faceUp: false,
  ...changes,
});

/** The last turn of an operation of the campaign, with one convoy at Murmansk, loaded or in ballast, and nothing else of the Allies. */
function ending(
  loaded: boolean,
  units: readonly Ship[],
  boxes: { unloading?: Boxed[]; ballast?: Boxed[] } = {},
): Snapshot {
  const state = { ...inFortnight(campaignAt("combine", "axis"), 10), turn: 30 };
  const murmansk = { port: "murmansk", unloading: boxes.unloading ?? [], ballast: boxes.ballast ?? [] };
  const arkhangelsk = { port: "arkhangelsk", unloading: [], ballast: [] };
  const base = only(state, "allied", "convoy_pq_17");
  const { convoy } = force(base, "allied", "convoy_pq_17");
  const placed = withForce(base, "allied", "convoy_pq_17", {
    at: "murmansk",
    station: "in_port",
    block: null,
    units: [...units],
    convoy: convoy && { ...convoy, loaded, arrived: loaded, merchants: 9, visited: [] },
  });
  const campaign = placed.campaign && { ...placed.campaign, months: 5, boxes: [murmansk, arkhangelsk] };
  const sailing = [{ convoy: "convoy_pq_17", from: "reykjavik", loaded: true, merchants: 9, excused: 0 }];
  return withOwnCampaign({ ...placed, campaign }, "allied", { sailing: loaded ? sailing : [] });
}

const ended = (state: Snapshot): Snapshot => play("endPhase", state, {}).snapshot;

const scores = (state: Snapshot): unknown[] =>
  state.vp.log
    .filter(({ code }) => ["UNLOADED", "EMPTY_IN_RUSSIA"].includes(code))
    .map(({ code, amount }) => [code, amount]);

const oob = (state: Snapshot): Snapshot => ended(ended(ended(state)));

describe("15.2.2, 15.9.1 the boxes of the Russian ports", () => {
  it("11 ships unload at Murmansk, a point each but for damaged ones; ships that lay empty cost half a point", () => {
    const state = ending(true, [ship("mv", 5)], {
      unloading: [boxed(9), boxed(4, { damaged: true })],
      ballast: [boxed(3)],
    });
    const after = ended(state);
    expect(after.phase).toBe("admin_oob");
    expect(scores(after)).toEqual([
      ["EMPTY_IN_RUSSIA", -1.5],
      ["UNLOADED", 9],
    ]);
    const [box] = after.campaign?.boxes ?? [];
    expect(box?.unloading).toEqual([boxed(2, { damaged: true })]);
    expect(box?.ballast).toEqual([boxed(3, { faceUp: true }), boxed(9), boxed(2, { damaged: true })]);
    expect(after.campaign?.unloaded).toBe(11);
  });

  it("then the loaded ships in port go into the box, and damaged ones in ballast leave", () => {
    const state = ending(true, [ship("mv", 5), ship("mv", 1, { marks: ["crippled"] }), ship("dd_ai", 2)], {
      ballast: [boxed(3, { damaged: true })],
    });
    const after = oob(state);
    const [box] = after.campaign?.boxes ?? [];
    expect(box?.unloading).toEqual([boxed(5), boxed(1, { damaged: true })]);
    expect(box?.ballast).toEqual([]);
    expect(force(after, "allied", "convoy_pq_17")).toMatchObject({ kind: "task_force", convoy: null, at: "murmansk" });
  });

  it("E-86 empties that have not sailed lie in the box again, face up", () => {
    const { snapshot, rulings } = play("endPhase", ending(false, [ship("mv", 6)]), {});
    expect(rulings).toContain("E-86");
    expect(scores(snapshot)).toEqual([["EMPTY_IN_RUSSIA", -3]]);
    expect(snapshot.campaign?.boxes[0]?.ballast).toEqual([boxed(6, { faceUp: true })]);
  });

  it("15.7.6 empties that have come to Reykjavik leave, and their escorts stay", () => {
    const state = ending(false, [ship("mv", 6), ship("dd_ai", 1)]);
    const { convoy } = force(state, "allied", "convoy_pq_17");
    const home = withForce(state, "allied", "convoy_pq_17", {
      at: "reykjavik",
      convoy: convoy && { ...convoy, arrived: true, destinations: ["reykjavik"] },
    });
    expect(force(oob(home), "allied", "convoy_pq_17").units).toMatchObject([{ unit: "dd_ai", cs: 1 }]);
  });

  it("15.6.4 three loaded MV that arrive, fractions up, replace a CS of Soviet fighters", () => {
    const replacements = (cs: number) =>
      ended(ending(true, [ship("mv", cs)])).sides.allied.campaign?.replacements ?? [];
    const fighters = { units: ["hurricane_vvs", "p40_vvs"] };
    expect(replacements(7)).toContainEqual({ ...fighters, cs: 3 });
    expect(replacements(6)).toContainEqual({ ...fighters, cs: 2 });
  });
});

describe("15.1 a heavy loss", () => {
  const heavy = (sunk: number, excused = 0): boolean => {
    const state = withOwn(ending(true, [ship("mv", 9 - sunk - excused)]), "allied", {
      sunk: [{ unit: "mv", cs: sunk, turn: 9, loaded: true }],
    });
    const sailing = [{ convoy: "convoy_pq_17", from: "reykjavik", loaded: true, merchants: 9, excused }];
    return ended(withOwnCampaign(state, "allied", { sailing })).campaign?.heavyLoss ?? false;
  };
  it("is a third of the merchants of a convoy, of which ice and weather count none", () => {
    expect(heavy(3)).toBe(true);
    expect(heavy(2)).toBe(false);
    expect(heavy(2, 1)).toBe(false);
  });
});

describe("2.4 damage of capital ships in a campaign (E-91)", () => {
  const tirpitz = (cs: number): Snapshot => {
    const state = ending(true, [ship("mv", 5)]);
    const forces = state.sides.axis.forces.map((each) => {
      return { ...each, units: each.units.map((one) => (one.unit === "tirpitz" ? { ...one, cs } : one)) };
    });
    return withOwn(state, "axis", { forces });
  };

  it("is scored when it is done, and not again", () => {
    const first = ended(tirpitz(3));
    expect(first.vp.log.filter(({ code }) => code === "CAPITAL_DAMAGE").map(({ amount }) => amount)).toEqual([20]);
    expect(first.sides.axis.campaign?.credited).toEqual([{ unit: "tirpitz", amount: 20 }]);
    expect(first.sides.axis.tally.uncounted).toEqual([{ unit: "tirpitz", cs: 2 }]);
    const tally = { lostConvoys: [], uncounted: [{ unit: "tirpitz", cs: 2 }] };
    const second = ended(withOwn(tirpitz(3), "axis", { tally }));
    expect(second.vp.log.filter(({ code }) => code === "CAPITAL_DAMAGE")).toEqual([]);
  });

  it("is given back when the ship is sunk later", () => {
    const state = tirpitz(3);
    const forces = state.sides.axis.forces.map((each) => ({
      ...each,
      units: each.units.filter(({ unit }) => unit !== "tirpitz"),
    }));
    const sunk = [{ unit: "tirpitz", cs: 5, turn: 9, loaded: false }];
    const gone = withOwn(state, "axis", { forces: forces.filter(({ units }) => units.length > 0), sunk });
    const { snapshot, rulings } = play(
      "endPhase",
      withOwnCampaign(gone, "axis", { credited: [{ unit: "tirpitz", amount: 20 }] }),
      {},
    );
    expect(snapshot.vp.log).toContainEqual(
      expect.objectContaining({ code: "CAPITAL_DAMAGE", amount: -20, unit: "tirpitz" }),
    );
    expect(rulings).toContain("E-91");
  });
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

describe("15.5.3 what ice takes from a convoy of the campaign", () => {
  it("comes back in port unless it was in the West", () => {
    const west = (at: string, path: string, ice: Snapshot["ice"]) => {
      const base = campaignAt("move_blocks");
      const placed = withForce(only(base, "allied", "convoy_pq_17"), "allied", "convoy_pq_17", {
        at,
        units: [ship("mv", 9)],
      });
      const sailing = [{ convoy: "convoy_pq_17", from: "reykjavik", loaded: true, merchants: 9, excused: 0 }];
      const state = withOwnCampaign({ ...placed, ice, turn: 9, begun: true }, "allied", { sailing });
      const input = { piece: "convoy_pq_17", speed: "slow", path: [path], cross: "solid_pack" };
      const damaging = pack.charts.DECKS.facts.allied.filter(({ damage }) => damage > 0).map(({ no }) => no);
      const deck = withOwn(state, "allied", { deck: damaging });
      const answer = adjudicate(pq17, { operation: "moveForce", snapshot: deck, input, seed: "ice" });
      if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer).slice(0, 500));
      const { allied } = (answer.snapshot as Snapshot).sides;
      return { removed: allied.removed.length, back: allied.campaign?.returns ?? [] };
    };
    const state = campaignAt("move_blocks");
    const ice = structuredClone(state.ice);
    for (const zone of Object.values(ice)) Object.assign(zone, { expected: "heavy_drift", fixed: true });
    const hexIn = (zone: string): [string, string] => {
      for (const hex of pack.charts.MAP.facts.hexes) {
        if (hex.ice !== zone || hex.terrain !== "sea") continue;
        const next = pack.charts.MAP.facts.hexes.find(
          (each) =>
            each.id !== hex.id &&
            each.id.slice(0, 2) === hex.id.slice(0, 2) &&
            Math.abs(Number(each.id) - Number(hex.id)) === 1 &&
            each.ice === zone &&
            each.terrain === "sea",
        );
        if (next !== undefined) return [hex.id, next.id];
      }
      throw new Error(zone);
    };
    const inWest = west(...hexIn("west_iii"), ice);
    expect(inWest.removed).toBeGreaterThan(0);
    expect(inWest.back).toEqual([]);
    const inEast = west(...hexIn("east_iii"), ice);
    expect(inEast.removed).toBeGreaterThan(0);
    expect(inEast.back).toHaveLength(inEast.removed);
    expect(inEast.back[0]).toMatchObject({ unit: "mv", at: "reykjavik", due: 9, loaded: true, why: "ice" });
  });
});
