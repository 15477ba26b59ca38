import * as z from "zod";
import { illegal, legal, reason } from "../../../../core/choice/legality";
import { every, oneOf } from "../../../../core/choice/values";
import {
  contactSchema,
  count,
  germanShipSchema,
  named,
  sideSchema,
  spaceSchema,
  unitSchema,
  visibilitySchema,
} from "../../schemas";
import { type GermanShipId, TURN_PHASES } from "../../vocabulary";
import { arrive } from "../12-movement/movement";
import { holdsAllies } from "../13-incidents/pool";
import { defineGoeben } from "../operation";
import { battleOf, byShip, occupiedSpaces } from "../shared/game";
import { noReload, reload } from "./ammunition";
import { battlesLeft, begin } from "./begin-battle";
import {
  breakOffChoice,
  type ContactInput,
  contactChoice,
  type GunneryInput,
  gunneryChoice,
  type TorpedoInput,
  torpedoChoice,
} from "./choices";
import { makeContact } from "./contact";
import { callOff } from "./end-battle";
import { fireGuns, fireTorpedoes } from "./german-fire";
import { fight, playOn, takeTurn } from "./order-of-fire";
import { battleEndSchema, salvoOutcome, salvoSchema, sequel, sequelOutcome } from "./outcomes";

const beginBattleInput = z.strictObject({
  space: spaceSchema.describe("14.0 A space with both friendly and Allied warships."),
});

const beginBattleOutcome = {
  space: spaceSchema,
  night: z.boolean().describe("22.0 The battle takes place at night."),
  visibility: visibilitySchema.describe("D-28 Visibility. If it is poor, there is no battle."),
};

/** 14.1 Begins the naval combat of one space. */
export const beginBattle = defineGoeben<z.infer<typeof beginBattleInput>, typeof beginBattleOutcome>({
  name: "beginBattle",
  title: "Begin a naval battle",
  doc: "Forms the two sides in one space. Rolls for night with that option, and for Limited Visibility if it is in effect. In poor visibility the Allied ships return to the pool; otherwise contact follows.",
  rules: ["14.0", "14.1", "22.0", "13.1"],
  phases: { of: ["naval_combat"], section: "14.0" },
  input: beginBattleInput,
  outcome: beginBattleOutcome,
  example: "begin",
  legality(state) {
    const spaces = battlesLeft(state);
    if (spaces.length === 0) return illegal("NO_BATTLE", "14.0");
    const stormy = occupiedSpaces(state).filter((space) => {
      return state.storms.includes(space) && holdsAllies(state, space);
    });
    const closed = stormy.map((value) => ({ value, reason: reason("STORM", "13.1") }));
    return legal(every({ space: oneOf(spaces, closed) }));
  },
  resolve: (ctx, { space }) => ({ space, ...begin(ctx, "naval", space) }),
});

const resolveContactInput = z.strictObject({
  leader: unitSchema.describe("14.3 The ship that provides Leadership."),
  speed: unitSchema.describe("14.3 The ship that provides speed."),
  maximumSpeed: z.boolean().describe("14.3 That ship spends coal to use its maximum speed."),
});

const resolveContactOutcome = {
  contact: contactSchema,
  first: sideSchema.nullable().describe("14.3 The side with First Salvo; null if there is no contact."),
  alliesBrokeOff: z.boolean().describe("14.4 True if the Allied force broke off."),
  ...sequel,
};

/** 14.3 Makes contact. */
export const resolveContact = defineGoeben<ContactInput, typeof resolveContactOutcome>({
  name: "resolveContact",
  title: "Make contact",
  doc: "Rolls for contact with one ship's Leadership and one ship's speed. Without contact there is no battle. With German First Salvo you break off or fight. With Allied First Salvo the Allies break off or fire at once.",
  rules: ["14.3", "14.4", "14.15", "16.0"],
  phases: { of: ["contact"], section: "14.3" },
  input: resolveContactInput,
  outcome: resolveContactOutcome,
  example: "rating-usual",
  legality: (state, charts) => legal(contactChoice(state, charts)),
  resolve(ctx, plan) {
    const { contact, first, alliesBrokeOff, ...rest } = makeContact(ctx, plan);
    return { contact, first, alliesBrokeOff, ...sequelOutcome(rest) };
  },
});

const acceptBattleInput = z.strictObject({});

/** 14.4 Fights instead of breaking off. */
export const acceptBattle = defineGoeben<z.infer<typeof acceptBattleInput>, typeof sequel>({
  name: "acceptBattle",
  title: "Accept battle",
  doc: "Fights after you win First Salvo. The first round of fire follows. Coastal Defense units turn face up now.",
  rules: ["14.4", "14.2", "16.0"],
  phases: { of: ["break_off"], section: "14.4" },
  input: acceptBattleInput,
  outcome: sequel,
  example: "accept",
  legality: () => legal(every({})),
  resolve: (ctx) => sequelOutcome(fight(ctx)),
});

const flights = (id: string, description: string) =>
  z
    .array(
      named(
        () => z.strictObject({ ship: unitSchema, space: spaceSchema }),
        id,
        "14.4 A ship and the space that it moves to.",
      ),
    )
    .min(1)
    .max(64)
    .describe(description);

const breakOffInput = z.strictObject({
  to: flights("FlightInput", "14.4 Every friendly ship in the battle, exactly once."),
});

const breakOffOutcome = {
  to: flights("Flight", "14.4 New positions of the ships."),
  end: battleEndSchema.describe("14.4 How the battle ended without a fight."),
};

/** 14.4 Breaks off. */
export const breakOff = defineGoeben<z.infer<typeof breakOffInput>, typeof breakOffOutcome>({
  name: "breakOff",
  title: "Break off",
  doc: "Refuses battle after you win First Salvo. Every ship moves to an adjacent space. That space may not be a neutral or enemy port, or contain an Allied warship or Incident marker. All ships break off, or none.",
  rules: ["14.4"],
  phases: { of: ["break_off"], section: "14.4" },
  input: breakOffInput,
  outcome: breakOffOutcome,
  example: "break-off-together",
  legality(state, charts) {
    const choice = breakOffChoice(state, charts);
    return choice === undefined ? illegal("NO_REFUGE/any", "14.4") : legal(choice);
  },
  resolve(ctx, { to }) {
    const { kind } = battleOf(ctx.state);
    ctx.ruling(kind === "naval" ? "D-31" : "D-49b", "14.4");
    const end = callOff(ctx, "broke_off");
    for (const { ship, space } of to) arrive(ctx, ship, space, "14.4");
    return { to, end };
  },
});

const resolveGunneryRoundInput = z.strictObject({
  ship: unitSchema.describe("14.5 The friendly ship that acts now."),
  target: unitSchema.nullable().describe("14.5 The Allied target; null to hold fire."),
  maximumFire: z
    .boolean()
    .describe("14.9 Declares maximum fire for the whole battle at the ship's first gunfire. False after that."),
});

const resolveGunneryRoundOutcome = {
  salvo: salvoSchema.nullable().describe("14.5 The ship's fire; null if it held fire."),
  ...sequel,
};

/** 14.5 One friendly ship fires its guns. */
export const resolveGunneryRound = defineGoeben<GunneryInput, typeof resolveGunneryRoundOutcome>({
  name: "resolveGunneryRound",
  title: "Fire the guns of a ship",
  doc: "One friendly ship fires the guns of this round at one Allied ship, or holds fire. After the last friendly ship, the other side fires. Play continues to your next decision or to the end of the battle.",
  rules: ["14.2", "14.5", "14.7", "14.8", "14.9", "14.11", "14.13", "14.14", "20.0"],
  phases: { of: ["gunnery"], section: "14.5" },
  input: resolveGunneryRoundInput,
  outcome: resolveGunneryRoundOutcome,
  example: "gunnery-worked-example",
  legality: (state, charts) => legal(gunneryChoice(state, charts)),
  resolve(ctx, { ship, target, maximumFire }) {
    takeTurn(ctx, ship, target !== null);
    const salvo = target === null ? null : salvoOutcome(fireGuns(ctx, ship, target, maximumFire));
    return { salvo, ...sequelOutcome(playOn(ctx)) };
  },
});

const resolveTorpedoRoundInput = z.strictObject({
  ship: unitSchema.describe("14.6 The friendly ship that acts now."),
  torpedoes: z
    .int32()
    .min(0)
    .max(20)
    .describe("14.10 Torpedoes that a German ship fires. 0 to hold fire, and for an Austro-Hungarian ship."),
  target: unitSchema.nullable().describe("14.6 The Allied target; null to hold fire."),
});

const resolveTorpedoRoundOutcome = {
  salvo: salvoSchema.nullable().describe("14.6 The ship's fire; null if it held fire."),
  ...sequel,
};

/** 14.6 One friendly ship fires torpedoes. */
export const resolveTorpedoRound = defineGoeben<TorpedoInput, typeof resolveTorpedoRoundOutcome>({
  name: "resolveTorpedoRound",
  title: "Fire the torpedoes of a ship",
  doc: "One friendly ship fires torpedoes at one Allied ship, or holds fire. After the last friendly ship, the other side fires. The battle ends with this round.",
  rules: ["14.2", "14.6", "14.7", "14.10", "14.12", "14.13", "14.14"],
  phases: { of: ["torpedoes"], section: "14.6" },
  input: resolveTorpedoRoundInput,
  outcome: resolveTorpedoRoundOutcome,
  example: "torpedoes-hit-1",
  legality: (state, charts) => legal(torpedoChoice(state, charts)),
  resolve(ctx, { ship, torpedoes, target }) {
    takeTurn(ctx, ship, target !== null);
    const salvo = target === null ? null : salvoOutcome(fireTorpedoes(ctx, ship, target, torpedoes));
    return { salvo, ...sequelOutcome(playOn(ctx)) };
  },
});

const reloadTorpedoesInput = z.strictObject({
  ship: germanShipSchema.describe("14.10 A ship that carries a Torpedo Reload."),
});

const reloadTorpedoesOutcome = { ship: germanShipSchema, torpedoes: count(20, "14.10 Torpedoes aboard now.") };

/** 14.10 Spends a Torpedo Reload. */
export const reloadTorpedoes = defineGoeben<{ ship: GermanShipId }, typeof reloadTorpedoesOutcome>({
  name: "reloadTorpedoes",
  kind: "MAY",
  title: "Reload torpedoes",
  doc: "Uses a ship's Torpedo Reload at the end of any phase and sets its torpedoes to the maximum.",
  rules: ["14.10"],
  phases: { of: TURN_PHASES, section: "14.10" },
  input: reloadTorpedoesInput,
  outcome: reloadTorpedoesOutcome,
  example: "reload-movement",
  legality: (state, charts) =>
    byShip(
      state,
      (ship) => noReload(state, charts, ship),
      (ship) => every<{ ship: GermanShipId }>({ ship: oneOf([ship]) }),
      reason("NO_TORPEDO_RELOAD/any", "14.10"),
    ),
  resolve(ctx, { ship }) {
    reload(ctx, ship);
    return { ship, torpedoes: ctx.state.ships[ship].torpedoes };
  },
});
