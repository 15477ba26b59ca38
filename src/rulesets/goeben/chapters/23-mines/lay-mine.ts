import * as z from "zod";
import { caseOf } from "../../../../core/choice/cases";
import { illegal, legal, reason } from "../../../../core/choice/legality";
import { every, oneOf } from "../../../../core/choice/values";
import type { Choice } from "../../../../core/contract/choice";
import { spaceOf } from "../../charts/map";
import type { Charts } from "../../charts/schema";
import { boxSchema, germanShipSchema, spaceSchema, unitSchema } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import { holderAt } from "../9-ports/sites";
import { defineGoeben } from "../operation";
import { germanInPlay } from "../shared/game";
import { type Laying, layMineAt } from "./mines";

/** 23.0, D-54 The mines that may be laid now; undefined without a mine or without a space for one. */
export function layings(state: Snapshot, charts: Charts): Choice<Laying> | undefined {
  const cases: Record<string, Choice<Laying>> = {};
  for (const ship of germanInPlay(state)) {
    const { boxes, path, space } = state.ships[ship];
    if (space === null || !boxes.includes("mines")) continue;
    const mines = boxes.flatMap((cargo, index) => (cargo === "mines" ? [index + 1] : []));
    const passed = [...new Set([...path, space])];
    const neutral = passed.filter((each) => holderAt(state, charts, each) === "neutral");
    const candidates = passed.filter((each) => !neutral.includes(each));
    if (candidates.length === 0) continue;
    const closed = neutral.map((value) => {
      return {
        value,
        reason: reason("NEUTRAL_SITE", "23.0", { place: spaceOf(charts, value) }),
      };
    });
    cases[ship] = every<Laying>({ ship: oneOf([ship]), box: oneOf(mines), space: oneOf(candidates, closed) });
  }
  return Object.keys(cases).length === 0 ? undefined : caseOf("ship", cases);
}

const input = z.strictObject({
  ship: germanShipSchema.describe("23.0 The light cruiser that lays the mine."),
  box: boxSchema.describe("The Hull box that holds the mine, from 1."),
  space: spaceSchema.describe("D-54 A space on the ship's path this turn, or its current space."),
});

const outcome = {
  ship: germanShipSchema,
  space: spaceSchema,
  mined: z.array(unitSchema).max(300).describe("23.0 Allied ships removed by the mine at once."),
  spent: z.boolean().describe("23.0 True if the mine exploded and returned to Available."),
};

/** 23.0 Lays a mine. */
export const layMine = defineGoeben<Laying, typeof outcome>({
  name: "layMine",
  kind: "MAY",
  title: "Lay a mine",
  doc: "Lays a mine from a light cruiser's Hull box in a space where the ship began, passed through or ended its move. Face-up Allied ships there check for the mine at once.",
  rules: ["23.0"],
  phases: { of: ["movement"], section: "23.0" },
  input,
  outcome,
  example: "mine-where-she-is",
  legality(state, charts) {
    const choice = layings(state, charts);
    return choice === undefined ? illegal("NO_MINE_TO_LAY", "23.0") : legal(choice);
  },
  resolve(ctx, laying) {
    const { mines } = ctx.state;
    const before = mines.length;
    const mined = layMineAt(ctx, laying);
    return { ship: laying.ship, space: laying.space, mined, spent: ctx.state.mines.length <= before };
  },
});
