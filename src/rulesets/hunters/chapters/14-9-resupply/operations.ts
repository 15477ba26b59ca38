import * as z from "zod";
import { reason } from "../../../../core/choice/legality";
import { limitSum } from "../../../../core/choice/limits";
import { every, oneOf, someOf, wholeNumber, within } from "../../../../core/choice/values";
import type { Choice, Picker } from "../../../../core/contract/choice";
import type { Legality } from "../../../../core/contract/operation";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { TORPEDOES, type Torpedo, TUBES } from "../../vocabulary";
import { torpedoCountSchema } from "../7-patrols/state";
import { airOutcome, airSchema } from "../9-8-aircraft/air-report";
import { inPhases } from "../shared/game";
import { defineHunters } from "../shared/operation";
import { noChoice, noInput, reloadingSchema, reloadsSchema } from "../shared/outcomes";
import { emptyTubes, freeReloads, goBack, loadOffered, noSupply, roomFor, trySupply } from "./resupply";

const resolveResupplyOutcome = {
  met: z.boolean().describe("14.9 The boat met a supply boat."),
  air: airSchema.nullable().describe("14.9.3 The aircraft that interrupted the resupply, if any."),
  offer: torpedoCountSchema.nullable().describe("14.9 Torpedoes on offer; null if there was no resupply."),
};

function resolveResupplyLegality(state: Snapshot, charts: Charts): Legality<z.infer<typeof noInput>> {
  const reason = noSupply(state, charts);
  return reason === undefined ? { legal: true, input: noChoice } : { legal: false, reason };
}

/** 14.9 Tries to be resupplied at sea. */
export const resolveResupply = defineHunters({
  name: "resolveResupply",
  kind: "MAY",
  title: "Resupply at sea",
  doc: "With option `resupplyAtSea`, tries to meet a supply boat after the last area box. Resupply refills deck gun ammunition and may offer torpedoes. The boat then returns to its first area box.",
  rules: ["14.9", "14.9.1", "14.9.2", "14.9.3", "14.9.5", "14.9.6"],
  input: noInput,
  outcome: resolveResupplyOutcome,
  example: "resupply-offer-g7a-4",
  phases: inPhases(["at_sea"], "14.9"),
  legality: resolveResupplyLegality,
  resolve: (ctx) => {
    const { met, air, offer } = trySupply(ctx);
    return { met, air: air === null ? null : airOutcome(air), offer };
  },
});

const input = z.strictObject({
  fwdReloads: reloadsSchema.describe("14.9.4 Torpedoes for empty forward reload boxes."),
  aftReloads: reloadsSchema.describe("14.9.4 Torpedoes for empty aft reload boxes."),
  tubes: reloadingSchema,
});

type Input = z.infer<typeof input>;

const takeTorpedoesOutcome = {
  taken: z.int32().min(0).describe("14.9 Torpedoes taken aboard."),
};

function torpedoesTaken({ fwdReloads, aftReloads, tubes }: Input, type: Torpedo): number {
  const loaded = TUBES.filter((tube) => tubes[tube] === type).length;
  return fwdReloads[type] + aftReloads[type] + loaded;
}

function takeTorpedoesLegality(state: Snapshot, charts: Charts): Legality<Input> {
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
    tubes: someOf(Object.fromEntries(tubes.map((tube) => [tube, oneOf(types)]))),
  });
  const limit = reason("NO_ROOM", "14.9.4", { g7a: room.G7a, g7e: room.G7e, fwd: free.fwd, aft: free.aft });
  const boxes = (key: string, max: number) =>
    limitSum(limit, { pointers: TORPEDOES.map((type) => `/${key}/${type}`) }, { max });
  const ofType = (type: Torpedo) =>
    limitSum(
      limit,
      { pointers: [`/fwdReloads/${type}`, `/aftReloads/${type}`, "/tubes/*"] },
      { max: room[type], weights: { [type]: 1 } },
    );
  const rules = [...TORPEDOES.map(ofType), boxes("fwdReloads", free.fwd), boxes("aftReloads", free.aft)];
  const draw = (pick: Picker): Input => {
    for (let tries = 0; tries < 20; tries += 1) {
      const choiceDrawn = choice.draw(pick);
      if (rules.every(({ check }) => check(choiceDrawn) === true)) return choiceDrawn;
    }
    return { fwdReloads: { G7a: 0, G7e: 0 }, aftReloads: { G7a: 0, G7e: 0 }, tubes: {} };
  };
  return within<Input>(choice, rules, { draw });
}

/** 14.9 Takes torpedoes over at sea. */
export const takeTorpedoes = defineHunters({
  name: "takeTorpedoes",
  title: "Take torpedoes aboard",
  doc: "Chooses how many of the torpedoes on offer to take and where to put them. The boat then returns to its first area box.",
  rules: ["14.9", "14.9.4", "14.9.5"],
  input,
  outcome: takeTorpedoesOutcome,
  example: "take-reloads",
  phases: inPhases(["resupply"], "14.9"),
  legality: takeTorpedoesLegality,
  resolve: (ctx, input) => {
    loadOffered(ctx, input);
    goBack(ctx);
    return { taken: torpedoesTaken(input, "G7a") + torpedoesTaken(input, "G7e") };
  },
});
