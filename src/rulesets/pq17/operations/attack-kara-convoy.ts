import * as z from "zod";
import { illegal, legal } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import { noteFought } from "../rules/combat-segment";
import { karaAttackers, karaConvoy } from "../rules/conditions-kara";
import { withKaraConvoy } from "../rules/examples-conditions";
import { forceOf } from "../rules/game";
import { beginSubmarineCombat } from "../rules/submarine-combat";
import { noNews, startBattle } from "../rules/surface-flow";
import { pieceSchema } from "../schemas";
import { battleOutcome, battleTold } from "./battle-outcomes";
import { definePq17 } from "./operation";
import { submarineCombatSchema, tellCombat } from "./submarine-outcome";

const input = z.strictObject({ force: pieceSchema.describe("12.12 The force in the Kara Sea that attacks.") });

type Input = z.infer<typeof input>;

const outcome = {
  combat: submarineCombatSchema.nullable().describe("The attack of a Wolf Pack; null for a surface battle."),
  ...battleOutcome,
};

/** 12.12 Attacks the convoy of the Kara Sea. */
export const attackKaraConvoy = definePq17<Input, typeof outcome>({
  name: "attackKaraConvoy",
  title: "Attack the convoy of the Kara Sea",
  doc: "A Wolf Pack or the Panzerschiff in the Kara Sea attacks the convoy there, which needs no search and no location card; it does not scatter, and withdraws as near its own coast.",
  rules: ["12.12", "7.4", "7.5"],
  phases: { of: ["submarine_combat", "surface_combat"], section: "12.12" },
  input,
  outcome,
  example: () => ({ snapshot: withKaraConvoy(), input: { force: "narvik_group" }, seed: "bear-island" }),
  legality(state, charts) {
    if (state.phasing !== "axis") return illegal("OUT_OF_TURN", "12.12", "The Axis attacks in the Kara Sea.");
    if (karaConvoy(state, charts) === undefined)
      return illegal("NO_CONVOY", "12.12", "No convoy lies in the Kara Sea.");
    const able = karaAttackers(state, charts).map(({ id }) => id);
    return able.length === 0
      ? illegal("NO_ATTACKER", "12.12", "No force in the Kara Sea can attack in this segment.")
      : legal(every<Input>({ force: oneOf<string>(able) }));
  },
  resolve(ctx, given) {
    const { state, charts } = ctx;
    const force = forceOf(state, "axis", given.force);
    const convoy = karaConvoy(state, charts);
    ctx.ruling("E-75", "12.12");
    if (convoy === undefined) return { combat: null, ...battleTold(state, noNews()) };
    if (force.kind === "wolf_pack") {
      noteFought(ctx, "axis", force, "7.1");
      const combat = beginSubmarineCombat(ctx, {
        side: "axis",
        pack: force,
        target: convoy,
        offensive: false,
        surface: null,
      });
      return { combat: tellCombat(combat), ...battleTold(state, noNews()) };
    }
    ctx.push(state.sides.axis.attacked, force.id, "ATTACK_DECLARED", "7.5");
    const start = {
      hex: convoy.at,
      transit: false,
      attacker: "axis",
      attackers: [force],
      defenders: [convoy],
    } as const;
    return { combat: null, ...battleTold(state, startBattle(ctx, start)) };
  },
});
