import type { Snapshot } from "../../../src/rulesets/pq17/snapshot";
import type { Removal, Side } from "../../../src/rulesets/pq17/vocabulary";
import { dummy, force, fresh, keep, known, weather } from "./changes";
import { DECKS } from "./decks";
import { COAST, event, inHex, pick, second, ships } from "./events";
import { cardsDrawn } from "./ice";
import { all, type Change, type Roll, roll, type Vector } from "./kit";

/** 13 Random events that befall ships: mines, accidents, weather and chance encounters. */
export function accidents(): Vector[] {
  return [...mines(), ...collisions(), ...groundings(), ...breakdowns(), ...gales(), ...storms(), ...encounters()];
}

function torpedo(face: number, modifiers: Readonly<Record<string, number>> = {}): Roll {
  return roll("torpedo-attack", "TORPEDO_ATTACK", [face], null, modifiers);
}

function damage(face: number, column: string): Roll {
  return { label: "torpedo-damage", faces: [face], chart: "TORPEDO_DAMAGE", column, modified: face };
}

function gone(unit: string, cs: number, why: Removal): Snapshot["sides"]["allied"]["removed"][number] {
  return { unit, cs, turn: 9, why };
}

function mines(): Vector[] {
  const mined = { side: "allied", total: 0, citation: "13.5" } as const;
  const cruiser = all(inHex("allied", COAST), ships("allied", ["norfolk", 3]));
  return [
    event({
      ...mined,
      id: "mines-miss",
      title: "13.5 Three attacks that miss; a ship alone needs no pick",
      change: cruiser,
      rolls: [torpedo(7), torpedo(0), torpedo(7)],
      after: () => undefined,
    }),
    event({
      ...mined,
      id: "mines-two-successes",
      title: "13.5 No more than two successes on one ship",
      change: cruiser,
      rolls: [torpedo(8), damage(0, "CA"), torpedo(9), damage(1, "CA")],
      after: (state) => {
        force(state, "allied").units = [fresh("norfolk", 1)];
      },
    }),
    event({
      ...mined,
      id: "mines-sunk",
      title: "13.5 A ship that sinks strikes no more mines; its force is gone",
      change: cruiser,
      rolls: [torpedo(8), damage(9, "CA")],
      after: (state) => {
        keep(state, "allied");
        state.sides.allied.sunk = [{ unit: "norfolk", cs: 3, turn: 9, loaded: false }];
      },
    }),
    event({
      ...mined,
      id: "mines-light",
      title: "13.5 One success for each CS of a light ship: each is harder to hit",
      change: all(inHex("allied", COAST), ships("allied", ["dd_ai", 2])),
      rolls: [
        pick("mine-target", 1),
        torpedo(9, { TARGET_LIGHT: -1 }),
        damage(3, "LIGHT"),
        torpedo(9, { TARGET_LIGHT: -1 }),
        damage(9, "LIGHT"),
      ],
      after: (state) => {
        keep(state, "allied");
        state.sides.allied.sunk = [1, 2].map(() => ({ unit: "dd_ai", cs: 1, turn: 9, loaded: false }));
      },
    }),
    event({
      ...mined,
      id: "mines-force-picked",
      title: "13.5 One of the phasing side's forces off a coast is picked at random (D-42)",
      change: all(cruiser, second("allied", "tf_second", "1209", ["kent", 3])),
      rolls: [pick("mine-force", 2), torpedo(1), torpedo(2), torpedo(3)],
      rulings: ["D-42"],
    }),
    event({
      ...mined,
      id: "mines-ships-picked",
      title: "13.5 Each attack picks its ship anew",
      change: all(inHex("allied", COAST), ships("allied", ["norfolk", 3], ["kent", 3])),
      rolls: [
        pick("mine-target", 1),
        torpedo(1),
        pick("mine-target", 2),
        torpedo(2),
        pick("mine-target", 1),
        torpedo(3),
      ],
      after: () => undefined,
    }),
    event({
      ...mined,
      side: "axis",
      id: "mines-pack",
      title: "13.5 A hit on a Wolf Pack sinks one submarine",
      change: all(inHex("axis", COAST), (state) => {
        Object.assign(force(state, "axis"), { kind: "wolf_pack", units: [fresh("ss_german", 3)] });
        force(state, "axis").fuel.marker = null;
      }),
      rolls: [pick("mine-target", 2), torpedo(3), pick("mine-target", 1), torpedo(8)],
      after: (state) => {
        force(state, "axis").units = [fresh("ss_german", 2)];
        state.sides.axis.sunk = [{ unit: "ss_german", cs: 1, turn: 9, loaded: false }];
      },
      rulings: ["E-09"],
    }),
  ];
}

function collisions(): Vector[] {
  const collided = { side: "allied", total: 1, citation: "15.5.3" } as const;
  return [
    event({
      ...collided,
      id: "collision-heavy",
      title: "15.5.3 Two heavy ships collide and take a hit each; two candidates need but one pick",
      change: ships("allied", ["norfolk", 3], ["kent", 3]),
      rolls: [pick("event-ship", 1)],
      after: (state) => {
        force(state, "allied").units = [fresh("norfolk", 2), fresh("kent", 2)];
      },
    }),
    event({
      ...collided,
      id: "collision-light",
      title: "15.5.3 Light ships that collide leave play",
      change: ships("allied", ["norfolk", 3], ["dd_ai", 2]),
      rolls: [pick("event-ship", 3), pick("event-ship", 1)],
      after: (state) => {
        force(state, "allied").units = [fresh("norfolk", 2), fresh("dd_ai", 1)];
        state.sides.allied.removed = [gone("dd_ai", 1, "collision")];
      },
    }),
    event({
      ...collided,
      id: "collision-force-picked",
      title: "13 Of two forces one is picked (D-42)",
      change: all(
        ships("allied", ["norfolk", 3], ["kent", 3]),
        second("allied", "tf_second", "0714", ["london", 3], ["cumberland", 3]),
      ),
      rolls: [pick("event-force", 2), pick("event-ship", 1)],
      rulings: ["D-42"],
    }),
  ];
}

function groundings(): Vector[] {
  const aground = { side: "allied", total: 2, citation: "15.5.3" } as const;
  return [
    event({
      ...aground,
      id: "grounding-heavy",
      title: "15.5.3 A ship off the coast runs aground: one hit, and it leaves play",
      change: all(inHex("allied", COAST), ships("allied", ["norfolk", 3], ["dd_ai", 1])),
      rolls: [pick("event-ship", 1)],
      after: (state) => {
        force(state, "allied").units = [fresh("dd_ai", 1)];
        state.sides.allied.removed = [gone("norfolk", 2, "grounding")];
      },
    }),
    event({
      ...aground,
      id: "grounding-open-sea",
      title: "15.5.3 Nobody runs aground in the open sea",
      change: ships("allied", ["norfolk", 3], ["dd_ai", 1]),
      applied: false,
    }),
  ];
}

function breakdowns(): Vector[] {
  const broken = { side: "axis", total: 3, citation: "5.1.3" } as const;
  const inPort: Change = (state) => {
    const group = force(state, "axis");
    Object.assign(group, { station: "in_port", at: "narvik", block: null });
  };
  return [
    event({
      ...broken,
      id: "breakdown-ship",
      title: "5.1.3 The only ship in port breaks down without a pick",
      change: inPort,
      after: (state) => {
        force(state, "axis").units[0]!.marks = ["inoperative"];
      },
    }),
    event({
      ...broken,
      id: "breakdown-class",
      title: "5.1.3 One CS of a class breaks down and stands apart from the others",
      change: all(inPort, ships("axis", ["lutzow", 4], ["dd_z36a", 2])),
      rolls: [pick("event-ship", 3)],
      after: (state) => {
        force(state, "axis").units = [
          fresh("lutzow", 4),
          fresh("dd_z36a", 1),
          { ...fresh("dd_z36a", 1), marks: ["inoperative"] },
        ];
      },
    }),
    event({
      ...broken,
      id: "breakdown-twice",
      title: "5.1.3 A ship that is inoperative does not break down again: the event is void",
      change: all(inPort, (state) => {
        force(state, "axis").units[0]!.marks = ["inoperative"];
      }),
      applied: false,
    }),
  ];
}

function gales(): Vector[] {
  const rough = { side: "allied", total: 4, citation: "9.3.1" } as const;
  const many: Change = ships("allied", ["norfolk", 3], ["kent", 3], ["dd_ai", 18]);
  return [
    event({
      ...rough,
      id: "gale-damage",
      title: "13.2 In a Gale a card for every 20 ships, fractions up, the phasing side first; +X never counts",
      citation: "13.2",
      change: weather("gale"),
      rolls: [...cardsDrawn("weather-damage-card", [1]), ...cardsDrawn("weather-damage-card", [6])],
      after: (state) => {
        keep(state, "allied");
        keep(state, "axis");
        state.sides.allied.removed = [gone("norfolk", 2, "weather")];
        state.sides.axis.removed = [gone("lutzow", 3, "weather")];
      },
    }),
    event({
      ...rough,
      id: "gale-20",
      title: "9.3.1 20 ships draw one card",
      change: all(weather("gale"), many),
      rolls: [
        ...cardsDrawn("weather-damage-card", [4]),
        pick("weather-damage-ship", 20),
        ...cardsDrawn("weather-damage-card", [1]),
      ],
      after: (state) => {
        force(state, "allied").units[2]!.cs = 17;
        state.sides.allied.removed = [gone("dd_ai", 1, "weather")];
      },
    }),
    event({
      ...rough,
      id: "gale-21",
      title: "9.3.1 21 ships draw two cards",
      change: all(weather("gale"), ships("allied", ["norfolk", 3], ["kent", 3], ["dd_ai", 19])),
      rolls: [
        ...cardsDrawn("weather-damage-card", [4, 6]),
        pick("weather-damage-ship", 1),
        pick("weather-damage-ship", 1),
        ...cardsDrawn("weather-damage-card", [1]),
      ],
      after: (state) => {
        force(state, "allied").units = [fresh("dd_ai", 19)];
        state.sides.allied.removed = [gone("kent", 2, "weather"), gone("norfolk", 2, "weather")];
      },
    }),
    event({
      ...rough,
      side: "axis",
      id: "gale-axis-first",
      title: "13.2 The side whose event it is comes first",
      citation: "13.2",
      change: weather("gale"),
      rolls: [...cardsDrawn("weather-damage-card", [1]), ...cardsDrawn("weather-damage-card", [2])],
      after: () => undefined,
    }),
    event({
      ...rough,
      id: "gale-pack",
      title: "9.3.1 Wolf Packs and forces in port draw no card",
      change: all(weather("gale"), (state) => {
        Object.assign(force(state, "axis"), { kind: "wolf_pack", units: [fresh("ss_german", 3)] });
        force(state, "axis").fuel.marker = null;
        Object.assign(force(state, "allied"), { station: "in_port", at: "scapa_flow", block: null });
      }),
      rolls: [],
    }),
    event({
      ...rough,
      id: "fog-damage",
      title: "13.2 In Fog the event is void",
      change: weather("fog"),
      applied: false,
    }),
  ];
}

/** 9.3.1 In a Storm a card for each German CL and TB CS and each Soviet DD and TB CS: every card of both decks. */
function storms(): Vector[] {
  const rough = { side: "allied", total: 4, citation: "9.3.1" } as const;
  const spared: Change = (state) => {
    force(state, "allied").units = [fresh("norfolk", 3)];
  };
  const cards = (side: Side): Vector[] =>
    [0, 10, 20, 30].map((from) => {
      const numbers = DECKS[side].slice(from, from + 10).map(({ no }) => no);
      const kinds = DECKS[side].slice(from, from + 10).map(({ storm }) => storm);
      const light = side === "allied" ? "dd_type7" : "tb_35_37";
      const hits = kinds.filter((each) => each === "all" || each === "dd_tb").length;
      return event({
        ...rough,
        id: `storm-${side}-${numbers[0]}`,
        title: `9.3.1 DECKS ${side} cards ${numbers[0]} to ${numbers.at(-1)} in a Storm: ${hits} of 10 light ships leave play`,
        change: all(weather("storm"), ships(side, [light, 10])),
        rolls: [
          ...cardsDrawn("weather-damage-card", numbers),
          ...Array.from({ length: hits }, () => pick("weather-damage-ship", 1)),
        ],
        after: (state) => {
          force(state, side).units = [fresh(light, 10 - hits)];
          state.sides[side].removed = Array.from({ length: hits }, () => gone(light, 1, "weather"));
        },
      });
    });
  const cl = DECKS.axis.find(({ storm }) => storm === "cl")!.no;
  const ddTb = DECKS.axis.find(({ storm }) => storm === "dd_tb")!.no;
  return [
    ...cards("allied"),
    ...cards("axis"),
    event({
      ...rough,
      id: "storm-cl",
      title: "9.3.1 A result CL damages a German light cruiser",
      change: all(weather("storm"), spared, ships("axis", ["koln", 2])),
      rolls: cardsDrawn("weather-damage-card", [cl]),
      after: (state) => {
        keep(state, "axis");
        state.sides.axis.removed = [gone("koln", 1, "weather")];
      },
    }),
    event({
      ...rough,
      id: "storm-cl-spared",
      title: "9.3.1 A result DD/TB does not damage a light cruiser",
      change: all(weather("storm"), ships("axis", ["koln", 2])),
      rolls: cardsDrawn("weather-damage-card", [ddTb]),
      after: () => undefined,
    }),
    event({
      ...rough,
      id: "storm-coast",
      title: "9.3.1 Off the coast nobody draws a card in a Storm",
      change: all(weather("storm"), ships("axis", ["koln", 2]), inHex("axis", COAST)),
      rolls: [],
    }),
    event({
      ...rough,
      id: "storm-others",
      title: "9.3.1 British ships, German destroyers and heavy cruisers draw no card in a Storm",
      change: all(
        weather("storm"),
        ships("axis", ["lutzow", 4], ["dd_z36a", 2]),
        ships("allied", ["norfolk", 3], ["dd_ai", 2]),
      ),
      rolls: [],
    }),
  ];
}

function shot(face: number, hit: boolean, modifiers: Readonly<Record<string, number>> = {}): Roll {
  return { label: "chance-encounter", faces: [face], chart: null, result: hit ? "hit" : "miss", modifiers };
}

function hunted(face: number, modifiers: Readonly<Record<string, number>> = {}): Roll {
  return roll("chance-encounter", "ASW", [face], null, modifiers);
}

const SEEN: Change = all(known("allied", undefined, 0), known("axis", undefined, 0));

function encounters(): Vector[] {
  const met = { side: "allied", total: 16, citation: "13.7" } as const;
  const pack: Change = (state) => {
    Object.assign(force(state, "axis"), { kind: "wolf_pack", units: [fresh("ss_german", 2)] });
    force(state, "axis").fuel.marker = null;
  };
  const convoy: Change = (state) => {
    Object.assign(force(state, "axis"), { kind: "convoy", units: [fresh("es_german", 1), fresh("mv", 3)] });
    force(state, "axis").convoy = {
      loaded: true,
      destinations: ["kirkenes"],
      merchants: 3,
      excused: 0,
      visited: ["0708"],
      closest: null,
      scattered: false,
      dispersed: [],
      arrived: false,
    };
  };
  return [
    event({
      ...met,
      id: "encounter-heavy-miss",
      title: "13.7 A destroyer needs 9 against a Panzerschiff; both become ID0",
      rolls: [shot(8, false)],
      after: SEEN,
    }),
    event({
      ...met,
      id: "encounter-heavy-hit",
      title: "13.7 A heavy ship that is hit loses a CS",
      rolls: [shot(9, true)],
      after: all(SEEN, (state) => {
        force(state, "axis").units = [fresh("lutzow", 3)];
      }),
    }),
    event({
      ...met,
      id: "encounter-lowest",
      title: "13.7 The shot goes at the lowest type of a TF on the Unit Chart: a torpedo boat before destroyers",
      change: ships("axis", ["lutzow", 4], ["dd_z36a", 3], ["tb_35_37", 1]),
      rolls: [shot(8, true)],
      after: all(SEEN, (state) => {
        force(state, "axis").units = [fresh("lutzow", 4), fresh("dd_z36a", 3)];
        state.sides.axis.sunk = [{ unit: "tb_35_37", cs: 1, turn: 9, loaded: false }];
      }),
    }),
    event({
      ...met,
      id: "encounter-one-of-like",
      title: "13.7 Of ships of the lowest type one is picked",
      change: ships("axis", ["lutzow", 4], ["dd_z36a", 3]),
      rolls: [pick("event-ship", 3), shot(7, false)],
      after: SEEN,
    }),
    event({
      ...met,
      id: "encounter-battleship",
      title: "13.7 A destroyer cannot hit a battleship: no die",
      change: ships("axis", ["tirpitz", 5]),
      rolls: [],
      after: SEEN,
    }),
    event({
      ...met,
      id: "encounter-crippled",
      title: "13.7 A Crippled ship is easier to hit",
      change: (state) => {
        force(state, "axis").units[0]!.marks = ["crippled"];
      },
      rolls: [shot(8, true, { TARGET_CRIPPLED: 1 })],
      rulings: ["E-45"],
    }),
    event({
      ...met,
      id: "encounter-diw",
      title: "13.7 A ship Dead in the Water is easier to hit, and sinks",
      change: (state) => {
        force(state, "axis").units[0]!.cs = 0;
      },
      rolls: [shot(7, true, { TARGET_DIW_OR_TOW: 2 })],
      after: (state) => {
        keep(state, "axis");
        state.sides.axis.sunk = [{ unit: "lutzow", cs: 4, turn: 9, loaded: false }];
      },
    }),
    event({
      ...met,
      id: "encounter-convoy",
      title: "13.7 Of a convoy a merchant is fired at, and sinks",
      change: convoy,
      rolls: [pick("event-ship", 2), shot(6, true)],
      after: all(SEEN, (state) => {
        force(state, "axis").units = [fresh("es_german", 1), fresh("mv", 2)];
        state.sides.axis.sunk = [{ unit: "mv", cs: 1, turn: 9, loaded: true }];
      }),
    }),
    event({
      ...met,
      id: "encounter-pack-none",
      title: "13.7 A Wolf Pack: ASW 4, nothing",
      change: pack,
      rolls: [hunted(4)],
      after: SEEN,
    }),
    event({
      ...met,
      id: "encounter-pack-held",
      title: "13.7 A Wolf Pack: Held Down damages a boat, which goes home without VP",
      change: pack,
      rolls: [hunted(5)],
      after: all(SEEN, (state) => {
        force(state, "axis").units = [fresh("ss_german", 1)];
        state.sides.axis.removed = [gone("ss_german", 1, "asw_damage")];
      }),
    }),
    event({
      ...met,
      id: "encounter-pack-sunk",
      title: "13.7 A Wolf Pack: success sinks a boat",
      change: pack,
      rolls: [hunted(8)],
      after: all(SEEN, (state) => {
        force(state, "axis").units = [fresh("ss_german", 1)];
        state.sides.axis.sunk = [{ unit: "ss_german", cs: 1, turn: 9, loaded: false }];
      }),
    }),
    event({
      ...met,
      id: "encounter-pack-storm",
      title: "13.7 A Storm hampers the ASW die",
      change: all(pack, weather("storm")),
      rolls: [hunted(5, { STORM: -1 })],
      after: SEEN,
    }),
    event({
      ...met,
      id: "encounter-pack-gale",
      title: "13.7 A Gale hampers the ASW die",
      change: all(pack, weather("gale")),
      rolls: [hunted(6, { GALE: -2 })],
      after: SEEN,
    }),
    event({
      ...met,
      id: "encounter-dummy",
      title: "13.7 A dummy is removed",
      change: (state) => {
        keep(state, "axis");
        state.sides.axis.dummies = [dummy(1, "0708")];
      },
      rolls: [],
      after: (state) => {
        state.sides.axis.dummies = [];
      },
    }),
    event({
      ...met,
      id: "encounter-blocks",
      title: "13.7 Of several blocks of the hex one is picked, a dummy among them",
      change: (state) => {
        state.sides.axis.dummies = [dummy(2, "0708")];
      },
      rolls: [pick("encounter-block", 1)],
      after: (state) => {
        state.sides.axis.dummies = [];
      },
    }),
    event({
      ...met,
      id: "encounter-forces",
      title: "13.7 Of several Allied forces one is picked",
      change: second("allied", "tf_second", "0708", ["kent", 3]),
      rolls: [pick("encounter-force", 2), shot(1, false)],
      after: (state) => {
        Object.assign(state.sides.allied.forces[1]!, { identified: true, idLevel: 0 });
        known("axis", undefined, 0)(state);
      },
    }),
    event({
      ...met,
      side: "axis",
      id: "encounter-axis",
      title: "13.7 In the Axis phase the Allied force fires all the same",
      rolls: [shot(9, true)],
      after: all(SEEN, (state) => {
        force(state, "axis").units = [fresh("lutzow", 3)];
      }),
    }),
    event({
      ...met,
      id: "encounter-known",
      title: "13.7 Forces that are identified keep their ID",
      change: all(known("allied", undefined, 2), known("axis", undefined, 3)),
      rolls: [shot(1, false)],
      after: () => undefined,
    }),
    event({
      ...met,
      id: "encounter-nobody",
      title: "13.7 Without a block in the hex of a force the event is void",
      change: inHex("axis", "0710"),
      applied: false,
    }),
  ];
}
