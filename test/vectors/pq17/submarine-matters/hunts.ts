import { all, type Change, type Json, needs, type Roll, resolves, roll, type Vector } from "../kit";
import { torpedo } from "../kit/attacks";
import { weather } from "../kit/changes";
import { card, force, forceOf, ship } from "../kit/pieces";
import { FLEET, PACK } from "../snapshots/submarines";
import { LOCATION_CARDS } from "../submarines/combat";
import { asw, fate } from "../submarines/fights";

const BRITISH = "wolf_pack_british_1";

const HUNT = { force: FLEET, block: 1 };

const DUEL = { force: BRITISH, block: 1 };

const ALLIED = card("locate-card", LOCATION_CARDS.allied);

const OFFENSIVE = { OFFENSIVE_ASW: -1 };

/** 7.4.2 A TF hunts a Wolf Pack. */
export function hunts(): Vector[] {
  const order = (face: number, codes: Readonly<Record<string, number>>): Roll =>
    roll("sub-combat", "SUBMARINE_COMBAT", [face], null, codes);
  const hunting = { ESCORTS: -1, TARGET_TF: -1 };
  const hunt = (
    id: string,
    title: string,
    rolls: Roll[],
    outcome: Json,
    more: Json & { change?: Change } = {},
  ): Vector =>
    resolves({
      id: `offensive-asw-${id}`,
      title: `7.4.2 ${title}`,
      citation: "7.4.2",
      operation: "resolveOffensiveAsw",
      base: "sub-hunt",
      input: HUNT,
      rolls,
      outcome,
      ...more,
    });
  return [
    hunt(
      "reply",
      "the owner of a Wolf Pack that is hunted names its targets",
      [ALLIED, order(5, hunting)],
      { combat: { before: 0, after: 2, waiting: true } },
      {
        snapshot: { pending: { decision: "sub_targets", side: "axis", offensive: true, odd: true } },
        rulings: ["E-05"],
      },
    ),
    hunt(
      "no-reply",
      "where no submarine may attack the ASW dice follow, each with -1, and a turn of fuel is burnt",
      [ALLIED, order(1, { ESCORTS: -1, TARGET_TF: -1 }), asw(5, OFFENSIVE)],
      { combat: { before: 0, after: 0, waiting: false, asw: [{ result: "none" }] } },
      {
        snapshot: {
          sides: {
            allied: { forces: [{ identified: true, idLevel: 1, fuel: { marker: 16 } }] },
            axis: { forces: [{ idLevel: 1 }] },
          },
        },
      },
    ),
    hunt(
      "spent",
      "a Wolf Pack whose torpedoes are spent does not reply",
      [ALLIED, order(9, hunting), asw(9, OFFENSIVE), fate(7)],
      {
        combat: { before: 0, after: 0, waiting: false, asw: [{ result: "sunk" }] },
      },
      {
        change: force("axis", PACK, { units: [ship("ss_german", 2, { marks: ["torps_expended"] })] }),
        snapshot: { vp: { total: 1 } },
        rulings: ["E-05"],
      },
    ),
    hunt("lost", "7.1.1 it must be located".slice(6), [card("locate-card", 38)], {
      located: { found: false, cards: 1 },
      combat: null,
    }),
    hunt(
      "denied",
      "6.2.2 a Wolf Pack denies a card with the submarine".slice(6),
      [card("locate-card", 34)],
      { located: { found: false, denied: "wolf_pack" }, combat: null },
      {
        change: (state) => {
          Object.assign(state.sides.axis.denial, { wolfPack: true });
        },
      },
    ),
    resolves({
      id: "offensive-asw-fought",
      title: "7.4.2 the pack replies before and after, and the TF pays a turn of fuel",
      citation: "7.4.2",
      operation: "chooseSubmarineTargets",
      base: "sub-targets",
      change: all((state) => {
        forceOf(state, "allied", FLEET).units = [ship("duke_of_york", 4), ship("dd_ai", 3)];
        Object.assign(state.pending!, { before: 0, after: 1, offensive: true });
      }),
      input: { categories: ["heavy_ship"] },
      rolls: [asw(5, OFFENSIVE), torpedo(7)],
      outcome: { combat: { heldDown: 0, attacks: [{ result: "miss" }] } },
      snapshot: { sides: { allied: { forces: [{ fuel: { state: "full", marker: 16 } }] } } },
    }),
    needs({
      id: "offensive-asw-needs-card",
      title: "7.4.2 the location card is requested",
      citation: "7.4.2",
      operation: "resolveOffensiveAsw",
      base: "sub-hunt",
      input: HUNT,
      next: { label: "locate-card" },
    }),
  ];
}

/** 7.4.4 A Wolf Pack attacks another. */
export function duels(): Vector[] {
  const surprise = (face: number, codes: Readonly<Record<string, number>> = { ATTACKER_UNIDENTIFIED: 1 }): Roll =>
    roll("sub-surprise", "SURPRISE", [face], null, codes);
  const duel = (id: string, title: string, rolls: Roll[], fight: Json, more: Json & { change?: Change } = {}): Vector =>
    resolves({
      id: `sub-duel-${id}`,
      title: `7.4.4 ${title}`,
      citation: "7.4.4",
      operation: "resolveSubmarineDuel",
      base: "sub-duel",
      input: DUEL,
      rolls: [ALLIED, ...rolls],
      outcome: { duel: fight },
      ...more,
    });
  const known = force("allied", BRITISH, { identified: true, idLevel: 1 });
  return [
    duel(
      "surprise",
      "SURPRISE 8: the attacker fires, and a success sinks one submarine",
      [surprise(7), asw(8)],
      { surprise: true, fired: "allied", sunk: true },
      {
        snapshot: {
          vp: { total: 1 },
          sides: {
            axis: { forces: [{ units: [{ cs: 1 }] }] },
            allied: { forces: [{ units: [{ cs: 2 }], identified: false }] },
          },
        },
        rulings: ["E-04"],
      },
    ),
    duel(
      "held-down",
      "Held Down does nothing",
      [surprise(9), asw(7)],
      { surprise: true, sunk: false },
      { snapshot: { vp: { total: 0 } } },
    ),
    duel(
      "no-surprise",
      "SURPRISE 7: the target fires instead",
      [surprise(6), asw(8)],
      { surprise: false, fired: "axis", sunk: true },
      {
        snapshot: { vp: { total: -1 }, sides: { allied: { forces: [{ units: [{ cs: 1 }] }] } } },
      },
    ),
    duel(
      "known",
      "an attacker that is identified has no modifier",
      [surprise(7, {}), asw(0)],
      { surprise: false, fired: "axis", sunk: false },
      { change: known },
    ),
    ...(
      [
        ["reduced_visibility", "REDUCED_VISIBILITY", 1, 31],
        ["fog", "FOG", 2, 31],
        ["storm", "STORM", 1, 31],
        ["gale", "GALE", 2, 31],
      ] as const
    ).map(([name, code, value, no]) =>
      duel(
        name.replace("_", "-"),
        `SURPRISE ${name.replace("_", " ")}: +${value}`,
        [
          surprise(8 - value, { [code]: value }),
          asw(0, name === "storm" ? { STORM: -1 } : name === "gale" ? { GALE: -2 } : {}),
        ],
        { surprise: true, sunk: false },
        {
          change: all(known, weather(name)),
          rolls: [
            card("locate-card", no),
            surprise(8 - value, { [code]: value }),
            asw(0, name === "storm" ? { STORM: -1 } : name === "gale" ? { GALE: -2 } : {}),
          ],
        },
      ),
    ),
    duel(
      "soviet",
      "ASW the die of a Soviet submarine: -1",
      [surprise(7), asw(8, { SOVIET: -1 })],
      { surprise: true, sunk: false },
      {
        change: force("allied", BRITISH, { units: [ship("ss_soviet", 2)] }),
      },
    ),
    duel(
      "last",
      "the last submarine takes its Wolf Pack with it",
      [surprise(7), asw(9)],
      { sunk: true },
      {
        change: force("axis", PACK, { units: [ship("ss_german", 1)] }),
        snapshot: { sides: { axis: { forces: [], sunk: [{ unit: "ss_german" }] } } },
      },
    ),
    resolves({
      id: "sub-duel-lost",
      title: "7.4.4 it must be located",
      citation: "7.4.4",
      operation: "resolveSubmarineDuel",
      base: "sub-duel",
      input: DUEL,
      rolls: [card("locate-card", 38)],
      outcome: { located: { found: false }, duel: null },
    }),
    needs({
      id: "sub-duel-needs-roll",
      title: "7.4.4 the die for surprise is requested",
      citation: "7.4.4",
      operation: "resolveSubmarineDuel",
      base: "sub-duel",
      input: DUEL,
      rolls: [ALLIED],
      next: { label: "sub-surprise", chart: "SURPRISE" },
    }),
  ];
}
