import * as z from "zod";
import { every, oneOf, someOf, wholeNumber, within } from "../../../core/choice/values";
import type { Choice, Picker } from "../../../core/contract/choice";
import { defineOperation, type Legality } from "../../../core/contract/operation";
import type { Charts } from "../charts/schema";
import { exampleOffer } from "../rules/examples";
import { turnAt } from "../rules/game";
import { emptyTubes, freeReloads, goBack, loadOffered, roomFor } from "../rules/resupply";
import type { Snapshot } from "../snapshot";
import { TORPEDOES, TUBES } from "../vocabulary";
import { reloadingSchema, standing, standingOf } from "./outcomes";
import { reloadsSchema } from "./shared-schemas";

const input = z.strictObject({
  fwdReloads: reloadsSchema.describe("14.9.4 Torpedoes put into free forward reload boxes."),
  aftReloads: reloadsSchema.describe("14.9.4 Torpedoes put into free aft reload boxes."),
  tubes: reloadingSchema,
});

type Input = z.infer<typeof input>;

const outcome = z.strictObject({ taken: z.int32().min(0).describe("14.9 Torpedoes taken over."), ...standing });

function taken({ fwdReloads, aftReloads, tubes }: Input, type: "G7a" | "G7e"): number {
  const loaded = TUBES.filter((tube) => tubes[tube] === type).length;
  return fwdReloads[type] + aftReloads[type] + loaded;
}

function legality(state: Snapshot, charts: Charts): Legality<Input> {
  return { legal: true, input: offerChoice(state, charts) };
}

function offerChoice(state: Snapshot, charts: Charts): Choice<Input> {
  const room = roomFor(state, charts);
  const free = freeReloads(state, charts);
  const upTo = (boxes: number) =>
    every({ G7a: wholeNumber(0, Math.min(boxes, room.G7a)), G7e: wholeNumber(0, Math.min(boxes, room.G7e)) });
  const types = TORPEDOES.filter((type) => room[type] > 0);
  const tubes = types.length === 0 ? [] : emptyTubes(state, charts);
  const choice = every({
    fwdReloads: upTo(free.fwd),
    aftReloads: upTo(free.aft),
    tubes: someOf(Object.fromEntries(tubes.map((tube) => [tube, oneOf(types)])), 0),
  });
  const text = `At most ${room.G7a} G7a and ${room.G7e} G7e, ${free.fwd} in forward and ${free.aft} in aft reload boxes.`;
  const limit = { code: "NO_ROOM", section: "14.9.4", text };
  const fits = (given: Input): boolean =>
    TORPEDOES.every((type) => taken(given, type) <= room[type]) &&
    given.fwdReloads.G7a + given.fwdReloads.G7e <= free.fwd &&
    given.aftReloads.G7a + given.aftReloads.G7e <= free.aft;
  const draw = (pick: Picker): Input => {
    for (let tries = 0; tries < 20; tries += 1) {
      const drawn = choice.draw(pick);
      if (fits(drawn)) return drawn;
    }
    return { fwdReloads: { G7a: 0, G7e: 0 }, aftReloads: { G7a: 0, G7e: 0 }, tubes: {} };
  };
  return within<Input>(choice, limit, fits, "", draw);
}

/** 14.9 Takes torpedoes over at sea. */
export const takeTorpedoes = defineOperation<Snapshot, Charts, Input, z.infer<typeof outcome>>({
  name: "takeTorpedoes",
  title: "Take torpedoes over",
  doc: "Chooses how many of the torpedoes offered at sea are taken and where they go; the boat then goes back to its first area box.",
  rules: ["14.9", "14.9.4", "14.9.5"],
  input,
  outcome,
  example: () => ({
    snapshot: exampleOffer(),
    input: { fwdReloads: { G7a: 1, G7e: 0 }, aftReloads: { G7a: 0, G7e: 0 }, tubes: { fwd1: "G7a" } },
    seed: "gruss-an-kiel",
  }),
  phases: turnAt(["resupply"], "14.9"),
  legality,
  resolve: (ctx, given) => {
    loadOffered(ctx, given);
    goBack(ctx);
    const { phase, fate } = standingOf(ctx);
    return { taken: taken(given, "G7a") + taken(given, "G7e"), phase, fate };
  },
});
