import { describe, expect, it } from "vitest";
import { begin } from "../../../../../test/fixtures/hunters/home";
import { careerWithOrders } from "../../../../../test/fixtures/hunters/positions";
import { toldInEach } from "../../../../../test/fixtures/hunters/told";
import { type CareerPlan, freshCareer } from "../../chapters/4-setup/fresh-career";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import { checkEntry } from "./entry-check";
import { type Agreed, entryCheckInput, entryCheckOutput, type FormatId } from "./schema";

const { charts } = pack;

interface Case {
  readonly agreed?: Agreed;
  readonly pack?: string | null;
  readonly historicalPackNames?: boolean;
}

function faults(format: FormatId, entry: CareerPlan | Snapshot, rest: Case = {}): string[] {
  const snapshot = "phase" in entry ? entry : freshCareer(charts, entry);
  const input = entryCheckInput.parse({ format, snapshot, ...rest });
  const { legal, faults } = entryCheckOutput.parse(toldInEach((phrases) => checkEntry(input, charts, phrases)));
  expect(legal).toBe(faults.length === 0);
  return faults.map(({ code, section }) => `${code} ${section}`);
}

describe("13.1.1 an entry for two players", () => {
  it("13.1.1 an entry of two players may be any boat in any month from its availability", () => {
    expect(faults("twoPlayer", { boat: "IXB" })).toEqual([]);
    const late = { boat: "VIIC", startMonth: "1941-03" } as const;
    expect(faults("twoPlayer", late, { agreed: late })).toEqual([]);
  });

  it("13.1.1 an entry of two players must be the boat and month agreed", () => {
    const agreed = { startMonth: "1939-09", boat: "VIIA" } as const;
    expect(faults("twoPlayer", { boat: "VIIA" }, { agreed })).toEqual([]);
    expect(faults("twoPlayer", { boat: "IXB" }, { agreed })).toEqual(["BOAT_NOT_ALLOWED 13.1.1", "START_MONTH 13.1.1"]);
  });

  it("13.1.1 an entry cannot start before its boat is in service (4.2.1)", () => {
    const plan = { boat: "IXC", startMonth: "1940-01" } as const;
    expect(faults("twoPlayer", plan)).toEqual(["BOAT_NOT_AVAILABLE 4.2.1"]);
  });

  it("13.1.1 a match cannot end before it starts, nor after the game", () => {
    const agreed = { startMonth: "1939-09", endMonth: "1943-07" };
    expect(faults("twoPlayer", { boat: "VIIA" }, { agreed })).toEqual(["AGREED_MONTH 5.1.1"]);
    const turned = { startMonth: "1940-01", endMonth: "1939-12" };
    expect(faults("twoPlayer", { boat: "VIIA", startMonth: "1940-01" }, { agreed: turned })).toEqual([
      "AGREED_END 13.1.1",
    ]);
  });
});

describe("13.2 an entry for most tonnage", () => {
  it.each(["VIIA", "IXA"] as const)("13.2.2 the long format takes a %s in September 1939", (boat) => {
    expect(faults("longTonnage", { boat })).toEqual([]);
  });

  it.each(["VIIC", "IXC"] as const)("13.2.3 the short format takes a %s in May 1941", (boat) => {
    expect(faults("shortTonnage", { boat, startMonth: "1941-05" })).toEqual([]);
  });

  it("13.2.2, 13.2.3 the long format refuses another boat, the short one another month", () => {
    expect(faults("longTonnage", { boat: "VIIB" })).toEqual(["BOAT_NOT_ALLOWED 13.2.2"]);
    expect(faults("shortTonnage", { boat: "VIIC" })).toEqual(["START_MONTH 13.2.3"]);
  });

  it("13.2.2 the long format leaves nothing to agree on", () => {
    const agreed = { startMonth: "1940-01", boat: "VIIB", endMonth: "1942-01", patrols: 2 } as const;
    expect(faults("longTonnage", { boat: "VIIA" }, { agreed })).toEqual([
      "NOTHING_TO_AGREE 13.2.2",
      "NOTHING_TO_AGREE 13.2.1",
      "NOTHING_TO_AGREE 13.2.2",
      "NOTHING_TO_AGREE 13.2.1",
    ]);
  });
});

describe("13.3.1, 13.4.1 entries for survival and mixed boats", () => {
  it("13.3.1, 13.4.1 survival and mixed boats start as the tonnage format they modify", () => {
    expect(faults("longSurvival", { boat: "VIIA" })).toEqual([]);
    expect(faults("shortSurvival", { boat: "VIIA" })).toEqual(["BOAT_NOT_ALLOWED 13.2.3", "START_MONTH 13.2.3"]);
    expect(faults("mixedShortSurvival", { boat: "IXC" })).toEqual([]);
    expect(faults("mixedLongTonnage", { boat: "IXB" })).toEqual(["BOAT_NOT_ALLOWED 13.4.1", "START_MONTH 13.2.2"]);
  });
});

describe("13.5.2 an entry for wolfpacks", () => {
  const options = { wolfpackTournament: true };
  const boat = { boat: "VIIC", startMonth: "1942-06", options } as const;

  it("13.5.3 an entry for wolfpacks fights its convoys with the pack", () => {
    const alone = { ...boat, options: {} };
    expect(faults("wolfpack", alone, { pack: "Anna" })).toEqual(["NO_TOURNAMENT 13.5.3"]);
  });

  it("13.5.2 an entry for wolfpacks is a VIIC in June 1942 that belongs to a pack", () => {
    expect(faults("wolfpack", boat, { pack: "Anna" })).toEqual([]);
    expect(faults("wolfpack", boat)).toEqual(["PACK_MISSING 13.5.1"]);
    expect(faults("wolfpack", { boat: "VIID" }, { pack: "Anna" })).toEqual([
      "BOAT_NOT_ALLOWED 13.5.2",
      "START_MONTH 13.5.2",
      "NO_TOURNAMENT 13.5.3",
    ]);
  });

  it("14.5.1 a pack may have to bear a historical name", () => {
    const historicalPackNames = true;
    expect(faults("wolfpack", boat, { pack: "Anna", historicalPackNames })).toEqual([
      "PACK_NAME_NOT_HISTORICAL 14.5.1",
    ]);
    expect(faults("wolfpack", boat, { pack: "Falke", historicalPackNames })).toEqual([]);
  });

  it("13.5 wolfpacks are the only format with packs", () => {
    expect(faults("longTonnage", { boat: "VIIA" }, { pack: "Anna" })).toEqual(["NO_PACKS 13.5.1"]);
  });
});

describe("4.4.2 a first snapshot", () => {
  const fresh = freshCareer(charts, { boat: "VIIA" });

  it("4.4.2 a first snapshot is what a started career is, whatever rank it rolled", () => {
    const { snapshot } = begin({ boat: "VIIC", number: 96, name: "Lehmann", startMonth: "1941-05" }, [2]);
    expect(snapshot.kommandant.rank).toBe("OltzS");
    expect(faults("shortTonnage", snapshot)).toEqual([]);
  });

  it("4.4.2 a first snapshot has not sailed", () => {
    const sailed = careerWithOrders(charts, { boat: "VIIA" }, { area: "british_isles", mission: null });
    expect(faults("longTonnage", sailed)).toEqual(["ALREADY_SAILED 4.4.2"]);
  });

  it("4.4.2 a first snapshot is undamaged and without merits", () => {
    const boat = { ...fresh.boat, hull: 1 };
    const kommandant = { ...fresh.kommandant, rerolls: 2 };
    const state = { ...fresh, boat, kommandant };
    const { faults: found } = toldInEach((phrases) => {
      return checkEntry({ format: "longTonnage", snapshot: state }, charts, phrases);
    });
    expect(found.map(({ code }) => code)).toEqual(["NOT_FRESH"]);
    expect(found[0]!.message).toContain("; see Re-rolls, Hull damage.");
  });

  it("11.2.2 a first snapshot has a first rank", () => {
    const kommandant = { ...fresh.kommandant, rank: "KptzS" as const };
    expect(faults("longTonnage", { ...fresh, kommandant })).toEqual(["FIRST_RANK 11.2.2"]);
  });

  it("4.5 a first snapshot has a legal load of torpedoes", () => {
    const boat = { ...fresh.boat, aftReloads: { G7a: 0, G7e: 0 } };
    expect(faults("longTonnage", { ...fresh, boat })).toEqual(["RELOADS_NOT_FULL 4.5"]);
  });

  it("14.4.1 a first snapshot has a historical number where that is asked for", () => {
    expect(faults("longTonnage", { boat: "VIIA", number: 999, options: { historicalIds: true } })).toEqual([
      "NUMBER_NOT_HISTORICAL 14.4.1",
    ]);
  });
});
