import * as z from "zod";
import { illegal, legal, reason } from "../../../../core/choice/legality";
import { every, oneOf, someOf } from "../../../../core/choice/values";
import { germanShipSchema, spaceSchema, unitSchema } from "../../schemas";
import { GERMAN_SHIPS, type GermanShipId } from "../../vocabulary";
import { defineGoeben } from "../operation";
import { evaders, friendlyAt, germanAt, occupiedSpaces } from "../shared/game";
import { beginIncidents, continueIncidents, incidentOf, incidentsLeft } from "./incidents";
import { eventOf, incidentStory } from "./outcome";
import { markerOf } from "./pool";
import { evade, ram } from "./submarine";

const resolveIncidentsInput = z.strictObject({
  space: spaceSchema.describe("6.1 A space with friendly warships. You choose the order of spaces."),
});

/** 13.0 Resolves the incidents of a space. */
export const resolveIncidents = defineGoeben<z.infer<typeof resolveIncidentsInput>, typeof incidentStory>({
  name: "resolveIncidents",
  title: "Resolve the incidents of a space",
  doc: "Turns up the face-down markers of a space, draws from the pool by alert level and terrain, and resolves the markers in order. It stops at a choice.",
  rules: ["13.0", "13.1", "13.2", "5.3", "6.1", "23.0"],
  phases: { of: ["incidents"], section: "13.0" },
  input: resolveIncidentsInput,
  outcome: incidentStory,
  example: "draw-merchantman",
  legality(state, charts) {
    const remaining = incidentsLeft(state, charts);
    if (remaining.length === 0) return illegal("NO_INCIDENTS_LEFT", "13.0");
    const others = occupiedSpaces(state).filter((space) => !remaining.includes(space));
    const quiet = others.map((value) => {
      const done = state.done.includes(value);
      const why = done ? reason("INCIDENTS_RESOLVED", "13.0") : reason("NO_INCIDENTS_HERE", "13.2");
      return { value, reason: why };
    });
    return legal(every({ space: oneOf(remaining, quiet) }));
  },
  resolve: (ctx, { space }) => beginIncidents(ctx, space),
});

const pays = z.boolean().optional().describe("13.1 True if this ship pays coal.");

const resolveSubmarineEvasionInput = z.strictObject({
  coal: z
    .strictObject({ goeben: pays, moltke: pays, breslau: pays, stralsund: pays })
    .meta({ id: "GoebenEvasionInput", description: "13.1 For each ship that has coal, whether it pays to evade." }),
});

type Coal = z.infer<typeof resolveSubmarineEvasionInput>["coal"];

const resolveSubmarineEvasionOutcome = {
  paid: z.array(germanShipSchema).max(4).describe("13.1 Ships that paid coal and evaded."),
  hit: z.array(unitSchema).max(4).describe("13.1 Ships hit by a torpedo."),
  ...incidentStory,
};

/** 13.1 Evades a submarine, or risks its torpedoes. */
export const resolveSubmarineEvasion = defineGoeben<
  z.infer<typeof resolveSubmarineEvasionInput>,
  typeof resolveSubmarineEvasionOutcome
>({
  name: "resolveSubmarineEvasion",
  title: "Evade a submarine",
  doc: "Each German ship that has coal either pays it to evade or risks a torpedo. A ship without coal risks it. The incidents of the space then continue.",
  rules: ["13.1", "14.6"],
  phases: { of: ["submarine_evasion"], section: "13.1" },
  input: resolveSubmarineEvasionInput,
  outcome: resolveSubmarineEvasionOutcome,
  example: "evade-one-pays",
  legality(state, charts) {
    const { space } = incidentOf(state);
    const able = evaders(state, charts.LIMITS.facts.coalEvasion, space);
    const short = germanAt(state, space).filter((ship) => !able.includes(ship));
    const closed = short.map((ship) => [ship, reason("NO_COAL", "13.1", { ship })]);
    const members = Object.fromEntries(able.map((ship) => [ship, oneOf([true, false])]));
    const coal = someOf<Coal>(members, { min: able.length, max: able.length, closed: Object.fromEntries(closed) });
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

const chooseRammedShipInput = z.strictObject({
  ship: unitSchema.describe("13.1 The friendly warship that rammed the submarine."),
});

const chooseRammedShipOutcome = { ship: unitSchema, ...incidentStory };

/** 13.1 Chooses the ship that rammed the submarine. */
export const chooseRammedShip = defineGoeben<z.infer<typeof chooseRammedShipInput>, typeof chooseRammedShipOutcome>({
  name: "chooseRammedShip",
  title: "Choose the ship that rammed",
  doc: "Chooses which friendly warship in the space rammed and sank the submarine. That ship loses one Hull box. The incidents of the space then continue.",
  rules: ["13.1", "6.2"],
  phases: { of: ["submarine_ramming"], section: "13.1" },
  input: chooseRammedShipInput,
  outcome: chooseRammedShipOutcome,
  example: "ram-goeben",
  legality: (state) => legal(every({ ship: oneOf(friendlyAt(state, incidentOf(state).space)) })),
  resolve(ctx, { ship }) {
    const { queue } = incidentOf(ctx.state);
    ram(ctx, ship);
    const event = eventOf(markerOf(ctx.state, queue[0]!), "rammed", { ships: [ship] });
    return { ship, ...continueIncidents(ctx, event) };
  },
});
