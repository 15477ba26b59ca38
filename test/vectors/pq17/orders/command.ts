import type { Force } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import type { Side } from "../../../../src/rulesets/pq17/vocabulary";
import { all, type Change, type Json, resolves, type Vector } from "../kit";
import { fleet, ships } from "../kit/fleets";
import { forces } from "../kit/stations";

/** D-59, 4.3.2 Forces at sea at the start are paid for in the first movement segment of their side. */
export function command(): Vector[] {
  const by = (
    id: string,
    title: string,
    side: Side,
    units: Force["units"],
    pools: readonly Json[],
    changes: Partial<Force> = {},
    more?: Change,
  ): Vector =>
    resolves({
      id: `command-${id}`,
      title,
      citation: "4.3.2",
      operation: "endPhase",
      base: "turn-end",
      change: all(
        forces(side, fleet("sailing", 1, units, { at: "0607", sailed: false, ...changes })),
        (state) => {
          state.phase = "photo";
          state.phasing = side;
        },
        more,
      ),
      input: {},
      rolls: [],
      outcome: { ended: "photo", phase: "move_stand_up" },
      snapshot: { sides: { [side]: { command: pools, forces: [{ id: "sailing", sailed: true }] } } },
    });
  const home = (spent: number, credit: number) => [
    { pool: "home_fleet", available: 8 - spent, spent, credit, creditUntil: credit === 0 ? null : 11 },
    {},
  ];
  const north = (spent: number) => [{ pool: "gruppe_nord", available: 8 - spent, spent }];
  const patrol: Change = (state) => {
    state.sides.allied.patrolWhite = [{ unit: "kent", left: false }];
  };
  return [
    by(
      "cruisers",
      "4.3.2 D-59 Three cruisers at sea cost 2 points; the half that is left serves the next turn (D-34)",
      "allied",
      ships("liverpool", 4, "trinidad", 4, "nigeria", 4),
      home(2, 1),
    ),
    by("two", "4.3.2 Two cruisers cost a point", "allied", ships("liverpool", 4, "trinidad", 4), home(1, 0)),
    by(
      "capital",
      "4.3.2 A capital ship costs a point",
      "allied",
      ships("duke_of_york", 4, "washington", 5),
      home(2, 0),
    ),
    by(
      "carrier",
      "4.3.2 A CVE counts as a cruiser, a CV as a capital ship",
      "allied",
      ships("victorious", 4, "avenger", 1),
      home(2, 1),
    ),
    by("light", "4.3 Destroyers alone cost nothing", "allied", ships("dd_ai", 4), home(0, 0)),
    by(
      "soviet",
      "4.3.2 A point of Severnyy Flot takes any number of Soviet ships to sea",
      "allied",
      ships("dd_type7", 3, "tb_novik", 2),
      [{ spent: 0 }, { pool: "severnyy_flot", available: 1, spent: 1 }],
    ),
    by(
      "patrol",
      "4.3.2 D-59 Patrol White costs nothing",
      "allied",
      ships("kent", 3),
      home(0, 0),
      { at: "0305" },
      patrol,
    ),
    by(
      "german",
      "4.3.2 Two German cruisers cost Gruppe Nord a point",
      "axis",
      ships("lutzow", 4, "admiral_hipper", 4),
      north(1),
    ),
    by("germany", "4.3.3 Ships from Germany or Kiel need no points", "axis", ships("tirpitz", 5), north(0), {
      fromGermany: true,
    }),
  ];
}
