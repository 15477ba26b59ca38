import * as z from "zod";
import { legal, reason } from "../../../core/choice/legality";
import { every, oneOf, someOf } from "../../../core/choice/values";
import { exampleSubmarine } from "../rules/examples-incidents";
import { germanAt } from "../rules/game";
import { eventOf, incidentStory } from "../rules/incident-story";
import { evade, evaders } from "../rules/incident-submarine";
import { continueIncidents, incidentOf } from "../rules/incidents";
import { markerOf } from "../rules/pool";
import { germanShipSchema, unitSchema } from "../schemas";
import { GERMAN_SHIPS, type GermanShipId } from "../vocabulary";
import { defineGoeben } from "./operation";

const pays = z.boolean().optional().describe("13.1 Whether this ship pays coal.");

const input = z.strictObject({
  coal: z
    .strictObject({ goeben: pays, moltke: pays, breslau: pays, stralsund: pays })
    .meta({ id: "GoebenEvasionInput", description: "13.1 Whether each ship that has the coal pays to evade." }),
});

type Coal = z.infer<typeof input>["coal"];

const outcome = {
  paid: z.array(germanShipSchema).max(4).describe("13.1 Ships that paid coal and got away."),
  hit: z.array(unitSchema).max(4).describe("13.1 Ships that a torpedo hit."),
  ...incidentStory,
};

/** 13.1 Evades a submarine, or risks its torpedoes. */
export const resolveSubmarineEvasion = defineGoeben<z.infer<typeof input>, typeof outcome>({
  name: "resolveSubmarineEvasion",
  title: "Evade a submarine",
  doc: "Each German ship that has the coal either pays it and is safe, or risks the submarine's torpedo; a ship without coal risks it. The incidents of the space then go on.",
  rules: ["13.1", "14.6"],
  phases: { of: ["submarine_evasion"], section: "13.1" },
  input,
  outcome,
  example: () => ({
    snapshot: exampleSubmarine("submarine_evasion"),
    input: { coal: { goeben: true, breslau: false } },
    seed: "messina-1914",
  }),
  legality(state, charts) {
    const { space } = incidentOf(state);
    const able = evaders(state, charts.LIMITS.facts.coalEvasion, space);
    const short = germanAt(state, space).filter((ship) => !able.includes(ship));
    const shut = short.map((ship) => [ship, reason("NO_COAL", "13.1", `${ship} has no coal to evade with.`)]);
    const members = Object.fromEntries(able.map((ship) => [ship, oneOf([true, false])]));
    const coal = someOf<Coal>(members, able.length, able.length, Object.fromEntries(shut));
    return legal(every({ coal: coal }));
  },
  resolve(ctx, { coal }) {
    const { space, queue } = incidentOf(ctx.state);
    const paid = GERMAN_SHIPS.filter((ship): ship is GermanShipId => coal[ship] === true);
    const hit = evade(ctx, space, paid);
    const event = eventOf(markerOf(ctx.state, queue[0]!), "evasion", { ships: hit });
    return { paid, hit, ...continueIncidents(ctx, event) };
  },
});
