import * as z from "zod";
import type { Context } from "../shared/context";
import { engagementOf, inPhases } from "../shared/game";
import { defineHunters } from "../shared/operation";
import { noChoice, noInput } from "../shared/outcomes";
import { endCombat, endEncounter } from "./encounter-end";

const breakOffOutcome = {
  ended: z.enum(["declined", "stopped", "broke_off", "not_followed"]).meta({
    id: "HuntersBreakOff",
    description: "What you ended: an attack not made, a fight, a fight after an escort arrived, or following.",
  }),
};

function ending(ctx: Context): z.infer<z.ZodObject<typeof breakOffOutcome>>["ended"] {
  const { phase } = ctx.state;
  if (phase === "follow") return "not_followed";
  if (phase === "escort_arrived") return "broke_off";
  if (phase === "pack_call") return "declined";
  return engagementOf(ctx.state).fought ? "stopped" : "declined";
}

/** 8.1.4, 8.2.6, 9.4.3, 9.7.8 Ends the engagement: declines, stops or does not follow. */
export const breakOff = defineHunters({
  name: "breakOff",
  kind: "END",
  title: "Break off",
  doc: "Ends the engagement: declines an attack, stops fighting unescorted ships, breaks off after an escort arrives, or declines to follow or join the wolfpack.",
  rules: ["8.1.4", "8.2.6", "9.4.3", "9.7.1", "13.5.5"],
  input: noInput,
  outcome: breakOffOutcome,
  example: "break-off-contact",
  phases: inPhases(["pack_call", "convoy", "contact", "attack", "round", "escort_arrived", "follow"], "8.1.4"),
  legality: () => ({
    legal: true,
    input: noChoice,
  }),
  resolve(ctx) {
    const ended = ending(ctx);
    if (ended === "broke_off") ctx.ruling("E-71", "9.4.4");
    if (ended === "stopped" || ended === "broke_off") endCombat(ctx);
    else endEncounter(ctx);
    return { ended };
  },
});
