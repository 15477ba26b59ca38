import type { RerollRule } from "../../../core/contract/ruleset";
import { boatFacts } from "../charts/pack";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";

/** 12.1.3, C.1 step 3 Hals und Beinbruch: a token has all dice of one roll thrown again, and the new result stands (D2). */
export const rerolls: RerollRule<Snapshot, Charts> = {
  refusal: ({ kommandant }) =>
    kommandant.rerolls > 0 ? undefined : { code: "NO_REROLL_HELD", section: "12.1.3", message: "No re-roll is held." },
  lost: ({ boat, end }, charts) =>
    (end !== null && end.fate !== "time_expired") || boat.flooding >= boatFacts(charts, boat.type).floodingBoxes,
  spend: (ctx) => {
    const { kommandant } = ctx.state;
    ctx.ruling("D2", "12.1.3");
    ctx.ruling("E-88", "12.1.3");
    ctx.set(kommandant, "rerolls", kommandant.rerolls - 1, "REROLL_SPENT", "12.1.3");
  },
  onlyLast: ({ rulings }) =>
    rulings.promptRerolls
      ? undefined
      : {
          code: "REROLL_ONLY_TO_LIVE",
          section: "12.1.3",
          message: "A re-roll is kept for the roll that ends the career (D2).",
        },
};
