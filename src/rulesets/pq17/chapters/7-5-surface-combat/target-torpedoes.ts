import * as z from "zod";
import { illegal, legal } from "../../../../core/choice/legality";
import { definePq17 } from "../shared/operation";
import { battleDecision } from "./battle";
import { goOn } from "./battle-steps";
import { battleOutcome, battleOutcomeOf, noNews } from "./outcomes";
import { torpedoTargetSchema } from "./state";
import { type TorpedoInput, torpedoChoice } from "./torpedo-targets";

const targetTorpedoesInput = z.strictObject({
  targets: z.array(torpedoTargetSchema).max(200).describe("7.5.2(iv) None to keep all torpedoes."),
});

const targetTorpedoesOutcome = { named: z.int32().min(0).max(200).describe("Targets named."), ...battleOutcome };

/** 7.5.2(iv) A side names the targets of its torpedoes. */
export const targetTorpedoes = definePq17<TorpedoInput, typeof targetTorpedoesOutcome>({
  name: "targetTorpedoes",
  title: "Name targets for torpedoes",
  doc: "Names targets for units in Torpedo Attack, and how many torpedo attacks each makes. Units may keep their torpedoes. Once both sides have named targets, the torpedoes are resolved.",
  rules: ["7.3", "7.3.1", "7.3.2", "7.5.2", "7.5.3"],
  phases: { of: ["surface_combat", "move_blocks"], section: "7.5.2" },
  answers: ["surf_torp_targets_defender", "surf_torp_targets_attacker"],
  input: targetTorpedoesInput,
  outcome: targetTorpedoesOutcome,
  example: "torpedo-light",
  legality(state, charts) {
    const { battle, side } = battleDecision(state);
    const choice = torpedoChoice(state, charts, battle, side);
    return choice === undefined ? illegal("NO_TORPEDOES", "7.5.2") : legal(choice);
  },
  resolve(ctx, { targets }) {
    const { battle } = battleDecision(ctx.state);
    const news = noNews();
    for (const target of targets) ctx.push(battle.torpedoes, { ...target }, "TARGET_NAMED", "7.5.2");
    goOn(ctx, news);
    return { named: targets.length, ...battleOutcomeOf(ctx.state, news) };
  },
});
