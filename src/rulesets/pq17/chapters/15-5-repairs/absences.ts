import { findHex, neighboursOf } from "../../charts/map";
import { isClass, unitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Absence, Removal, Side } from "../../vocabulary";
import type { Force, Ship } from "../1-2-forces/state";
import { nearestHaven } from "../15-8-homecoming/havens";
import { campaignFacts, campaignOf, ownCampaign } from "../15-campaign/campaign";
import type { Context } from "../shared/context";
import { inGroup, nationOf, typeOf } from "../shared/units";

/**
 * 15.5.3 Records the absence of a ship that ice, weather or an event takes out of a campaign operation. `hex` is its
 * position.
 */
export function noteAbsence(ctx: Context, side: Side, force: Force, ship: Ship, why: Removal, hex: string): void {
  const { state, charts } = ctx;
  if (state.campaign === null) return;
  const { repair: facts, places } = campaignFacts(charts);
  const { number } = campaignOf(state);
  const nation = nationOf(charts, ship);
  const merchant = typeOf(charts, ship) === "MX";
  const isNamedUnit = !isClass(charts, unitOf(charts, ship.unit));
  const cs = isNamedUnit ? ship.cs : 1;
  const order = ownCampaign(state, "allied").sailing.find(({ convoy }) => convoy === force.id);
  if (order !== undefined && merchant) ctx.set(order, "excused", order.excused + 1, "MERCHANT_EXCUSED", "2.1.2");
  if (ship.marks.includes("crippled") || ship.marks.includes("diw") || cs === 0) return;
  const addArrival = (at: string | null | undefined, due: number, absence: Absence): void => {
    if (at === null || at === undefined) return;
    const loaded = merchant ? (force.convoy?.loaded ?? true) : null;
    ctx.push(
      ownCampaign(state, side).returns,
      { unit: ship.unit, cs, at, due, loaded, why: absence },
      "AWAY",
      "15.5.3",
    );
  };
  const recovered = nation === null ? null : places.recovered[nation];
  if (why === "ice" || why === "weather") {
    if (!merchant) addArrival(recovered, number + 1, why);
    else if (side === "allied" && !(why === "ice" && inWest(charts, hex)))
      addArrival(order?.from ?? home(ctx), number, why);
  }
  // A warship that breaks down stays in its port (5.1.3).
  if (why === "breakdown") addArrival(order?.from ?? home(ctx), number + facts.breakdownFortnights.merchants - 1, why);
  if (why === "destroyer_damage" && (nation === "british" || nation === "german")) {
    addArrival(places.repaired[nation][0], number + facts.fortnightsPerCs, "repair");
  }
  const light = inGroup(charts, ship, "light") || merchant;
  if (["grounding", "collision", "breakdown"].includes(why)) ctx.ruling("E-89", "15.5.3");
  if (why === "grounding" || (why === "collision" && !light)) {
    if (merchant) addArrival(nearestHaven(state, charts, side, force), number + facts.fortnightsPerCs, "grounding");
    else if (nation === "british" || nation === "german")
      addArrival(places.repaired[nation][0], number + facts.fortnightsPerCs, "grounding");
  }
}

/** 15.3.1 The place where loaded merchants gather. */
function home({ state, charts }: Context): string {
  const { loadedMv } = campaignFacts(charts);
  return campaignOf(state).ev.stage === "completed" ? loadedMv.afterEv : loadedMv.at;
}

/** 15.2.3 True for a hex of ice in the West: in one of its zones, or permanent pack next to one. */
function inWest(charts: Charts, hex: string): boolean {
  const west = (id: string): boolean => findHex(charts, id)?.ice?.startsWith("west") ?? false;
  return west(hex) || (findHex(charts, hex)?.ice === "solid_pack" && neighboursOf(charts, hex).some(west));
}
