import * as z from "zod";
import { caseOf } from "../../../../core/choice/cases";
import { legal, reason } from "../../../../core/choice/legality";
import { countOf, customLimit } from "../../../../core/choice/limits";
import { every, listOf, oneOf, within } from "../../../../core/choice/values";
import type { Choice, Reason } from "../../../../core/contract/choice";
import { opponentOf } from "../../charts/pack";
import { pieceSchema, unitSchema } from "../../schemas";
import { resume } from "../5-1-movement/movement";
import { cruisersToPart, partCruisers } from "../6-3-shadowing/shadow-cruisers";
import { beginShadowing } from "../6-3-shadowing/shadowing";
import { battleOutcome, battleOutcomeOf, noNews } from "../7-5-surface-combat/outcomes";
import { findPiece, forceOf, isForce, pendingOf } from "../shared/game";
import { definePq17 } from "../shared/operation";
import { transitShadowers } from "./transit";
import { cannotFightTogether, fightInTransit, transitFighters } from "./transit-fight";

const input = z.strictObject({
  shadower: pieceSchema.nullable().describe("6.3.3 The force that shadows, or that its cruisers leave. Null for none."),
  cruisers: z
    .array(unitSchema)
    .max(20)
    .optional()
    .describe("1.2.3 Cruisers that leave the force to shadow. Default: the whole force shadows."),
  fight: z
    .array(pieceSchema)
    .max(60)
    .describe("6.6.1 The forces that attack it: TFs together, or only one force. None to shadow it or let it pass."),
});

type Input = z.infer<typeof input>;

const outcome = {
  shadower: pieceSchema.nullable().describe("The force that shadows it now."),
  fought: z.boolean().describe("6.6.1 It was found and fought, and its move is over."),
  ...battleOutcome,
};

/** 6.6.1 The other side's answer to a force that it has caught in transit. */
export const reactToTransit = definePq17<Input, typeof outcome>({
  name: "reactToTransit",
  title: "React to a force in transit",
  doc: "Lets a force caught in transit pass, shadows it, or fights it. A TF shadows whole or by cruisers that leave it. TFs fight a surface battle or attack submarines. A Wolf Pack fights a submarine combat. If the fighters do not find the force, its move continues; otherwise it is over.",
  rules: ["6.6.1", "6.3.3", "1.2.3", "7.1.1", "7.4.2", "7.5"],
  phases: { of: ["move_blocks"], section: "6.6.1" },
  answers: ["transit_react"],
  input,
  outcome,
  example: "react-pass",
  legality(state, charts) {
    const pending = pendingOf(state, "transit_react");
    const mover = opponentOf(pending.side);
    const piece = findPiece(state, mover, pending.movement.piece);
    const shadowers = piece === undefined ? [] : transitShadowers(state, charts, mover, piece);
    const force = piece !== undefined && isForce(piece) ? piece : undefined;
    const fighters = force === undefined ? [] : transitFighters(state, charts, pending.side, force).map(({ id }) => id);
    const fight = listOf(oneOf(fighters), 0, fighters.length, { distinct: true });
    const cases: Record<string, Choice<Input>> = {
      null: every<Input>({ shadower: oneOf([null]), fight }),
    };
    for (const { id } of shadowers) {
      const cruisers = cruisersToPart(state, charts, forceOf(state, pending.side, id));
      cases[id] = every<Input>({ shadower: oneOf([id]), cruisers, fight }, { optional: ["cruisers"] });
    }
    const choice = caseOf<Input>("shadower", cases);
    const cannotFight = ({ fight: ids }: Input): Reason | undefined =>
      force && cannotFightTogether(state, charts, pending.side, force, ids);
    const shadowed = reason("FIGHT_IMPOSSIBLE/shadowed", "6.6.1");
    const either = countOf(shadowed, { pointers: ["/fight/*"] }, { max: 0 }, [{ pointers: ["/shadower"] }]);
    const limit = reason("FIGHT_IMPOSSIBLE/together", "6.6.1");
    const together =
      fighters.length === 0 ? [] : [customLimit<Input>(limit, ["/fight/*"], (input) => cannotFight(input) ?? true)];
    const draw = (pick: (n: number) => number): Input => {
      const one = fighters[pick(fighters.length + 1)];
      const fought = { shadower: null, fight: one === undefined ? [] : [one] };
      return one === undefined || cannotFight(fought) !== undefined ? { ...choice.draw(pick), fight: [] } : fought;
    };
    return legal(within(choice, [either, ...together], { pointer: "/fight", draw }));
  },
  resolve(ctx, { shadower, cruisers, fight }) {
    const pending = pendingOf(ctx.state, "transit_react");
    const none = { shadower: null, fought: false, ...battleOutcomeOf(ctx.state, noNews()) };
    const mover = opponentOf(pending.side);
    const piece = findPiece(ctx.state, mover, pending.movement.piece);
    const shadow = piece && transitShadowers(ctx.state, ctx.charts, mover, piece).find(({ id }) => id === shadower);
    const force = shadow && partCruisers(ctx, forceOf(ctx.state, pending.side, shadow.id), cruisers ?? []);
    if (shadow !== undefined && force !== undefined) {
      beginShadowing(ctx, pending.side, { ...shadow, id: force.id }, "6.3.3");
    }
    ctx.set(ctx.state, "pending", null, "LET_PASS", "6.6.1");
    if (fight.length > 0 && piece !== undefined && isForce(piece)) {
      const { fought, news } = fightInTransit(ctx, pending.side, piece, fight, pending.movement);
      return { shadower: null, fought, ...battleOutcomeOf(ctx.state, news) };
    }
    resume(ctx, mover, pending.movement);
    return { ...none, shadower: force?.id ?? null };
  },
});
