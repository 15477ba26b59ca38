import * as z from "zod";
import { legal } from "../../../core/choice/legality";
import { every } from "../../../core/choice/values";
import { fight } from "../rules/battle-start";
import { exampleMeeting } from "../rules/examples-battle";
import { sequel, sequelTold } from "./battle-outcomes";
import { defineGoeben } from "./operation";

const input = z.strictObject({});

/** 14.4 Fights instead of breaking off. */
export const acceptBattle = defineGoeben<z.infer<typeof input>, typeof sequel>({
  name: "acceptBattle",
  title: "Accept battle",
  doc: "With First Salvo the player fights; the first round of fire follows. Coastal defence units turn face up now.",
  rules: ["14.4", "14.2", "16.0"],
  phases: { of: ["break_off"], section: "14.4" },
  input,
  outcome: sequel,
  example: () => ({ snapshot: exampleMeeting("break_off"), input: {}, seed: "messina-1914" }),
  legality: () => legal(every({})),
  resolve: (ctx) => sequelTold(fight(ctx)),
});
