import { describe, expect, test } from "vitest";
import { begin, picks, refusal } from "../../../../../test/fixtures/hunters/home";
import { pack } from "../../charts/pack";
import type { BoatType } from "../../vocabulary";
import { start } from "./operations";
import { torpedoesAboard } from "./torpedo-load";

const plan = (boat: BoatType, more: object = {}) => ({ boat, number: 100, name: "Test", ...more });

describe("4.2 the start of a career", () => {
  test.each([
    ["VIIA", "1939-09", []],
    ["VIIB", "1939-09", []],
    ["IXA", "1939-09", []],
    ["IXB", "1940-04", []],
    ["VIIC", "1940-10", [3]],
    ["IXC", "1941-05", []],
    ["VIID", "1942-01", [6]],
    ["VIIC_FLAK", "1943-05", [6]],
  ] as const)("4.2.2 type %s sails from %s on", (boat, month, dice) => {
    const { snapshot, outcome } = begin(plan(boat), dice);
    expect([snapshot.startMonth, snapshot.month, outcome.month]).toEqual([month, month, month]);
    expect(snapshot.phase).toBe("port");
    expect(snapshot.step).toBe(1);
  });

  test("4.2.1 no boat sails before its type is available", () => {
    const { code, citation, pointer } = refusal(undefined, start, plan("VIIC", { startMonth: "1940-09" }));
    expect([code, citation.section, pointer]).toEqual(["BOAT_NOT_AVAILABLE", "4.2.1", "/input/startMonth"]);
    expect(begin(plan("VIIC", { startMonth: "1942-01" }), [6]).snapshot.month).toBe("1942-01");
  });

  test("4.2.1 a career that begins later than its boat cites the ruling that lets it (E-101)", () => {
    expect(begin(plan("VIIC", { startMonth: "1940-11" }), [6]).rulings).toEqual(["E-101"]);
    expect(begin(plan("IXC", { startMonth: "1942-02" })).rulings).toEqual(["E-101"]);
    expect(begin(plan("VIIC", { startMonth: "1940-10" }), [6]).rulings).toEqual([]);
    expect(begin(plan("VIIC"), [6]).rulings).toEqual([]);
  });

  test("13.5.2 a boat of a wolfpack begins when its tournament says, by no ruling", () => {
    const pack = plan("VIIC", { startMonth: "1942-06", options: { wolfpackTournament: true } });
    expect(begin(pack, [6]).rulings).toEqual([]);
  });

  test("5.1.1 no career starts after June 1943", () => {
    const late = refusal(undefined, start, plan("IXA", { startMonth: "1943-07" }));
    expect(late).toMatchObject({ code: "VALUE_NOT_LISTED", message: expect.stringMatching(/1940-03 and \d+ more\.$/) });
    expect(begin(plan("IXA", { startMonth: "1943-06" })).snapshot.month).toBe("1943-06");
  });
});

describe("11.2.2 the first rank", () => {
  test.each(["1939-09", "1940-05", "1943-06"])(
    "11.2.2 Type IX starts as Kapitaenleutnant without a roll in %s",
    (startMonth) => {
      const { outcome, dice } = begin(plan("IXA", { startMonth }));
      expect([outcome.rank, outcome.rankRolled, dice.length]).toEqual(["KptLt", false, 0]);
    },
  );

  test("11.2.2 nobody rolls for his rank in 1939", () => {
    expect(begin(plan("VIIB")).outcome).toMatchObject({ rank: "KptLt", rankRolled: false });
  });

  test.each([
    ["1940-01", 2, "OltzS"],
    ["1940-12", 3, "KptLt"],
    ["1941-01", 3, "OltzS"],
    ["1941-12", 4, "KptLt"],
    ["1942-01", 5, "OltzS"],
    ["1943-06", 6, "KptLt"],
  ])("11.2.2 Type VII in %s with a %i starts as %s", (startMonth, die, rank) => {
    const { snapshot, outcome } = begin(plan("VIIB", { startMonth }), [die]);
    expect(outcome).toMatchObject({ rank, rankRolled: true });
    expect(snapshot.kommandant.rank).toBe(rank);
  });
});

describe("4.4 the mat at the start", () => {
  test("4.4.2 a career starts with a trained crew, nobody hurt, nothing damaged", () => {
    const { crew, boat } = begin(plan("VIIA")).snapshot;
    expect(crew.quality).toBe("trained");
    expect(new Set(Object.values(crew.wounds))).toEqual(new Set(["none"]));
    expect(Object.values(crew.experte)).toEqual([false, false, false, false]);
    expect([boat.hull, boat.flooding, boat.mineBay, boat.posting]).toEqual([0, 0, 0, "none"]);
    expect(boat.systems.flak_20mm).toBe("ok");
    expect(boat.systems.flak_37mm).toBe("absent");
  });

  test("4.5 a VIIA carries six G7a and five G7e, with G7a in every tube", () => {
    const { snapshot } = begin(plan("VIIA"));
    expect(torpedoesAboard(snapshot)).toEqual({ G7a: 6, G7e: 5 });
    expect(snapshot.boat.tubes).toEqual({
      fwd1: "G7a",
      fwd2: "G7a",
      fwd3: "G7a",
      fwd4: "G7a",
      aft1: "G7a",
      aft2: null,
    });
  });

  test("11.4.7 a VIIC Flak has five torpedoes in its tubes, three flak guns and no deck gun", () => {
    const { snapshot } = begin(plan("VIIC_FLAK"), [6]);
    const { systems, deckGunAmmo, fwdReloads, aftReloads } = snapshot.boat;
    expect([systems.flak_20mm, systems.flak_20mm_quad_1, systems.flak_20mm_quad_2, systems.flak_37mm]).toEqual([
      "absent",
      "ok",
      "ok",
      "ok",
    ]);
    expect([systems.deck_gun, deckGunAmmo]).toEqual(["absent", 0]);
    expect([fwdReloads, aftReloads]).toEqual([
      { G7a: 0, G7e: 0 },
      { G7a: 0, G7e: 0 },
    ]);
    const { G7a, G7e } = torpedoesAboard(snapshot);
    expect(G7a + G7e).toBe(5);
  });

  test("11.2.3 the first promotion check is a year after the start", () => {
    expect(begin(plan("VIIB")).snapshot.kommandant.nextPromotionCheck).toBe("1940-09");
  });

  test("14.0 options are off and rulings at their defaults, unless given", () => {
    const { options, rulings, edition } = begin(plan("VIIB")).snapshot;
    expect(edition).toBe("second");
    expect(new Set(Object.values(options))).toEqual(new Set([false]));
    const on = Object.entries(rulings).flatMap(([name, value]) => (value ? [name] : []));
    expect(on).toEqual([
      "followDamagedEscortedGroup",
      "periscopeBlocksSubmergedAttack",
      "dieselsRepairable",
      "promptRerolls",
    ]);
    const given = { edition: "first", options: { standardTonnage: true }, rulings: { dieselsRepairable: false } };
    const { snapshot } = begin(plan("VIIB", given));
    expect([snapshot.edition, snapshot.options.standardTonnage, snapshot.rulings.dieselsRepairable]).toEqual([
      "first",
      true,
      false,
    ]);
  });

  test("14.4.1 with historical ids the number must fit the type", () => {
    const options = { historicalIds: true };
    const { code, pointer } = refusal(undefined, start, plan("VIIC", { number: 99, options }));
    expect([code, pointer]).toEqual(["NUMBER_NOT_HISTORICAL", "/input/number"]);
    expect(begin(plan("VIIB", { number: 99, options })).snapshot.boat.number).toBe(99);
    expect(begin(plan("VIIA", { number: 99 })).snapshot.boat.number).toBe(99);
  });
});

test("4.1 every career drawn from the listed choices is legal", () => {
  const choice = start.choice(pack.charts);
  const boats = new Set<string>();
  for (let draw = 0; draw < 300; draw += 1) {
    const input = choice.draw(picks(draw));
    expect(choice.check(input)).toBeUndefined();
    expect(start.input.safeParse(input).success).toBe(true);
    boats.add((input as { boat: string }).boat);
  }
  expect(boats.size).toBe(8);
});
