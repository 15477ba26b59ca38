import { findHex } from "../../charts/map";
import { findPort, turnIndex } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Mark } from "../../vocabulary";
import type { Force, Ship } from "../1-2-forces/state";
import { numberBlock } from "../6-1-identification/identity";
import { addForce } from "../13-random-events/reinforcements";
import { berth, unberth } from "../15-campaign/berth";
import { campaignFacts, campaignOf, ownCampaign } from "../15-campaign/campaign";
import type { Context } from "../shared/context";
import { forcesOf } from "../shared/game";
import { typeOf } from "../shared/units";
import { onPatrolWhite } from "./home";

/** 15.8.1 True when cruisers must keep the station: not while EV goes on, and not after the agent's report or EV. */
export function stationKept(state: Snapshot): boolean {
  const { campaign } = state;
  return campaign !== null && campaign.ev.stage === "none" && !campaign.cobweb;
}

/** 15.8.1 The TF on the station of Patrol White; undefined when it is empty. */
export function stationForce(state: Snapshot, charts: Charts): Force | undefined {
  return forcesOf(state, "allied").find((force) => onPatrolWhite(charts, "allied", force));
}

/** 15.8.1 The ships in Icelandic and British ports that may relieve it: CA; BC if there is none; CL if there is neither. */
export function reliefs(state: Snapshot, charts: Charts): { force: Force; ship: Ship }[] {
  const { havens } = campaignFacts(charts).places;
  const lying = forcesOf(
    state,
    "allied",
    ({ station, at, kind }) =>
      station === "in_port" &&
      kind === "task_force" &&
      (findHex(charts, findPort(charts, at)?.at ?? "")?.coast ?? []).some((coast) => havens.allied.includes(coast)),
  );
  const sound = lying.flatMap((force) => force.units.filter(isSound).map((ship) => ({ force, ship })));
  for (const type of ["CA", "BC", "CL"]) {
    const cruisers = sound.filter(({ ship }) => typeOf(charts, ship) === type);
    if (cruisers.length > 0) return cruisers;
  }
  return [];
}

const HURT: readonly Mark[] = ["crippled", "diw", "inoperative"];

function isSound({ cs, marks }: Ship): boolean {
  return cs > 0 && !HURT.some((mark) => marks.includes(mark));
}

/** 15.8.1 True while the Allies may relieve another of the ships on duty: the first that comes relieves the station, a second joins it. */
export function mayRelieve(state: Snapshot, charts: Charts): boolean {
  const { relieved } = ownCampaign(state, "allied");
  const { cruisers } = charts.MAP_AREAS.facts.patrolWhite;
  const now = stationForce(state, charts);
  return !relieved || (now !== undefined && now.units.length < cruisers);
}

/**
 * 15.8.1 A fresh cruiser takes the station, and the cruisers that were there go to the port of Patrol White. A second
 * cruiser joins it (5.1.9).
 */
export function relieve(ctx: Context, unit: string): void {
  const { state, charts } = ctx;
  const { hex, port, fuelWarning } = charts.MAP_AREAS.facts.patrolWhite;
  const fresh = reliefs(state, charts).find(({ ship }) => ship.unit === unit);
  if (fresh === undefined) return;
  const [ship] = unberth(ctx, "allied", fresh.force, (each) => each.unit === unit, "15.8.1");
  if (ship === undefined) return;
  const old = stationForce(state, charts);
  if (old !== undefined && ownCampaign(state, "allied").relieved) {
    ctx.push(old.units, ship, "SHIP_JOINED", "15.8.1");
    return;
  }
  if (old !== undefined)
    berth(
      ctx,
      "allied",
      port,
      unberth(ctx, "allied", old, () => true, "15.8.1"),
      "15.8.1",
    );
  const force = addForce(ctx, "allied", [ship], port, "Patrol White", "15.8.1");
  ctx.set(force, "station", "at_sea", "PATROL_WHITE", "15.8.1");
  ctx.set(force, "at", hex, "PATROL_WHITE", "15.8.1");
  ctx.set(force, "fuel", { ...force.fuel, marker: turnIndex(fuelWarning), refuelled: false }, "FUEL_MARKER", "5.1.9");
  numberBlock(ctx, "allied", force.id, "1.2");
  ctx.set(ownCampaign(state, "allied"), "relieved", true, "PATROL_WHITE", "15.8.1");
}

/**
 * 15.8.1 Completes the choices that planning left open. After the first fortnight the station is relieved, or is given
 * up if no cruiser keeps it.
 */
export function settlePatrol(ctx: Context): void {
  const { state, charts } = ctx;
  if (campaignOf(state).number === 1) return;
  const old = stationForce(state, charts);
  const { port, fuelWarning } = charts.MAP_AREAS.facts.patrolWhite;
  if (!stationKept(state)) {
    if (old !== undefined)
      berth(
        ctx,
        "allied",
        port,
        unberth(ctx, "allied", old, () => true, "15.8.1"),
        "15.8.1",
      );
    ctx.set(state.sides.allied, "patrolWhite", keptInPort(ctx, port), "PATROL_WHITE", "15.8.1");
    return;
  }
  const [first] = reliefs(state, charts);
  if (!ownCampaign(state, "allied").relieved && first !== undefined) relieve(ctx, first.ship.unit);
  const now = stationForce(state, charts);
  const { cruisers } = charts.MAP_AREAS.facts.patrolWhite;
  const inPort = lyingAt(ctx, port);
  const watch = [...(now?.units ?? []), ...inPort].slice(0, cruisers).map(({ unit }) => ({ unit, left: false }));
  ctx.set(state.sides.allied, "patrolWhite", watch, "PATROL_WHITE", "5.1.9");
  if (now === undefined) return;
  ctx.set(now, "sailed", false, "SAILED", "5.1.9");
  ctx.set(now, "fuel", { ...now.fuel, state: "full", marker: turnIndex(fuelWarning) }, "FUEL_MARKER", "5.1.9");
}

/**
 * 15.8.1 The units kept in the port of Patrol White. With the agent at work or EV over: one CA. While EV goes on: none.
 */
function keptInPort({ state, charts }: Context, port: string): { unit: string; left: boolean }[] {
  const { stage } = campaignOf(state).ev;
  if (stage === "declared" || stage === "convoy_due") return [];
  return lyingAt({ state, charts }, port)
    .slice(0, 1)
    .map(({ unit }) => ({ unit, left: false }));
}

/** 5.1.9 The cruisers that can keep the station and lie in a port. */
function lyingAt({ state, charts }: Pick<Context, "state" | "charts">, port: string): Ship[] {
  const { type } = charts.MAP_AREAS.facts.patrolWhite;
  return forcesOf(state, "allied", (force) => force.at === port && force.station === "in_port").flatMap(({ units }) =>
    units.filter((ship) => typeOf(charts, ship) === type && isSound(ship)),
  );
}
