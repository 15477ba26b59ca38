import * as z from "zod";
import { illegal, legal } from "../../../../core/choice/legality";
import { every, listOf, oneOf } from "../../../../core/choice/values";
import { pieceSchema } from "../../schemas";
import { definePq17 } from "../shared/operation";
import { battleIn } from "./battle";
import { goOn, noNews } from "./battle-steps";
import { engage, engagers } from "./joining-forces";
import { battleOutcome, battleTold } from "./outcomes";

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
  doc: "From round 2 other TFs of the hex draw a card each; those that find the enemy are deployed. None need try.",
  rules: ["7.5.2", "7.1.1"],
  phases: { of: ["surface_combat", "move_blocks"], section: "7.5.2" },
  answers: ["surf_engage"],
  input: engageForcesInput,
  outcome: engageForcesOutcome,
  example: "engage-joins",
  legality(state, charts) {
    const { pending } = state;
    const battle = battleIn(state);
    if (battle === undefined || pending === null) return illegal("NOTHING_PENDING", "7.5.2", "There is no battle.");
    const ids = engagers(state, charts, battle, pending.side).map(({ id }) => id);
    return legal(every<EngageForcesInput>({ forces: listOf(oneOf<string>(ids), 0, ids.length, true) }));
  },
  resolve(ctx, { forces }) {
    const { pending } = ctx.state;
    const battle = battleIn(ctx.state);
    const news = noNews();
    if (battle === undefined || pending === null) return { joined: [], ...battleTold(ctx.state, news) };
    const joined = forces.length === 0 ? [] : engage(ctx, battle, pending.side, forces);
    goOn(ctx, news);
    return { joined, ...battleTold(ctx.state, news) };
  },
});
