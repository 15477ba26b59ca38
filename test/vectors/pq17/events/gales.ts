import type { Side } from "../../../../src/rulesets/pq17/vocabulary";
import { all, type Change, type Roll, roll, type Vector } from "../kit";
import { cardsDrawn, DECKS } from "../kit/cards";
import { force, fresh, keep, options, removal, weather } from "../kit/changes";
import { inHex, of } from "../kit/forces";
import { COAST, event, pick } from "./event";

/** 9.3.1, 13.2 Damage by a Gale. */
export function gales(): Vector[] {
  const rough = { side: "allied", total: 4, citation: "9.3.1" } as const;
  const many: Change = of("allied", ["norfolk", 3], ["kent", 3], ["dd_ai", 18]);
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
        state.sides.allied.removed = [removal("norfolk", 2, "weather")];
        state.sides.axis.removed = [removal("lutzow", 3, "weather")];
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
        state.sides.allied.removed = [removal("dd_ai", 1, "weather")];
      },
    }),
    event({
      ...rough,
      id: "gale-21",
      title: "9.3.1 21 ships draw two cards",
      change: all(weather("gale"), of("allied", ["norfolk", 3], ["kent", 3], ["dd_ai", 19])),
      rolls: [
        ...cardsDrawn("weather-damage-card", [4, 6]),
        pick("weather-damage-ship", 1),
        pick("weather-damage-ship", 1),
        ...cardsDrawn("weather-damage-card", [1]),
      ],
      after: (state) => {
        force(state, "allied").units = [fresh("dd_ai", 19)];
        state.sides.allied.removed = [removal("kent", 2, "weather"), removal("norfolk", 2, "weather")];
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

/** 9.3.1, 13.2 Damage by a Storm. */
export function storms(): Vector[] {
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
        change: all(weather("storm"), of(side, [light, 10])),
        rolls: cardsDrawn("weather-damage-card", numbers),
        after: (state) => {
          force(state, side).units = [fresh(light, 10 - hits)];
          state.sides[side].removed = Array.from({ length: hits }, () => removal(light, 1, "weather"));
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
      change: all(weather("storm"), spared, of("axis", ["koln", 2])),
      rolls: cardsDrawn("weather-damage-card", [cl]),
      after: (state) => {
        keep(state, "axis");
        state.sides.axis.removed = [removal("koln", 1, "weather")];
      },
    }),
    event({
      ...rough,
      id: "storm-cl-spared",
      title: "9.3.1 A result DD/TB does not damage a light cruiser",
      change: all(weather("storm"), of("axis", ["koln", 2])),
      rolls: cardsDrawn("weather-damage-card", [ddTb]),
      after: () => undefined,
    }),
    event({
      ...rough,
      id: "storm-coast",
      title: "9.3.1 Off the coast no one draws a card in a Storm",
      change: all(weather("storm"), of("axis", ["koln", 2]), inHex("axis", COAST)),
      rolls: [],
    }),
    event({
      ...rough,
      id: "storm-others",
      title: "9.3.1 British ships, German destroyers and heavy cruisers draw no card in a Storm",
      change: all(
        weather("storm"),
        of("axis", ["lutzow", 4], ["dd_z36a", 2]),
        of("allied", ["norfolk", 3], ["dd_ai", 2]),
      ),
      rolls: [],
    }),
  ];
}

/** 9.3.1 Destroyers in a Gale with the option of destroyer hits. */
export function destroyerFates(): Vector[] {
  const gale = all(weather("gale"), options("destroyer_hits"), of("allied", ["dd_ai", 2]));
  const cards = [...cardsDrawn("weather-damage-card", [4]), pick("weather-damage-ship", 1)];
  const fate = (face: number): Roll => roll("destroyer-fate", "DESTROYER_FATE", [face]);
  const spared = cardsDrawn("weather-damage-card", [1]);
  return [
    event({
      id: "gale-destroyer-sunk",
      side: "allied",
      total: 4,
      title: "9.3.1 With destroyer hits a destroyer whose fate it is sinks in a Gale, and scores (D-41)",
      citation: "9.3.1",
      change: gale,
      rolls: [...cards, fate(0), ...spared],
      snapshot: {
        vp: { total: -1 },
        sides: { allied: { sunk: [{ unit: "dd_ai", cs: 1 }], removed: [], forces: [{ units: [{ cs: 1 }] }] } },
      },
      rulings: ["D-41"],
    }),
    event({
      id: "gale-destroyer-crippled",
      side: "allied",
      total: 4,
      title: "9.3.1 Any other fate takes it out without points (D-41)",
      citation: "9.3.1",
      change: gale,
      rolls: [...cards, fate(6), ...spared],
      snapshot: {
        vp: { total: 0 },
        sides: { allied: { sunk: [], removed: [{ unit: "dd_ai", cs: 1, why: "weather" }] } },
      },
      rulings: ["D-41"],
    }),
  ];
}
