import { all, type Change, type Json, needs, refused, type Vector } from "../kit";
import { aboard, ship } from "../kit/changes";
import { battle, came, dice, harmed, inRound, orders, paid, resolves, turnOf, volley } from "../kit/combat";

/** 14.5 A gunnery round against a squadron. */
export const plan = { operation: "resolveGunneryRound", base: "squadron-contact", citation: "14.5" };

/** Secondary 3, Leadership 4, against Gloucester's armor 1. */
const USUAL = { GUN_FACTOR: 3, LEADERSHIP: 4, ARMOR: -1 };

/** 14.5, 14.8, 14.9 Vectors for the refusals and the dice requests of a gunnery round. */
export function gunneryDoors(): Vector[] {
  const second = inRound("secondary");
  const shut = (
    id: string,
    title: string,
    change: Change,
    input: Json,
    code: string,
    section: string,
    pointer: string,
  ): Vector =>
    refused({
      ...plan,
      id: `gunnery-${id}`,
      title,
      citation: title.split(" ")[0]!,
      change: all(second, change),
      input,
      code,
      section,
      pointer,
    });
  const weak = ship("breslau", { leadership: 0 });
  const none: Change = (): void => {};
  const target = "/input/target";
  const maximum = "/input/maximumFire";
  return [
    shut(
      "fired",
      "14.2 A ship acts once in a step",
      battle({ fired: ["goeben"] }),
      orders("goeben", null),
      "SHIP_HAS_FIRED",
      "14.2",
      "/input/ship",
    ),
    shut(
      "no-ammunition",
      "14.8 A ship without Ammunition cannot fire its guns",
      ship("goeben", { ammunition: 0 }),
      orders("goeben", "warrior"),
      "NOTHING_TO_FIRE",
      "14.2",
      "/input/ship",
    ),
    shut(
      "no-guns",
      "14.5 D-33 Without guns of the round a ship has nothing to fire",
      all(ship("goeben", { secondary: 0 }), aboard("goeben", { 1: "targeting_calculator" })),
      orders("goeben", "warrior"),
      "NOTHING_TO_FIRE",
      "14.2",
      "/input/ship",
    ),
    shut(
      "stranger",
      "14.1 Only ships of the battle fire",
      none,
      orders("moltke", "warrior"),
      "VALUE_NOT_LISTED",
      "14.2",
      "/input/ship",
    ),
    shut(
      "sunk-target",
      "14.7 A sunk ship is not a target",
      harmed("warrior", { damage: 3, sunk: true }),
      orders("goeben", "warrior"),
      "TARGET_GONE",
      "14.7",
      target,
    ),
    shut(
      "withdrawn-target",
      "14.13 A ship that has withdrawn is not a target",
      harmed("warrior", { withdrawn: true }),
      orders("goeben", "warrior"),
      "TARGET_GONE",
      "14.7",
      target,
    ),
    shut(
      "no-dice",
      "14.5 Armor that leaves no dice closes a target (D-33)",
      all(ship("goeben", { secondary: 1, leadership: 0, ammunition: 6 })),
      orders("goeben", "inflexible"),
      "NO_DICE",
      "14.5",
      target,
    ),
    shut(
      "absent-target",
      "14.5 A target is an Allied ship of the battle",
      none,
      orders("goeben", "chatham"),
      "VALUE_NOT_LISTED",
      "14.2",
      target,
    ),
    shut(
      "maximum-too-late",
      "14.9 Maximum fire is declared at the first gun fire",
      battle({ paid: ["goeben"] }),
      orders("goeben", "warrior", true),
      "MAXIMUM_FIRE_TOO_LATE",
      "14.9",
      maximum,
    ),
    shut(
      "maximum-short",
      "14.9 Maximum fire needs two Ammunition",
      ship("goeben", { ammunition: 1 }),
      orders("goeben", "warrior", true),
      "AMMUNITION_SHORT",
      "14.9",
      maximum,
    ),
    shut(
      "maximum-held",
      "14.9 Maximum fire needs a target",
      none,
      orders("goeben", null, true),
      "MAXIMUM_FIRE_MISMATCH",
      "14.9",
      maximum,
    ),
    shut(
      "maximum-needed",
      "14.9 A target that usual fire leaves no dice for needs maximum fire",
      weak,
      orders("breslau", "inflexible"),
      "MAXIMUM_FIRE_MISMATCH",
      "14.9",
      maximum,
    ),
    resolves({
      ...plan,
      id: "gunnery-maximum-reaches",
      title: "14.9 Maximum fire can reach a target that usual fire cannot",
      citation: "14.9",
      change: all(second, weak),
      input: orders("breslau", "inflexible", true),
      ...came(
        volley({
          firer: "breslau",
          target: "inflexible",
          fire: [{ weapon: "secondary", terms: { GUN_FACTOR: 3, MAXIMUM_FIRE: 3, ARMOR: -3 } }],
        }),
      ),
      after: all(turnOf("breslau"), paid("breslau", true)),
    }),
    refused({
      ...plan,
      id: "gunnery-out-of-turn",
      title: "14.5 Guns are silent in the torpedo round",
      change: inRound("torpedo"),
      input: orders("goeben", "warrior"),
      code: "OUT_OF_TURN",
      section: "14.5",
    }),
    needs({
      ...plan,
      id: "gunnery-needs-dice",
      title: "14.5 Requests every attack die of a type of gun",
      change: second,
      input: orders("goeben", "warrior"),
      held: [6, 6],
      next: { label: "gunnery", dice: "5x1d6", count: 5, sides: 6, held: [6, 6], chart: "GUNNERY" },
    }),
    needs({
      ...plan,
      id: "gunnery-needs-hit",
      title: "14.7 Requests the hit die after the attack dice",
      citation: "14.7",
      change: second,
      input: orders("goeben", "warrior"),
      rolls: volley({
        firer: "goeben",
        target: "warrior",
        fire: [{ weapon: "secondary", terms: { ...USUAL, ARMOR: -2 }, faces: dice(5, 1) }],
        hits: [3],
      }).rolls.slice(0, 1),
      next: { label: "gunnery-hit", dice: "1d6", chart: "GUNNERY_HIT", column: "allied" },
    }),
  ];
}
