import * as z from "zod";
import { legal } from "../../../../core/choice/legality";
import { every, listOf, oneOf } from "../../../../core/choice/values";
import { pieceSchema } from "../../schemas";
import { definePq17 } from "../shared/operation";
import { battleDecision } from "./battle";
import { goOn } from "./battle-steps";
import { engagers } from "./free-forces";
import { engage } from "./joining-forces";
import { battleOutcome, battleOutcomeOf, noNews } from "./outcomes";

const engageForcesInput = z.strictObject({
  forces: z.array(pieceSchema).max(60).describe("7.5.2(i) The TFs that try to join."),
});

type EngageForcesInput = z.infer<typeof engageForcesInput>;

const engageForcesOutcome = {
  joined: z.array(pieceSchema).max(60).describe("7.5.2(i) The TFs that found the enemy and joined."),
  ...battleOutcome,
};

/** 7.5.2(i) Other TFs of the hex try to join a surface battle. */
export const engageForces = definePq17<EngageForcesInput, typeof engageForcesOutcome>({
  name: "engageForces",
  title: "Join a surface battle",
  doc: "From round 2, other TFs in the hex may draw a card each. Those that find the enemy are deployed.",
  rules: ["7.5.2", "7.1.1"],
  phases: { of: ["surface_combat", "move_blocks"], section: "7.5.2" },
  answers: ["surf_engage"],
  input: engageForcesInput,
  outcome: engageForcesOutcome,
  example: "engage-joins",
  legality(state, charts) {
    const { battle, side } = battleDecision(state);
    const ids = engagers(state, charts, battle, side).map(({ id }) => id);
    return legal(every<EngageForcesInput>({ forces: listOf(oneOf<string>(ids), 0, ids.length, { distinct: true }) }));
  },
  resolve(ctx, { forces }) {
    const { battle, side } = battleDecision(ctx.state);
    const news = noNews();
    const joined = forces.length === 0 ? [] : engage(ctx, battle, side, forces);
    goOn(ctx, news);
    return { joined, ...battleOutcomeOf(ctx.state, news) };
  },
});
