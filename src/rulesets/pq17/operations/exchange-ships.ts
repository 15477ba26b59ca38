import * as z from "zod";
import { type Choice, every, oneOf, within } from "../../../core/operation/choice";
import { closed, reason } from "../../../core/operation/door";
import { byCase } from "../rules/doors";
import { exampleAt } from "../rules/examples";
import { forceOf, forcesOf, phasingOf } from "../rules/game";
import { backFrom, cannotExchange, exchange, givable, namedOnce, returnable } from "../rules/joining";
import { pieceSchema, shareSchema } from "../schemas";
import type { Snapshot } from "../snapshot";
import type { Force } from "../snapshot-forces";
import { definePq17 } from "./operation";

const input = z.strictObject({
  force: pieceSchema.describe("1.2.5 The force that gives."),
  to: pieceSchema.describe("1.2.5 The force that takes."),
  units: z.array(shareSchema).min(1).max(60).describe("1.2.5 CS of each unit that goes over."),
  back: z.array(shareSchema).max(60).describe("1.2.5 CS of each unit that comes back for them; none where none does."),
});
type Input = z.infer<typeof input>;

/** Scenario PQ-17 in the combine segment of the Allies with the cruisers beside the convoy. */
function example(): Snapshot {
  const state = exampleAt("combine");
  const cover = state.sides.allied.forces.find(({ id }) => id === "tf_cruiser_cover");
  if (cover !== undefined) cover.at = "0410";
  return state;
}

/** 1.2.5 Ships go over from one force to another. */
export const exchangeShips = definePq17<Input, { force: typeof pieceSchema; to: typeof pieceSchema }>({
  name: "exchangeShips",
  title: "Exchange ships",
  doc: "Warships and auxiliaries of one force go over to another of the same hex or port, and others may come back; each force has the fuel of the ships that it then holds.",
  rules: ["1.2.5", "1.2.1", "1.2.2", "11.1.1"],
  turn: { at: ["combine"], section: "1.2.5" },
  input,
  outcome: { force: pieceSchema, to: pieceSchema },
  example: () => ({
    snapshot: example(),
    input: { force: "convoy_pq_17", to: "tf_cruiser_cover", units: [{ unit: "dd_ai", cs: 1 }], back: [] },
    seed: "bear-island",
  }),
  door(state, charts) {
    const side = state.phasing;
    if (side === null) return closed("OUT_OF_TURN", "1.2.5", "No side is phasing.");
    const forces = forcesOf(state, side);
    return byCase<Input, Force>(
      "force",
      forces,
      ({ id }) => id,
      (force) => {
        const units = givable(charts, force);
        const small = { code: "SHIPS_FIT_NOWHERE", section: "1.2.5", text: "The other force can hold these ships." };
        const one = units?.draw(() => 0) ?? [];
        const others = forces.filter((to) => cannotExchange(state, charts, force, to, one) === undefined);
        if (units === undefined || others.length === 0) {
          return reason("NOTHING_TO_EXCHANGE", "1.2.5", `${force.id} has nothing to give to another force here.`);
        }
        const choice = every<Input>({
          force: oneOf<string>([force.id]),
          to: oneOf<string>(others.map(({ id }) => id)),
          units,
          back: backFrom(charts, others),
        }) as Choice<Input>;
        const fits = (value: Input): boolean => {
          const to = forces.find(({ id }) => id === value.to);
          if (to === undefined || !namedOnce(value.units) || !namedOnce(value.back)) return false;
          if (returnable(charts, to).check(value.back) !== undefined) return false;
          return cannotExchange(state, charts, force, to, value.units, value.back) === undefined;
        };
        return within(choice, small, fits, "/units", (pick) => ({
          force: force.id,
          to: others[pick(others.length)]!.id,
          units: one,
          back: [],
        }));
      },
      reason("NO_FORCE", "1.2.5", "This side has no force."),
    );
  },
  resolve(desk, { force, to, units, back }) {
    const side = phasingOf(desk.state);
    exchange(desk, side, forceOf(desk.state, side, force), forceOf(desk.state, side, to), units, back);
    return { force, to };
  },
});
