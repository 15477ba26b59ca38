import { type Change, type Json, needs, refused, type Vector } from "../kit";
import { ship } from "../kit/changes";
import { battle, shore } from "../kit/combat";
import { orders, PRIMARY, plan } from "./bombardment";

/** 16.0 Vectors for the refusals and the dice requests of a bombardment. */
export function bombardmentDoors(): Vector[] {
  const shut = (
    id: string,
    title: string,
    input: Json,
    code: string,
    section: string,
    pointer: string,
    change?: Change,
  ): Vector =>
    refused({
      ...plan,
      id: `shore-${id}`,
      title: `${section} ${title}`,
      citation: section,
      change,
      input,
      code,
      section,
      pointer,
    });
  return [
    shut(
      "no-guns",
      "A ship without guns of the round has nothing to fire",
      orders("breslau"),
      "NOTHING_TO_FIRE",
      "14.2",
      "/input/ship",
    ),
    shut(
      "fired",
      "A ship acts once in a step",
      orders("breslau"),
      "SHIP_HAS_FIRED",
      "14.2",
      "/input/ship",
      battle({ round: 1, anyFire: true, fired: ["breslau"] }),
    ),
    shut(
      "maximum-held",
      "Maximum fire is for a ship that fires",
      orders("goeben", { fire: false, maximumFire: true }),
      "MAXIMUM_FIRE_MISMATCH",
      "14.9",
      "/input/maximumFire",
    ),
    shut(
      "maximum-short",
      "Maximum fire needs two Ammunition",
      orders("goeben", { maximumFire: true }),
      "AMMUNITION_SHORT",
      "14.9",
      "/input/maximumFire",
      ship("goeben", { ammunition: 1 }),
    ),
    shut(
      "maximum-late",
      "Maximum fire is declared at the first fire",
      orders("goeben", { maximumFire: true }),
      "MAXIMUM_FIRE_TOO_LATE",
      "14.9",
      "/input/maximumFire",
      battle({ round: 1, anyFire: true, paid: ["goeben"] }),
    ),
    shut(
      "stranger",
      "Only units that stand there are removed",
      orders("goeben", { remove: ["cdu_01"] }),
      "VALUE_NOT_LISTED",
      "16.0",
      "/input/remove/0",
    ),
    refused({
      ...plan,
      base: "toulon-bombarding",
      id: "shore-twice",
      title: "16.0 A unit is named once",
      input: orders("goeben", { remove: ["cdu_05", "cdu_05"] }),
      code: "CHOICE_REPEATED",
      section: "16.0",
      pointer: "/input/remove/1",
    }),
    refused({
      ...plan,
      base: "bone-contact",
      id: "shore-out-of-turn",
      title: "16.0 Fire opens after contact",
      input: orders("goeben"),
      code: "OUT_OF_TURN",
      section: "16.0",
    }),
    needs({
      ...plan,
      id: "shore-needs-dice",
      title: "16.0 Requests the bombardment dice",
      input: orders("goeben"),
      next: { label: "bombardment", dice: "9x1d6", count: 9, chart: "BOMBARDMENT_FIRE" },
    }),
    needs({
      ...plan,
      id: "shore-needs-vp",
      title: "16.0 Requests the VP dice right after their hit",
      base: "toulon-bombarding",
      input: orders("goeben"),
      rolls: shore("goeben", "naval_base", [{ ...PRIMARY, hits: 1 }], [{ face: 6, vp: [1, 1] }]).rolls.slice(0, 2),
      held: [5],
      next: { label: "bombardment-vp", dice: "2d6", count: 2, held: [5], chart: null },
    }),
  ];
}
