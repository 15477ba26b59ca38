import { denied, does, outfitted, POLA } from "./cargo/loading";
import { all, type Change, type Json, malformed, plain, refused, resolves, type Vector } from "./kit";
import { aboard, both, coastal, marker, options, set, ship } from "./kit/changes";
import { at, BASE, sails, stays } from "./movement/moves";
import { ends, at as inPhase } from "./phases/phases";
import { calledAt } from "./stores/stores";

/** 9.0, 12.5 Ships enter, pass and leave ports and bases. */
function calls(): Vector[] {
  const enters = (id: string, title: string, from: string, path: readonly string[], citation = "9.0"): Vector =>
    sails({ id: `move-${id}`, title: `${citation} ${title}`, citation, change: at(from), from, path, speed: "cruise" });
  const passes = (id: string, title: string, from: string, path: readonly string[]): Vector =>
    stays({
      id: `move-through-${id}`,
      title: `12.5 ${title}`,
      change: at(from),
      path,
      code: "MUST_STOP",
      section: "12.5",
      at: 1,
    });
  return [
    enters("into-friendly-port", "A friendly port is entered freely", "gulf_of_venice", ["trieste"]),
    enters("into-neutral-port", "A neutral port that nobody visited may be entered", "south_of_messina", ["messina"]),
    enters("into-neutral-base", "A neutral naval base may be entered", "gulf_of_taranto", ["taranto"]),
    enters("into-enemy-base", "D-10 An enemy base may be entered", "east_of_malta", ["malta"]),
    enters(
      "leave-port",
      "Leaving a port costs nothing more",
      "trieste",
      ["gulf_of_venice", "northern_adriatic", "central_adriatic", "southern_adriatic"],
      "12.5",
    ),
    passes("enemy-port", "No ship passes through an enemy port", "nw_of_bizerte", ["bone", "off_philippeville"]),
    passes("friendly-base", "No ship passes through a friendly base", "northern_adriatic", ["pola", "gulf_of_venice"]),
  ];
}

/** 9.1, 12.5 Stays in ports at the end of the Movement phase. */
function stops(): Vector[] {
  const unvisited: Json = { visited: [], ships: { goeben: { mustLeave: false }, breslau: { mustLeave: false } } };
  const left: Change = all(
    set({ turn: 1 }),
    both("south_of_messina", { moved: true, path: ["messina", "south_of_messina"], arrived: 1 }),
  );
  const fromCadiz: Change = all(
    set({ turn: 1 }),
    both("atlantic_exit", { startSpace: "cadiz", moved: true, path: ["cadiz", "atlantic_exit"], arrived: 1 }),
  );
  return [
    ends({
      id: "end-movement-enemy-port",
      title: "12.5 Ships stay in an enemy port without limit",
      citation: "12.5",
      change: inPhase("bone", "movement", both("bone", { arrived: 1 })),
      ended: "movement",
      outcome: { phase: "incidents" },
      snapshot: unvisited,
    }),
    ends({
      id: "end-movement-start-left",
      title: "9.1 Ships that began the scenario in a neutral port and left have not visited it (errata)",
      citation: "9.1",
      change: inPhase("messina", "movement", left),
      ended: "movement",
      outcome: { phase: "incidents" },
      snapshot: unvisited,
    }),
    ends({
      id: "bonus-start-left",
      title: "24.1 A bonus lets ships begin at Cadiz; those that leave have not visited it",
      citation: "24.1",
      base: "atlantic-scenario",
      change: fromCadiz,
      ended: "movement",
      outcome: { phase: "incidents" },
      snapshot: unvisited,
    }),
  ];
}

/** 7.3, 8.5, 9.2, 24.4 Vectors for the gains and the refusals of sites. */
function sites(): Vector[] {
  const short = all(ship("goeben", { coal: 1, ammunition: 2 }), ship("breslau", { coal: 2 }));
  const taken = all(calledAt("toulon"), short, coastal("cdu_01", "toulon", true), coastal("cdu_02", "toulon", true));
  const landing = { citation: "9.2", operation: "capturePort", base: "off-bone" };
  const calling = (space: string): Change =>
    all(set({ phase: "outfitting", turn: 3 }), both(space, { arrived: 2 }), ship("goeben", { ammunition: 2 }));
  const rearms = (id: string, title: string, base: string, space: string): Vector =>
    resolves({
      id,
      title: `24.1 ${title}`,
      citation: "24.1",
      operation: "rearm",
      base,
      change: calling(space),
      input: { space },
      rolls: [plain("ammunition", [4, 2], "6 points")],
      outcome: { points: 6, phase: "sharing" },
      snapshot: { phase: "sharing", sharing: { space, stores: "ammunition", points: 6 } },
    });
  const neutral = (id: string, title: string, base: string, space: string): Vector =>
    refused({
      id,
      title: `24.4 ${title}`,
      citation: "24.4",
      operation: "rearm",
      base,
      change: calling(space),
      input: { space },
      code: "NO_AMMUNITION_HERE",
      section: "7.1",
      pointer: "",
    });
  return [
    refused({
      id: "coal-enemy-base",
      title: "7.3 An enemy base gives no coal, its defences destroyed or not",
      citation: "7.3",
      operation: "coal",
      base: BASE,
      change: taken,
      input: { space: "toulon", source: "site" },
      code: "NO_COAL_HERE",
      section: "7.3",
    }),
    refused({
      ...landing,
      id: "capture-neutral",
      title: "9.2 A neutral port cannot be captured",
      change: all(both("messina"), aboard("goeben", { 1: "seebataillon" })),
      input: { ship: "goeben", box: 1 },
      code: "NO_LANDING",
      section: "9.2",
    }),
    refused({
      ...landing,
      id: "capture-patrol-zone",
      title: "9.2 D-11 A patrol zone cannot be captured",
      change: all(both("north_african_pz"), aboard("goeben", { 1: "seebataillon" })),
      input: { ship: "goeben", box: 1 },
      code: "NO_LANDING",
      section: "9.2",
    }),
    rearms(
      "friendly-italy",
      "After the Italian Alliance an Italian base gives ammunition",
      "italian-scenario",
      "genoa",
    ),
    rearms(
      "friendly-ottomans",
      "After the Ottoman Alliance an Ottoman base gives ammunition",
      "second-scenario",
      "constantinople",
    ),
    neutral("neutral-italy", "After the Ottoman Alliance an Italian base stays neutral", "second-scenario", "genoa"),
    neutral(
      "neutral-ottomans",
      "After the Italian Alliance an Ottoman base stays neutral",
      "italian-scenario",
      "constantinople",
    ),
  ];
}

/** 8, 10, 14.10 Cargo and repairs. */
function gear(): Vector[] {
  const load = (...cargo: readonly (readonly [string, number])[]): Json => {
    return { ship: "goeben", cargo: cargo.map(([each, box]) => ({ cargo: each, box })) };
  };
  const calculators = { 1: "targeting_calculator", 2: "targeting_calculator" } as const;
  const loaded = all(outfitted("goeben"), ship("goeben", { loaded: true }));
  const damaged = ship("goeben", { engines: 3, ammunition: 2 });
  const repair = { operation: "repair", base: BASE, citation: "10.0" };
  return [
    resolves({
      id: "outfit-leadership-stays",
      title: "8.1 Eight points of cargo leave Leadership at 4",
      citation: "8.1",
      operation: "outfitShip",
      base: "setup",
      input: load(["damage_control", 1], ["reserve_crew", 2], ["targeting_calculator", 3], ["seebataillon", 4]),
      outcome: { ship: "goeben", spent: 8, left: 0 },
      snapshot: { ships: { goeben: { leadership: 4, loaded: true } } },
    }),
    does({
      id: "load-last-counter",
      title: "8.3 With one Targeting Calculator aboard Breslau Goeben loads the other",
      citation: "8.3",
      operation: "loadCargo",
      change: all(POLA, aboard("breslau", { 1: "targeting_calculator" })),
      input: load(["targeting_calculator", 1]),
      outcome: { ship: "goeben", spent: 2, left: 2 },
      after: all(loaded, aboard("goeben", { 1: "targeting_calculator" })),
    }),
    denied({
      id: "load-counters-short",
      title: "8.3 With both Targeting Calculators aboard Breslau none is left to load",
      operation: "loadCargo",
      code: "COUNTERS_SHORT",
      section: "8.3",
      pointer: "/input/cargo",
      change: all(POLA, aboard("breslau", calculators)),
      input: load(["targeting_calculator", 1]),
    }),
    does({
      id: "transfer-friendly-port",
      title: "8.6 Ships in a friendly port transfer cargo",
      citation: "8.6",
      operation: "transferCargo",
      change: all(calledAt("trieste"), aboard("goeben", { 2: "wireless" })),
      input: { from: "goeben", box: 2, to: "breslau", toBox: 3 },
      outcome: { cargo: "wireless", exchanged: null },
      after: all(outfitted("goeben", "breslau"), aboard("goeben", { 2: null }), aboard("breslau", { 3: "wireless" })),
    }),
    refused({
      ...repair,
      id: "repair-out-of-turn",
      title: "10.0 Ships repair in the Outfitting phase",
      change: all(at("central_ionian"), damaged),
      input: { ship: "goeben", dice: ["engines", "engines", "engines", "engines"] },
      code: "OUT_OF_TURN",
      section: "7.0",
    }),
    malformed({
      ...repair,
      id: "repair-other-index",
      title: "10.0 Ammunition is not repaired",
      change: all(calledAt("central_ionian"), damaged),
      input: { ship: "goeben", dice: ["engines", "engines", "engines", "ammunition"] },
      code: "INPUT_MALFORMED",
      pointer: "/input/dice/3",
    }),
    resolves({
      id: "reload-moves-on",
      title: "14.10 To reload torpedoes is not to outfit",
      citation: "14.10",
      operation: "reloadTorpedoes",
      base: BASE,
      change: all(
        calledAt("central_ionian"),
        ship("goeben", { torpedoes: 0 }),
        aboard("goeben", { 1: "torpedo_reload" }),
      ),
      input: { ship: "goeben" },
      outcome: { ship: "goeben", torpedoes: 2 },
      snapshot: { ships: { goeben: { outfitted: false, moved: false, torpedoes: 2 } } },
    }),
  ];
}

/** 23.0 Mines. */
function mines(): Vector[] {
  const layer = all(options({ mines: true }), aboard("breslau", { 1: "mines" }));
  const lay = (space: string) => ({
    citation: "23.0",
    operation: "layMine",
    base: BASE,
    input: { ship: "breslau", box: 1, space },
  });
  return [
    refused({
      ...lay("taranto"),
      id: "mine-neutral-base",
      title: "23.0 No mine is laid in a neutral naval base",
      change: all(
        at("gulf_of_taranto", layer),
        ship("breslau", { space: "taranto", moved: true, path: ["gulf_of_taranto", "taranto"], arrived: 3 }),
      ),
      code: "NEUTRAL_SITE",
      section: "23.0",
      pointer: "/input/space",
    }),
    refused({
      ...lay("off_zante"),
      id: "mine-out-of-turn",
      title: "23.0 Mines are laid in the Movement phase",
      change: all(calledAt("off_zante"), layer),
      code: "OUT_OF_TURN",
      section: "23.0",
    }),
    sails({
      id: "mine-then-moves",
      title: "23.0 Breslau lays a mine and still cruises four spaces",
      citation: "23.0",
      change: at("central_ionian", options({ mines: true }), set({ mines: ["central_ionian"] })),
      from: "central_ionian",
      ship: "breslau",
      path: ["off_zante", "cape_matapan", "sw_of_crete", "south_of_crete"],
      speed: "cruise",
    }),
  ];
}

/** 20.0 Vectors for the actions forbidden to Austro-Hungarian ships. */
function consorts(): Vector[] {
  const out = all(
    calledAt("pola"),
    options({ austroHungarianWarships: true }),
    marker("austro_hungarian_fleet_sorties_1", "removed", null, { turn: 1 }),
    (state) => {
      const viribus = state.austroHungarian.find(({ id }) => id === "viribus_unitis")!;
      Object.assign(viribus, { status: "in_play", space: "pola", arrived: 2 });
    },
  );
  const never = (id: string, title: string, operation: string, input: Json, change?: Change): Vector =>
    malformed({
      id: `consort-no-${id}`,
      title: `20.0 ${title}`,
      citation: "20.0",
      operation,
      base: BASE,
      change: all(out, change),
      input: { ship: "viribus_unitis", ...input },
      code: "INPUT_MALFORMED",
      pointer: "/input/ship",
    });
  return [
    never("repair", "An Austro-Hungarian ship is not repaired", "repair", { dice: ["engines"] }),
    never("cargo", "An Austro-Hungarian ship loads no cargo", "loadCargo", { cargo: [{ cargo: "wireless", box: 1 }] }),
    never(
      "intelligence",
      "An Austro-Hungarian ship makes no intelligence attempt",
      "resolveIntelligence",
      {},
      set({ phase: "intelligence" }),
    ),
  ];
}

/** 7-10, 12.5, 20.0, 23.0 Ports, what ships do in them, and what they may not. */
export const vectors = (): Vector[] => [...calls(), ...stops(), ...sites(), ...gear(), ...mines(), ...consorts()];
