import type { Combatant } from "../../../src/rulesets/goeben/chapters/14-naval-combat/state";
import { all, type Change, type Json, needs, refused, type Vector } from "./kit";
import { aboard, options, rulings, set, ship } from "./kit/changes";
import { battle, came, type HitDice, harmed, inRound, resolves, turnOf, volley } from "./kit/combat";

const plan = { operation: "resolveTorpedoRound", base: "squadron-contact", citation: "14.6" };

const round = inRound("torpedo");

type Terms = Readonly<Record<string, number>>;

function orders(id: string, torpedoes: number, target: string | null): Json {
  return { ship: id, torpedoes, target };
}

/** Goeben fires torpedoes while Breslau still waits. */
function fires(
  id: string,
  title: string,
  torpedoes: number,
  terms: Terms,
  more: {
    change?: Change;
    target?: string;
    faces?: readonly number[];
    hits?: readonly HitDice[];
    harm?: Partial<Combatant>;
    rulings?: readonly string[];
  } = {},
): Vector {
  const { change, target = "gloucester", faces, hits = [], harm, rulings: cited = ["D-42"] } = more;
  const fire = { weapon: "torpedo" as const, terms, hits: hits.length, ...(faces === undefined ? {} : { faces }) };
  return resolves({
    ...plan,
    id: `torpedoes-${id}`,
    title,
    citation: title.split(" ")[0]!,
    change: all(round, change),
    input: orders("goeben", torpedoes, target),
    ...came(volley({ firer: "goeben", target, fire: [fire], hits, sunk: harm?.sunk ?? false })),
    after: all(
      turnOf("goeben"),
      (state) => {
        state.ships.goeben.torpedoes -= torpedoes;
      },
      harm && harmed(target, harm),
    ),
    rulings: cited,
  });
}

/** Two torpedoes, Leadership 4, against armor 1. */
const TWO: Terms = { TORPEDOES: 2, LEADERSHIP: 4, ARMOR: -1 };

function sums(): Vector[] {
  const one = rulings({ torpedoDice: "one_per_torpedo" });
  const dark = all(options({ nightCombat: true }), battle({ night: true }));
  const laden = all(aboard("goeben", { 1: "reserve_crew", 2: "targeting_calculator" }), set({ morale: 1 }));
  return [
    fires("two", "14.6 D-42 Torpedoes expended and Leadership less armor", 2, TWO),
    fires("one", "14.10 A part of the torpedoes may be fired", 1, { ...TWO, TORPEDOES: 1 }),
    fires(
      "crew",
      "14.6 D-42 Crew, gear and morale count for torpedoes as for guns",
      2,
      { ...TWO, RESERVE_CREW: 1, TARGETING_CALCULATOR: 2, MORALE: 1 },
      { change: laden },
    ),
    fires(
      "morale-down",
      "13.1 D-46 A bad Morale Check costs a die of torpedo fire",
      2,
      { ...TWO, MORALE: -1 },
      { change: set({ morale: -1 }) },
    ),
    fires(
      "one-per-torpedo",
      "14.6 D-42 With one_per_torpedo each torpedo is one die, and nothing else counts",
      2,
      { TORPEDOES: 2 },
      { change: all(one, laden) },
    ),
    fires("night", "22.0 Torpedoes are exempt from night", 2, TWO, { change: dark }),
    fires("faces", "14.6 Torpedoes hit on 5 and 6", 2, TWO, {
      faces: [1, 4, 5, 6, 3],
      hits: [5, 5],
    }),
    fires("no-ammunition", "14.8 Torpedoes need no Ammunition", 2, TWO, { change: ship("goeben", { ammunition: 0 }) }),
  ];
}

function alliedHits(): Vector[] {
  const at = (
    id: string,
    title: string,
    hits: readonly HitDice[],
    harm: Partial<Combatant>,
    target = "inflexible",
  ): Vector =>
    fires(
      `hit-${id}`,
      title,
      2,
      { TORPEDOES: 2, LEADERSHIP: 4, ARMOR: target === "inflexible" ? -3 : -1 },
      { target, hits, harm },
    );
  return [
    at("1", "14.13 Torpedo result 1 is hull damage", [1], { damage: 1 }),
    at("2", "14.13 Torpedo result 2 is hull damage, and the ship fires no torpedoes", [2], {
      damage: 1,
      torpedoesOut: true,
    }),
    at("3", "14.13 Torpedo result 3 is engine damage", [3], { engineHits: 1, damage: 1, torpedoesOut: true }),
    at("4", "14.13 Torpedo result 4 is one engine damage", [4], { engineHits: 1, damage: 1, torpedoesOut: true }),
    at("5", "14.13 Torpedo result 5 is a dud", [5], { damage: 0 }),
    at("6", "14.13 Torpedo result 6 sinks at once", [6], { damage: 0, sunk: true }),
    at(
      "overwhelmed",
      "14.13 Torpedo damage above the armor sinks (D-38)",
      [1, 4],
      { engineHits: 1, damage: 2, torpedoesOut: true, sunk: true },
      "gloucester",
    ),
  ];
}

function turns(): Vector[] {
  return [
    resolves({
      ...plan,
      id: "torpedoes-hold",
      title: "14.10 A ship may keep its torpedoes",
      citation: "14.10",
      change: round,
      input: orders("goeben", 0, null),
      ...came(null),
      after: turnOf("goeben"),
    }),
    resolves({
      ...plan,
      id: "torpedoes-breslau-example",
      title: "14.8 The example: Breslau expends two torpedoes, and Goeben has still to act",
      citation: "14.8",
      change: round,
      input: orders("breslau", 2, "warrior"),
      ...came(
        volley({ firer: "breslau", target: "warrior", fire: [{ weapon: "torpedo", terms: { ...TWO, ARMOR: -2 } }] }),
      ),
      after: all(turnOf("breslau"), ship("breslau", { torpedoes: 0 })),
    }),
  ];
}

function doors(): Vector[] {
  const shut = (
    id: string,
    title: string,
    change: Change | undefined,
    input: Json,
    code: string,
    section: string,
    pointer: string,
  ): Vector =>
    refused({
      ...plan,
      id: `torpedoes-${id}`,
      title,
      citation: title.split(" ")[0]!,
      change: all(round, change),
      input,
      code,
      section,
      pointer,
    });
  const none = undefined;
  return [
    shut(
      "too-many",
      "14.10 No more torpedoes than there are",
      none,
      orders("goeben", 3, "warrior"),
      "VALUE_NOT_LISTED",
      "14.2",
      "/input/torpedoes",
    ),
    shut(
      "without-target",
      "14.10 Torpedoes expended need a target",
      none,
      orders("goeben", 1, null),
      "TORPEDOES_MISMATCH",
      "14.10",
      "/input/torpedoes",
    ),
    shut(
      "without-torpedo",
      "14.10 A target needs a torpedo",
      none,
      orders("goeben", 0, "warrior"),
      "TORPEDOES_MISMATCH",
      "14.10",
      "/input/torpedoes",
    ),
    shut(
      "too-few",
      "14.6 Armor may require more torpedoes than one (D-42)",
      ship("goeben", { leadership: 1 }),
      orders("goeben", 1, "warrior"),
      "TORPEDOES_MISMATCH",
      "14.10",
      "/input/torpedoes",
    ),
    shut(
      "no-dice",
      "14.6 Armor that leaves no dice closes a target",
      ship("goeben", { leadership: 0 }),
      orders("goeben", 2, "inflexible"),
      "NO_DICE",
      "14.6",
      "/input/target",
    ),
    shut(
      "sunk-target",
      "14.7 A sunk ship is not a target for torpedoes",
      harmed("warrior", { sunk: true }),
      orders("goeben", 1, "warrior"),
      "TARGET_GONE",
      "14.7",
      "/input/target",
    ),
    shut(
      "spent",
      "14.8 A ship without torpedoes has nothing to fire",
      ship("goeben", { torpedoes: 0 }),
      orders("goeben", 0, null),
      "NOTHING_TO_FIRE",
      "14.2",
      "/input/ship",
    ),
    shut(
      "fired",
      "14.2 A ship fires its torpedoes once",
      battle({ fired: ["goeben"] }),
      orders("goeben", 1, "warrior"),
      "SHIP_HAS_FIRED",
      "14.2",
      "/input/ship",
    ),
    refused({
      ...plan,
      id: "torpedoes-out-of-turn",
      title: "14.10 Torpedoes are fired in the torpedo round alone",
      citation: "14.10",
      change: inRound("tertiary"),
      input: orders("goeben", 1, "warrior"),
      code: "OUT_OF_TURN",
      section: "14.6",
    }),
    needs({
      ...plan,
      id: "torpedoes-need-dice",
      title: "14.6 Requests the torpedo dice",
      change: round,
      input: orders("goeben", 2, "warrior"),
      next: { label: "torpedo-fire", dice: "4x1d6", count: 4, chart: "TORPEDO_FIRE" },
    }),
    needs({
      ...plan,
      id: "torpedoes-need-hit",
      title: "14.6 Requests the torpedo hit die",
      change: round,
      input: orders("goeben", 2, "warrior"),
      rolls: volley({
        firer: "goeben",
        target: "warrior",
        fire: [{ weapon: "torpedo", terms: { ...TWO, ARMOR: -2 }, faces: [1, 2, 3, 5] }],
        hits: [1],
      }).rolls.slice(0, 1),
      next: { label: "torpedo-hit", dice: "1d6", chart: "TORPEDO_HIT", column: "allied" },
    }),
  ];
}

/** 14.6, 14.10 The torpedoes of German ships. */
export const vectors = (): Vector[] => [...sums(), ...alliedHits(), ...turns(), ...doors()];
