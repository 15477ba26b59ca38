import { type Json, malformed, type Vector } from "../kit";
import { type Field, fighting } from "../kit/battles";
import { fleet, LONE_CRUISER, ships } from "../kit/fleets";

/**
 * 7.5.2 Vectors for steps of a battle without a possible action. Play never waits in them, and no action is legal
 * there.
 */
export function idleSteps(): Vector[] {
  const raiders = (...pairs: (string | number)[]) => fleet("raiders", 1, ships(...pairs));
  const nobody = (
    id: string,
    title: string,
    operation: string,
    input: Json,
    on: Field,
    ...how: [Parameters<typeof fighting>[1], Parameters<typeof fighting>[2]?]
  ): Vector =>
    malformed({
      id,
      title: `7.5.2 ${title}`,
      citation: "7.5.2",
      operation,
      base: "surface-battle",
      change: fighting({ allied: [LONE_CRUISER], ...on }, ...how),
      input,
      code: "PENDING_IMPOSSIBLE",
      pointer: "/snapshot/pending/decision",
    });
  return [
    nobody(
      "torpedoes-none",
      "Outside Torpedo Attack nobody uses torpedoes",
      "targetTorpedoes",
      { targets: [] },
      { attacker: "axis", axis: [raiders("admiral_hipper", 4)] },
      { step: "torpedo_targets_attacker" },
    ),
    nobody(
      "guns-without-any",
      "Nobody fires when no enemy is left on the display",
      "targetGuns",
      { targets: [] },
      { attacker: "axis", axis: [raiders("admiral_hipper", 4)] },
      { step: "gun_targets_attacker" },
      { 2: { withdrawn: true } },
    ),
    nobody(
      "withdrawal-nobody",
      "A side whose ships are all Dead in the Water has nobody to withdraw",
      "withdrawUnits",
      { roll: false, units: [], otherModifiers: true },
      { attacker: "allied", axis: [raiders("admiral_hipper", 0)] },
      { step: "withdraw_defender" },
    ),
  ];
}
