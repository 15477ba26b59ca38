import type { Ship } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import { all, type Change, draw, type Json, needs, type Roll, resolves, roll, type Vector } from "../kit";
import { damage, torpedo } from "../kit/attacks";
import { weather } from "../kit/changes";
import { force, plane, ship } from "../kit/pieces";
import { CONVOY } from "../snapshots/submarines";
import { convoyOf, pack } from "./combat";

/** An ASW die, and what a success does. */
export function asw(face: number, modifiers: Readonly<Record<string, number>> = {}): Roll {
  return roll("asw", "ASW", [face], null, modifiers);
}

/** The die that decides the effect of a success. */
export function fate(face: number): Roll {
  return roll("asw-success", "ASW_SUCCESS", [face]);
}

/** 7.4.1, 7.4.3 The attacks and the ASW attack. */
export function combats(): Vector[] {
  const fights = (
    id: string,
    title: string,
    categories: readonly string[],
    rolls: Roll[],
    combat: Json,
    more: Json & { change?: Change } = {},
  ): Vector =>
    resolves({
      id: `sub-fight-${id}`,
      title,
      citation: "7.4.1",
      operation: "chooseSubmarineTargets",
      base: "sub-escorted",
      input: { categories },
      rolls,
      outcome: { combat },
      ...more,
    });
  const merchant = { TARGET_CONVOY_SHIP: 1 };
  const miss = [draw("sub-target", 1, "mv"), torpedo(0, merchant)];
  const two = ["merchant", "merchant"];
  const die = (result: string, from = "ships", nation = "british") => ({ nation, from, result });
  const escorts = (...units: readonly Ship[]): Change => convoyOf(...units, ship("mv", 9));
  return [
    fights(
      "all-miss",
      "7.4 both attack after an ASW attack without effect",
      two,
      [asw(4), asw(0), ...miss, ...miss],
      { asw: [die("none"), die("none", "escorts")], attacks: [{ result: "miss" }, { result: "miss" }], heldDown: 0 },
      {
        snapshot: {
          pending: null,
          sides: { axis: { forces: [{ identified: true, idLevel: 1 }] }, allied: { forces: [{ idLevel: 1 }] } },
        },
      },
    ),
    fights(
      "held-down",
      "7.4.1 D-15 each Held Down (5 to 7) takes one of those that attack after it",
      two,
      [asw(5), asw(4), ...miss],
      { asw: [die("held_down"), die("none", "escorts")], attacks: [{ result: "miss" }], heldDown: 1 },
      { rulings: ["D-15"] },
    ),
    fights(
      "held-down-both",
      "7.4.1 D-15 two of them hold both down",
      two,
      [asw(7), asw(5)],
      { attacks: [], heldDown: 2 },
      { rulings: ["D-15"] },
    ),
    fights(
      "damaged",
      "7.4.1 ASW_SUCCESS 0 to 6 damages a submarine, which goes home without VP",
      two,
      [asw(8), fate(6), asw(0), ...miss],
      { asw: [die("damaged"), die("none", "escorts")], attacks: [{}] },
      {
        snapshot: {
          vp: { total: 0 },
          sides: {
            axis: { forces: [{ units: [{ cs: 1 }] }], removed: [{ unit: "ss_german", cs: 1, why: "asw_damage" }] },
          },
        },
      },
    ),
    fights(
      "sunk",
      "7.4.1 ASW_SUCCESS 7 to 9 sinks it for 1 VP",
      two,
      [asw(9), fate(7), asw(0), ...miss],
      { asw: [die("sunk"), die("none", "escorts")], attacks: [{}] },
      { snapshot: { vp: { total: 1 } } },
    ),
    fights(
      "wiped-out",
      "7.4.1 a pack that is sunk attacks no more",
      two,
      [asw(9), fate(9), asw(9), fate(8)],
      { attacks: [] },
      { snapshot: { vp: { total: 2 }, sides: { axis: { forces: [] } } } },
    ),
    fights(
      "severest",
      "7.4.1 D-16 of more results than submarines the most severe are kept",
      ["merchant"],
      [asw(5), asw(8), fate(0)],
      { heldDown: 0, asw: [die("held_down"), die("damaged", "escorts")], attacks: [] },
      {
        change: all(pack(1), (state) => {
          Object.assign(state.pending!, { after: 1 });
        }),
        rulings: ["D-16"],
        snapshot: { sides: { axis: { forces: [], removed: [{ why: "asw_damage" }] } } },
      },
    ),
    fights(
      "twice-the-submarines",
      "7.4.1 at most twice as many dice as submarines, those of ES dropped first",
      ["merchant"],
      [asw(0), asw(0), ...miss],
      { asw: [die("none"), die("none")] },
      {
        change: all(pack(1), escorts(ship("dd_ai", 6), ship("es_british", 3)), (state) => {
          Object.assign(state.pending!, { after: 1 });
        }),
        rulings: ["D-14"],
      },
    ),
    fights(
      "nations",
      "7.4.1 D-14 dice go to nations by whole threes and the largest remainder; Soviet dice: -1",
      two,
      [asw(0), asw(0), asw(5, { SOVIET: -1 }), asw(6, { SOVIET: -1 }), ...miss],
      {
        asw: [
          die("none"),
          die("none", "ships", "us"),
          die("none", "escorts", "soviet"),
          die("held_down", "escorts", "soviet"),
        ],
      },
      {
        change: escorts(ship("dd_ai", 3), ship("dd_us", 2), ship("dd_type7", 1), ship("es_soviet", 2)),
        rulings: ["D-14"],
      },
    ),
    fights(
      "tie",
      "7.4.1 D-14 a tie of remainders goes to the first nation",
      two,
      [asw(0), ...miss, ...miss],
      { asw: [die("none")] },
      { change: escorts(ship("dd_ai", 1), ship("dd_us", 1)), rulings: ["D-14"] },
    ),
    fights(
      "radius",
      "7.4.5 ASW an Air Radius over the hex: +1",
      two,
      [asw(4, { AIR_RADIUS: 1 }), asw(0, { AIR_RADIUS: 1 }), ...miss],
      { asw: [die("held_down"), die("none", "escorts")] },
      {
        change: (state) => {
          state.sides.allied.aircraft.push(
            plane("patrol", "catalina", 1, { base: "sumburgh", hex: "0410", mission: "radius", radius: ["0410"] }),
          );
        },
        rulings: ["E-11"],
      },
    ),
    fights(
      "storm",
      "9.2.4 ASW a Storm: -1",
      two,
      [asw(5, { STORM: -1 }), asw(0, { STORM: -1 }), ...miss, ...miss],
      { heldDown: 0 },
      { change: weather("storm") },
    ),
    fights(
      "gale",
      "9.2.5 ASW a Gale: -2, and as much off the torpedoes",
      two,
      [
        asw(6, { GALE: -2 }),
        asw(0, { GALE: -2 }),
        draw("sub-target", 1, "mv"),
        torpedo(8, { TARGET_CONVOY_SHIP: 1, GALE: -2 }),
        draw("sub-target", 1, "mv"),
        torpedo(0, { TARGET_CONVOY_SHIP: 1, GALE: -2 }),
      ],
      { attacks: [{ result: "miss" }, { result: "miss" }] },
      { change: weather("gale") },
    ),
    fights(
      "absent",
      "7.4.1 D-18 an absent category fails without a roll",
      ["heavy_ship", "auxiliary"],
      [asw(0), asw(0)],
      {
        attacks: [
          { category: "heavy_ship", result: "absent", harms: [] },
          { category: "auxiliary", result: "absent", harms: [] },
        ],
      },
      { rulings: ["D-18"] },
    ),
    fights(
      "categories",
      "7.4.1 D-18 light ships and escorts are categories of their own",
      ["light_ship", "escort"],
      [
        asw(0),
        asw(0),
        draw("sub-target", 3, "dd_ai"),
        torpedo(0, { TARGET_LIGHT: -1 }),
        torpedo(0, { TARGET_LIGHT: -1 }),
      ],
      { attacks: [{ result: "miss" }, { result: "miss" }] },
    ),
    fights(
      "before",
      "7.4 those before the ASW attack go first, and what they sink throws no dice",
      two,
      [
        draw("sub-target", 1, "mv"),
        torpedo(0, merchant),
        draw("sub-target", 2, "mv"),
        torpedo(0, merchant),
        asw(0),
        asw(0),
      ],
      { attacks: [{}, {}], asw: [{}, {}] },
      {
        change: (state) => {
          Object.assign(state.pending!, { before: 2, after: 0 });
        },
      },
    ),
    fights(
      "one-by-one",
      "7.4.1 D-61 submarines attack one by one, each seeing the marks of the one before",
      ["escort", "escort"],
      [
        torpedo(9, { TARGET_LIGHT: -1 }),
        damage(1, "LIGHT"),
        torpedo(9, { TARGET_LIGHT: -1, TARGET_DIW_OR_TOW: 2 }),
        damage(1, "LIGHT"),
        asw(0),
      ],
      { attacks: [{ harms: [{ diw: 1 }] }, { harms: [{ unit: "es_british", sunk: 1 }] }] },
      {
        change: (state) => {
          Object.assign(state.pending!, { before: 2, after: 0 });
        },
        snapshot: { vp: { total: -0.5 } },
      },
    ),
    fights(
      "odd",
      "7.4.1 D-17 after an odd roll a pack all of whose submarines attacked has spent its torpedoes",
      two,
      [asw(0), asw(0), ...miss, ...miss],
      {},
      {
        change: (state) => {
          Object.assign(state.pending!, { odd: true });
        },
        snapshot: { sides: { axis: { forces: [{ units: [{ marks: ["torps_expended"] }] }] } } },
        rulings: ["D-17"],
      },
    ),
    fights(
      "odd-not-all",
      "7.4.1 D-17 not if one was held down",
      two,
      [asw(5), asw(0), ...miss],
      {},
      {
        change: (state) => {
          Object.assign(state.pending!, { odd: true });
        },
        snapshot: { sides: { axis: { forces: [{ units: [{ marks: [] }] }] } } },
      },
    ),
    fights(
      "id-kept",
      "6.7 combat never lowers an ID",
      two,
      [asw(0), asw(0), ...miss, ...miss],
      {},
      {
        change: force("allied", CONVOY, { idLevel: 3 }),
        snapshot: { sides: { allied: { forces: [{ idLevel: 3 }] } } },
      },
    ),
    needs({
      id: "sub-fight-needs-roll",
      title: "7.4.3 the pick of a target is requested",
      citation: "7.4.3",
      operation: "chooseSubmarineTargets",
      base: "sub-escorted",
      input: { categories: two },
      rolls: [asw(0), asw(0)],
      next: { label: "sub-target" },
    }),
  ];
}
