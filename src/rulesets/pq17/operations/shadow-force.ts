import * as z from "zod";
import { caseOf } from "../../../core/choice/cases";
import { illegal, legal } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import type { Choice } from "../../../core/contract/choice";
import { opponentOf } from "../charts/pack";
import type { Charts } from "../charts/schema";
import { idSchema } from "../charts/shapes";
import { exampleAt } from "../rules/examples";
import { forcesOf, isForce, phasingOf, pieceAtBlock } from "../rules/game";
import { beginShadowing, possibleShadowers } from "../rules/shadowing";
import { blockSchema } from "../schemas";
import type { Snapshot } from "../snapshot";
import type { Force } from "../snapshot-forces";
import type { Shadow } from "../snapshot-sides";
import type { Side } from "../vocabulary";
import { definePq17 } from "./operation";

const input = z.strictObject({
  block: blockSchema.describe("6.3 The enemy block."),
  shadower: idSchema.describe("6.3 The force, air unit, fixed radius or sector."),
});

type Input = z.infer<typeof input> & Record<string, unknown>;

function shadowsBy(state: Snapshot, charts: Charts, side: Side): Shadow[] {
  const { reports, searched, missed = [], shadowing } = state.sides[side];
  const found = ({ block }: Force): boolean =>
    block !== null &&
    searched.includes(block) &&
    !missed.includes(block) &&
    reports.some((each) => each.turn === state.turn && each.block === block);
  return forcesOf(state, opponentOf(side), found).flatMap((force) =>
    possibleShadowers(state, charts, side, force).filter(
      ({ by, id }) => !shadowing.some((each) => each.target === force.block && each.by === by && each.id === id),
    ),
  );
}

/** Scenario PQ-17 in the recon segment of the Axis, which has just found the convoy from a Wolf Pack. */
function example(): Snapshot {
  const state = exampleAt("recon", "axis");
  const convoy = state.sides.allied.forces.find(({ id }) => id === "convoy_pq_17");
  const pack = state.sides.axis.forces.find(({ id }) => id === "wolf_pack_eisteufel_1");
  if (convoy === undefined || pack === undefined || convoy.block === null) return state;
  convoy.identified = true;
  convoy.idLevel = 1;
  pack.at = convoy.at;
  state.sides.axis.searched.push(convoy.block);
  state.sides.axis.reports.push({
    turn: state.turn,
    block: convoy.block,
    hex: convoy.at,
    kind: "convoy",
    number: 1,
    scattered: false,
    level: 1,
    warships: { least: 3, most: 9 },
    size: "large",
    heavy: null,
    carrier: null,
    convoyShips: null,
    categories: [],
  });
  return state;
}

/** The block was a text of digits at first. */
function earlier(given: unknown): unknown {
  const { block } = (given ?? {}) as { readonly block?: unknown };
  return typeof block === "string" && /^\d{1,2}$/.test(block) ? { ...(given as object), block: Number(block) } : given;
}

/** 6.3 Begins to shadow a force found in this segment. */
export const shadowForce = definePq17<Input, { block: typeof blockSchema }>({
  name: "shadowForce",
  title: "Shadow a force",
  doc: "Lets what has just found an enemy TF or convoy follow it: from the air, by one German Wolf Pack, or by Allied cruisers.",
  rules: ["6.3", "6.3.1", "6.3.2", "6.3.3"],
  phases: { of: ["recon"], section: "6.3" },
  input,
  earlier,
  outcome: { block: blockSchema.describe("6.3 The block that is shadowed.") },
  example: () => ({
    snapshot: example(),
    input: { block: 1, shadower: "wolf_pack_eisteufel_1" },
    seed: "bear-island",
  }),
  legality(state, charts) {
    if (state.phasing === null) return illegal("OUT_OF_TURN", "6.3", "No side is searching.");
    const cases: Record<string, Choice<Input>> = {};
    const shadows = shadowsBy(state, charts, state.phasing);
    for (const { target } of shadows) {
      const ids = shadows.filter((each) => each.target === target).map(({ id }) => id);
      cases[String(target)] = every<Input>({ block: oneOf<number>([target]), shadower: oneOf<string>(ids) });
    }
    return Object.keys(cases).length === 0
      ? illegal("NOTHING_TO_SHADOW", "6.3", "Nothing found in this segment can be shadowed.")
      : legal(caseOf("block", cases));
  },
  resolve(ctx, { block, shadower }) {
    const side = phasingOf(ctx.state);
    const piece = pieceAtBlock(ctx.state, opponentOf(side), block);
    const shadow =
      piece !== undefined && isForce(piece)
        ? possibleShadowers(ctx.state, ctx.charts, side, piece).find(({ id }) => id === shadower)
        : undefined;
    if (shadow !== undefined) beginShadowing(ctx, side, shadow, "6.3");
    return { block };
  },
});
