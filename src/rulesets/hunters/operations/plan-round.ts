import * as z from "zod";
import { illegal } from "../../../core/choice/legality";
import { type Closed, every, oneOf } from "../../../core/choice/values";
import { defineOperation, type Legality } from "../../../core/contract/operation";
import type { Charts } from "../charts/schema";
import { works } from "../rules/crew";
import { exampleUnescorted } from "../rules/examples";
import { engagementOf, enterPhase, turnAt } from "../rules/game";
import { modeSchema, rangeSchema } from "../schemas";
import type { Snapshot } from "../snapshot";
import { type Mode, RANGES } from "../vocabulary";
import { standing, standingOf } from "./outcomes";

const input = z.strictObject({
  mode: modeSchema.describe("9.4.2 On the surface or submerged."),
  range: rangeSchema,
});

type Input = z.infer<typeof input>;

const outcome = z.strictObject({ mode: modeSchema, range: rangeSchema, ...standing });

function legality(state: Snapshot): Legality<Input> {
  if (engagementOf(state).escorted) return illegal("ESCORTED", "9.2", "These ships are escorted; attack them instead.");
  const blocked = state.rulings.periscopeBlocksSubmergedAttack && !works(state, "periscope");
  const shut: Closed<Mode>[] = [
    {
      value: "night_surface",
      reason: { code: "SAME_AS_SURFACE", section: "9.4.2", message: "Against unescorted ships choose surface (E-4)." },
    },
  ];
  if (blocked) {
    const message = "Without a periscope there is no submerged attack (E-33).";
    shut.push({ value: "submerged", reason: { code: "PERISCOPE_DAMAGED", section: "10.0", message } });
  }
  const modes: Mode[] = blocked ? ["surface"] : ["surface", "submerged"];
  return { legal: true, input: every({ mode: oneOf(modes, shut), range: oneOf(RANGES) }) };
}

/** 9.4.2 Plans a round against unescorted ships. */
export const planRound = defineOperation<Snapshot, Charts, Input, z.infer<typeof outcome>>({
  name: "planRound",
  title: "Plan a round against unescorted ships",
  doc: "Chooses posture and range for one round against unescorted ships; each weapon may then be used once (E-5).",
  rules: ["9.4.2", "9.1.4", "9.1.5"],
  input,
  outcome,
  example: () => ({ snapshot: exampleUnescorted(), input: { mode: "surface", range: "close" }, seed: "gruss-an-kiel" }),
  phases: turnAt(["attack"], "9.4.2"),
  legality,
  resolve(ctx, { mode, range }) {
    const round = { mode, range, fwdFired: false, aftFired: false, gunFired: false, closed: false };
    ctx.set(engagementOf(ctx.state), "round", round, "ROUND_PLANNED", "9.4.2");
    ctx.ruling("E-3", "9.4.2");
    ctx.ruling("E-5", "9.1.4");
    if (mode === "surface" && engagementOf(ctx.state).dayNight === "night") ctx.ruling("E-4", "9.5");
    if (mode === "submerged" && !works(ctx.state, "periscope")) ctx.ruling("E-33", "10.0");
    enterPhase(ctx, "round", "9.4.2");
    const { phase, fate } = standingOf(ctx);
    return { mode, range, phase, fate };
  },
});
