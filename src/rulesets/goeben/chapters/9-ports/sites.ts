import { type Holder, joined, siteOf, spaceOf } from "../../charts/map";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Terrain } from "../../vocabulary";

/** The members of the state that decide what a space is. */
type PortControl = Pick<Snapshot, "campaign" | "landed" | "order" | "rulings">;

/** 12.5, 24.1 The terrain of a space now: alliances turn neutral sites friendly and some patrol zones become high seas. */
export function terrainAt(state: PortControl, charts: Charts, space: string): Terrain {
  const { terrain, nation } = spaceOf(charts, space);
  const { campaign } = state;
  if (campaign === null) return terrain;
  if (campaign.highSeas.includes(space)) return "high_seas";
  return nation !== null && campaign.alliances.includes(nation) ? joined(terrain) : terrain;
}

/** 9.0 Returns the holder of a port or naval base; `open` at sea, patrol zones included. */
export function holderAt(state: PortControl, charts: Charts, space: string): Holder | "open" {
  return siteOf(terrainAt(state, charts, space))?.holder ?? "open";
}

/** 9.0 True for a port or a naval base of any side. */
export function isSite(state: PortControl, charts: Charts, space: string): boolean {
  return holderAt(state, charts, space) !== "open";
}

/** 9.0 True for a naval base of any side. */
export function isNavalBase(state: PortControl, charts: Charts, space: string): boolean {
  return siteOf(terrainAt(state, charts, space))?.harbour === "naval_base";
}

/** 9.2 True for an enemy port held by a landed Seebataillon. */
export function isCaptured(state: PortControl, space: string): boolean {
  return state.landed.includes(space);
}

/** 9.2, 8.6 True where facilities serve: a friendly, neutral or captured port or base. */
export function servesFriends(state: PortControl, charts: Charts, space: string): boolean {
  const holder = holderAt(state, charts, space);
  return holder === "central_powers" || holder === "neutral" || isCaptured(state, space);
}

/** 14.3, 13.0 True for an Allied patrol zone, port or naval base. */
export function isAlliedSpace(state: PortControl, charts: Charts, space: string): boolean {
  return holderAt(state, charts, space) === "allied" || terrainAt(state, charts, space) === "allied_patrol_zone";
}
