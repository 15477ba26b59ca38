import { describe, expect, test } from "vitest";
import { picks, play, refusal } from "../../../../../test/fixtures/hunters/home";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import type { BoatType, Edition, Rank } from "../../vocabulary";
import { freshCareer } from "../4-setup/fresh-career";
import { choosePatrol, resolveAssignment } from "./resolve-assignment";

const { charts } = pack;

const career = (boat: BoatType, startMonth: string, rank: Rank = "KptLt"): Snapshot => {
  const fresh = freshCareer(charts, { boat, startMonth });
  return { ...fresh, kommandant: { ...fresh.kommandant, rank } };
};

const posted = (boat: BoatType, posting: "arctic" | "mediterranean"): Snapshot => {
  const state = career(boat, "1942-01", "FKpt");
  return { ...state, boat: { ...state.boat, posting, mediterraneanPassed: posting === "mediterranean" } };
};

const assign = (state: Snapshot, dice: number[], request = false) => play(state, resolveAssignment, { request }, dice);

describe("7.0 the assignment on P1", () => {
  test("7.1 the patrol is logged and the boat lies before its first box", () => {
    const { snapshot, outcome } = assign(career("VIIC", "1941-09"), [3, 4]);
    expect(outcome).toMatchObject({ request: "not_made", area: "atlantic", mission: null, track: "atlantic" });
    expect(outcome).toMatchObject({ substituted: false, rerolls: 0, phase: "at_sea" });
    expect(snapshot.patrol).toMatchObject({
      box: 0,
      checksDone: 0,
      checksRequired: 0,
      missionState: "none",
      abort: null,
    });
    expect(snapshot.log).toEqual([
      {
        month: "1941-09",
        boat: "VIIC",
        area: "atlantic",
        mission: null,
        ships: [],
        result: null,
        patrolMonths: 0,
        refitMonths: 0,
      },
    ]);
  });

  test("7.2.1 a wolfpack patrol keeps its flag and has no mission to carry out", () => {
    const { snapshot, outcome } = assign(career("VIIC", "1941-09"), [2, 3]);
    expect(outcome).toMatchObject({ area: "atlantic", mission: "W", track: "atlantic" });
    expect(snapshot.patrol?.missionState).toBe("none");
  });

  test("7.0 the column of P1 is that of the month in which the patrol starts (D1)", () => {
    expect(assign(career("VIIB", "1940-03"), [1, 2]).outcome.area).toBe("british_isles");
    expect(assign(career("VIIB", "1940-04"), [1, 2]).outcome.area).toBe("norway");
  });

  test("7.4.2 a minelayer has mines in every tube, its reloads still to be chosen, and the mission track", () => {
    const { snapshot, outcome } = assign(career("VIIB", "1939-09"), [2, 3]);
    expect(outcome).toMatchObject({ mission: "M", track: "british_isles_mission", phase: "mission_load" });
    expect(snapshot.boat.tubes).toEqual({
      fwd1: "mine",
      fwd2: "mine",
      fwd3: "mine",
      fwd4: "mine",
      aft1: "mine",
      aft2: null,
    });
    expect(snapshot.patrol?.missionState).toBe("pending");
  });

  test("7.4.1 an agent comes aboard unhurt and no reloads are chosen", () => {
    const { snapshot, outcome } = assign(career("VIIB", "1940-09"), [1, 3]);
    expect(outcome).toMatchObject({ mission: "A", track: "british_isles_mission", phase: "at_sea" });
    expect([snapshot.patrol?.missionState, snapshot.crew.wounds.agent]).toEqual(["pending", "none"]);
  });
});

describe("7.3 restrictions by type", () => {
  test("7.3.1 a Type IX goes to West Africa instead of the Mediterranean and the Arctic", () => {
    const south = assign(career("IXC", "1941-09"), [6, 6]).outcome;
    expect(south).toMatchObject({ area: "west_african_coast", track: "west_african_coast", substituted: true });
    expect(assign(career("IXC", "1941-09"), [5, 6]).outcome).toMatchObject({
      area: "west_african_coast",
      substituted: true,
    });
  });

  test("7.3.2 a Type VII goes to the Atlantic instead of West Africa and the Caribbean (E-1)", () => {
    const { outcome, rulings } = assign(career("VIIC", "1941-09"), [4, 6]);
    expect(outcome).toMatchObject({ area: "atlantic", mission: null, substituted: true });
    expect(rulings).toEqual(["E-1"]);
    expect(assign(career("VIIC", "1942-01"), [5, 6]).outcome).toMatchObject({ area: "atlantic", substituted: true });
    expect(assign(career("IXC", "1942-01"), [5, 6]).outcome).toMatchObject({ area: "caribbean", substituted: false });
  });

  test("7.3.2 VIID and VIIC Flak roll again for the Mediterranean", () => {
    const { outcome } = assign(career("VIID", "1942-08"), [1, 1, 1, 1, 3, 4]);
    expect(outcome).toMatchObject({ area: "atlantic", rerolls: 2, substituted: false });
    expect(assign(career("VIIC_FLAK", "1943-05"), [1, 1, 3, 5]).outcome).toMatchObject({
      area: "atlantic",
      rerolls: 1,
    });
  });

  test("11.4.6 a VIID lays mines off the British Isles and America from its bay, torpedoes stay (E-29)", () => {
    const { snapshot, outcome, rulings } = assign(career("VIID", "1942-01"), [4, 5]);
    expect(outcome).toMatchObject({ area: "british_isles", mission: "M", substituted: true, phase: "at_sea" });
    expect([snapshot.boat.mineBay, snapshot.boat.tubes.fwd1]).toEqual([15, "G7a"]);
    expect(rulings).toEqual(["E-29"]);
    expect(assign(career("VIID", "1942-01"), [5, 6]).outcome).toMatchObject({ area: "caribbean", mission: "M" });
    expect(assign(career("VIID", "1942-01"), [2, 3]).outcome).toMatchObject({ area: "north_america", mission: "M" });
  });

  test("E-29 a VIID with an agent for America lands him and lays no mines", () => {
    const { snapshot, outcome } = assign(career("VIID", "1942-01"), [1, 2]);
    expect(outcome).toMatchObject({ area: "north_america", mission: "A", substituted: false });
    expect(snapshot.boat.mineBay).toBe(0);
  });

  describe("11.4.6 a VIID sent out with an agent (E-84)", () => {
    const sailing = (edition: Edition, rulings: { viidAlwaysMines?: boolean } = {}) =>
      assign(freshCareer(charts, { boat: "VIID", startMonth: "1942-01", edition, rulings }), [1, 2]);

    test("11.4.6 in the first printing a VIID always has mission M, so it lays mines and lands nobody", () => {
      const { snapshot, outcome, rulings } = sailing("first");
      expect(outcome).toMatchObject({ area: "north_america", mission: "M", substituted: true });
      expect([snapshot.boat.mineBay, snapshot.patrol?.missionState, snapshot.log[0]?.mission]).toEqual([
        15,
        "pending",
        "M",
      ]);
      expect(rulings).toEqual(["E-29", "E-84", "E-109"]);
    });

    test("11.4.6 in the second printing, or by the ruling, a VIID keeps the agent's mission alone", () => {
      for (const played of [sailing("second"), sailing("first", { viidAlwaysMines: false })]) {
        expect(played.outcome).toMatchObject({ area: "north_america", mission: "A", substituted: false });
        expect([played.snapshot.boat.mineBay, played.rulings]).toEqual([0, ["E-84"]]);
      }
      expect(sailing("second", { viidAlwaysMines: true }).outcome).toMatchObject({ mission: "M" });
    });

    test("11.4.6 a snapshot from before the ruling could be switched means what it meant: the agent alone", () => {
      const state = freshCareer(charts, { boat: "VIID", startMonth: "1942-01", edition: "first" });
      const { viidAlwaysMines: _, ...rulings } = state.rulings;
      expect(assign({ ...state, rulings }, [1, 2]).outcome).toMatchObject({ mission: "A" });
    });

    test("11.2.1 a VIID that always lays mines may ask for a minelaying patrol only (E-41)", () => {
      const fresh = freshCareer(charts, { boat: "VIID", startMonth: "1942-01", edition: "first" });
      const state: Snapshot = { ...fresh, phase: "patrol_choice" };
      const wrong = refusal(state, choosePatrol, { area: "north_america", mission: "A" });
      expect([wrong.code, wrong.pointer]).toEqual(["VALUE_NOT_LISTED", "/input/mission"]);
      expect(play(state, choosePatrol, { area: "north_america", mission: "M" }).snapshot.boat.mineBay).toBe(15);
    });

    test("7.4.1 a boat without a mine bay lands its agent in either printing", () => {
      const state = freshCareer(charts, { boat: "IXC", startMonth: "1942-01", edition: "first" });
      expect(assign(state, [1, 2]).outcome).toMatchObject({ area: "north_america", mission: "A" });
    });
  });

  test("7.3.3 the first Mediterranean assignment must pass Gibraltar", () => {
    const { snapshot, outcome } = assign(career("VIIC", "1941-09"), [6, 6]);
    expect(outcome).toMatchObject({ area: "mediterranean", firstMediterranean: true });
    expect(snapshot.patrol?.firstMediterranean).toBe(true);
  });

  test("7.3.4 a boat posted to the Mediterranean goes there without a roll and has passed Gibraltar", () => {
    const { outcome } = assign(posted("VIIC", "mediterranean"), []);
    expect(outcome).toMatchObject({ area: "mediterranean", mission: null, firstMediterranean: false });
  });

  test("7.3.3 an assignment after a return to France is again a first one (E-64)", () => {
    const state = career("VIIC", "1941-09");
    const { log } = assign(state, [6, 6]).snapshot;
    expect(assign({ ...state, log }, [6, 6]).rulings).toEqual(["E-64"]);
    expect(assign(state, [6, 6]).rulings).toEqual([]);
  });

  test.each([
    [3, "arctic", true],
    [4, "none", false],
  ] as const)("7.3.5 an Arctic assignment with a %i leaves the posting %s", (die, posting, postedNow) => {
    const { snapshot, outcome } = assign(career("VIIC", "1941-09"), [5, 6, die]);
    expect(outcome).toMatchObject({ area: "arctic", postedNow });
    expect(snapshot.boat.posting).toBe(posting);
  });

  test("7.3.5 a boat already posted to the Arctic rolls nothing", () => {
    expect(assign(posted("VIIC", "arctic"), []).outcome).toMatchObject({ area: "arctic", postedNow: false });
  });
});

describe("11.2.1 requests", () => {
  test.each([
    ["KptLt", 1],
    ["KKpt", 2],
    ["FKpt", 3],
    ["KptzS", 3],
  ] as const)("11.2.1 a %s is granted a request up to %i", (rank, die) => {
    expect(assign(career("VIIC", "1941-09", rank), [die], true).outcome).toMatchObject({
      request: "granted",
      area: null,
      phase: "patrol_choice",
    });
    const refused = assign(career("VIIC", "1941-09", rank), [die + 1, 3, 4], true);
    expect(refused.outcome).toMatchObject({ request: "refused", area: "atlantic" });
    expect(refused.rulings).toEqual(rank === "KptzS" ? ["E-75"] : []);
  });

  test("11.2.1 an Oberleutnant cannot ask", () => {
    const state = career("VIIC", "1941-09", "OltzS");
    const { code, pointer } = refusal(state, resolveAssignment, { request: true });
    expect([code, pointer]).toEqual(["RANK_TOO_LOW", "/input/request"]);
    const legality = resolveAssignment.legality(state, charts);
    expect(legality.legal && legality.input.closed).toEqual([
      { pointer: "/request", value: true, code: "RANK_TOO_LOW", section: "11.2.1" },
    ]);
  });

  test("11.2.1 nobody posted for good can ask", () => {
    expect(refusal(posted("VIIC", "arctic"), resolveAssignment, { request: true }).code).toBe("POSTED");
  });

  test("11.2.1 the choice is every assignment of the column as it reads for the type (E-41)", () => {
    const state: Snapshot = { ...career("IXC", "1942-01"), phase: "patrol_choice" };
    const legal = (area: "atlantic" | "north_america", mission: "A" | "W" | null) =>
      play(state, choosePatrol, { area, mission });
    expect(legal("atlantic", "W").snapshot.patrol?.mission).toBe("W");
    expect(legal("north_america", "A").outcome).toMatchObject({ mission: "A", track: "north_america" });
    expect(legal("north_america", null).rulings).toEqual(["E-41"]);
    const wrong = refusal(state, choosePatrol, { area: "british_isles", mission: "W" });
    expect([wrong.code, wrong.pointer]).toEqual(["ASSIGNMENT_NOT_ON_P1", "/input/mission"]);
    const closed = refusal(state, choosePatrol, { area: "arctic", mission: null });
    expect([closed.code, closed.citation.section]).toEqual(["AREA_CLOSED_TO_TYPE", "7.3.1"]);
    expect(refusal(state, choosePatrol, { area: "norway", mission: null }).code).toBe("VALUE_NOT_LISTED");
  });

  test("11.2.1 a VIID may choose British Isles only as a minelayer and not the Mediterranean (E-41)", () => {
    const state: Snapshot = { ...career("VIID", "1942-08"), phase: "patrol_choice" };
    expect(refusal(state, choosePatrol, { area: "mediterranean", mission: null }).code).toBe("AREA_CLOSED_TO_TYPE");
    expect(refusal(state, choosePatrol, { area: "british_isles", mission: null }).code).toBe("ASSIGNMENT_NOT_ON_P1");
    expect(play(state, choosePatrol, { area: "british_isles", mission: "M" }).snapshot.boat.mineBay).toBe(15);
  });

  test("7.3.5 an Arctic patrol that was asked for may become a posting too", () => {
    const state: Snapshot = { ...career("VIIC", "1941-09"), phase: "patrol_choice" };
    expect(play(state, choosePatrol, { area: "arctic", mission: null }, [1]).snapshot.boat.posting).toBe("arctic");
  });

  test("11.2.1 every choice drawn is legal and every legal pair is drawn", () => {
    const state: Snapshot = { ...career("VIIC", "1941-09"), phase: "patrol_choice" };
    const legality = choosePatrol.legality(state, charts);
    if (!legality.legal) throw new Error("The operation is closed.");
    const drawn = new Set<string>();
    for (let draw = 0; draw < 200; draw += 1) {
      const choice = legality.input.draw(picks(draw));
      expect(legality.input.check(choice)).toBeUndefined();
      drawn.add(`${choice.area} ${choice.mission}`);
    }
    expect([...drawn].sort()).toEqual([
      "arctic null",
      "atlantic W",
      "atlantic null",
      "british_isles null",
      "mediterranean null",
      "spanish_coast null",
    ]);
  });
});
