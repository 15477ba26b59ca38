import { all, type Change, type Json, needs, type Roll, refused, resolves, roll, type Vector } from "../kit";
import { aircraft, card, forceOf, plane, ship } from "../kit/pieces";

/** 7.4.2 Aircraft against a Wolf Pack. */
export function hunting(): Vector[] {
  const hunt = (
    id: string,
    title: string,
    rolls: Roll[],
    outcome: Json,
    more: Json & { change?: Change } = {},
  ): Vector =>
    resolves({
      id: `airborne-asw-${id}`,
      title: `7.4.2 ${title}`,
      citation: "7.4.2",
      operation: "resolveAirborneAsw",
      base: "air-hunt",
      input: { block: 1, aircraft: ["hunter"] },
      rolls,
      outcome,
      ...more,
    });
  const asw = (face: number, more: Readonly<Record<string, number>> = {}): Roll =>
    roll("asw", "ASW", [face], null, { OFFENSIVE_ASW: -1, ...more });
  const fate = (face: number): Roll => roll("asw-success", "ASW_SUCCESS", [face]);
  const locateCard = card("locate-card", 14);
  const here = { found: true, cards: 1, denied: null };
  return [
    hunt(
      "none",
      "below 5 nothing happens; the pack is ID2 by day and the aircraft fly home",
      [locateCard, asw(5), asw(0)],
      { located: here, results: ["none", "none"] },
      {
        snapshot: {
          sides: {
            axis: { forces: [{ idLevel: 2, units: [{ cs: 2 }] }] },
            allied: { aircraft: [{ mission: "flown" }], struck: ["block:1"] },
          },
        },
        rulings: ["D-05", "D-14"],
      },
    ),
    hunt("held-down", "5 to 7 hold a submarine down, which costs aircraft nothing", [locateCard, asw(6), asw(8)], {
      results: ["held_down", "held_down"],
    }),
    hunt(
      "damaged",
      "8 is a success: 0 to 6 damage a submarine, which leaves without VP",
      [locateCard, asw(9), fate(6), asw(0)],
      { results: ["damaged", "none"] },
      {
        snapshot: {
          vp: { total: 0 },
          sides: {
            axis: { forces: [{ units: [{ cs: 1 }] }], removed: [{ unit: "ss_german", cs: 1, why: "asw_damage" }] },
          },
        },
      },
    ),
    hunt(
      "sunk",
      "7 to 9 sink it for 1 VP",
      [locateCard, asw(9), fate(7), asw(9), fate(9)],
      { results: ["sunk", "sunk"] },
      {
        snapshot: {
          vp: { total: 2 },
          sides: { axis: { forces: [], sunk: [{ unit: "ss_german" }, { unit: "ss_german" }] } },
        },
      },
    ),
    hunt("not-found", "it must be located", [card("locate-card", 38)], {
      located: { found: false, cards: 1 },
      results: [],
    }),
    hunt(
      "radius",
      "ASW an Air Radius over the hex: +1",
      [locateCard, asw(5, { AIR_RADIUS: 1 }), asw(0, { AIR_RADIUS: 1 })],
      { results: ["held_down", "none"] },
      {
        change: (state) => {
          state.sides.allied.aircraft.push(
            plane("patrol", "catalina", 1, { base: "sumburgh", hex: "0410", mission: "radius", radius: ["0410"] }),
          );
        },
      },
    ),
    hunt(
      "storm",
      "ASW a Storm: -1",
      [card("locate-card", 20), asw(7, { STORM: -1 }), asw(9, { STORM: -1 })],
      { results: ["held_down", "held_down"] },
      {
        change: (state) => {
          state.weather.prevailing = "storm";
        },
      },
    ),
    hunt(
      "limit",
      "no more dice than twice the submarines",
      [locateCard, asw(0), asw(0)],
      { results: ["none", "none"] },
      {
        change: all(aircraft("allied", "hunter", { cs: 4 }), (state) => {
          forceOf(state, "axis", "wolf_pack_eisteufel_1").units = [ship("ss_german", 1)];
        }),
      },
    ),
    hunt(
      "denied",
      "6.2.2 a Wolf Pack denies a card with the submarine",
      [card("locate-card", 13)],
      { located: { found: false, cards: 1, denied: "wolf_pack" }, results: [] },
      {
        change: (state) => {
          Object.assign(state.sides.axis.denial, { wolfPack: true });
        },
      },
    ),
    hunt(
      "soviet",
      "ASW Soviet dice: -1",
      [locateCard, asw(6, { SOVIET: -1 }), asw(7, { SOVIET: -1 })],
      { results: ["none", "held_down"] },
      {
        change: aircraft("allied", "hunter", { unit: "mbr2", base: "vaenga" }),
      },
    ),
    needs({
      id: "airborne-asw-needs-card",
      title: "7.4.2 the location card is requested",
      citation: "7.4.2",
      operation: "resolveAirborneAsw",
      base: "air-hunt",
      input: { block: 1, aircraft: ["hunter"] },
      next: { label: "locate-card" },
    }),
    ...(
      [
        [
          "unidentified",
          "only an identified Wolf Pack is hunted",
          (state) => {
            Object.assign(forceOf(state, "axis", "wolf_pack_eisteufel_1"), { identified: false, idLevel: 0 });
          },
        ],
        [
          "again",
          "7.1 once in a segment".slice(4),
          (state) => {
            state.sides.allied.struck = ["block:1"];
          },
        ],
        ["attackers", "aircraft on another mission do not hunt", aircraft("allied", "hunter", { mission: "search" })],
      ] as readonly (readonly [string, string, Change])[]
    ).map(([id, title, change]) =>
      refused({
        id: `airborne-asw-${id}`,
        title: `7.4.2 ${title}`,
        citation: "7.4.2",
        operation: "resolveAirborneAsw",
        base: "air-hunt",
        change,
        input: { block: 1, aircraft: ["hunter"] },
        code: "NO_QUARRY",
        section: "7.4.2",
      }),
    ),
  ];
}
