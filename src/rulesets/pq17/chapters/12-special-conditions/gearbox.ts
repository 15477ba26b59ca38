import { findHex } from "../../charts/map";
import { conditionFacts } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { hasRuling } from "../shared/game";

/** 12.10 True when the zone of GEARBOX is in the pack ice that its text names. */
export function isGearboxInPack(state: Snapshot, charts: Charts): boolean {
  const { zone, voidIn } = conditionFacts(charts, "gearbox");
  return voidIn.includes(state.ice[zone].expected);
}

/** 12.10, E-128 True unless pack ice leaves GEARBOX no mission, which it does by a ruling that a game can choose. */
export function isGearboxOrdered(state: Snapshot, charts: Charts): boolean {
  return !(hasRuling(state, "gearboxVoidInPack") && isGearboxInPack(state, charts));
}

/** 12.10, E-128 True where the pack ice of its zone counts as no ice for the TF of GEARBOX. */
export function isClearedForGearbox(state: Snapshot, charts: Charts, piece: string, hex: string): boolean {
  const { plan } = state.sides.allied.special;
  if (plan?.condition !== "gearbox" || plan.force !== piece) return false;
  const { zone } = conditionFacts(charts, "gearbox");
  return findHex(charts, hex)?.ice === zone && isGearboxInPack(state, charts) && isGearboxOrdered(state, charts);
}
