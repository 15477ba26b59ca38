import * as z from "zod";
import { illegal } from "../../../core/choice/legality";
import { every, wholeNumber, within } from "../../../core/choice/values";
import type { Picker } from "../../../core/contract/choice";
import { defineOperation, type Legality } from "../../../core/contract/operation";
import type { Charts } from "../charts/schema";
import { engagementOf, turnAt } from "../rules/game";
import { examplePackRound } from "../rules/pack-examples";
import { drawHunted, jointBattle, packFormat, packModifiers } from "../rules/wolfpack";
import type { Snapshot } from "../snapshot";
import { standing, standingOf } from "./outcomes";

const input = z.strictObject({
  boats: z.int32().min(1).max(24).describe("13.5.4 Boats of the pack that attack in this round, this one included."),
  own: z.int32().min(1).max(24).describe("13.5.4 Which of them this one is, counted from 1 in an order all agree on."),
});

type Input = z.infer<typeof input>;

const outcome = z.strictObject({
  hunted: z.int32().min(1).max(24).describe("13.5.4 Which of the boats the escort is after."),
  modifier: z.int32().describe("13.5.4 This boat's modifier of E2 in this round; 0 without a radio."),
  ...standing,
});

function legality(state: Snapshot, charts: Charts): Legality<Input> {
  const battle = jointBattle(engagementOf(state));
  if (battle === null) return illegal("NO_PACK_BATTLE", "13.5.4", "This boat fights alone; there is nothing to draw.");
  if (battle.draw !== null) return illegal("PACK_DRAWN", "13.5.4", "This round has been drawn for.");
  const { size } = packFormat(charts).pack;
  const choice = every({ boats: wholeNumber(1, size), own: wholeNumber(1, size) });
  const text = "Among so many boats, own is a number from 1 to boats.";
  const limit = { code: "NOT_IN_THE_DRAW", section: "13.5.4", text };
  const draw = (pick: Picker): Input => {
    const boats = 1 + pick(size);
    return { boats, own: 1 + pick(boats) };
  };
  return { legal: true, input: within(choice, limit, ({ boats, own }) => own <= boats, "/own", draw) };
}

/** 13.5.4 Draws which boat of the pack the escort is after in this round. */
export const resolvePackDraw = defineOperation<Snapshot, Charts, Input, z.infer<typeof outcome>>({
  name: "resolvePackDraw",
  title: "Draw for the pack",
  doc: "Draws which of the attacking boats of a pack the escort is after: one die for each, the lowest is hunted, and ties for it roll again. Every boat of the round is sent the same dice.",
  rules: ["13.5.4"],
  input,
  outcome,
  example: () => ({ snapshot: examplePackRound(), input: { boats: 3, own: 2 }, seed: "gruss-an-kiel" }),
  phases: turnAt(["attack"], "13.5.4"),
  legality,
  resolve(ctx, { boats, own }) {
    const battle = jointBattle(engagementOf(ctx.state))!;
    ctx.ruling("E-92", "13.5.4");
    const hunted = drawHunted(ctx, boats);
    ctx.set(battle, "draw", { boats, own, hunted }, "PACK_DRAWN", "13.5.4");
    const modifier = packModifiers(ctx).reduce((sum, { value }) => sum + value, 0);
    const { phase, fate } = standingOf(ctx);
    return { hunted, modifier, phase, fate };
  },
});
