import { type Closed, oneOf, someOf } from "../../../../core/choice/values";
import type { Choice, Picker, Reason } from "../../../../core/contract/choice";
import type { Snapshot } from "../../snapshot";
import { type End, type Mode, type Torpedo, TUBES, type Tube } from "../../vocabulary";
import { sunk } from "../8-encounters/targets";
import { works } from "../10-damage/systems";
import { engagementOf } from "../shared/game";

/** 9.2.1 The targets of a salvo: the slot that each tube fires at. */
export type Allocation = { readonly [T in Tube]?: number | undefined };

/** 4.5 The end a tube belongs to. */
export function endOf(tube: Tube): End {
  return tube.startsWith("fwd") ? "fwd" : "aft";
}

/** 10.0 The torpedo doors a tube fires through. */
export function doorsOf(tube: Tube): "fwd_torpedo_doors" | "aft_torpedo_doors" {
  return endOf(tube) === "fwd" ? "fwd_torpedo_doors" : "aft_torpedo_doors";
}

/** 4.5 The tubes of either end. */
const TUBES_OF = {
  fwd: TUBES.filter((tube) => endOf(tube) === "fwd"),
  aft: TUBES.filter((tube) => endOf(tube) === "aft"),
} as const;

/** 9.2.1 The tubes of one end that can fire now: loaded with a torpedo, doors working. */
export function readyTubes(state: Snapshot, end: End): Tube[] {
  if (!works(state, `${end}_torpedo_doors`)) return [];
  return TUBES_OF[end].filter((tube) => isTorpedo(state.boat.tubes[tube]));
}

function isTorpedo(load: string | null): load is Torpedo {
  return load === "G7a" || load === "G7e";
}

/** 9.2.1 The choice of a target for every tube that can fire from these ends; other tubes and targets are closed with the reason. */
export function allocationChoice(state: Snapshot, ends: readonly End[]): Choice<Allocation> {
  const members = tubesToFire(state, ends);
  const closed: { [T in Tube]?: Reason } = {};
  for (const tube of TUBES) if (members[tube] === undefined) closed[tube] = whyNot(state, tube);
  return someOf(members, { min: 1, closed });
}

/** 9.2.1 The pointers at which an input names the tubes of an end. */
export function tubePointers(end: End): string[] {
  return TUBES_OF[end].map((tube) => `/tubes/${tube}`);
}

/** 9.2.1 Draws targets for some of the tubes that can fire from one end. */
export function drawSalvo(state: Snapshot, end: End, pick: Picker): Allocation {
  return someOf(tubesToFire(state, [end]), { min: 1 }).draw(pick);
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
  const sunkTargets = targets.filter(sunk).map(({ slot }) => {
    return { value: slot, reason: { code: "TARGET_SUNK", section: "9.2.5" } };
  });
  return oneOf(afloat, sunkTargets);
}

/** 9.2.1 The reason why a tube cannot fire now. */
function whyNot(state: Snapshot, tube: Tube): Reason {
  const load = state.boat.tubes[tube];
  if (load === null) return { code: "TUBE_ABSENT", section: "4.5", params: { tube } };
  if (!works(state, doorsOf(tube))) {
    return { code: "TORPEDO_DOORS_DAMAGED", section: "E5" };
  }
  if (load === "empty") return { code: "TUBE_EMPTY", section: "9.2.1", params: { tube } };
  if (load === "mine") return { code: "TUBE_MINED", section: "7.4.2", params: { tube } };
  return { code: "END_FIRED", section: "9.4.2", params: { end: endOf(tube) } };
}

/** 9.2, 9.5.1 The ways to attack escorted ships that are open now, and the reasons why the others are closed (E-2, E-33). */
export function attackModes(state: Snapshot): { open: Mode[]; closed: Closed<Mode>[] } {
  const { dayNight, penetration, attack } = engagementOf(state);
  const open: Mode[] = ["submerged"];
  const closed: Closed<Mode>[] = [];
  const shutOut = (value: Mode, code: string, section: string): void => {
    if (open.includes(value)) open.splice(open.indexOf(value), 1);
    closed.push({ value, reason: { code, section } });
  };
  if (state.rulings.periscopeBlocksSubmergedAttack && !works(state, "periscope")) {
    shutOut("submerged", "PERISCOPE_DAMAGED", "10.0");
  }
  shutOut("surface", "ESCORT_PRESENT", "9.4.6");
  if (state.phase === "escort_arrived") {
    shutOut("night_surface", "ESCORT_ARRIVED", "9.4.6");
  } else if (dayNight !== "night") {
    shutOut("night_surface", "NOT_NIGHT", "9.5.1");
  } else open.push("night_surface");
  if (penetration === "made" && attack !== null) {
    for (const mode of open.filter((each) => each !== attack.mode)) shutOut(mode, "APPROACH_MADE", "14.11.1");
  }
  return { open, closed };
}
