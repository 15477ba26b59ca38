import * as z from "zod";
import { illegal, legal } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import type { Choice } from "../../../core/contract/choice";
import type { Charts } from "../charts/schema";
import { exampleBattle } from "../rules/examples-surface";
import { forceOf } from "../rules/game";
import { beginConvoySubmarines, hasSubmarines } from "../rules/submarine-convoy";
import { battleIn, forcesIn, sideIn } from "../rules/surface-battle";
import { deployAll, noNews } from "../rules/surface-flow";
import { blockSchema } from "../schemas";
import type { Snapshot } from "../snapshot";
import type { Force } from "../snapshot-forces";
import { battleOutcome, battleTold } from "./battle-outcomes";
import { definePq17 } from "./operation";

const input = z.strictObject({
  block: blockSchema.nullable().describe("7.4.6 The block of the attacker they fight; null to stay with the convoy."),
});

type Input = z.infer<typeof input>;

const outcome = { block: blockSchema.nullable(), ...battleOutcome };

/** The convoy of a battle that has submarines to send; undefined without one. */
function convoyOf(state: Snapshot, charts: Charts): Force | undefined {
  const battle = battleIn(state);
  if (battle === undefined) return undefined;
  return forcesIn(state, battle, sideIn(battle, "defender")).find((force) => hasSubmarines(charts, force));
}

/** 7.4.6 The submarines of a convoy that is attacked fight the attackers first, or stay with it. */
export const sendConvoySubmarines = definePq17<Input, typeof outcome>({
  name: "sendConvoySubmarines",
  title: "Send the submarines of a convoy",
  doc: "The submarines of a convoy that is attacked without surprise form a Wolf Pack and fight one attacking TF before the surface battle, or stay with the convoy and take no part.",
  rules: ["7.4.6"],
  phases: { of: ["surface_combat", "move_blocks"], section: "7.4.6" },
  answers: ["surf_submarines"],
  input,
  outcome,
  example: () => ({
    snapshot: exampleBattle("surf_submarines", "defender"),
    input: { block: null },
    seed: "bear-island",
  }),
  legality(state, charts) {
    const battle = battleIn(state);
    if (battle === undefined) return illegal("NOTHING_PENDING", "7.4.6", "No convoy is attacked.");
    const blocks = convoyOf(state, charts) === undefined ? [] : blocksOf(state);
    return legal(every<Input>({ block: oneOf<number | null>([null, ...blocks]) }) as Choice<Input>);
  },
  resolve(ctx, { block }) {
    const { state, charts } = ctx;
    const battle = battleIn(state);
    if (battle === undefined) return { block, ...battleTold(state, noNews()) };
    const side = sideIn(battle, "defender");
    const convoy = convoyOf(state, charts);
    const chosen = battle.forces.find((each) => each.side === battle.attacker && each.block === block);
    if (block === null || convoy === undefined || chosen === undefined) {
      const news = deployAll(ctx, battle);
      return { block: null, ...battleTold(state, news) };
    }
    beginConvoySubmarines(ctx, side, convoy, forceOf(state, battle.attacker, chosen.force), battle);
    return { block, ...battleTold(state, noNews()) };
  },
});

function blocksOf(state: Snapshot): number[] {
  const battle = battleIn(state);
  if (battle === undefined) return [];
  const here = forcesIn(state, battle, battle.attacker);
  return here.flatMap(({ block }) => (block === null ? [] : [block]));
}
