import type { Force } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import type { Snapshot } from "../../../../src/rulesets/pq17/snapshot";
import { all, type Case, type Change, type Json, refused, resolves, type Vector } from "../kit";
import { cardRoll } from "../kit/cards";
import { dummy, force, fresh, known, phase, turn, weather } from "../kit/changes";
import { being, COVER, convoy, inHex, of, second } from "../kit/forces";
import { plane } from "../kit/pieces";
import { goes, stays } from "./moves";

const allied = (members: Json): Json => ({ sides: { allied: members } });

/** 1.2 As many forces as a side may have. */
export function manyForces(): Vector[] {
  const fifty: Change = (state) => {
    const [first] = state.sides.allied.forces;
    first!.units = [fresh("kent", 3), fresh("norfolk", 3)];
    const more = Array.from({ length: 49 }, (_, index): Force => {
      const number = index + 2;
      return { ...structuredClone(first!), id: `tf_${number}`, block: number, number, units: [fresh("dd_ai", 1)] };
    });
    state.sides.allied.forces.push(...more);
  };
  const after: Change = (state) => {
    Object.assign(force(state, "axis"), { units: [fresh("tirpitz", 5)], identified: true, idLevel: 1 });
    state.pending = { decision: "surf_shadow", side: "allied", targets: [1], forces: [COVER] };
  };
  return [
    refused({
      id: "fifty-detach",
      title: "1.2 A side with fifty forces detaches none",
      citation: "1.2",
      operation: "detachForce",
      base: "lone-allied",
      change: all(phase("move_detach", "allied"), fifty),
      input: { force: COVER, units: [{ unit: "kent", cs: 3 }] },
      code: "BLOCKS_SHORT",
      section: "1.2",
    }),
    refused({
      id: "fifty-shadow",
      title: "6.3.3 With fifty forces no cruiser leaves its force to shadow",
      citation: "6.3.3",
      operation: "shadowAfterBattle",
      base: "lone-allied",
      change: all(phase("surface_combat", "allied"), fifty, after),
      input: { force: COVER, block: 1, cruisers: ["kent"] },
      code: "CHOICE_COUNT",
      section: "6.3.3",
      pointer: "/input/cruisers",
    }),
  ];
}

/** 4.2, 15.2 Convoys that must sail on the first day of a campaign's operation. */
export function sailingDays(): Vector[] {
  const plan: Omit<Case, "id" | "title"> = {
    citation: "4.2",
    operation: "endPhase",
    base: "campaign-sailing",
    input: {},
  };
  const waiting = (state: Snapshot): Force => force(state, "allied", "convoy_waiting");
  const two = (changes: (other: Force) => void): Change =>
    all(turn(2), (state) => {
      const other = { ...structuredClone(waiting(state)), id: "c2", number: 5 };
      changes(other);
      state.sides.allied.forces.push(other);
      const sailing = state.sides.allied.campaign!.sailing;
      sailing.push({ ...sailing[0]!, convoy: "c2" });
    });
  const ends = (id: string, title: string, change: Change): Vector =>
    resolves({ ...plan, id: `sailing-${id}`, title, change, rolls: [], snapshot: { phase: "air_move" } });
  return [
    refused({
      ...plan,
      id: "sailing-both-wait",
      title: "4.2 Of two convoys one must sail on day 1",
      change: two(() => undefined),
      code: "CONVOY_MUST_SAIL",
      section: "4.2",
    }),
    refused({
      citation: "5.1.8",
      operation: "moveForce",
      base: "campaign-sailing",
      id: "sailing-tirpitz",
      title: "5.1.8, D-36 In a campaign Tirpitz waits for the carriers in play",
      change: all(phase("move_blocks", "axis"), (state) => {
        const tender = force(state, "axis", "tromso_tender");
        state.sides.axis.forces.push({
          ...structuredClone(tender),
          id: "t1",
          number: 9,
          at: "trondheim",
          units: [fresh("tirpitz", 5)],
        });
        state.sides.allied.forces.push({
          ...structuredClone(waiting(state)),
          id: "carriers",
          kind: "task_force",
          convoy: null,
          number: 9,
          at: "scapa_flow",
          units: [fresh("victorious", 4)],
        });
      }),
      input: { piece: "t1", speed: "moderate", path: ["1111"], cross: "clear" },
      code: "CARRIERS_NOT_LOCATED",
      section: "5.1.8",
      pointer: "/input/piece",
    }),
    resolves({
      citation: "5.1.8",
      operation: "moveForce",
      base: "campaign-sailing",
      id: "sailing-tirpitz-free",
      title:
        "5.1.8, D-36 In a campaign without a carrier in play Tirpitz sails, whatever the scenario of its month lists",
      change: all(phase("move_blocks", "axis"), (state) => {
        const tender = force(state, "axis", "tromso_tender");
        const units = [fresh("tirpitz", 5)];
        state.sides.axis.forces.push({
          ...structuredClone(tender),
          id: "t1",
          number: 9,
          at: "trondheim",
          units,
        });
      }),
      input: { piece: "t1", speed: "moderate", path: ["1111"], cross: "clear" },
      rolls: [],
      outcome: { end: "arrived" },
    }),
    ends(
      "one-sailed",
      "4.2 A second convoy may wait when the first has sailed",
      two((other) => {
        Object.assign(other, { station: "at_sea", at: "0504", block: 1, sailed: true });
        other.moved = { hexes: 1, speed: "slow", entered: ["0504"], done: true };
        other.fuel = { state: "full", marker: null, refuelled: false };
      }),
    ),
    ends(
      "back-again",
      "4.2 A convoy that has sailed may be in port again",
      all(turn(2), (state) => {
        waiting(state).sailed = true;
      }),
    ),
    ends(
      "refuelling",
      "4.2, 11.3.1 A convoy that refuels need not sail",
      all(turn(2), (state) => {
        waiting(state).refuelling = true;
      }),
    ),
  ];
}

/** 5.3, 5.3.1 Vectors for aircraft at the end of a segment, and missions that they cannot fly. */
export function flights(): Vector[] {
  const eye = (
    id: string,
    mission: "search" | "attack" | "asw" | "shadow" | "radius",
  ): Snapshot["sides"]["axis"]["aircraft"][number] =>
    plane(id, "catalina", 1, { base: "sumburgh", hex: "0708", mission, radius: mission === "radius" ? ["0708"] : [] });
  const no = (
    id: string,
    title: string,
    input: Json,
    pointer: string,
    code = "CHOICE_COUNT",
    more: Partial<Case> = {},
  ): Vector =>
    refused({
      citation: "5.3",
      operation: "sendAircraft",
      base: "air-move-allied",
      id: `flight-${id}`,
      title: `5.3 ${title}`,
      change: (state) => {
        state.sides.allied.aircraft.push(plane("eye", "catalina", 2, { base: "sumburgh" }));
        state.sides.allied.aircraft.push(plane("bomber", "beaufort", 2, { base: "sumburgh" }));
      },
      input,
      code,
      section: "5.3",
      pointer,
      ...more,
    });
  return [
    resolves({
      citation: "5.3",
      operation: "endPhase",
      base: "lone-allied",
      id: "flight-home",
      title: "5.3 At the end of the air combat segment all return but those that shadow or form a radius",
      change: all(phase("air_combat", "allied"), known("axis", undefined, 1), (state) => {
        Object.assign(state.sides.allied, {
          aircraft: [eye("a", "search"), eye("b", "attack"), eye("c", "asw"), eye("d", "shadow"), eye("e", "radius")],
          struck: ["force:1"],
          shadowing: [{ target: 1, by: "aircraft", id: "d" }],
        });
      }),
      input: {},
      rolls: [],
      snapshot: allied({
        struck: [],
        aircraft: [
          { hex: null },
          { hex: null },
          { hex: null },
          { mission: "shadow", hex: "0708" },
          { mission: "radius" },
        ],
      }),
    }),
    resolves({
      citation: "5.3.1",
      operation: "endPhase",
      base: "lone-axis",
      id: "flight-radii-end",
      title: "5.3.1 Air Radii last to the end of the next enemy submarine segment",
      change: all(phase("submarine_combat", "axis"), of("allied", ["victorious", 4]), (state) => {
        Object.assign(state.sides.allied, {
          aircraft: [eye("d", "shadow"), eye("e", "radius")],
          carrierRadii: [COVER],
          shadowing: [{ target: 1, by: "aircraft", id: "d" }],
        });
        Object.assign(force(state, "axis"), { identified: true, idLevel: 1 });
      }),
      input: {},
      rolls: [],
      snapshot: allied({
        carrierRadii: [],
        aircraft: [{ mission: "shadow" }, { mission: "none", radius: [], hex: null }],
      }),
    }),
    no(
      "search-two",
      "A unit searches one hex",
      { aircraft: "eye", mission: "search", hexes: ["1106", "1107"] },
      "/input/hexes",
    ),
    no(
      "asw-two",
      "A unit hunts in one hex",
      { aircraft: "eye", mission: "asw", hexes: ["1106", "1107"] },
      "/input/hexes",
    ),
    no(
      "attack-two",
      "A unit attacks one hex",
      { aircraft: "bomber", mission: "attack", hexes: ["1106", "1107"] },
      "/input/hexes",
    ),
    no(
      "radius-twice",
      "A radius takes each hex once",
      { aircraft: "eye", mission: "radius", hexes: ["1106", "1106"] },
      "/input/hexes/1",
      "CHOICE_REPEATED",
    ),
    refused({
      citation: "11.3.2",
      operation: "sendAircraft",
      base: "air-move-allied",
      id: "flight-refuelling",
      title: "11.3.2 Aircraft of a carrier that refuels attack nothing, though they may search",
      change: (state) => {
        state.sides.allied.aircraft.push(plane("s1", "albacore", 1, { carrier: "victorious" }));
        for (const each of state.sides.allied.forces)
          each.refuelling = each.units.some(({ unit }) => unit === "victorious");
      },
      input: { aircraft: "s1", mission: "attack", hexes: ["0708"] },
      code: "REFUELLING",
      section: "11.3.2",
      pointer: "/input/mission",
    }),
    no(
      "late",
      "Aircraft go out in their segment",
      { aircraft: "eye", mission: "asw", hexes: ["1106"] },
      "",
      "OUT_OF_TURN",
      {
        change: phase("recon", "allied"),
      },
    ),
    no(
      "no-radius",
      "A unit that does not hunt submarines forms no radius",
      { aircraft: "scout", mission: "radius", hexes: ["0708"] },
      "/input/mission",
      "VALUE_NOT_LISTED",
      {
        base: "air-move-axis",
        change: (state) => {
          state.sides.axis.aircraft.push(plane("scout", "fw200", 2, { base: "vaernes" }));
        },
      },
    ),
    refused({
      citation: "5.3.1",
      operation: "declareCarrierRadius",
      base: "lone-allied",
      id: "flight-carrier-late",
      title: "5.3.1 Carriers form their Air Radius in the air movement segment",
      change: phase("recon", "allied"),
      input: { force: COVER },
      code: "OUT_OF_TURN",
      section: "5.3.1",
    }),
  ];
}

/** 5.5 Vectors for forces that scatter, and the parts that are followed then. */
export function scattered(): Vector[] {
  const plan: Omit<Case, "id" | "title"> = {
    citation: "5.5",
    operation: "scatterConvoy",
    base: "lone-allied",
    input: { convoy: COVER },
  };
  const step = all(phase("move_detach", "allied"), convoy("0708", 9));
  const yes = (id: string, title: string, change: Change, snapshot: Json): Vector =>
    resolves({ ...plan, id: `scattered-${id}`, title: `5.5 ${title}`, change: all(step, change), rolls: [], snapshot });
  return [
    refused({
      ...plan,
      id: "scattered-none",
      title: "5.5 A convoy without merchants does not scatter",
      change: all(step, of("allied", ["dd_ai", 2])),
      code: "NO_CONVOY",
      section: "5.5",
    }),
    yes(
      "dispersed",
      "A convoy whose merchants are all dispersed scatters",
      all(
        of("allied", ["dd_ai", 2]),
        being("allied", (each) => {
          each.convoy!.dispersed = [{ unit: "mv", cs: 10 }];
        }),
      ),
      allied({ forces: [{ convoy: { scattered: true, dispersed: [] }, units: [{ unit: "mv", cs: 10 }] }, {}] }),
    ),
    yes(
      "card-of-another",
      "A card that disperses another convoy does not hold this one",
      all(weather("gale"), (state) => {
        const other = { ...structuredClone(force(state, "allied")), id: "convoy_2", block: 2, number: 2 };
        state.sides.allied.forces.push(other);
        const card = { dispersed: false, card: 1, moves: true };
        state.sides.allied.convoyCards = [
          { ...card, force: "convoy_2", disperses: true },
          { ...card, force: COVER, disperses: false },
        ];
      }),
      allied({ forces: [{ convoy: { scattered: true } }, { id: "convoy_2" }, {}] }),
    ),
    yes(
      "tow",
      "A convoy that scatters drops its tow",
      being("allied", (each) => {
        each.units = [
          { ...fresh("mv", 1), marks: ["diw"], tow: "dd_ai" },
          { ...fresh("dd_ai", 1), tow: "mv" },
          fresh("mv", 9),
        ];
      }),
      allied({
        forces: [
          {
            units: [
              { unit: "mv", tow: null },
              { unit: "mv", cs: 9 },
            ],
          },
          { units: [{ tow: null }] },
        ],
      }),
    ),
    yes(
      "escort-followed",
      "Aircraft follow the escort that has left, not another TF",
      all(second("allied", "task_force_0", "0708", ["kent", 3]), known("allied", COVER, 1), (state) => {
        Object.assign(force(state, "allied", "task_force_0"), { kind: "task_force", convoy: null });
        state.sides.axis.shadowing = [{ target: 1, by: "sector", id: "trondheim" }];
      }),
      { sides: { axis: { shadowing: [{ target: 3 }] } } },
    ),
  ];
}

/** 5.1.3, 1.3, 5.1.8 Single rules of movement. */
export function movements(): Vector[] {
  return [
    stays(
      {
        id: "back-in-two-calls",
        title: "5.1.3 A force that has left port this turn does not come back in a later call",
        change: all(
          inHex("allied", "0504"),
          being("allied", (each, state) => {
            each.moved = { hexes: 1, speed: "moderate", entered: ["0504"], done: false };
            Object.assign(state, { moving: each.id, leftPort: "reykjavik" });
          }),
        ),
        path: ["reykjavik"],
      },
      "NO_RETURN",
      "5.1.3",
      "/input/path/0",
    ),
    resolves({
      id: "decoy-own-port-hex",
      title: "1.3 A dummy is set up in the hex of an own port",
      citation: "1.3",
      operation: "placeDummy",
      base: "setting-up",
      input: { at: "0504" },
      change: (state) => {
        state.phasing = "allied";
      },
      rolls: [],
      snapshot: {},
    }),
    refused({
      id: "decoy-withdrawn-late",
      title: "1.3 No dummy is withdrawn in the weather phase",
      citation: "1.3",
      operation: "withdrawDummy",
      base: "weather-gale",
      change: (state) => {
        state.sides.allied.dummies = [dummy(9, "0403")];
      },
      input: { dummy: "dummy_9" },
      code: "OUT_OF_TURN",
      section: "1.3",
    }),
    goes(
      {
        id: "marked-tow",
        title: "5.1 A force at sea moves two hexes at Moderate speed",
        path: ["0709", "0710"],
      },
      { sides: { allied: { forces: [{ at: "0710", moved: { hexes: 2 } }] } } },
    ),
  ];
}

/** 6.2, 6.2.2, 6.4.2 Searches and what prepares them. */
export function lookouts(): Vector[] {
  const search: Omit<Case, "id" | "title"> = {
    citation: "6.2",
    operation: "resolveSearch",
    base: "search-axis-air",
    input: { block: 1 },
  };
  const sector: Omit<Case, "id" | "title"> = { citation: "6.4.2", operation: "assignSector", base: "search-axis-air" };
  const looks = (
    id: string,
    title: string,
    change: Change,
    no: number,
    foundAs: string,
    snapshot: Json,
    more: Json = {},
  ): Vector =>
    resolves({
      ...search,
      id: `lookout-${id}`,
      title,
      change,
      rolls: [{ ...cardRoll("search-card", no), ...more }],
      outcome: { found: foundAs },
      snapshot,
    });
  const shut = (id: string, title: string, input: Json, code: string, pointer: string, change?: Change): Vector =>
    refused({
      ...sector,
      id: `lookout-${id}`,
      title: `6.4.2 ${title}`,
      change,
      input,
      code,
      section: "6.4.2",
      pointer,
    });
  const busy =
    (id: string, ...targets: number[]): Change =>
    (state) => {
      state.sides.axis.shadowing = targets.map((target) => ({ target, by: "sector", id }));
    };
  const two: Change = second("allied", "tf_second", "0709", ["kent", 3]);
  return [
    looks(
      "dummy-carrier",
      "6.2.2 A dummy denies nothing",
      (state) => {
        state.sides.allied.forces = [];
        state.sides.allied.dummies = [dummy(1, "0708")];
      },
      15,
      "dummy",
      { sides: { allied: { dummies: [] } } },
    ),
    looks(
      "carrier-adrift",
      "6.2.2 A carrier without CS denies nothing",
      of("allied", ["victorious", 0]),
      15,
      "force",
      {},
    ),
    looks(
      "carrier-known",
      "D-36 A carrier that is located is noted once",
      all(of("allied", ["victorious", 0], ["norfolk", 3]), known("allied", COVER, 1), (state) => {
        state.sides.allied.located = ["victorious"];
      }),
      15,
      "force",
      { sides: { allied: { located: ["victorious"] } } },
    ),
    looks(
      "weak-interceptors",
      "6.2 One step of Interceptors keeps a carrier's aircraft away",
      all(
        being("allied", (each, state) => {
          each.at = "0404";
          state.sides.axis.sectors.find(({ sector }) => sector === "trondheim")!.hexes = [];
          state.sides.axis.aircraft = [plane("eye", "fw200", 1, { base: "vaernes", hex: "0404", mission: "search" })];
          state.sides.allied.aircraft = [
            plane("guard", "hurricane_raf", 1, { base: "reykjavik_air", interceptor: true }),
          ];
        }),
      ),
      15,
      "failed",
      {},
    ),
    refused({
      ...sector,
      id: "lookout-late",
      title: "6.4.2 Sectors are assigned in the recon segment",
      base: "lone-axis",
      change: phase("combine", "axis"),
      input: { sector: "trondheim", hexes: ["0708"] },
      code: "OUT_OF_TURN",
      section: "6.4.2",
    }),
    resolves({
      ...sector,
      id: "lookout-other-busy",
      title: "6.4.2 What another sector shadows takes no hex from this one; the hexes are in order",
      change: all(two, busy("barents", 1, 2)),
      input: { sector: "trondheim", hexes: ["0709", "0707", "0708"] },
      rolls: [],
      snapshot: { sides: { axis: { sectors: [{}, { hexes: ["0707", "0708", "0709"] }, {}] } } },
    }),
    resolves({
      ...sector,
      id: "lookout-aircraft-busy",
      title: "6.4.2 What an Air Radius shadows takes no hex from a sector",
      change: all(two, (state) => {
        state.sides.axis.shadowing = [{ target: 1, by: "radius", id: "german_south_norway" }];
      }),
      input: { sector: "trondheim", hexes: ["0707", "0708", "0709"] },
      rolls: [],
      snapshot: {},
    }),
    resolves({
      ...sector,
      id: "lookout-no-hex",
      title: "6.4.2 A sector may search nothing",
      change: (state) => {
        state.sides.axis.sectors.find(({ sector: id }) => id === "trondheim")!.hexes = ["0708"];
      },
      input: { sector: "trondheim", hexes: [] },
      rolls: [],
      snapshot: { sides: { axis: { sectors: [{}, { hexes: [] }, {}] } } },
    }),
    shut(
      "all-busy",
      "A sector that shadows as much as it can search searches nothing else",
      { sector: "stavanger", hexes: [] },
      "VALUE_NOT_LISTED",
      "/input/sector",
      busy("stavanger", 1),
    ),
    shut(
      "hex-twice",
      "A sector searches a hex once",
      { sector: "trondheim", hexes: ["0708", "0708"] },
      "CHOICE_REPEATED",
      "/input/hexes/1",
    ),
    refused({
      citation: "6.2.2",
      operation: "declareDenial",
      base: "weather-gale",
      id: "lookout-denial-late",
      title: "6.2.2 Denials are declared in a phase that a side ends",
      input: { carrier: true, cam: true, wolfPack: false },
      code: "OUT_OF_TURN",
      section: "6.2.2",
    }),
  ];
}
