import { describe, expect, it } from "vitest";
import { exampleAt, exampleMeeting, exampleOffPort } from "../../../../test/fixtures/goeben/positions";
import { pack } from "../charts/pack";
import { goeben } from "../index";
import type { Snapshot } from "../snapshot";
import type { Multiplayer } from "../vocabulary";
import { rolesReport } from "./roles-report";
import { rolesOutput } from "./roles-schema";

const english = await goeben.phrasesOf("en");

const rolesOf = (state: Snapshot, multiplayer: Multiplayer) => {
  const snapshot = { ...state, options: { ...state.options, multiplayer } };
  return rolesOutput.parse(rolesReport.compute({ snapshot }, pack.charts, english));
};

const decision = (state: Snapshot, multiplayer: Multiplayer, operation: string) =>
  rolesOf(state, multiplayer).decisions.find((each) => each.operation === operation)!;

/** SMS Novara in play at a space. */
function withNovara(state: Snapshot, space: string): Snapshot {
  const austroHungarian = state.austroHungarian.map((ship) =>
    ship.id === "novara" ? { ...ship, status: "in_play" as const, space } : ship,
  );
  return { ...state, austroHungarian };
}

describe("25.0 one player", () => {
  it("one player decides everything that is open", () => {
    const { players, decisions, channels } = rolesOf(exampleAt("movement"), "none");
    expect(players).toEqual(["player"]);
    expect(decisions.map(({ operation }) => operation)).toContain("moveShip");
    expect(new Set(decisions.map(({ decides }) => decides.join()))).toEqual(new Set(["player"]));
    expect(channels).toEqual([]);
  });
});

describe("25.0(1) the staff", () => {
  it("the staff proposes, and the commander decides", () => {
    expect(decision(exampleAt("intelligence"), "staff", "resolveIntelligence")).toMatchObject({
      decides: ["commander"],
      proposes: ["first_officer"],
    });
    expect(decision(exampleMeeting("contact"), "staff", "resolveContact").proposes).toEqual(["engineer"]);
  });

  it("the gunnery officer decides the rate of fire and proposes the target", () => {
    const guns = decision(exampleMeeting("gunnery"), "staff", "resolveGunneryRound");
    expect(guns).toMatchObject({ decides: ["commander"], proposes: ["gunnery_officer"] });
    expect(guns.parts).toEqual([
      { pointer: "/target", decides: ["commander"], proposes: ["gunnery_officer"] },
      { pointer: "/maximumFire", decides: ["commander", "gunnery_officer"], proposes: [] },
    ]);
    const torpedoes = decision(exampleMeeting("torpedoes"), "staff", "resolveTorpedoRound");
    expect(torpedoes.parts).toEqual([
      { pointer: "/target", decides: ["commander"], proposes: ["gunnery_officer"] },
      { pointer: "/torpedoes", decides: ["commander", "gunnery_officer"], proposes: [] },
    ]);
    const shore = decision(exampleOffPort("bombarding"), "staff", "resolveShoreBombardment");
    expect(shore.parts.map(({ pointer }) => pointer)).toEqual(["/fire", "/maximumFire", "/remove"]);
  });

  it("the staff divides no other input, and nothing where no staff plays", () => {
    expect(decision(exampleMeeting("contact"), "staff", "resolveContact").parts).toEqual([]);
    expect(decision(exampleMeeting("gunnery"), "captains", "resolveGunneryRound").parts).toEqual([]);
  });

  it("the staff sets the course together", () => {
    expect(decision(exampleAt("movement"), "staff", "moveShip").proposes).toHaveLength(3);
  });

  it("the engineer manages repairs", () => {
    const state = exampleAt("outfitting");
    state.ships.goeben.hull = 9;
    expect(decision(state, "staff", "repair").decides).toEqual(["commander", "engineer"]);
  });
});

describe("25.0(2) captains", () => {
  it("captains decide for their own ships, and settle the rest in their precedence", () => {
    const state = exampleAt("movement");
    expect(decision(state, "captains", "moveShip")).toMatchObject({
      decides: ["captain_goeben", "captain_breslau"],
      ownShip: true,
    });
    expect(decision(state, "captains", "endPhase").ownShip).toBe(false);
  });

  it("captains of ships elsewhere have no say in a battle", () => {
    const state = exampleMeeting("gunnery");
    state.ships.breslau.space = "messina";
    expect(decision(state, "captains", "resolveGunneryRound").decides).toEqual(["captain_goeben"]);
  });

  it("captains speak in the same space, or when both have Wireless", () => {
    const state = exampleAt("movement");
    expect(rolesOf(state, "captains").channels).toMatchObject([{ sameSpace: true, wireless: false, open: true }]);
    state.ships.breslau.space = "naples";
    state.ships.breslau.boxes[0] = "wireless";
    expect(rolesOf(state, "captains").channels).toMatchObject([{ sameSpace: false, wireless: false, open: false }]);
    state.ships.goeben.boxes[0] = "wireless";
    expect(rolesOf(state, "captains").channels).toMatchObject([{ sameSpace: false, wireless: true, open: true }]);
  });

  it("captains leave notes in friendly and neutral ports alone", () => {
    const state = exampleAt("movement");
    state.ships.breslau.space = "bone";
    expect(rolesOf(state, "captains").notes).toEqual([{ ship: "goeben", space: "messina" }]);
  });
});

describe("25.0(3) the Austro-Hungarian admiral", () => {
  it("the admiral comes first in the Adriatic and last elsewhere", () => {
    const at = (space: string) => decision(withNovara(exampleAt("movement"), space), "captains_with_ah", "moveShip");
    expect(at("pola").decides[0]).toBe("austro_hungarian_admiral");
    expect(at("central_ionian").decides.at(-1)).toBe("austro_hungarian_admiral");
  });

  it("the admiral has no say in what only German ships do", () => {
    const state = withNovara(exampleAt("intelligence"), "pola");
    const { decides } = decision(state, "captains_with_ah", "resolveIntelligence");
    expect(decides).toEqual(["captain_goeben", "captain_breslau"]);
  });

  it("the admiral counts as having Wireless", () => {
    const state = withNovara(exampleAt("movement"), "pola");
    state.ships.goeben.boxes[0] = "wireless";
    const { channels } = rolesOf(state, "captains_with_ah");
    const open = channels.filter(({ between }) => between.includes("austro_hungarian_admiral"));
    expect(open.map(({ open: speaks }) => speaks)).toEqual([true, false]);
  });
});
