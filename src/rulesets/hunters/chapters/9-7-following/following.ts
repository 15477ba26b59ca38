import type { Engagement, Snapshot, Target } from "../../snapshot";
import type { FollowWay } from "../../vocabulary";
import { afloat, damagedAfloat } from "../8-encounters/targets";

/** 9.7.1, 9.7.8 The ways to follow that are open after this engagement; none unless the boat fought escorted ships. */
export function followOptions(state: Snapshot): FollowWay[] {
  const { engagement } = state;
  if (engagement === null || !engagement.escorted || !engagement.fought) return [];
  const options: FollowWay[] = [];
  if (damagedAfloat(engagement).length > 0) options.push("damaged");
  const convoy = engagement.kind === "convoy" && engagement.following !== "damaged";
  if (convoy || undamagedToFollow(engagement).length > 0) options.push("undamaged");
  return options;
}

/** 9.7.4, 9.7.7 The undamaged ships that can be followed; never a capital ship. */
export function undamagedToFollow(engagement: Engagement): Target[] {
  if (engagement.kind === "convoy") return [];
  return afloat(engagement).filter((target) => target.damage === 0 && target.type !== "capital_ship");
}
