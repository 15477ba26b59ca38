import { describe, expect, test } from "vitest";
import { type HomeCase, home, play } from "../../../../../test/fixtures/hunters/home";
import type { Award } from "../../vocabulary";
import { computeRefit } from "../10-10-refit/compute-refit";

/** A Type IX in 1939: no newer boat is in service, so the refit never stops for a request. */
const refit = (given: HomeCase, dice: number[] = []) =>
  play(home({ boat: "IXA", month: "1939-10", ...given }), computeRefit, {}, dice);

const capital = (name: string, tons: number, sunk = true) => ({ type: "capital_ship" as const, name, tons, sunk });

const royalOak = capital("BB Royal Oak", 29100);

const arkRoyal = capital("CV Ark Royal", 22000);

const courageous = capital("CV Courageous", 18600);

/** Two merchant ships sunk, of so many tons together. */
const merchants = (tons: number) =>
  [Math.floor(tons / 2), Math.ceil(tons / 2)].map((each) => ({
    type: "tanker" as const,
    name: null,
    tons: each,
    sunk: true,
  }));

const held = (award: Award, tonsAtAward: number) => ({ award, tonsAtAward });

describe("11.3 decorations", () => {
  test.each([
    [99000, "none", "KC"],
    [174000, "KC", "KCO"],
    [249000, "KCO", "KCOS"],
    [299000, "KCOS", "KCOSD"],
  ] as const)("11.3.1-4 %i t and a thousand more bring a Kommandant with %s the %s", (earlierTons, award, next) => {
    const tonsAtAward = earlierTons - 40000;
    const { outcome, snapshot } = refit({ earlierTons, kommandant: held(award, award === "none" ? 0 : tonsAtAward) });
    expect(outcome.awards).toEqual([next]);
    expect(snapshot.kommandant).toMatchObject({ award: next, tonsAtAward: earlierTons + 1000, boatRequests: 1 });
    const short = refit({ earlierTons: earlierTons - 1, kommandant: held(award, award === "none" ? 0 : tonsAtAward) });
    expect(short.outcome.awards).toEqual([]);
    expect(short.snapshot.kommandant.boatRequests).toBe(0);
  });

  test("11.3.2 75,000 t since the Knight's Cross bring the Oakleaves before 175,000 in all", () => {
    expect(refit({ earlierTons: 94000, kommandant: held("KC", 20000) }).outcome.awards).toEqual(["KCO"]);
    expect(refit({ earlierTons: 93999, kommandant: held("KC", 20000) }).outcome.awards).toEqual([]);
  });

  test("11.3.4 50,000 t since the Swords bring the Diamonds", () => {
    expect(refit({ earlierTons: 149000, kommandant: held("KCOS", 100000) }).outcome.awards).toEqual(["KCOSD"]);
    expect(refit({ earlierTons: 148999, kommandant: held("KCOS", 100000) }).outcome.awards).toEqual([]);
  });

  test("11.3.1 a starred capital ship brings the Knight's Cross, another only its tonnage", () => {
    expect(refit({ ships: [royalOak] }).outcome.awards).toEqual(["KC"]);
    expect(refit({ ships: [capital("CV Courageous", 18600)] }).outcome.awards).toEqual([]);
    expect(refit({ ships: [{ ...royalOak, sunk: false }] }).outcome.awards).toEqual([]);
  });

  test("11.3.2 a starred capital ship after the Knight's Cross brings the Oakleaves", () => {
    expect(refit({ ships: [arkRoyal], kommandant: held("KC", 0) }).outcome.awards).toEqual(["KCO"]);
    expect(refit({ ships: [arkRoyal], kommandant: held("KCOSD", 0) }).outcome.awards).toEqual([]);
  });

  test("E-25 tonnage first, level by level, then a level for each starred ship", () => {
    const { outcome, snapshot, rulings } = refit({
      ships: [royalOak, arkRoyal],
      earlierTons: 124000,
      rulings: { awardsCountCapitalShips: true },
    });
    expect(outcome.awards).toEqual(["KC", "KCO", "KCOS", "KCOSD"]);
    expect(rulings).toEqual(["E-24", "E-25", "E-26"]);
    expect(snapshot.kommandant).toMatchObject({ tonsAtAward: 175100, boatRequests: 1, periodAwards: 4 });
  });

  test("E-25 tonnage since a decoration of this very refit does not count again", () => {
    expect(refit({ earlierTons: 174000 }).outcome.awards).toEqual(["KC", "KCO"]);
    expect(refit({ earlierTons: 173000 }).outcome.awards).toEqual(["KC"]);
  });
});

describe("11.3 which tonnage counts (E-24)", () => {
  test.each([
    ["second", {}, []],
    ["second", { awardsCountCapitalShips: false }, []],
    ["second", { awardsCountCapitalShips: true }, ["KC"]],
    ["first", {}, ["KC"]],
    ["first", { awardsCountCapitalShips: false }, []],
    ["first", { awardsCountCapitalShips: true }, ["KC"]],
  ] as const)(
    "11.3.1 %s printing, %j: 90,000 merchant tons and a capital ship of 18,600 bring %j",
    (edition, rulings, awards) => {
      const played = refit({ ships: [...merchants(90000), courageous], edition, rulings });
      expect(played.outcome.awards).toEqual(awards);
      expect(played.snapshot.kommandant.tonsAtAward).toBe(awards.length === 0 ? 0 : 108600);
      expect(played.rulings).toEqual(["E-24"]);
    },
  );

  test("11.3.1 the audit cites E-24 only where the two readings part", () => {
    expect(refit({ ships: [...merchants(100000), courageous] }).outcome.awards).toEqual(["KC"]);
    expect(refit({ ships: [...merchants(100000), courageous] }).rulings).toEqual([]);
    expect(refit({ ships: [...merchants(1000), courageous] }).rulings).toEqual([]);
  });

  test.each([
    [75000, ["KCO"], []],
    [74999, [], ["E-24"]],
  ] as const)(
    "11.3.2 %i merchant tons since the Knight's Cross, and a capital ship bring %j",
    (tons, awards, rulings) => {
      const played = refit({
        earlierTons: 30000,
        ships: [...merchants(tons), courageous],
        kommandant: held("KC", 30000),
      });
      expect([played.outcome.awards, played.rulings]).toEqual([awards, rulings]);
    },
  );

  test.each([
    [75000, ["KCO"]],
    [74999, []],
  ] as const)("11.3.2 %i merchant tons since a Knight's Cross that a capital ship brought bring %j", (tons, awards) => {
    const state = home({
      boat: "IXA",
      month: "1939-10",
      ships: merchants(tons),
      earlierTons: 1,
      kommandant: held("KC", 59100),
    });
    const earlier = { ...state.log[0]!, ships: [...merchants(30000), royalOak] };
    const { outcome } = play({ ...state, log: [earlier, state.log[1]!] }, computeRefit, {});
    expect(outcome.awards).toEqual(awards);
  });

  test("11.3.2 patrols from before the last decoration take nothing from the tonnage since", () => {
    const state = home({
      ...{ boat: "IXA", month: "1939-11", startMonth: "1939-09", earlierTons: 1 },
      ...{ ships: merchants(75000), kommandant: held("KC", 60000) },
    });
    const earlier = { ...state.log[0]!, ships: merchants(30000) };
    const log = [earlier, { ...earlier, month: "1939-10" }, state.log[1]!];
    expect(play({ ...state, log }, computeRefit, {}).outcome.awards).toEqual(["KCO"]);
  });

  test.each([
    ["first", 80400, ["KC"]],
    ["first", 80399, []],
    ["second", 99000, ["KC"]],
    ["second", 98999, []],
  ] as const)(
    "11.3 %s printing: %i merchant tons before the take-over, a capital ship and 1,000 t since bring %j",
    (edition, tons, awards) => {
      const { sunk: _, ...ship } = courageous;
      const takenOver = {
        ...{ month: "1939-10", patrols: 1, successes: 1, ships: 10 },
        tons: tons + ship.tons,
        sunk: [ship],
      };
      const state = home({ boat: "IXA", month: "1939-10", startMonth: "1939-09", edition });
      const log = [{ ...state.log[0]!, month: "1939-10" }];
      const { outcome } = play({ ...state, log, takenOver }, computeRefit, {});
      expect(outcome.awards).toEqual(awards);
    },
  );
});
