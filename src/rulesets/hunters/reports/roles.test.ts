import { describe, expect, it } from "vitest";
import { play, refusal } from "../../../../test/fixtures/hunters/home";
import { exampleDetection, exampleEvasion } from "../../../../test/fixtures/hunters/positions";
import { freshCareer } from "../chapters/4-setup/fresh-career";
import { resolveEvasion } from "../chapters/14-8-evasion/resolve-evasion";
import { pack } from "../charts/pack";
import { hunters } from "../index";
import { LABELS } from "../labels";
import type { Snapshot } from "../snapshot";
import { roles } from "./roles";
import { rolesOutput } from "./roles-schema";

const rolesOf = (state: Snapshot) => rolesOutput.parse(roles(state, pack.charts, hunters.operations));

describe("13.1.2 who rolls", () => {
  it("13.1.2 the opponent rolls escort detection, damage and air attacks", () => {
    const { rolls } = rolesOf(exampleDetection());
    const opponent = rolls.filter(({ by }) => by === "opponent").map(({ label }) => label);
    expect(opponent).toEqual(
      expect.arrayContaining([
        "close-approach-detection",
        "escort-detection",
        "depth-charge-attack",
        "boat-damage",
        "crew-injury",
        "injury-severity",
        "additional-flooding",
        "air-attack",
      ]),
    );
  });

  it.each([
    "encounter-check",
    "torpedo-fire",
    "gun-damage",
    "crash-dive",
    "flak",
    "repair",
    "test-depth",
    "recovery",
    "promotion",
  ] as const)("13.1.2 the player whose boat is out rolls %s", (label) => {
    const { rolls } = rolesOf(exampleDetection());
    expect(rolls.find((each) => each.label === label)).toEqual({
      label,
      by: "player",
      how: "rolled",
      section: "13.1.2",
    });
  });

  it("13.1.2 the roles name every label of the game once", () => {
    const labels = rolesOf(exampleEvasion()).rolls.map(({ label }) => label);
    expect(labels.sort()).toEqual([...LABELS].sort());
  });
});

describe("13.1.2 who decides", () => {
  it("13.1.2 the player whose boat is out decides", () => {
    const { decisions } = rolesOf(exampleDetection());
    expect(decisions.map(({ operation }) => operation)).toContain("resolveDepthCharge");
    expect(new Set(decisions.map(({ decides, secret }) => `${decides} ${secret}`))).toEqual(new Set(["player false"]));
  });

  it("13.1.2 the player whose boat is out decides in port too", () => {
    const state = freshCareer(pack.charts, { boat: "VIIA" });
    const { decisions } = rolesOf(state);
    expect(decisions.map(({ operation }) => operation)).toEqual(["loadTorpedoes", "resolveAssignment"]);
  });

  it("13.1.2 after the career: no role decides", () => {
    const end = { fate: "sunk_hull", month: "1941-05", tons: 0, victory: "defeat" } as const;
    expect(rolesOf({ ...exampleDetection(), phase: "over", end }).decisions).toEqual([]);
  });
});

describe("14.8.3 evasion between two players", () => {
  it("14.8.3 evasion: both choose in secret, and the opponent's number replaces the die", () => {
    const { decisions, rolls } = rolesOf(exampleEvasion());
    expect(decisions).toEqual([
      { operation: "resolveEvasion", decides: ["player", "opponent"], secret: true, section: "14.8.3" },
    ]);
    expect(rolls.find(({ label }) => label === "evasion")).toMatchObject({ by: "opponent", how: "named" });
  });

  it("14.8.3 an evasion is sent as a second number, without a die, under option twoPlayers", () => {
    const state = exampleEvasion();
    const two = { ...state, options: { ...state.options, twoPlayers: true } };
    // Both name the same way, so that one hit more falls: none on the chart and one on the boat.
    const { outcome, dice, rulings } = play(two, resolveEvasion, { number: 1, escort: 2 }, [1, 1, 3, 2]);
    expect(outcome).toMatchObject({ guessed: "direction", escort: 2, hits: 1 });
    expect(dice).toEqual([1, 1, 3, 2]);
    expect(rulings).toContain("E-95");
    expect(refusal(two, resolveEvasion, { number: 1 }).pointer).toBe("/input/escort");
    expect(refusal(state, resolveEvasion, { number: 1, escort: 2 }).pointer).toBe("/input/escort");
  });

  it("14.8.3 an evasion without the option: no role decides", () => {
    expect(rolesOf(exampleDetection()).rolls.some(({ label }) => label === "evasion")).toBe(false);
  });
});
