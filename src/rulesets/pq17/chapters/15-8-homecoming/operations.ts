import * as z from "zod";
import { byCase, illegal, legal, reason } from "../../../../core/choice/legality";
import { every, oneOf, wholeNumber } from "../../../../core/choice/values";
import type { Charts } from "../../charts/schema";
import { pieceSchema, portSchema, unitSchema } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import { NATIONS, type Nation, type Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { drawReturn } from "../12-special-conditions/breakout";
import { campaignFacts, ownCampaign } from "../15-campaign/campaign";
import type { Context } from "../shared/context";
import { forceOf, forcesOf, phasingOf } from "../shared/game";
import { definePq17 } from "../shared/operation";
import { nationOf, totalCs } from "../shared/units";
import { havensOf } from "./havens";
import { homebound, returnHome } from "./home";
import { mayRelieve, reliefs, relieve, stationKept } from "./patrol-white";

const cs = z.int32().min(1).max(60).describe("15.8 Its CS that stay at sea.");

const keepAtSeaInput = z.strictObject({ force: pieceSchema.describe("A Wolf Pack at sea."), cs });

type KeepAtSeaInput = z.infer<typeof keepAtSeaInput>;

/** 15.8 Names submarines that stay at sea. */
export const keepAtSea = definePq17<KeepAtSeaInput, { force: typeof pieceSchema; cs: typeof cs }>({
  name: "keepAtSea",
  title: "Keep submarines at sea",
  doc: "Names submarines of a Wolf Pack that stay at sea between operations, up to half of all of its nation. Packs with torpedoes fill the remaining places first. The others go to port.",
  rules: ["15.8"],
  phases: { of: ["admin_oob"], section: "15.8" },
  input: keepAtSeaInput,
  outcome: { force: pieceSchema, cs },
  example: "boats-stay",
  legality(state, charts) {
    const { phasing } = state;
    if (state.campaign === null || phasing === null) return illegal("NO_CAMPAIGN", "15.8");
    return byCase<KeepAtSeaInput, ReturnType<typeof keepable>[number]>(
      "force",
      keepable(state, charts, phasing),
      ({ force }) => force.id,
      ({ force, most }) => every<KeepAtSeaInput>({ force: oneOf([force.id]), cs: wholeNumber(1, most) }),
      reason("NO_BOATS_TO_KEEP", "15.8"),
    );
  },
  resolve(ctx, { force, cs: stay }) {
    keepOut(ctx, phasingOf(ctx.state), force, stay);
    return { force, cs: stay };
  },
});

const returnForceInput = z.strictObject({ force: pieceSchema, port: portSchema });

type ReturnForceInput = z.infer<typeof returnForceInput>;

const returnForceOutcome = { force: pieceSchema, port: portSchema };

/** 15.8 Sends a force that is at sea home. */
export const returnForce = definePq17<ReturnForceInput, typeof returnForceOutcome>({
  name: "returnForce",
  title: "Send a force home",
  doc: "After the operation, puts a TF at sea into a port of Iceland, Norway or Britain. Its Soviet ships enter their own. Forces that their owner leaves at sea go to the nearest port.",
  rules: ["15.8"],
  phases: { of: ["admin_oob"], section: "15.8" },
  input: returnForceInput,
  outcome: returnForceOutcome,
  example: "home-iceland",
  legality(state, charts) {
    const { phasing } = state;
    if (state.campaign === null || phasing === null) return illegal("NO_CAMPAIGN", "15.8");
    const ports = havensOf(state, charts, phasing);
    return byCase<ReturnForceInput, Force>(
      "force",
      ports.length === 0 ? [] : homebound(state, charts, phasing),
      ({ id }) => id,
      ({ id }) => every<ReturnForceInput>({ force: oneOf([id]), port: oneOf(ports) }),
      reason("NOBODY_AT_SEA", "15.8"),
    );
  },
  resolve(ctx, { force, port }) {
    const side = phasingOf(ctx.state);
    returnHome(ctx, side, forceOf(ctx.state, side, force), port);
    return { force, port };
  },
});

const recallBreakoutInput = z.strictObject({});

const recallBreakoutOutcome = { ships: z.array(unitSchema).max(30).describe("12.2.1 The ships that are recalled.") };

/** 12.2.1 Calls ships that broke out back. */
export const recallBreakout = definePq17<z.infer<typeof recallBreakoutInput>, typeof recallBreakoutOutcome>({
  name: "recallBreakout",
  title: "Recall the ships in the Atlantic",
  doc: "In planning, the Axis draws a chit for its ships in the Atlantic. It shows whether they return, and in which turn.",
  rules: ["12.2.1"],
  phases: { of: ["prep_plan"], section: "12.2.1" },
  input: recallBreakoutInput,
  outcome: recallBreakoutOutcome,
  example: "return-a",
  legality({ sides, phasing, bag }) {
    const breakout = sides.axis.campaign?.breakout ?? [];
    return phasing !== "axis" || breakout.length === 0 || bag.length === 0
      ? illegal("NO_SHIPS_OUT", "12.2.1")
      : legal(every({}));
  },
  resolve(ctx) {
    const own = ctx.state.sides.axis.campaign;
    const ships = own?.breakout ?? [];
    drawReturn(ctx, ships);
    if (own !== null) {
      ctx.set(own, "breakout", [], "BREAKOUT_RECALLED", "12.2.1");
      ctx.set(own, "recalled", true, "BREAKOUT_RECALLED", "12.2.1");
    }
    return { ships: ships.map(({ unit }) => unit) };
  },
});

const exchangePatrolWhiteInput = z.strictObject({
  ship: unitSchema.describe("15.8.1 The ship that takes the station."),
});

const exchangePatrolWhiteOutcome = { ship: unitSchema };

/** 15.8.1 Relieves Patrol White. */
export const exchangePatrolWhite = definePq17<
  z.infer<typeof exchangePatrolWhiteInput>,
  typeof exchangePatrolWhiteOutcome
>({
  name: "exchangePatrolWhite",
  title: "Relieve Patrol White",
  doc: "In planning, after the first fortnight, another CA in an Icelandic or British port takes over Patrol White. If there is none, a BC does, or else a CL. The relieved ship is in port. A second ship may join it, to relieve both ships on duty.",
  rules: ["15.8.1", "5.1.9"],
  phases: { of: ["prep_plan"], section: "15.8.1" },
  input: exchangePatrolWhiteInput,
  outcome: exchangePatrolWhiteOutcome,
  example: "relief-suffolk",
  legality(state, charts) {
    if (state.campaign === null || state.phasing !== "allied" || state.campaign.number === 1) {
      return illegal("NOT_RELIEVED_NOW", "15.8.1");
    }
    if (!stationKept(state)) return illegal("STATION_WAIVED", "15.8.1");
    if (!mayRelieve(state, charts)) {
      return illegal("ALREADY_RELIEVED", "15.8.1");
    }
    const ships = reliefs(state, charts).map(({ ship }) => ship.unit);
    return ships.length === 0 ? illegal("NO_RELIEF", "15.8.1") : legal(every({ ship: oneOf(ships) }));
  },
  resolve(ctx, { ship }) {
    relieve(ctx, ship);
    return { ship };
  },
});

/** 15.8 The Wolf Packs at sea of which a side may still name submarines that stay there, with the most that it may name. */
function keepable(state: Snapshot, charts: Charts, side: Side): { force: Force; most: number }[] {
  return NATIONS.flatMap((nation) => keepableOf(state, charts, side, nation));
}

function keepableOf(state: Snapshot, charts: Charts, side: Side, nation: Nation): { force: Force; most: number }[] {
  const packs = forcesOf(
    state,
    side,
    ({ kind, units }) => kind === "wolf_pack" && units.some((ship) => nationOf(charts, ship) === nation),
  );
  const csOf = (some: readonly Force[]): number => totalCs(some.flatMap(({ units }) => units));
  const out = packs.filter(({ station }) => station === "at_sea");
  const quota = Math.floor(csOf(packs) / campaignFacts(charts).atSea.submarinesOneIn);
  if (csOf(out) <= quota) return [];
  const stayingOrders = (ownCampaign(state, side).staying ?? []).filter((each) =>
    out.some(({ id }) => id === each.force),
  );
  const room = quota - stayingOrders.reduce((sum, { cs }) => sum + cs, 0);
  if (room <= 0) return [];
  const free = out.filter(({ id }) => !stayingOrders.some(({ force }) => force === id));
  return free.map((force) => ({ force, most: Math.min(room, csOf([force])) }));
}

/** 15.8 A side keeps submarines of a Wolf Pack at sea. */
function keepOut(ctx: Context, side: Side, force: string, cs: number): void {
  const own = ownCampaign(ctx.state, side);
  ctx.ruling("E-83", "15.8");
  ctx.set(own, "staying", [...(own.staying ?? []), { force, cs }], "BOATS_STAY", "15.8");
}
