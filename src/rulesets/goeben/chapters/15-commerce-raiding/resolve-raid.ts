import * as z from "zod";
import { caseOf } from "../../../../core/choice/cases";
import { illegal, legal } from "../../../../core/choice/legality";
import { every, oneOf } from "../../../../core/choice/values";
import { spaceSchema, unitSchema } from "../../schemas";
import { markerOf } from "../13-incidents/pool";
import { defineGoeben } from "../operation";
import { friendlyAt } from "../shared/game";
import { raid, raidsOpen } from "./raiding";

type Raid = { marker: string; leader: string };

const input = z.strictObject({
  marker: unitSchema.describe("15.0 ID of the Merchantman marker."),
  leader: unitSchema.describe("15.0 The friendly ship there that provides Leadership."),
});

const outcome = { marker: unitSchema, space: spaceSchema, won: z.int32().describe("15.0 VP won.") };

/** 15.0 Raids a Merchantman. */
export const resolveRaid = defineGoeben<Raid, typeof outcome>({
  name: "resolveRaid",
  title: "Raid a Merchantman",
  doc: "Raids a Merchantman in a space with a friendly warship. VP equal one die, plus the Leadership of one ship there, plus one die with a Seebataillon aboard. The marker then returns to the pool.",
  rules: ["15.0"],
  phases: { of: ["raiding"], section: "15.0" },
  input,
  outcome,
  example: "raid-usual-1",
  legality(state) {
    const cases = raidsOpen(state).map((marker) => {
      const ships = friendlyAt(state, markerOf(state, marker).space!);
      return [marker, every<Raid>({ marker: oneOf([marker]), leader: oneOf(ships) })] as const;
    });
    if (cases.length === 0) return illegal("NO_MERCHANTMAN", "15.0");
    return legal(caseOf<Raid>("marker", Object.fromEntries(cases)));
  },
  resolve(ctx, { marker, leader }) {
    const merchantman = markerOf(ctx.state, marker);
    const space = merchantman.space!;
    return { marker, space, won: raid(ctx, merchantman, leader) };
  },
});
