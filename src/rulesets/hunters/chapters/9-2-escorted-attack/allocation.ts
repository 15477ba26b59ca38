import { type Closed, oneOf, someOf } from "../../../../core/choice/values";
import type { Choice, Picker, Reason } from "../../../../core/contract/choice";
import type { Snapshot } from "../../snapshot";
import { type End, type Mode, TUBES, type Tube } from "../../vocabulary";
import { sunk } from "../8-encounters/targets";
import { works } from "../10-damage/systems";
import { engagementOf } from "../shared/game";
import { type Allocation, doorsOf, endOf, readyTubes } from "./torpedo-fire";

/** 9.2.1 The choice of a target for every tube that can fire from these ends; other tubes and targets are closed with the reason. */
export function allocationChoice(state: Snapshot, ends: readonly End[]): Choice<Allocation> {
  const members = tubesToFire(state, ends);
  const shut: { [T in Tube]?: Reason } = {};
  for (const tube of TUBES) if (members[tube] === undefined) shut[tube] = whyNot(state, tube);
  return someOf(members, 1, undefined, shut);
}

/** 9.2.1 Draws targets for some of the tubes that can fire from one end. */
export function drawSalvo(state: Snapshot, end: End, pick: Picker): Allocation {
  return someOf(tubesToFire(state, [end]), 1).draw(pick);
}

function tubesToFire(state: Snapshot, ends: readonly End[]): { [T in Tube]?: Choice<number> } {
  const slot = targetChoice(state);
  const members: { [T in Tube]?: Choice<number> } = {};
  for (const end of ends) for (const tube of readyTubes(state, end)) members[tube] = slot;
  return members;
}

/** 9.1.2 The slots of the targets afloat. */
export function targetChoice(state: Snapshot): Choice<number> {
  const { targets } = engagementOf(state);
  const afloat = targets.filter((target) => !sunk(target)).map((target) => target.slot);
  const message = "That ship has been sunk.";
  const gone = targets.filter(sunk).map(({ slot }) => {
    return { value: slot, reason: { code: "TARGET_SUNK", section: "9.2.5", message } };
  });
  return oneOf(afloat, gone);
}

/** 9.2.1 The reason why a tube cannot fire now. */
function whyNot(state: Snapshot, tube: Tube): Reason {
  const load = state.boat.tubes[tube];
  if (load === null) return { code: "TUBE_ABSENT", section: "4.5", message: `This boat has no tube ${tube}.` };
  if (!works(state, doorsOf(tube))) {
    return { code: "TORPEDO_DOORS_DAMAGED", section: "E5", message: "The torpedo doors of that end are damaged." };
  }
  if (load === "empty") return { code: "TUBE_EMPTY", section: "9.2.1", message: `Tube ${tube} is empty.` };
  if (load === "mine") return { code: "TUBE_MINED", section: "7.4.2", message: `Tube ${tube} holds a mine (E-57).` };
  return { code: "END_FIRED", section: "9.4.2", message: `The ${endOf(tube)} tubes have fired this round.` };
}

/** 9.2, 9.5.1 The ways to attack escorted ships that are open now, and the reasons why the others are closed (E-2, E-33). */
export function attackModes(state: Snapshot): { open: Mode[]; closed: Closed<Mode>[] } {
  const { dayNight, penetration, attack } = engagementOf(state);
  const open: Mode[] = ["submerged"];
  const shut: Closed<Mode>[] = [];
  const shutOut = (value: Mode, code: string, section: string, message: string): void => {
    if (open.includes(value)) open.splice(open.indexOf(value), 1);
    shut.push({ value, reason: { code, section, message } });
  };
  if (state.rulings.periscopeBlocksSubmergedAttack && !works(state, "periscope")) {
    shutOut("submerged", "PERISCOPE_DAMAGED", "10.0", "Without a periscope there is no submerged attack (E-33).");
  }
  shutOut("surface", "ESCORT_PRESENT", "9.4.6", "Escorted ships are attacked submerged or on the surface at night.");
  if (state.phase === "escort_arrived") {
    shutOut("night_surface", "ESCORT_ARRIVED", "9.4.6", "When an escort has appeared the boat is submerged.");
  } else if (dayNight !== "night") {
    shutOut("night_surface", "NOT_NIGHT", "9.5.1", "A night surface attack needs the night.");
  } else open.push("night_surface");
  if (penetration === "made" && attack !== null) {
    const message = "The boat attacks as it approached.";
    for (const mode of open.filter((each) => each !== attack.mode)) shutOut(mode, "APPROACH_MADE", "14.11.1", message);
  }
  return { open, closed: shut };
}
