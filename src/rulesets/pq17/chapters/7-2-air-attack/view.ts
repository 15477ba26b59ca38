import * as z from "zod";
import { count, markSchema, named, unitSchema } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import { uses } from "../shared/game";
import { type Deployed, type Strike, strikeSchema } from "./state";
import { defenderOf } from "./strikes";

/** 7.2.4 Ships on the line as the viewer sees them. */
const deployedSeenSchema = named(
  () =>
    z.strictObject({
      no: z.int32().min(1).max(400).describe("The number by which both sides know these ships during the attack."),
      unit: unitSchema.nullable().describe("Null for face-down ships."),
      marks: z.array(markSchema).max(9).nullable().describe("1.6 Their marks. Null for face-down ships."),
      cs: count(60, "CS left.").nullable().describe("Null for face-down ships."),
    }),
  "ShipsOfLine",
  "7.2.4 Ships on the line of targets, as the viewer sees them.",
);

const stackSeenSchema = named(
  () =>
    z.strictObject({
      no: z.int32().min(1).max(400).describe("7.2.4 The number of the ships."),
      cs: count(60, "CS of these ships in the stack.").nullable().describe("Null for face-down ships."),
    }),
  "PartOfStack",
  "7.2.4 Ships in a stack, as the viewer sees them.",
);

/** An air attack as the viewer sees it. */
export const strikeSeenSchema = named(
  () =>
    strikeSchema
      .unwrap()
      .omit({ ships: true, line: true, outer: true })
      .extend({
        ships: z
          .array(deployedSeenSchema)
          .max(400)
          .describe("7.2.4 The ships deployed; those of the enemy once they are."),
        line: z.array(z.array(stackSeenSchema).max(40)).max(60).describe("7.2.4 Stacks from left to right."),
        outer: z.boolean().describe("14.1 Another attack waits while a carrier strikes back."),
      }),
  "AirAttackSeen",
  "A.4 An air attack in progress, as the viewer sees it.",
);

/**
 * The visible part of an air attack: air units on the ground, and everything except hidden ships. Hidden are ships not
 * yet deployed, and at night with `night_action` those not yet hit.
 */
export type StrikeView = z.infer<typeof strikeSeenSchema>;

/** The view that a side has of an air attack, or an onlooker for null. */
export function strikeSeen(state: Snapshot, strike: Strike, viewer: Side | null): StrikeView {
  const { ships, line, outer, ...publicMembers } = strike;
  const isDefender = viewer === defenderOf(strike);
  const isVisible = (ship: Deployed): boolean => isShown(state, strike, viewer, ship);
  const visibleShips = ships.filter((ship) => isDefender || line.length > 0 || isVisible(ship));
  const faceUp = new Set([...visibleShips.filter(isVisible), ...(strike.parked ?? [])].map(({ no }) => no));
  return {
    ...publicMembers,
    ships: visibleShips.map((ship) =>
      isVisible(ship)
        ? { no: ship.no, unit: ship.unit, marks: ship.marks, cs: ship.cs }
        : { no: ship.no, unit: null, marks: null, cs: null },
    ),
    line: line.map((stack) => stack.map(({ no, cs }) => ({ no, cs: faceUp.has(no) ? cs : null }))),
    outer: outer !== null,
  };
}

/**
 * 7.2.4, 7.5.9 True for ships of the display that are face up to a side: once deployed, or at night by option once hit.
 */
export function isShown(state: Snapshot, strike: Strike, viewer: Side | null, { hit }: Pick<Deployed, "hit">): boolean {
  const dark = strike.light === "night" && uses(state, "night_action");
  return viewer === defenderOf(strike) || (strike.line.length > 0 && (!dark || hit));
}
