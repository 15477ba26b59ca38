import { describe, expect, test } from "vitest";
import { exampleAtSea } from "../../../../../test/fixtures/hunters/positions";
import {
  aboard,
  modifiers,
  play,
  rolled,
  sailing,
  sectionsOfRuling,
  sentencesOf,
} from "../../../../../test/fixtures/hunters/table";
import type { RollEntry } from "../../../../core/contract/audit";
import type { Snapshot } from "../../snapshot";
import type { BoatType } from "../../vocabulary";

/** The changes of a roll's result, as code, value, result and section. */
function changes(entry: Pick<RollEntry, "adjustments"> | undefined) {
  return (entry?.adjustments ?? []).map(({ code, value, result, citation }) => [code, value, result, citation.section]);
}

describe("the sections that the audit cites", () => {
  test("14.7.3 the quality of an aircraft is read by its own rule, not by the escorts' (E-72)", () => {
    const options = { variableAircraftQuality: true };
    const outbound = sailing({ boat: "VIIC", startMonth: "1941-10", options }, { area: "atlantic" }, 2);
    const played = play("resolveEncounter", outbound, {}, [1, 1, 2, 2, 1, 1, 1, 3, 4, 1, 1, 1]);
    expect(sectionsOfRuling(played, "E-72")).toEqual(["14.7.3"]);
  });
});

describe("the sentences of the audit", () => {
  test("9.8.3 an aircraft that flak has damaged is not driven off: it may attack again", () => {
    const outbound = sailing({ boat: "VIIC", startMonth: "1943-01" }, { area: "atlantic" }, 2);
    const dice = [...[1, 1], ...[1, 2], ...[1, 1], ...[3, 2], ...[3, 4, 1], ...[2, 2], ...[1, 1], ...[3, 2]];
    const played = play("resolveEncounter", outbound, {}, dice);
    expect(played.outcome).toMatchObject({ air: { attacks: 2, flak: "damaged" } });
    expect(sentencesOf(played, "en")).not.toContain("driven off");
    expect(sentencesOf(played, "fr")).not.toContain("éloigne");
    expect(sentencesOf(played, "ja")).not.toContain("撃退");
  });
});

describe("worked example: the crash dive", () => {
  test("9.8.1 dive planes out of order make the crash dive harder", () => {
    const state = exampleAtSea();
    const systems = { ...state.boat.systems, dive_planes: "inoperable" } as const;
    const homeward = {
      ...state,
      boat: { ...state.boat, systems },
      patrol: { ...state.patrol!, box: 6, checksDone: 6 },
    };
    const met = play("resolveEncounter", homeward, {}, [1, 1, 4, 3]);
    expect(modifiers(rolled(met, "crash-dive")[0]!)).toEqual({ A1_DIVE_PLANES: -1 });
    expect(met.outcome.air).toMatchObject({ crashDive: true });
  });
});

describe("9.8.5 flak by type", () => {
  /** An aircraft in transit off Norway catches the boat; its hit does nothing, a crew box is lightly hurt, flak fires. */
  const flak = (
    boat: BoatType,
    startMonth: string,
    dice: number[],
    guns: Partial<Snapshot["boat"]["systems"]> = {},
  ) => {
    const state = sailing({ boat, startMonth }, { area: "norway" }, 1);
    const armed = aboard(state, { systems: { ...state.boat.systems, ...guns } });
    return play("resolveEncounter", armed, {}, [1, 1, 1, 3, 1, 1, 3, 2, 3, 4, 1, ...dice]);
  };
  const shot = (played: ReturnType<typeof flak>) => rolled(played, "flak").map(({ modified }) => modified);

  test("9.8.5 the flak of a VIIA has +1, which that of a VIIB has not", () => {
    const seven = flak("VIIA", "1940-05", [1, 2]);
    expect(seven.outcome).toMatchObject({ air: { flak: "damaged" } });
    expect(shot(seven)).toEqual([4]);
    expect(flak("VIIB", "1940-05", [1, 2]).outcome).toMatchObject({ air: { flak: "shot_down" } });
  });

  test("9.8.5 the flak of a Type IX has -1 with both guns and nothing with one", () => {
    const both = flak("IXB", "1940-05", [2, 2]);
    expect(both.outcome).toMatchObject({ air: { flak: "shot_down" } });
    expect(shot(both)).toEqual([3]);
    const one = flak("IXB", "1940-05", [2, 2], { flak_37mm: "inoperable" });
    expect(one.outcome).toMatchObject({ air: { flak: "damaged" } });
    expect(shot(one)).toEqual([4]);
  });

  test("9.8.5 the deck gun does not fire at aircraft", () => {
    // Without flak the miss is automatic, and the check for what follows comes at once.
    const bare = flak("VIIB", "1940-05", [4, 4], { flak_20mm: "inoperable" });
    expect(bare.outcome).toMatchObject({ air: { flak: null } });
    expect(bare.rulings.filter((ruling) => ruling === "E-102")).toHaveLength(1);
    expect(shot(bare)).toEqual([]);
    expect(bare.snapshot.boat.deckGunAmmo).toBe(10);
  });
});

describe("14.7.3 the quality of an aircraft stands in the audit", () => {
  test("14.7.3 a green aircraft takes a hit off its bombs, whatever its encounter", () => {
    const before = sailing({ boat: "VIIC" }, { area: "atlantic" }, 1);
    const state = { ...before, options: { ...before.options, variableAircraftQuality: true } };
    // Random event 3 by a natural 12: caught unawares; a green aircraft, 2 hits, and a man of the crew lightly hurt.
    const played = play("resolveEncounter", state, {}, [6, 6, 1, 2, 1, 3, 2, 3, 3, 3, 3, 1]);
    const [attack] = rolled(played, "air-attack");
    expect(changes(attack)).toEqual([["E3_AIRCRAFT_GREEN", -1, "1 hits", "14.7.3"]]);
    expect(played.outcome).toMatchObject({ air: { hits: 1 } });
  });
});
