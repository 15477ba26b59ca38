import { describe, expect, test } from "vitest";
import {
  atSpace,
  captured,
  carrying,
  play,
  refused,
  rolled,
  table,
  withMarker,
  withShip,
} from "../../../../../test/fixtures/goeben/table";
import { allPhrases } from "../../../../../test/fixtures/phrases";
import { renderSentence } from "../../../../core/text/sentence";
import { pack } from "../../charts/pack";
import { goeben } from "../../index";
import type { Snapshot } from "../../snapshot";
import { repairDice } from "./repairs";

const sentences = await allPhrases(goeben);

describe("10.0 repairs beyond the starting value", () => {
  test.each([
    ["en", "successes 4"],
    ["fr", "succès 4"],
    ["ja", "成功4個"],
  ])("surplus successes are reported, in %s too, and no boxes restored", (language, words) => {
    const state = withShip(atSpace(table("outfitting"), "central_ionian"), "goeben", { hull: 11 });
    const dice = ["hull", "hull", "hull", "hull"];
    const played = play("repair", state, { ship: "goeben", dice }, [6, 6, 5, 5]);
    expect(played.snapshot.ships.goeben.hull).toBe(12);
    const said = rolled(played, "repair").map((entry) => renderSentence(entry, sentences[language]!));
    expect(said).toEqual([expect.stringContaining(words)]);
  });
});

describe("10 repairs", () => {
  const damaged = (space: string, plan = {}): Snapshot => {
    const state = atSpace(table("outfitting", {}, plan), space);
    return withShip(state, "goeben", { engines: 4, hull: 9, primary: 4, secondary: 1, tertiary: 0 });
  };

  test("10.1 all dice are allocated first, and each 5 or 6 restores one box of its own track, in the order of the list", () => {
    const dice = ["engines", "hull", "hull", "secondary"];
    const played = play("repair", damaged("medina_bank"), { ship: "goeben", dice }, [5, 4, 6, 1]);
    expect(played.outcome).toMatchObject({
      tracks: [
        { track: "secondary", dice: 1, successes: 0, before: 1, after: 1 },
        { track: "engines", dice: 1, successes: 1, before: 4, after: 5 },
        { track: "hull", dice: 2, successes: 1, before: 9, after: 10 },
      ],
    });
    expect(played.snapshot.ships.goeben).toMatchObject({
      engines: 5,
      hull: 10,
      secondary: 1,
      outfitted: true,
      repaired: true,
    });
    expect(played.rulings).toEqual(expect.arrayContaining(["D-03", "D-14", "D-15"]));
  });

  test("10.0 successes beyond the starting value are lost", () => {
    const played = play(
      "repair",
      damaged("medina_bank"),
      { ship: "goeben", dice: Array(4).fill("primary") },
      [6, 6, 6, 6],
    );
    expect(played.snapshot.ships.goeben.primary).toBe(5);
    expect(played.outcome).toMatchObject({ tracks: [{ successes: 4, before: 4, after: 5 }] });
  });

  test("10.1 a ship tries repairs once a turn, whatever the result, and does not move", () => {
    const tried = play(
      "repair",
      damaged("medina_bank"),
      { ship: "goeben", dice: Array(4).fill("hull") },
      [1, 1, 1, 1],
    ).snapshot;
    expect(refused("repair", tried, { ship: "goeben", dice: Array(4).fill("hull") })).toMatchObject({
      code: "ALREADY_REPAIRED",
    });
    expect(tried.ships.goeben.outfitted).toBe(true);
  });

  test("10.1 every die is given to a damaged track, no more and no fewer than there are", () => {
    const state = withShip(damaged("medina_bank"), "goeben", { engines: 6 });
    expect(refused("repair", state, { ship: "goeben", dice: Array(4).fill("engines") })).toMatchObject({
      code: "TRACK_UNDAMAGED",
      pointer: "/input/dice/0",
    });
    for (const count of [3, 5]) {
      expect(refused("repair", state, { ship: "goeben", dice: Array(count).fill("hull") }).code).toBe("CHOICE_COUNT");
    }
    expect(refused("repair", state, { ship: "breslau", dice: Array(4).fill("hull") })).toMatchObject({
      code: "NOTHING_DAMAGED",
    });
  });

  test.each([
    ["medina_bank", 4],
    ["malta_pz", 4],
    ["malta", 4],
    ["messina", 6],
    ["taranto", 7],
    ["pola", 8],
    ["trieste", 8],
  ])("D-14 at %s Leadership 4 has %i dice", (space, dice) => {
    expect(repairDice(damaged(space), pack.charts, "goeben")).toBe(dice);
  });

  test("D-14, D-13 a captured port adds one die, a Friendly Ship two", () => {
    const held = captured(damaged("philippeville"), "philippeville");
    expect(repairDice(damaged("philippeville"), pack.charts, "goeben")).toBe(4);
    expect(repairDice(held, pack.charts, "goeben")).toBe(5);
    const friend = withMarker(damaged("medina_bank"), "friendly_ship_1", "set_aside", "medina_bank");
    expect(repairDice(friend, pack.charts, "goeben")).toBe(6);
    const elsewhere = withMarker(damaged("medina_bank"), "friendly_ship_1", "set_aside", "off_zante");
    expect(repairDice(elsewhere, pack.charts, "goeben")).toBe(4);
    expect(
      play("repair", friend, { ship: "goeben", dice: Array(6).fill("hull") }, [1, 2, 3, 4, 5, 6]).rulings,
    ).toContain("D-65");
  });

  test("D-57 Damage Control adds two dice and Reserve Crew one, for every counter", () => {
    const crew = carrying(damaged("medina_bank"), "goeben", "damage_control", "damage_control", "reserve_crew");
    const played = play("repair", crew, { ship: "goeben", dice: Array(9).fill("hull") }, Array(9).fill(1));
    const [thrown] = rolled(played, "repair");
    expect(thrown).toMatchObject({
      kind: "throw",
      chart: "REPAIR",
      terms: [
        { code: "LEADERSHIP", value: 4 },
        { code: "DAMAGE_CONTROL", value: 4 },
        { code: "RESERVE_CREW", value: 1 },
      ],
      counted: 0,
    });
    expect(played.rulings).toContain("D-57");
  });

  test("D-14 as printed repairs at sea have two dice fewer", () => {
    const plan = { rulings: { repairAtSeaMinus2: true } };
    expect(repairDice(damaged("medina_bank", plan), pack.charts, "goeben")).toBe(2);
    expect(repairDice(damaged("messina", plan), pack.charts, "goeben")).toBe(6);
    const worn = withShip(damaged("medina_bank", plan), "goeben", { leadership: 1 });
    expect(repairDice(worn, pack.charts, "goeben")).toBe(0);
    expect(refused("repair", worn, { ship: "goeben", dice: ["hull"] })).toMatchObject({ code: "NO_REPAIR_DICE" });
  });

  test("D-74 without Leadership the extra dice are rolled", () => {
    const state = withShip(damaged("messina"), "goeben", { leadership: 0 });
    const played = play("repair", state, { ship: "goeben", dice: ["hull", "hull"] }, [5, 5]);
    expect(played.snapshot.ships.goeben.hull).toBe(11);
    expect(played.rulings).toContain("D-74");
  });

  test("8.4 a repaired Hull box is empty", () => {
    const played = play(
      "repair",
      damaged("medina_bank"),
      { ship: "goeben", dice: Array(4).fill("hull") },
      [6, 1, 1, 1],
    );
    expect(played.snapshot.ships.goeben.boxes[9]).toBeNull();
  });
});

describe("1.3 what a plus sign adds", () => {
  test("1.3 to a procedure it adds dice: Leadership 4 and a Damage Control repair with six dice", () => {
    const hurt = withShip(carrying(table("outfitting"), "goeben", "damage_control"), "goeben", { engines: 3 });
    const state = atSpace(hurt, "central_ionian");
    const dice = ["engines", "engines", "engines", "engines", "engines", "engines"];
    const { rolls } = play("repair", state, { ship: "goeben", dice }, [1, 1, 1, 1, 1, 5]);
    expect(rolls.flatMap(({ faces }) => faces)).toHaveLength(6);
  });
});
