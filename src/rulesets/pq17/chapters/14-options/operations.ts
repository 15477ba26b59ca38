import * as z from "zod";
import { illegal, legal } from "../../../../core/choice/legality";
import { every, listOf, oneOf } from "../../../../core/choice/values";
import { idSchema } from "../../charts/shapes";
import { amount, count } from "../../schemas";
import { sendHome } from "../5-3-air-movement/homecoming";
import { drawLocationCards } from "../7-1-location/locate";
import { aircraftNamed } from "../7-2-air-attack/flying";
import { AIR_PHASES, type AirNews, airOutcome, airOutcomeOf, noAirNews } from "../7-2-air-attack/outcomes";
import type { Strike } from "../7-2-air-attack/state";
import { beginStrike, onToTargets } from "../7-2-air-attack/strike-steps";
import { defenderOf, type StrikeSpec, strikeOf } from "../7-2-air-attack/strikes";
import type { Context } from "../shared/context";
import { phasingOf } from "../shared/game";
import { definePq17 } from "../shared/operation";
import { buyForceOffer, cannotBuy, offers } from "./buy-force";
import { attackingCarrier, counterstrikers } from "./strike-back";

const buyForceInput = z.strictObject({
  force: count(60, "14 A force, by its index in the scenario's list, from 0."),
  group: count(
    60,
    "14 The group of reinforcements that it arrives with. Null to place it on the map at once.",
  ).nullable(),
});

type Input = z.infer<typeof buyForceInput>;

/** 14 Buys a force that history did not send. */
export const buyForce = definePq17<Input, { price: z.ZodType<number> }>({
  name: "buyForce",
  title: "Buy a force",
  doc: "Buys a force of the scenario's list with victory points. It costs its listed price on the map, or half of it as a group of reinforcements. You pay for the group even if it never arrives.",
  rules: ["14"],
  phases: { of: ["prep_setup_1", "prep_setup_2"], section: "14" },
  input: buyForceInput,
  outcome: { price: amount("Victory points paid.") },
  example: "buy-axis",
  legality(state, charts) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN/set-up", "14");
    const why = cannotBuy(state, charts, side);
    if (why !== undefined) return { legal: false, reason: why };
    const groups = [...new Set([1, ...state.sides[side].reinforcements.map(({ group }) => group)])];
    return legal(
      every<Input>({
        force: oneOf(offers(state, charts, side).map(({ index }) => index)),
        group: oneOf([null, ...groups.sort((a, b) => a - b)]),
      }),
    );
  },
  resolve(ctx, { force, group }) {
    const side = phasingOf(ctx.state);
    const offer = offers(ctx.state, ctx.charts, side).find(({ index }) => index === force)!;
    return { price: buyForceOffer(ctx, side, offer, group) };
  },
});

const strikeBackInput = z.strictObject({
  aircraft: z.array(idSchema).max(60).describe("14.1 Bombers of the attacked carrier. None to skip the strike."),
});

/** 14.1 A carrier under attack strikes back at the carrier of the attackers. */
export const strikeBack = definePq17<z.infer<typeof strikeBackInput>, typeof airOutcome>({
  name: "strikeBack",
  title: "Strike back from a carrier",
  doc: "With `carrier_battle`, a carrier that aircraft of another carrier attack by day may strike back. Its bombers look for the force that the aircraft came from. Their attack is resolved before the first one continues.",
  rules: ["14.1", "7.1.1", "7.2"],
  answers: ["air_counterstrike"],
  phases: { of: AIR_PHASES, section: "14.1" },
  input: strikeBackInput,
  outcome: airOutcome,
  example: "carrier-strike-back-found",
  legality(state, charts) {
    const strike = strikeOf(state);
    const units = counterstrikers(state, charts, strike).map(({ id }) => id);
    return units.length === 0
      ? illegal("NO_BOMBERS", "14.1")
      : legal(every({ aircraft: listOf<string>(oneOf(units), 0, units.length, { distinct: true }) }));
  },
  resolve(ctx, { aircraft }) {
    const news = noAirNews();
    const strike = strikeOf(ctx.state);
    const spec = counterstrike(ctx, strike, aircraft, news);
    if (spec === undefined) onToTargets(ctx, strike, news);
    else {
      const { outer: _, ...first } = strike;
      beginStrike(ctx, spec, news, first);
    }
    return airOutcomeOf(news, ctx.state);
  },
});

/** 14.1 The attack with which a carrier strikes back; undefined when its aircraft do not find their target. */
function counterstrike(ctx: Context, strike: Strike, ids: readonly string[], news: AirNews): StrikeSpec | undefined {
  const { state } = ctx;
  const side = defenderOf(strike);
  const enemy = attackingCarrier(state, strike);
  const units = aircraftNamed(state, side, ids);
  ctx.set(strike, "answered", true, "CARRIER_ANSWERED", "14.1");
  if (units.length === 0 || enemy === undefined || enemy.block === null) return undefined;
  for (const unit of units) {
    ctx.set(unit, "mission", "attack", "MISSION", "14.1");
    ctx.set(unit, "hex", enemy.at, "AIRCRAFT_HEX", "14.1");
  }
  const { found } = drawLocationCards(ctx, side, { kind: "aircraft", id: ids[0]!, soviet: false }, enemy, "7.1.1");
  news.groups.push({ aircraft: [...ids], located: found });
  if (!found) {
    for (const unit of units) sendHome(ctx, unit, "7.1.1");
    return undefined;
  }
  const { light } = strike;
  return {
    side,
    cause: "carrier_battle",
    against: "force",
    hex: enemy.at,
    block: enemy.block,
    place: null,
    light,
    aircraft: [...ids],
    later: [],
  };
}
