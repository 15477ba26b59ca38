import { boxOf, findHex, isBox, seaDistancesFrom } from "../../charts/map";
import { portOf } from "../../charts/pack";
import type { Charts, Port } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { campaignFacts } from "../15-campaign/campaign";
import { exists } from "../shared/game";

/** 15.8 The ports where a side's forces at sea may be put between operations. */
export function havensOf(state: Snapshot, charts: Charts, side: Side): string[] {
  const coasts = campaignFacts(charts).places.havens[side];
  const takes = (port: Port): boolean =>
    port.side === side &&
    !port.submarinesOnly &&
    exists(state, port) &&
    (findHex(charts, port.at)?.coast ?? []).some((coast) => coasts.includes(coast));
  return charts.PORTS.facts.ports.filter(takes).map(({ id }) => id);
}

/** 15.8 The haven nearest to a force by sea; the first where none can be reached. */
export function nearestHaven(state: Snapshot, charts: Charts, side: Side, force: Force): string | undefined {
  const havens = havensOf(state, charts, side);
  const from = isBox(force.at) ? boxOf(charts, force.at).entries : [force.at];
  const far = (port: string): number =>
    Math.min(...from.map((hex) => seaDistancesFrom(charts, hex).get(portOf(charts, port).at) ?? 999));
  return [...havens].sort((a, b) => far(a) - far(b) || (a < b ? -1 : 1))[0];
}
