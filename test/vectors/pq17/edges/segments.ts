import { all, type Change, refused, resolves, type Vector } from "../kit";
import { fresh, phase } from "../kit/changes";
import { endsPhase } from "../kit/endings";
import { being } from "../kit/forces";
import { forceOf, ship } from "../kit/pieces";
import { CONVOY, PACK } from "../snapshots/submarines";

/** 7, 7.1 Vectors for the state that the end of a combat segment clears. */
export function segments(): Vector[] {
  const ends = endsPhase("segment");
  const noted: Change = (state) => {
    state.sides.axis.fought = [PACK];
    state.sides.allied.fought = [CONVOY];
    state.sides.axis.attacked = [PACK];
    state.sides.allied.attacked = [CONVOY];
  };
  const hit: Change = (state) => {
    const convoy = forceOf(state, "allied", CONVOY);
    convoy.units = [ship("mv", 3, { rotated: true })];
  };
  const none = { fought: [], attacked: [] };
  return [
    ends(
      "submarines",
      "7.1 After the submarine combat every force may have its combat again",
      "sub-attack",
      all(noted, hit),
      {
        sides: { axis: none, allied: { ...none, forces: [{ units: [{ rotated: false }] }] } },
      },
    ),
    ends(
      "surface",
      "7.5 After the surface combat every force may attack again",
      "sub-raider",
      (state) => {
        state.sides.axis.attacked = ["trondheim_group"];
        state.sides.allied.fought = [CONVOY];
      },
      {
        sides: { axis: none, allied: none },
      },
    ),
  ];
}

/** 7.3.2 Reloading in port. */
export function reloads(): Vector[] {
  const reload = {
    citation: "7.3.2",
    operation: "reloadTorpedoes",
    base: "lone-axis",
    input: { force: "narvik_group" },
  } as const;
  const step = phase("move_refuel", "axis");
  const inPort = (hexes: number, done: boolean): Change =>
    being("axis", (each) => {
      Object.assign(each, { station: "in_port", at: "narvik", block: null });
      each.units = [fresh("lutzow", 4), { ...fresh("dd_z36a", 2), torpedoesSpent: 1 }];
      each.moved = { hexes, speed: "slow", entered: [], done };
    });
  return [
    resolves({
      ...reload,
      id: "reload-one-of-two",
      title: "7.3.2 A force reloads if one of its ships has spent torpedoes",
      change: all(step, inPort(0, false)),
      rolls: [],
      snapshot: { sides: { axis: { forces: [{ reloading: true }] } } },
    }),
    refused({
      ...reload,
      id: "reload-moving",
      title: "7.3.2 A force that has moved one hex does not reload",
      change: all(step, inPort(1, false)),
      code: "ALREADY_MOVED",
      section: "7.3.2",
    }),
    refused({
      ...reload,
      id: "reload-over",
      title: "7.3.2 A force whose move is over does not reload",
      change: all(step, inPort(0, true)),
      code: "ALREADY_MOVED",
      section: "7.3.2",
    }),
    refused({
      ...reload,
      id: "reload-at-sea",
      title: "7.3.2 A force at sea does not reload",
      change: all(
        step,
        being("axis", (each) => {
          each.units = [{ ...fresh("dd_z36a", 2), torpedoesSpent: 1 }];
        }),
      ),
      code: "NO_TORPEDOES_HERE",
      section: "7.3.2",
    }),
    refused({
      ...reload,
      id: "reload-no-force",
      title: "7.3.2 A side without forces reloads nothing",
      change: all(step, (state) => {
        state.sides.axis.forces = [];
      }),
      code: "NO_FORCE",
      section: "7.3.2",
    }),
    refused({
      ...reload,
      id: "reload-in-combat",
      title: "7.3.2 A force reloads in the segment of movement alone",
      change: all(phase("surface_combat", "axis"), inPort(0, false)),
      code: "OUT_OF_TURN",
      section: "7.3.2",
    }),
  ];
}
