import { describe, expect, it } from "vitest";
import {
  force,
  play,
  refused,
  searching,
  table,
  withDeck,
  withDummy,
  withForce,
  withOwn,
} from "../../../../../test/fixtures/pq17/table";
import { auditView } from "../../audit-view";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";

const cards = pack.charts.DECKS.facts.axis;

const airU = cards.find(({ day }) => day.air.startsWith("U"));

const airC = cards.find(({ day }) => day.air.startsWith("C"));

const airS = cards.find(({ day }) => day.air.startsWith("S"));

const airFail = cards.find(({ day }) => day.air.startsWith("-"));

const recon = (card: number | undefined): Snapshot =>
  withDeck(searching(table("recon", "axis"), "axis", "fw200_1", "0807"), "axis", card ?? 0);

const block = (state: Snapshot, id: string): number => force(state, "allied", id).block ?? 0;

describe("6.2 searches", () => {
  it("6.2.1 a success adds the ID of its column and reports the force", () => {
    const state = recon(airU?.no);
    const { outcome, snapshot } = play("resolveSearch", state, { block: block(state, "tf_home_fleet") }, [1]);
    const level = airU?.day.gain[0];
    expect(outcome).toMatchObject({ found: "force", idLevel: level });
    expect(force(snapshot, "allied", "tf_home_fleet")).toMatchObject({ identified: true, idLevel: level });
    expect(snapshot.sides.axis.reports).toMatchObject([{ kind: "task_force", level, hex: "0807" }]);
  });

  it("G.38 reports at ID1 bounds, at ID2 counters and heavy ships, at ID3 categories", () => {
    const warships = 6 + 5;
    const told = (idLevel: number) => {
      const state = withForce(recon(airU?.no), "allied", "tf_home_fleet", { identified: true, idLevel });
      return play("resolveSearch", state, { block: block(state, "tf_home_fleet") }, [1]).snapshot.sides.axis.reports[0];
    };
    const gain = airU?.day.gain[0] ?? 0;
    expect(told(3)).toMatchObject({ level: 3, warships: null });
    expect(told(3)?.categories).toMatchObject([
      { category: "capital_ships", counters: 3, cs: 13 },
      { category: "carriers", counters: 1, cs: 4 },
      { category: "cruisers", counters: 3, cs: 11 },
      { category: "light_ships", counters: 5, cs: 10 },
      { category: "submarines", counters: 0 },
    ]);
    if (gain === 1) expect(told(0)).toMatchObject({ warships: { least: 6, most: 16 } });
    expect(told(2 - gain)).toMatchObject({
      level: 2,
      warships: { least: warships, most: warships },
      heavy: 6,
      carrier: true,
    });
  });

  it("6.2.2 a carrier denies a C, unless its owner has declared otherwise", () => {
    const state = recon(airC?.no);
    const input = { block: block(state, "tf_home_fleet") };
    expect(play("resolveSearch", state, input, [1]).outcome).toMatchObject({ found: "denied_carrier", idLevel: null });
    const silent = withOwn(state, "allied", { denial: { carrier: false, cam: false, wolfPack: false } });
    expect(play("resolveSearch", silent, input, [1]).outcome).toMatchObject({ found: "force" });
  });

  it("6.2.2 a CAM that denies is used", () => {
    const state = withDeck(searching(table("recon", "axis"), "axis", "fw200_1", "0410"), "axis", airC?.no ?? 0);
    const { outcome, snapshot } = play("resolveSearch", state, { block: block(state, "convoy_pq_17") }, [1]);
    expect(outcome).toMatchObject({ found: "denied_cam" });
    const cam = force(snapshot, "allied", "convoy_pq_17").units.find(({ unit }) => unit === "mc");
    expect(cam?.marks).toEqual(["cam_used"]);
  });

  it("an S succeeds near a friendly coast or against a shadowed force alone", () => {
    const state = recon(airS?.no);
    expect(play("resolveSearch", state, { block: block(state, "tf_home_fleet") }, [1]).outcome).toMatchObject({
      found: "failed",
    });
  });

  it("6.2.1 a dummy that is found is removed", () => {
    const state = withDummy(recon(airU?.no), "allied", 41, "0807");
    const { outcome, snapshot } = play("resolveSearch", state, { block: 41 }, [1]);
    expect(outcome).toMatchObject({ found: "dummy", idLevel: null });
    expect(snapshot.sides.allied.dummies).toEqual([]);
  });

  it("D-09 a dummy whose search would succeed is shown and removed, and finds nothing", () => {
    const forceU = cards.find(({ day }) => day.force.startsWith("U"))?.no ?? 0;
    const state = withDeck(withDummy(table("recon", "axis"), "axis", 42, "0807"), "axis", forceU);
    const input = { block: block(state, "tf_home_fleet") };
    const { outcome, snapshot, rulings, rolls, audit } = play("resolveSearch", state, input, [1]);
    expect(outcome).toMatchObject({ found: "failed", exposed: true });
    expect(rolls).toMatchObject([
      { about: { side: "axis", target: `block:${input.block}` }, result: `dummy shown with card ${forceU}` },
    ]);
    // The other side sees the dummy go, and hears no number of the card.
    const heard = auditView(audit, "allied", state, snapshot);
    expect(heard.find(({ kind }) => kind === "draw")).toMatchObject({ result: "dummy shown", faces: [] });
    expect(snapshot.sides.axis.dummies).toEqual([]);
    expect(rulings).toContain("D-09");
  });

  it("every block that can be searched must be, once", () => {
    const state = recon(airFail?.no);
    expect(refused("endPhase", state, {})).toMatchObject({ code: "SEARCH_LEFT", citation: { section: "6.2" } });
    const input = { block: block(state, "tf_home_fleet") };
    const { snapshot } = play("resolveSearch", state, input, [1]);
    expect(snapshot.sides.axis.searched).toEqual([input.block]);
  });
});
