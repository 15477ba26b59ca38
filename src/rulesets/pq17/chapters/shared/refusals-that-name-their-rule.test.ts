import { describe, expect, it } from "vitest";
import { attack, CONVOY, over } from "../../../../../test/fixtures/pq17/submarine-kit";
import { convoy, fleet, joined, meeting, passTo } from "../../../../../test/fixtures/pq17/surface-table";
import { contextOn, force, play, refused, table, withForce } from "../../../../../test/fixtures/pq17/table";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { NeedsRollSignal } from "../../../../core/engine/context";
import { renderResult } from "../../../../core/text/sentence";
import { pq17 } from "../../index";
import { sentences } from "../../sentences/index";
import { shadowForce } from "../6-3-shadowing/operations";
import { nothingTold } from "../7-2-air-attack/air-combat";
import { fireFlak } from "../7-2-air-attack/wave";

describe("19 shadowForce names its block by a number", () => {
  const { snapshot, seed } = shadowForce.example();
  const shadower = "wolf_pack_eisteufel_1";

  it("6.3 an integer, as everywhere", () => {
    const answer = adjudicate(pq17, { operation: "shadowForce", snapshot, input: { block: 1, shadower }, seed });
    expect(answer).toMatchObject({ kind: "RESOLUTION", outcome: { block: 1 } });
    expect(shadowForce.input.safeParse({ block: "1", shadower }).success).toBe(false);
  });

  it("6.3 a step stored with a text of digits replays to the same snapshot", () => {
    const [now, before] = [1, "1"].map((block) =>
      adjudicate(pq17, { operation: "shadowForce", snapshot, input: { block, shadower }, seed }),
    );
    expect(before).toMatchObject({ kind: "RESOLUTION" });
    expect(before).toEqual(now);
    const words = adjudicate(pq17, { operation: "shadowForce", snapshot, input: { block: "one", shadower }, seed });
    expect(words).toMatchObject({ kind: "MALFORMED", faults: [{ code: "INPUT_MALFORMED", pointer: "/input/block" }] });
  });
});

describe("19 refusals name the rule that says no", () => {
  /** A German cruiser caught by a battleship, by day. */
  const caught = () => {
    const allied = [fleet("cover", 1, { duke_of_york: 4 }, { identified: true, idLevel: 1 })];
    return joined(meeting("axis", allied, [fleet("hipper", 1, { admiral_hipper: 4 })]));
  };

  it("7.5.7 before a stronger enemy every German unit moves to Withdrawal, and tries to withdraw", () => {
    const idle = { stacks: [], moves: [], evasion: [] };
    const maneuver = passTo(caught(), "axis surf_maneuver_attacker");
    expect(refused("maneuverUnits", maneuver, idle)).toMatchObject({
      code: "SUPERIOR_ENEMY",
      citation: { section: "7.5.7" },
      pointer: "/input/moves",
    });
    const { pending } = maneuver;
    const unit =
      pending !== null && "battle" in pending ? pending.battle.units.find(({ side }) => side === "axis") : null;
    const away = { unit: unit?.no, area: "withdrawal", screens: [], protects: null };
    const moved = play("maneuverUnits", maneuver, { ...idle, moves: [away] }).snapshot;
    const leaving = passTo(moved, "axis surf_withdraw_attacker");
    const stay = { roll: false, units: [], otherModifiers: true };
    const none = { roll: true, units: [], otherModifiers: true };
    for (const input of [stay, none]) {
      expect(refused("withdrawUnits", leaving, input)).toMatchObject({
        code: "MUST_TRY_TO_WITHDRAW",
        citation: { section: "7.5.7" },
      });
    }
  });

  it("7.7 a scattered convoy is no target of a Wolf Pack or a TF: it says which operation attacks its merchants", () => {
    const record = force(over(3), "allied", CONVOY).convoy;
    const scattered = withForce(over(3), "allied", CONVOY, {
      identified: true,
      idLevel: 3,
      convoy: record && { ...record, scattered: true },
    });
    const why = { message: expect.stringContaining("attackStrayMerchants") };
    expect(refused("resolveSubmarineCombat", scattered, attack(scattered))).toMatchObject({
      code: "NO_TARGET",
      ...why,
    });
    const ships = convoy("pq_x", 1, { mv: 5 }, { identified: true, idLevel: 3 });
    const strays = { ...ships, convoy: ships.convoy && { ...ships.convoy, scattered: true } };
    const state = meeting("axis", [strays], [fleet("hipper", 1, { admiral_hipper: 4 })]);
    const input = { block: 1, attackers: ["hipper"] };
    expect(refused("declareSurfaceAttack", state, input)).toMatchObject({ code: "NOTHING_TO_ATTACK", ...why });
    const both = meeting(
      "axis",
      [strays, fleet("cover", 2, { jamaica: 4 }, { identified: true, idLevel: 1 })],
      [fleet("hipper", 1, { admiral_hipper: 4 })],
    );
    const refusal = refused("declareSurfaceAttack", both, input);
    expect(refusal).toMatchObject({ code: "CONVOY_SCATTERED", citation: { section: "7.7" }, ...why });
  });
});

describe("19 what a roll asks for and what an operation changes", () => {
  it("7.2.5 AA fire that hits two steps says so beforehand and afterwards", () => {
    const shoot = (...faces: number[]): string[] => {
      const { ctx } = contextOn(table("air_combat", "axis"), ...faces);
      const aircraft = ctx.state.sides.axis.aircraft.find(({ id }) => id === "fw200_1")!;
      const shot = { side: "allied" as const, value: 6, aircraft, torpedoRun: false, cams: 0, stack: null, at: {} };
      try {
        fireFlak(ctx, shot, nothingTold());
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

  it("6.6, 11.1.3 a move that can go no further changes ID and fuel in its own audit, which names the force", () => {
    const state = withForce(table("move_blocks"), "allied", "tf_home_fleet", { identified: true, idLevel: 2 });
    const path = ["0707", "0708", "0709"];
    const go = { piece: "tf_home_fleet", speed: "high", path, cross: "clear" };
    const { audit, snapshot } = play("moveForce", state, go);
    expect(force(snapshot, "allied", "tf_home_fleet")).toMatchObject({ idLevel: 1, moved: { done: true } });
    const own = audit.filter(({ code }) => code === "ID_LEVEL" || code === "FUEL_MARKER");
    expect(own).toMatchObject([{ about: { of: "tf_home_fleet" } }, { about: { of: "tf_home_fleet" } }]);
    expect(snapshot.moving).toBeNull();
  });
});
