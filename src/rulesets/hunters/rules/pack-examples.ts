import { pack } from "../charts/pack";
import type { Engagement, Snapshot } from "../snapshot";
import type { Phase } from "../vocabulary";
import { exampleContact } from "./examples";
import { careerWithOrders } from "./samples";
import { blankEngagement } from "./targets";
import { packRound } from "./wolfpack";

/** A boat of a pack in the first Atlantic box of its track, its check under way. */
function withPack(phase: Phase, engagement: Engagement | null): Snapshot {
  const plan = {
    boat: "VIIC",
    name: "Blennemann",
    number: 235,
    startMonth: "1942-06",
    options: { wolfpackTournament: true },
  } as const;
  const state = careerWithOrders(pack.charts, plan, { area: "atlantic", mission: "W" });
  const patrol = { ...state.patrol!, box: 4, checksDone: 3, checksDoneInBox: 0, checksRequired: 1 };
  return { ...state, step: 6, phase, patrol, engagement };
}

/** The pack's convoy by day, the first round to be drawn for. */
export function examplePackRound(): Snapshot {
  const { targets } = exampleContact().engagement!;
  const convoy = { ...blankEngagement("convoy"), targets, escorted: true, dayNight: "day" } as const;
  return withPack("attack", { ...convoy, pack: packRound(1) });
}

/** A boat that has met nothing and may join the pack. */
export function examplePackCall(): Snapshot {
  return withPack("pack_call", null);
}

/** A convoy shared by the pack, its ships to be taken over from the boat before. */
export function examplePackShared(): Snapshot {
  const state = examplePackRound();
  return { ...state, rulings: { ...state.rulings, wolfpackSharedTargets: true } };
}
