import type { Snapshot } from "../../../../src/rulesets/pq17/snapshot";
import { all, type Case, type Change, draw, type Json, refused, resolves, roll, type Vector } from "../kit";
import { dummy, force, fresh, known, weather } from "../kit/changes";
import { being, of, pack, second } from "../kit/forces";
import { plane } from "../kit/pieces";
import { goes } from "./moves";

type Flier = Snapshot["sides"]["allied"]["aircraft"][number];
type Base = "search-allied-force" | "search-allied-air" | "search-axis-force" | "search-axis-air";

/** A side has these aircraft alone. */
const flies =
  (side: "allied" | "axis", ...units: Flier[]): Change =>
  (state) => {
    state.sides[side].aircraft = units;
  };

/** No sector of a side searches. */
const unwatched =
  (side: "allied" | "axis"): Change =>
  (state) => {
    for (const each of state.sides[side].sectors) each.hexes = [];
  };

const searching = (base: Base): Omit<Case, "id" | "title"> => ({
  citation: "6.2",
  operation: "resolveSearch",
  base,
  input: { block: 1 },
});

const finds = (no: number): string => `success with card ${no}`;
const misses = (no: number): string => `failed with card ${no}`;

const looks = (
  id: string,
  title: string,
  base: Base,
  change: Change,
  no: number,
  text: (no: number) => string,
  report: string,
  more: Json = {},
) =>
  resolves({
    ...searching(base),
    id: `searcher-${id}`,
    title,
    change,
    rolls: [draw("search-card", no, text(no))],
    outcome: { found: report, ...more },
  });

const catalina = (id: string, members: Partial<Flier>): Flier =>
  plane(id, "catalina", 1, { base: "sumburgh", hex: "0708", ...members });

/** The target of an Allied search lies where Soviet searchers are. */
const offRussia = (hex: string): Change =>
  being("axis", (each, state) => {
    each.at = hex;
    state.sides.axis.aircraft = [];
    state.sides.allied.sectors = [
      { sector: "british", limit: 2, hexes: [] },
      { sector: "soviet", limit: 1, hexes: ["0618"] },
    ];
  });

/** 6.2, 6.3 Vectors for the searchers that count, and the test that all of them are Soviet. */
export function searchers(): Vector[] {
  const blind = all(unwatched("allied"), flies("allied"));
  return [
    looks(
      "shadower-of-another",
      "6.2 Who shadows another block does not search this one",
      "search-axis-force",
      all(
        second("allied", "tf_second", "0707", ["kent", 3]),
        known("allied", undefined, 1),
        known("allied", "tf_second", 1),
        (state) => {
          state.sides.axis.shadowing = [{ target: 2, by: "sector", id: "trondheim" }];
        },
      ),
      31,
      finds,
      "force",
    ),
    looks(
      "shadower-british",
      "6.2 A sector that shadows is not Soviet",
      "search-allied-air",
      all(blind, known("axis", undefined, 1), (state) => {
        state.sides.allied.shadowing = [{ target: 1, by: "sector", id: "british" }];
      }),
      13,
      finds,
      "force",
    ),
    looks(
      "flier-british",
      "6.2 A British air unit is not Soviet",
      "search-allied-air",
      all(blind, flies("allied", catalina("eye", { mission: "search" }))),
      13,
      finds,
      "force",
    ),
    looks(
      "soviet-sector",
      "6.2 A card on which Soviet searchers fail finds nothing for the Soviet sector",
      "search-allied-air",
      offRussia("0618"),
      13,
      misses,
      "failed",
    ),
    looks(
      "soviet-and-british",
      "6.2 With a British searcher among them the card finds",
      "search-allied-air",
      all(offRussia("0618"), flies("allied", catalina("eye", { hex: "0618", mission: "search" }))),
      13,
      finds,
      "force",
    ),
    looks(
      "soviet-and-dummy",
      "6.2, D-09 A dummy of no nation does not make Soviet searchers others",
      "search-allied-air",
      all(offRussia("0618"), (state) => {
        state.sides.allied.dummies = [dummy(5, "0618")];
      }),
      13,
      misses,
      "failed",
      { exposed: false },
    ),
    looks(
      "dummy-alone",
      "D-09 A dummy alone is shown by a card that finds, whatever Soviet searchers would find",
      "search-allied-force",
      all(unwatched("allied"), (state) => {
        state.sides.allied.forces = [];
        state.sides.allied.dummies = [dummy(5, "0708")];
      }),
      32,
      (no) => `dummy shown with card ${no}`,
      "failed",
      { exposed: true },
    ),
    looks(
      "carrier-denies",
      "6.2.2 A carrier denies a card that finds by its aircraft's absence",
      "search-axis-air",
      of("allied", ["victorious", 4]),
      15,
      (no) => `denied by carrier, card ${no}`,
      "denied_carrier",
    ),
    refused({
      ...searching("search-axis-air"),
      id: "searcher-attacks",
      title: "6.2 An air unit that attacks does not search, nor one that searches elsewhere",
      change: all(
        unwatched("axis"),
        flies(
          "axis",
          plane("striker", "he115c", 1, { base: "tromso_see", hex: "0708", mission: "attack" }),
          plane("scout", "fw200", 1, { base: "vaernes", hex: "0709", mission: "search" }),
        ),
      ),
      code: "NOTHING_TO_SEARCH",
      section: "6.2",
    }),
    resolves({
      ...searching("search-axis-force"),
      id: "searcher-reports",
      title: "6.2.1 Of three hundred reports a side keeps the later half",
      change: (state) => {
        state.sides.axis.reports = Array.from({ length: 300 }, (_, index) => ({
          turn: 8,
          block: 1 + (index % 9),
          hex: "0708",
          kind: "task_force" as const,
          number: 1 + (index % 60),
          scattered: false,
          level: 1,
          warships: { least: 1, most: 1 },
          size: null,
          heavy: null,
          carrier: null,
          convoyShips: null,
          categories: [],
        }));
      },
      rolls: [draw("search-card", 5, finds(5))],
      outcome: { found: "force" },
    }),
    goes(
      {
        id: "asw-soviet-and-british",
        title: "7.4.5 Over a hex of a Soviet and a British Air Radius the patrol is not Soviet",
        side: "axis",
        change: all(
          pack("axis", "0616"),
          flies("allied", catalina("eye", { hex: "0717", mission: "radius", radius: ["0717"] })),
        ),
        path: ["0717"],
      },
      { sides: { axis: { forces: [{ at: "0717" }] } } },
      [roll("asw-patrol", "ASW", [0])],
    ),
  ];
}

/** 5.3.1, 6.4.1 Air Radii that carriers and aircraft form. */
export function radii(): Vector[] {
  const declared =
    (...ids: string[]): Change =>
    (state) => {
      state.sides.allied.carrierRadii = ids;
    };
  const COVER = "tf_cruiser_cover";
  const afloat = all(unwatched("allied"), flies("allied"));
  const see = (id: string, title: string, change: Change, no: number, isFound: boolean): Vector =>
    looks(
      `radius-${id}`,
      title,
      "search-allied-force",
      all(afloat, change),
      no,
      isFound ? finds : misses,
      isFound ? "force" : "failed",
    );
  const carrier = of("allied", ["victorious", 4]);
  return [
    see("carrier", "5.3.1 The Air Radius of a carrier searches with its force", all(carrier, declared(COVER)), 4, true),
    see(
      "two-carriers",
      "6.4.1 One of two carriers is enough",
      all(of("allied", ["victorious", 4], ["avenger", 1]), declared(COVER), (state) => {
        force(state, "allied").units[1]!.marks = ["crippled"];
      }),
      4,
      true,
    ),
    see(
      "crippled",
      "6.4.1 A Crippled carrier forms no Air Radius",
      all(carrier, declared(COVER), (state) => {
        force(state, "allied").units[0]!.marks = ["crippled"];
      }),
      4,
      false,
    ),
    see(
      "fog",
      "9.2.3 In Fog the Air Radius of a carrier does not search",
      all(carrier, declared(COVER), weather("fog"), known("axis", undefined, 1)),
      4,
      false,
    ),
    see(
      "elsewhere",
      "5.3.1 The Air Radius of a carrier is over its own hex",
      all(second("allied", "tf_second", "0403", ["victorious", 4]), declared("tf_second")),
      4,
      false,
    ),
    see(
      "undeclared",
      "5.3.1 A carrier that has declared no Air Radius forms none",
      all(carrier, second("allied", "tf_second", "0403", ["furious", 3]), declared("tf_second")),
      4,
      false,
    ),
    see(
      "aircraft-afloat",
      "6.4.1 Aircraft of a carrier form an Air Radius in fair weather",
      all(
        carrier,
        flies(
          "allied",
          plane("eye", "albacore", 1, { carrier: "victorious", hex: "0708", mission: "radius", radius: ["0708"] }),
        ),
      ),
      4,
      true,
    ),
    see(
      "local",
      "9.5 Local Weather lets an Air Radius that aircraft form continue in Fog",
      all(
        of("allied", ["norfolk", 3]),
        weather("fog"),
        known("axis", undefined, 1),
        flies("allied", catalina("eye", { mission: "radius", radius: ["0708"] })),
        (state) => {
          state.weather.local = [{ region: "britain", turn: 9, after: "allied" }];
        },
      ),
      4,
      true,
    ),
  ];
}

/** 6.3.5 The only block that is shadowed. */
export function lastShadows(): Vector[] {
  return [
    resolves({
      citation: "6.3.5",
      operation: "giveUpShadowing",
      base: "shadow-asked",
      id: "given-up-only",
      title: "6.3.5 The only block that is shadowed is given up by its number",
      change: all(second("allied", "tf_second", "0708", ["kent", 3]), (state) => {
        state.sides.axis.shadowing = [{ target: 2, by: "sector", id: "trondheim" }];
      }),
      input: { blocks: [2] },
      rolls: [],
      snapshot: { unshadowed: ["tf_second"], sides: { axis: { shadowing: [] } } },
    }),
  ];
}

/** 1.2.1, 1.2.5, 5.1.1 Vectors for escorts that transfer in part, and the last CS not in tow. */
export function shares(): Vector[] {
  const plan: Omit<Case, "id" | "title"> = { citation: "1.2.1", operation: "exchangeShips", base: "lone-allied" };
  const escorts: Change = all(
    of("allied", ["norfolk", 3], ["es_british", 2]),
    second("allied", "tf_second", "0708"),
    (state) => {
      Object.assign(state, { phase: "combine", phasing: "allied" });
      const other = force(state, "allied", "tf_second");
      Object.assign(other, { kind: "convoy", units: [fresh("es_british", 4), fresh("mv", 5)] });
      other.fuel = { state: "full", marker: null, refuelled: false };
      other.convoy = {
        loaded: true,
        destinations: ["murmansk"],
        merchants: 5,
        excused: 0,
        visited: ["0708"],
        closest: 9,
        scattered: false,
        dispersed: [],
        arrived: false,
      };
    },
  );
  const swap = (forward: number, back: number): Json => ({
    force: "tf_cruiser_cover",
    to: "tf_second",
    units: [{ unit: "es_british", cs: forward }],
    back: [{ unit: "es_british", cs: back }],
  });
  return [
    refused({
      ...plan,
      id: "shares-over",
      title: "1.2.1 Escorts that stay in part count with those that come",
      change: escorts,
      input: swap(2, 1),
      code: "SHIPS_FIT_NOWHERE",
      section: "1.2.5",
      pointer: "/input/units",
    }),
    resolves({
      ...plan,
      id: "shares-even",
      title: "1.2.1 As many escorts come as go",
      change: escorts,
      input: swap(1, 1),
      rolls: [],
      snapshot: { sides: { allied: { forces: [{}, { units: [{ unit: "es_british", cs: 4 }, { unit: "mv" }] }] } } },
    }),
    resolves({
      citation: "5.1.1",
      operation: "endPhase",
      base: "lone-allied",
      id: "shares-last-adrift",
      title: "5.1.1 One CS that no one tows sinks as one",
      change: all(of("allied", ["kent", 3]), (state) => {
        Object.assign(state, { phase: "combine", phasing: "allied" });
        force(state, "allied").units.push({ ...fresh("dd_ai", 1), marks: ["diw"] });
      }),
      input: {},
      rolls: [],
      snapshot: { sides: { allied: { sunk: [{ unit: "dd_ai", cs: 1 }] } } },
    }),
  ];
}
