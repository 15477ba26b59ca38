import { all, type Change, draw, resolves, type Vector } from "../kit";
import { damage, torpedo } from "../kit/attacks";
import { light, weather } from "../kit/changes";
import { card, force, ship } from "../kit/pieces";
import { CONVOY, PACK } from "../snapshots/submarines";
import { attacks, convoyOf, LOCATION_CARDS, order } from "./combat";
import { asw, fate } from "./fights";

/** 7.4.3 The long example: two Wolf Packs against a convoy by night in Fog. */
export function example(): Vector[] {
  const ships = [
    ship("mv", 16),
    ship("palomares", 1),
    ship("aldersdale", 2, { oil: 20 }),
    ship("dd_ai", 3),
    ship("tb_old", 2),
    ship("es_soviet", 1),
  ];
  const night = all(light("night"), weather("fog"), convoyOf(...ships));
  const first = all(night, force("axis", PACK, { units: [ship("ss_german", 3)], identified: true, idLevel: 1 }));
  const locateCard = card("locate-card", LOCATION_CARDS.axisNight);
  const soviet = { SOVIET: -1 };
  const targets = (state: Parameters<Change>[0], before: number, after: number, odd: boolean): void => {
    Object.assign(state.pending!, { before, after, odd });
  };
  return [
    attacks(
      "example-1",
      "Example: the first pack, 3 CS at ID1 by night: +2 +1 -1 -3, a 3 becomes 2",
      [locateCard, order(3, { NIGHT: 2, PACK_3: 1, PACK_ID: -1, ESCORTS: -3 })],
      0,
      2,
      { change: first },
    ),
    resolves({
      id: "sub-combat-example-2",
      title: "7.4.3 Example: ASW 2, 4 and 7 hold one down; the other sinks two freighters by 8 and 8",
      citation: "7.4.3",
      operation: "chooseSubmarineTargets",
      base: "sub-escorted",
      change: all(first, (state) => targets(state, 0, 2, true)),
      input: { categories: ["merchant", "merchant"] },
      rolls: [
        asw(2),
        asw(4),
        asw(7, soviet),
        draw("sub-target", 10, "mv"),
        torpedo(7, { TARGET_CONVOY_SHIP: 1 }),
        damage(8, "MX"),
        draw("torpedo-second-victim", 3, "mv"),
      ],
      outcome: { combat: { heldDown: 1, attacks: [{ result: "hit", harms: [{ sunk: 1 }, { sunk: 1 }] }] } },
      snapshot: {
        vp: { total: -4 },
        sides: {
          axis: { forces: [{ idLevel: 1, units: [{ cs: 3, marks: [] }] }] },
          allied: { forces: [{ idLevel: 1 }] },
        },
      },
      rulings: ["D-14", "D-15", "D-62"],
    }),
    attacks(
      "example-3",
      "Example: the second pack, 2 CS unidentified: a 7 becomes 6, and refuelling stops",
      [locateCard, order(7, { NIGHT: 2, ESCORTS: -3 })],
      2,
      0,
      {
        change: all(night, force("allied", CONVOY, { refuelling: true })),
        snapshot: { sides: { allied: { forces: [{ refuelling: false }] } } },
      },
    ),
    resolves({
      id: "sub-combat-example-4",
      title:
        "7.4.3 Example: no heavy ship is there and the torpedo misses; one submarine goes home, the pack is flipped",
      citation: "7.4.3",
      operation: "chooseSubmarineTargets",
      base: "sub-escorted",
      change: all(night, (state) => targets(state, 2, 0, true)),
      input: { categories: ["heavy_ship", "merchant"] },
      rolls: [
        draw("sub-target", 14, "mv"),
        torpedo(5, { TARGET_CONVOY_SHIP: 1 }),
        asw(1),
        asw(7),
        asw(9, soviet),
        fate(5),
      ],
      outcome: {
        combat: {
          heldDown: 1,
          attacks: [{ result: "absent" }, { result: "miss" }],
          asw: [{ result: "none" }, { result: "held_down" }, { nation: "soviet", result: "damaged" }],
        },
      },
      snapshot: {
        vp: { total: 0 },
        sides: { axis: { forces: [{ idLevel: 1, units: [{ cs: 1, marks: ["torps_expended"] }] }] } },
      },
      rulings: ["D-17", "D-18"],
    }),
  ];
}
