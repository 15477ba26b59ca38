import * as z from "zod";
import { byCase, illegal, reason } from "../../../../core/choice/legality";
import { customLimit } from "../../../../core/choice/limits";
import { every, lazyChoice, oneOf, within } from "../../../../core/choice/values";
import type { Choice, Reason } from "../../../../core/contract/choice";
import type { Card, Charts } from "../../charts/schema";
import { forceKindSchema, MOST_FORCES, partSchema, pieceSchema } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import { drawCard } from "../6-2-search/cards";
import { shadowersOf } from "../6-2-search/searchers";
import { describeVerdict, judge } from "../6-2-search/verdicts";
import { forceOf, forcesOf, phasingOf } from "../shared/game";
import { definePq17 } from "../shared/operation";
import type { Share } from "./detachable-ships";
import {
  backFrom,
  cannotCombine,
  cannotExchange,
  combine,
  detach,
  detachable,
  exchange,
  givable,
  leastGift,
  mustLocate,
  noteSought,
  returnable,
  soughtInVain,
  sparedByShadower,
} from "./joining";
import type { Force } from "./state";

const detachForceInput = z.strictObject({
  force: pieceSchema,
  units: z.array(partSchema).min(1).max(60).describe("1.2.3 CS of each unit that leaves; a named ship leaves whole."),
});

type DetachForceInput = z.infer<typeof detachForceInput>;

const detachForceOutcome = { force: pieceSchema, detached: pieceSchema, kind: forceKindSchema };

/** 1.2.3 Splits a force. */
export const detachForce = definePq17<DetachForceInput, typeof detachForceOutcome>({
  name: "detachForce",
  kind: "MAY",
  title: "Detach ships",
  doc: "Splits a force. Warships and auxiliaries leave as a new block in the same hex or port, with the same ID and fuel. A ship in tow leaves with the ship that tows it. In the recon segment, a shadowing TF leaves behind the ships that will not shadow.",
  rules: ["1.2.3", "4.1.3", "5.1.1", "6.3.3", "7.9", "11.1.1", "11.1.2"],
  phases: { of: ["prep_setup_1", "prep_setup_2", "move_detach", "recon"], section: "1.2.3" },
  input: detachForceInput,
  outcome: detachForceOutcome,
  example: "detach-heavy",
  legality(state, charts) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN/moving", "1.2.3");
    if (state.sides[side].forces.length >= MOST_FORCES) return illegal("BLOCKS_SHORT", "1.2");
    const recon = state.phase === "recon";
    const shadowers = shadowersOf(state, side, "force");
    return byCase<DetachForceInput, ReturnType<typeof forcesOf>[number]>(
      "force",
      forcesOf(state, side, ({ id, kind }) => !recon || (kind === "task_force" && shadowers.includes(id))),
      ({ id }) => id,
      (force) => {
        const units = recon ? sparedByShadower(charts, force) : detachable(charts, force);
        return units === undefined
          ? reason("NOTHING_TO_DETACH", "1.2.3", { force: force.id })
          : every<DetachForceInput>({ force: oneOf([force.id]), units });
      },
      recon ? reason("NOBODY_SHADOWS", "6.3.3") : reason("NO_FORCE", "1.2.3"),
    );
  },
  resolve(ctx, { force, units }) {
    const side = phasingOf(ctx.state);
    const fresh = detach(ctx, side, forceOf(ctx.state, side, force), units);
    return { force, detached: fresh.id, kind: fresh.kind };
  },
});

const combineForcesInput = z.strictObject({
  force: pieceSchema.describe("1.2.4 The force that stays."),
  joining: pieceSchema.describe("1.2.4 The force that joins it."),
});

type CombineForcesInput = z.infer<typeof combineForcesInput>;

const combineForcesOutcome = {
  force: pieceSchema,
  combined: z.boolean().describe("9.4 False if they did not find each other."),
};

/** 1.2.4 Two forces become one. */
export const combineForces = definePq17<CombineForcesInput, typeof combineForcesOutcome>({
  name: "combineForces",
  title: "Combine forces",
  doc: "One force joins another in the same hex or port. The combined force has the higher ID and the earlier fuel marker. With an optional rule, they must first find each other in a Storm or Gale.",
  rules: ["1.2.4", "9.4", "11.1.1", "1.2.1", "1.2.2"],
  phases: { of: ["prep_setup_1", "prep_setup_2", "combine"], section: "1.2.4" },
  input: combineForcesInput,
  outcome: combineForcesOutcome,
  example: "combine",
  legality(state, charts) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN", "1.2.4");
    const forces = forcesOf(state, side);
    return byCase<CombineForcesInput, Force>(
      "force",
      forces,
      ({ id }) => id,
      (force) => {
        let why: Reason = reason("NOBODY_JOINS", "1.2.4", { force: force.id });
        const joining = forces.filter((each) => {
          if (each.at !== force.at || each.id === force.id) return false;
          const no = cannotCombine(charts, force, each) ?? soughtInVain(state, side, force, each);
          if (no !== undefined) why = no;
          return no === undefined;
        });
        if (joining.length === 0) return why;
        return every<CombineForcesInput>({
          force: oneOf([force.id]),
          joining: oneOf(joining.map(({ id }) => id)),
        });
      },
      reason("NO_FORCE", "1.2.4"),
    );
  },
  resolve(ctx, { force, joining }) {
    const { state, charts } = ctx;
    const side = phasingOf(state);
    const base = forceOf(state, side, force);
    const other = forceOf(state, side, joining);
    if (mustLocate(state) && base.station === "at_sea") {
      // 9.4 The target is treated as one of ID3, and its own side cannot deny.
      const target = { ...base, identified: true, idLevel: 3, kind: "task_force" as const, units: [], block: null };
      const search = { side, row: "force" as const, soviet: false, target, transit: true };
      const say = (each: Card): string => describeVerdict(each, judge(state, charts, each, search));
      const card = drawCard(ctx, side, "combine-card", "9.4", say, { force, other: joining });
      if (!judge(state, charts, card, search).success) {
        noteSought(ctx, side, base, other);
        return { force, combined: false };
      }
    }
    combine(ctx, side, base, other);
    return { force, combined: true };
  },
});

const exchangeShipsInput = z.strictObject({
  force: pieceSchema.describe("1.2.5 The force that gives ships."),
  to: pieceSchema.describe("1.2.5 The force that receives them."),
  units: z.array(partSchema).min(1).max(60).describe("1.2.5 CS of each unit that changes force."),
  back: z.array(partSchema).max(60).describe("1.2.5 CS of each unit that comes in exchange. May be empty."),
});

type ExchangeShipsInput = z.infer<typeof exchangeShipsInput>;

const FIT_NOWHERE = reason("SHIPS_FIT_NOWHERE", "1.2.5");

/** 1.2.5 The exchanges of a force with adjacent ones, each of which can take its least gift. */
function exchanges(
  state: Snapshot,
  charts: Charts,
  force: Force,
  others: readonly Force[],
  gift: readonly Share[],
): Choice<ExchangeShipsInput> {
  const choice = every<ExchangeShipsInput>({
    force: oneOf([force.id]),
    to: oneOf(others.map(({ id }) => id)),
    units: givable(charts, force),
    back: lazyChoice(() => backFrom(charts, others)),
  });
  const check = (value: ExchangeShipsInput): true | Reason => {
    const to = others.find(({ id }) => id === value.to)!;
    const no =
      returnable(charts, to).check(value.back) ?? cannotExchange(state, charts, force, to, value.units, value.back);
    return no === undefined || { ...FIT_NOWHERE, also: [no] };
  };
  return within(choice, customLimit(FIT_NOWHERE, ["/to", "/units", "/back"], check), {
    pointer: "/units",
    draw: (pick) => ({
      force: force.id,
      to: others[pick(others.length)]!.id,
      units: [...gift],
      back: [],
    }),
  });
}

/** 1.2.5 Ships go over from one force to another. */
export const exchangeShips = definePq17<ExchangeShipsInput, { force: typeof pieceSchema; to: typeof pieceSchema }>({
  name: "exchangeShips",
  title: "Exchange ships",
  doc: "Moves warships and auxiliaries to another force in the same hex or port. Others may come in exchange. A ship in tow goes with the ship that tows it. The fuel of each force follows its new ships.",
  rules: ["1.2.5", "1.2.1", "1.2.2", "11.1.1"],
  phases: { of: ["combine"], section: "1.2.5" },
  input: exchangeShipsInput,
  outcome: { force: pieceSchema, to: pieceSchema },
  example: "exchange-example",
  legality(state, charts) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN", "1.2.5");
    const forces = forcesOf(state, side);
    return byCase<ExchangeShipsInput, Force>(
      "force",
      forces,
      ({ id }) => id,
      (force) => {
        const beside = forces.filter((to) => to.id !== force.id && to.at === force.at && to.station === force.station);
        const gift = beside.length === 0 ? [] : leastGift(charts, force);
        const barred = beside.map((to) => cannotExchange(state, charts, force, to, gift));
        const others = gift.length === 0 ? [] : beside.filter((_, index) => barred[index] === undefined);
        if (others.length > 0) return lazyChoice(() => exchanges(state, charts, force, others, gift));
        const nothing = reason("NOTHING_TO_EXCHANGE", "1.2.5", { force: force.id });
        const [why] = gift.length === 0 ? [] : barred;
        return why === undefined ? nothing : { ...nothing, also: [why] };
      },
      reason("NO_FORCE", "1.2.5"),
    );
  },
  resolve(ctx, { force, to, units, back }) {
    const side = phasingOf(ctx.state);
    exchange(ctx, side, forceOf(ctx.state, side, force), forceOf(ctx.state, side, to), units, back);
    return { force, to };
  },
});
