import { byLetter, conditionFacts, conditionOf, periodOf } from "../../charts/pack";
import { type Chit, SIDES, type Side } from "../../vocabulary";
import type { Context } from "../shared/context";
import { freshConvoy, freshForce, NOT_MOVED } from "../shared/fresh-force";
import { atSea, freshId, piecesOf } from "../shared/game";
import { pickOne } from "../shared/picks";
import { freshShip } from "../shared/units";
import { portsHeld } from "./setup";

/** 12 Draws a side's chit of special conditions, and another after a Ground Offensive. */
export function drawChit(ctx: Context, side: Side): void {
  const { state, charts } = ctx;
  const period = periodOf(charts, state.fortnight);
  if (period === undefined || state.bag.length === 0) return;
  const letter = takeChit(ctx, side, "12");
  const chitCondition = conditionOf(charts, side, period, letter).condition;
  const condition = state.campaign?.spent.includes(chitCondition) === true ? "none" : chitCondition;
  const revealed = condition === "ground_offensive";
  ctx.push(state.sides[side].chits, { letter, condition, revealed, fulfilled: false }, "CHIT", "12");
  if (revealed && conditionFacts(charts, "ground_offensive").drawsAgain) drawChit(ctx, side);
}

/** 4.1.3, 12.3 The block at Tromsø, and a dummy in every other port that holds friendly forces. */
export function placePortBlocks(ctx: Context): void {
  const { state, charts } = ctx;
  const { from } = conditionFacts(charts, "axis_convoy");
  const convoy = state.sides.axis.chits.find(({ condition }) => condition === "axis_convoy");
  const ports = Object.fromEntries(SIDES.map((side) => [side, portsHeld(state, side)])) as Record<Side, string[]>;
  if (convoy !== undefined) placeAxisConvoy(ctx, convoy.letter);
  else addPortDummy(ctx, "axis", from);
  for (const side of SIDES) {
    for (const port of ports[side]) if (side !== "axis" || port !== from) addPortDummy(ctx, side, port);
  }
}

function addPortDummy(ctx: Context, side: Side, port: string): void {
  const own = ctx.state.sides[side];
  ctx.set(own, "dummyLimit", own.dummyLimit + 1, "DUMMY_LIMIT", "4.1.3");
  const id = freshId(ctx.state, side, "dummy");
  const moved = { ...NOT_MOVED, entered: [] };
  ctx.push(own.dummies, { id, station: "in_port", at: port, block: null, moved }, "DUMMY_PLACED", "4.1.3");
}

/** 12.3 The Axis convoy that its chit names. */
function placeAxisConvoy(ctx: Context, letter: Chit): void {
  const { state, charts } = ctx;
  const facts = conditionFacts(charts, "axis_convoy");
  const convoyFacts = byLetter(facts.convoys, letter);
  if (convoyFacts === undefined) {
    addPortDummy(ctx, "axis", facts.from);
    return;
  }
  const escort = freshShip(charts, facts.escort, convoyFacts.es);
  const merchants = freshShip(charts, facts.merchant, convoyFacts.mv);
  const force = freshForce({
    id: freshId(state, "axis", "axis_convoy"),
    kind: "convoy",
    number: 1,
    name: "Axis convoy",
    at: facts.from,
    units: [escort, merchants].filter(({ cs }) => cs > 0),
  });
  force.convoy = freshConvoy({ loaded: true, destinations: [facts.to], merchants: convoyFacts.mv, arrived: false });
  ctx.push(state.sides.axis.forces, force, "AXIS_CONVOY", "12.3");
}

/**
 * 1.2, 1.3 Numbers the blocks of a side at the end of its set-up, hex by hex. Blocks of one hex are numbered in a drawn
 * order.
 */
export function numberBlocks(ctx: Context, side: Side): void {
  const pieces = piecesOf(ctx.state, side, atSea);
  const hexes = [...new Set(pieces.map(({ at }) => at))].sort();
  let block = 1;
  for (const hex of hexes) {
    const here = pieces.filter(({ at }) => at === hex);
    while (here.length > 0) {
      const next = pickOne(ctx, {
        label: "block-order",
        about: { side },
        section: "1.3",
        pool: here,
        resultName: ({ id }) => id,
      });
      if (next === undefined) break;
      ctx.set(next, "block", block, "BLOCK", "1.2");
      here.splice(here.indexOf(next), 1);
      block += 1;
    }
  }
}

/** 12 Draws a chit of special conditions for a side and takes it out of the bag, which is not empty. */
export function takeChit(ctx: Context, side: Side, section: string): Chit {
  const { state } = ctx;
  const letter = ctx.draw<Chit>({
    label: "special-chit",
    about: { side },
    section,
    pool: state.bag,
    resultName: (each) => each,
  });
  const letters = state.bag.filter((each) => each !== letter);
  ctx.set(state, "bag", letters, "CHIT_DRAWN", section);
  return letter;
}
