import * as z from "zod";
import { byCase, illegal, reason } from "../../../core/choice/legality";
import { every, later, oneOf, within } from "../../../core/choice/values";
import type { Choice } from "../../../core/contract/choice";
import type { Charts } from "../charts/schema";
import { exampleAt } from "../rules/examples";
import { forceOf, forcesOf, phasingOf } from "../rules/game";
import { backFrom, cannotExchange, exchange, givable, leastGift, returnable } from "../rules/joining";
import type { Share } from "../rules/shares";
import { partSchema, pieceSchema } from "../schemas";
import type { Snapshot } from "../snapshot";
import type { Force } from "../snapshot-forces";
import { definePq17 } from "./operation";

const input = z.strictObject({
  force: pieceSchema.describe("1.2.5 The force that gives."),
  to: pieceSchema.describe("1.2.5 The force that takes."),
  units: z.array(partSchema).min(1).max(60).describe("1.2.5 CS of each unit that goes over."),
  back: z.array(partSchema).max(60).describe("1.2.5 CS of each unit that comes back for them; none where none does."),
});

type Input = z.infer<typeof input>;

/** Scenario PQ-17 in the combine segment of the Allies with the cruisers beside the convoy. */
function example(): Snapshot {
  const state = exampleAt("combine");
  const cover = state.sides.allied.forces.find(({ id }) => id === "tf_cruiser_cover");
  if (cover !== undefined) cover.at = "0410";
  return state;
}

const FIT_NOWHERE = { code: "SHIPS_FIT_NOWHERE", section: "1.2.5", text: "The other force can hold these ships." };

/** 1.2.5 What a force may exchange with others beside it, each of which can take its least gift. */
function exchanges(
  state: Snapshot,
  charts: Charts,
  force: Force,
  others: readonly Force[],
  gift: readonly Share[],
): Choice<Input> {
  const choice = every<Input>({
    force: oneOf<string>([force.id]),
    to: oneOf<string>(others.map(({ id }) => id)),
    units: givable(charts, force),
    back: later(() => backFrom(charts, others)),
  });
  const fits = (value: Input): boolean => {
    const to = others.find(({ id }) => id === value.to);
    if (to === undefined || givable(charts, force).check(value.units) !== undefined) return false;
    if (returnable(charts, to).check(value.back) !== undefined) return false;
    return cannotExchange(state, charts, force, to, value.units, value.back) === undefined;
  };
  return within(choice, FIT_NOWHERE, fits, "/units", (pick) => ({
    force: force.id,
    to: others[pick(others.length)]!.id,
    units: [...gift],
    back: [],
  }));
}

/** 1.2.5 Ships go over from one force to another. */
export const exchangeShips = definePq17<Input, { force: typeof pieceSchema; to: typeof pieceSchema }>({
  name: "exchangeShips",
  title: "Exchange ships",
  doc: "Warships and auxiliaries of one force go over to another of the same hex or port, and others may come back; a ship in tow goes with its tower, and each force has the fuel of the ships that it then holds.",
  rules: ["1.2.5", "1.2.1", "1.2.2", "11.1.1"],
  phases: { of: ["combine"], section: "1.2.5" },
  input,
  outcome: { force: pieceSchema, to: pieceSchema },
  example: () => ({
    snapshot: example(),
    input: { force: "convoy_pq_17", to: "tf_cruiser_cover", units: [{ unit: "dd_ai", cs: 1 }], back: [] },
    seed: "bear-island",
  }),
  legality(state, charts) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN", "1.2.5", "No side is phasing.");
    const forces = forcesOf(state, side);
    return byCase<Input, Force>(
      "force",
      forces,
      ({ id }) => id,
      (force) => {
        const beside = forces.filter((to) => to.id !== force.id && to.at === force.at && to.station === force.station);
        const gift = beside.length === 0 ? [] : leastGift(charts, force);
        const fits = (to: Force): boolean => cannotExchange(state, charts, force, to, gift) === undefined;
        const others = gift.length === 0 ? [] : beside.filter(fits);
        return others.length === 0
          ? reason("NOTHING_TO_EXCHANGE", "1.2.5", `${force.id} has nothing to give to another force here.`)
          : later(() => exchanges(state, charts, force, others, gift));
      },
      reason("NO_FORCE", "1.2.5", "This side has no force."),
    );
  },
  resolve(ctx, { force, to, units, back }) {
    const side = phasingOf(ctx.state);
    exchange(ctx, side, forceOf(ctx.state, side, force), forceOf(ctx.state, side, to), units, back);
    return { force, to };
  },
});
