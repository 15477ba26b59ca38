import { type Json, refused, type Vector } from "../kit";
import { type Field, fighting } from "./display";
import { fleet, LONE_CRUISER, ships } from "./fleets";

/** 7.5.2 Steps of a battle in which nobody can do anything. */
export function idleSteps(): Vector[] {
  const raiders = (...pairs: (string | number)[]) => fleet("raiders", 1, ships(...pairs));
  const nobody = (
    id: string,
    title: string,
    operation: string,
    input: Json,
    code: string,
    on: Field,
    ...how: [Parameters<typeof fighting>[1], Parameters<typeof fighting>[2]?]
  ): Vector =>
    refused({
      id,
      title: `7.5.2 ${title}`,
      citation: "7.5.2",
      operation,
      base: "surface-battle",
      change: fighting({ allied: [LONE_CRUISER], ...on }, ...how),
      input,
      code,
      section: "7.5.2",
    });
  return [
    nobody(
      "torpedoes-none",
      "Outside Torpedo Attack nobody uses torpedoes",
      "targetTorpedoes",
      { targets: [] },
      "NO_TORPEDOES",
      { attacker: "axis", axis: [raiders("admiral_hipper", 4)] },
      { step: "torpedo_targets_attacker" },
    ),
    nobody(
      "guns-without-any",
      "Nobody fires when no enemy is left on the display",
      "targetGuns",
      { targets: [] },
      "NOTHING_TO_FIRE",
      { attacker: "axis", axis: [raiders("admiral_hipper", 4)] },
      { step: "gun_targets_attacker" },
      { 2: { withdrawn: true } },
    ),
    nobody(
      "withdrawal-nobody",
      "A side whose ships are all Dead in the Water has nobody to withdraw",
      "withdrawUnits",
      { roll: false, units: [], otherModifiers: true },
      "NOTHING_LEAVES",
      { attacker: "allied", axis: [raiders("admiral_hipper", 0)] },
      { step: "withdraw_defender" },
    ),
  ];
}
