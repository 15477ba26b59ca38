import * as z from "zod";
import { illegal, legal } from "../../../../core/choice/legality";
import { definePq17 } from "../shared/operation";
import { battleDecision } from "./battle";
import { goOn } from "./battle-steps";
import { type GunInput, gunChoice } from "./gunnery-targets";
import { battleOutcome, battleOutcomeOf, noNews } from "./outcomes";
import { gunTargetSchema } from "./state";

const targetGunsInput = z.strictObject({
  targets: z.array(gunTargetSchema).max(200).describe("7.5.2(iii) An omitted unit holds its fire."),
});

const targetGunsOutcome = { named: z.int32().min(0).max(200).describe("Targets named."), ...battleOutcome };

/** 7.5.2(iii) A side names the targets of its guns. */
export const targetGuns = definePq17<GunInput, typeof targetGunsOutcome>({
  name: "targetGuns",
  title: "Name targets for guns",
  doc: "Names a target for each unit that fires. You cannot name one twice while another in reach has no firer. Once both sides have named targets, the guns are resolved.",
  rules: ["7.5.2", "7.5.3", "7.5.4", "7.5.8", "7.9"],
  phases: { of: ["surface_combat", "move_blocks"], section: "7.5.2" },
  answers: ["surf_gun_targets_defender", "surf_gun_targets_attacker"],
  input: targetGunsInput,
  outcome: targetGunsOutcome,
  example: "guns-light",
  legality(state, charts) {
    const { battle, side } = battleDecision(state);
    const choice = gunChoice(state, charts, battle, side);
    return choice === undefined ? illegal("NOTHING_TO_FIRE", "7.5.2") : legal(choice);
  },
  resolve(ctx, { targets }) {
    const { battle } = battleDecision(ctx.state);
    const news = noNews();
    for (const target of targets) ctx.push(battle.guns, { ...target }, "TARGET_NAMED", "7.5.2");
    goOn(ctx, news);
    return { named: targets.length, ...battleOutcomeOf(ctx.state, news) };
  },
});
