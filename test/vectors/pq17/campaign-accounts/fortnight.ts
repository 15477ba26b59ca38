import type { Snapshot } from "../../../../src/rulesets/pq17/snapshot";
import type { Side } from "../../../../src/rulesets/pq17/vocabulary";
import { all, type Change, type Json, type Roll, resolves, type Vector } from "../kit";
import { after, draws } from "../kit/chit-draws";

type SideCampaign = NonNullable<Snapshot["sides"]["allied"]["campaign"]>;

/** A side of a campaign keeps these members. */
export const keeps =
  (side: Side, members: Partial<SideCampaign>): Change =>
  (state) => {
    Object.assign(state.sides[side].campaign!, structuredClone(members));
  };

/** The public facts of a campaign. */
export const knows =
  (members: Partial<NonNullable<Snapshot["campaign"]>>): Change =>
  (state) => {
    Object.assign(state.campaign!, structuredClone(members));
  };

/** Sets the stage of EV. */
export const ev = (stage: "none" | "declared" | "convoy_due" | "completed", moved = true): Change =>
  knows({ ev: { stage, moved, gathered: moved } });

/** The order-of-battle phase of a fortnight, by its number, and what the next one begins with. */
export function ended(
  id: string,
  title: string,
  number: number,
  change: Change,
  snapshot: Json,
  rolls: readonly Roll[] = [],
): Vector {
  return resolves({
    id: `fortnight-${id}`,
    title,
    citation: title.split(" ")[0]!,
    operation: "endPhase",
    base: "campaign-bare",
    change: all(after(number), change),
    input: {},
    rolls: [...rolls, ...draws(number + 1, "A")],
    snapshot,
  });
}
