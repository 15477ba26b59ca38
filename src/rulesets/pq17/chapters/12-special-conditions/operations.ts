import * as z from "zod";
import { caseOf } from "../../../../core/choice/cases";
import { byCase, illegal, legal, reason } from "../../../../core/choice/legality";
import { every, listOf, oneOf } from "../../../../core/choice/values";
import type { Choice, Reason } from "../../../../core/contract/choice";
import { hexSchema, idSchema } from "../../charts/shapes";
import { conditionSchema, named, pieceSchema, portSchema, turnSchema, unitSchema } from "../../schemas";
import { LIGHTS } from "../../vocabulary";
import { noteFought } from "../7-1-location/locate";
import { airOutcome, airOutcomeOf, noAirNews } from "../7-2-air-attack/outcomes";
import { beginSubmarineCombat } from "../7-4-submarine-combat/combat";
import { combatOutcome, submarineCombatSchema } from "../7-4-submarine-combat/outcomes";
import { startBattle } from "../7-5-surface-combat/battle-steps";
import { battleOutcome, battleOutcomeOf, noNews } from "../7-5-surface-combat/outcomes";
import { forceOf, phasingOf } from "../shared/game";
import { definePq17 } from "../shared/operation";
import { exits } from "./atlantic";
import { baseBombers as call, cannotCallBombers } from "./bombers";
import { bringBack, shipsReturn } from "./breakout";
import { karaAttackers, karaConvoy } from "./kara";
import { PLANNED, type PlanInput, planChoice, planned, writePlan } from "./plan";
import { type Raid, raid, raiders, raidLights, raidPorts } from "./raids";
import { cannotDeclare, revealStrike } from "./strikes";

const ships = z
  .array(
    named(
      () => z.strictObject({ force: pieceSchema, unit: unitSchema, cs: z.int32().min(1).max(60).describe("Its CS.") }),
      "Gift",
      "12.10 Ships of a force in play that join a mission.",
    ),
  )
  .min(1)
  .max(30)
  .describe("12.10, 12.14.1 The ships that go, and the forces they come from.");

const planConditionInput = named(
  () =>
    z.discriminatedUnion("condition", [
      named(
        z.strictObject({ condition: z.literal("minelaying").describe("12 The condition."), hex: hexSchema }),
        "PlanMines",
        "12.8 Where to lay mines.",
      ),
      named(
        z.strictObject({ condition: z.literal("gearbox").describe("12 The condition."), from: portSchema, ships }),
        "PlanGearbox",
        "12.10 Which ships go to Barentsburg, and where they begin.",
      ),
      named(
        z.strictObject({
          condition: z.literal("archery").describe("12 The condition."),
          ships,
          hex: hexSchema,
          turn: turnSchema,
        }),
        "PlanArchery",
        "12.14.1 Which ships raid which hex of the Norwegian coast, and when.",
      ),
      named(
        z.strictObject({
          condition: z.literal("title").describe("12 The condition."),
          port: portSchema,
          turn: turnSchema,
        }),
        "PlanTitle",
        "12.14.2 In which port Tirpitz is attacked, and when.",
      ),
    ]),
  "PlanConditionInput",
  "4.2, 12 The plan of a special condition.",
);

const planConditionOutcome = {
  condition: z.enum(PLANNED).describe("12 The condition planned."),
  force: pieceSchema.nullable().describe("The force that its ships form. Null for a plan without ships."),
};

/** 4.2, 12 Plans a special condition. */
export const planCondition = definePq17<PlanInput, typeof planConditionOutcome>({
  name: "planCondition",
  title: "Plan a special condition",
  doc: "Records in secret what a special condition needs before the operation. This is the hex to mine, the ships of GEARBOX and ARCHERY, or the place and turn of a strike. The ships gather while their side sets up.",
  rules: ["4.2", "12.8", "12.10", "12.14"],
  phases: { of: ["prep_setup_1", "prep_setup_2", "prep_plan"], section: "4.2" },
  input: planConditionInput,
  outcome: planConditionOutcome,
  example: "plan-mines",
  legality(state, charts) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN/planning", "4.2");
    const cases: Record<string, Choice<PlanInput>> = {};
    const closed: Record<string, Reason> = {};
    for (const condition of planned(state, side)) {
      const choice = planChoice(state, charts, side, condition);
      if ("schema" in choice) cases[condition] = choice;
      else closed[condition] = choice;
    }
    if (Object.keys(cases).length > 0) return legal(caseOf("condition", cases, closed));
    const [why] = Object.values(closed);
    return why === undefined ? illegal("NOTHING_TO_PLAN", "4.2") : { legal: false, reason: why };
  },
  resolve(ctx, plan) {
    const force = writePlan(ctx, phasingOf(ctx.state), plan);
    return { condition: plan.condition, force };
  },
});

const declareStrikeInput = z.strictObject({});

const declareStrikeOutcome = {
  condition: conditionSchema.describe("12.14 The strike: ARCHERY or TITLE."),
  strikes: turnSchema.describe("12.14 The turn in which it is made."),
};

/** 12.14 Declares a planned strike in the special phase before its turn. */
export const declareStrike = definePq17<z.infer<typeof declareStrikeInput>, typeof declareStrikeOutcome>({
  name: "declareStrike",
  title: "Declare a strike",
  doc: "Declares ARCHERY or TITLE in the special phase before its planned turn, and reveals the chit. A strike that is not declared does not take place. A strike in a Storm or Gale fails.",
  rules: ["12.14", "12.14.1", "12.14.2"],
  phases: { of: ["turn_special"], section: "12.14" },
  input: declareStrikeInput,
  outcome: declareStrikeOutcome,
  example: "strike-declared",
  legality(state) {
    if (state.phasing === null) return illegal("OUT_OF_TURN/strike", "12.14");
    const why = cannotDeclare(state, state.phasing);
    return why === undefined ? legal(every({})) : { legal: false, reason: why };
  },
  resolve(ctx) {
    const { condition, turn } = revealStrike(ctx, phasingOf(ctx.state));
    return { condition, strikes: turn };
  },
});

const callBombersInput = z.strictObject({});

const callBombersOutcome = { aircraft: z.array(idSchema).max(10).describe("12.4 The air units that have arrived.") };

/** 12.4 Calls in Bomber Command. */
export const callBombers = definePq17<z.infer<typeof callBombersInput>, typeof callBombersOutcome>({
  name: "callBombers",
  kind: "MAY",
  title: "Call in Bomber Command",
  doc: "Places the bombers of Bomber Command at their base at the start of an Allied night phase. An Axis capital ship must have been photographed in port. The bombers may attack only Tirpitz in port, and leave once they have flown.",
  rules: ["12.4"],
  phases: { of: ["random_event"], section: "12.4" },
  input: callBombersInput,
  outcome: callBombersOutcome,
  example: "bombers-called",
  legality(state, charts) {
    if (state.phasing === null) return illegal("OUT_OF_TURN", "12.4");
    const why = cannotCallBombers(state, charts);
    return why === undefined ? legal(every({})) : { legal: false, reason: why };
  },
  resolve: (ctx) => ({ aircraft: call(ctx) }),
});

const attackKaraConvoyInput = z.strictObject({
  force: pieceSchema.describe("12.12 The force in the Kara Sea that attacks."),
});

type AttackKaraConvoyInput = z.infer<typeof attackKaraConvoyInput>;

const attackKaraConvoyOutcome = {
  combat: submarineCombatSchema.nullable().describe("The attack of a Wolf Pack; null for a surface battle."),
  ...battleOutcome,
};

/** 12.12 Attacks the convoy of the Kara Sea. */
export const attackKaraConvoy = definePq17<AttackKaraConvoyInput, typeof attackKaraConvoyOutcome>({
  name: "attackKaraConvoy",
  title: "Attack the convoy of the Kara Sea",
  doc: "A Wolf Pack or the Panzerschiff in the Kara Sea attacks the convoy there. It needs no search and no location card. The convoy does not scatter, and withdraws as if near its own coast.",
  rules: ["12.12", "7.4", "7.5"],
  phases: { of: ["submarine_combat", "surface_combat"], section: "12.12" },
  input: attackKaraConvoyInput,
  outcome: attackKaraConvoyOutcome,
  example: "kara-attacked",
  legality(state, charts) {
    if (state.phasing !== "axis") return illegal("OUT_OF_TURN/kara", "12.12");
    if (karaConvoy(state, charts) === undefined) return illegal("NO_CONVOY", "12.12");
    const able = karaAttackers(state, charts).map(({ id }) => id);
    return able.length === 0
      ? illegal("NO_ATTACKER", "12.12")
      : legal(every<AttackKaraConvoyInput>({ force: oneOf(able) }));
  },
  resolve(ctx, input) {
    const { state, charts } = ctx;
    const force = forceOf(state, "axis", input.force);
    const convoy = karaConvoy(state, charts)!;
    ctx.ruling("E-75", "12.12");
    if (force.kind === "wolf_pack") {
      noteFought(ctx, "axis", force, "7.1");
      const combat = beginSubmarineCombat(ctx, {
        side: "axis",
        pack: force,
        target: convoy,
        offensive: false,
        surface: null,
      });
      return { combat: combatOutcome(combat), ...battleOutcomeOf(state, noNews()) };
    }
    ctx.push(state.sides.axis.attacked, force.id, "ATTACK_DECLARED", "7.5");
    const start = {
      hex: convoy.at,
      transit: false,
      attacker: "axis",
      attackers: [force],
      defenders: [convoy],
    } as const;
    return { combat: null, ...battleOutcomeOf(state, startBattle(ctx, start)) };
  },
});

const raidPortInput = z.strictObject({
  port: portSchema.describe("12.7 The port that is raided."),
  light: named(z.enum(LIGHTS), "RaidLight", "12.7 By day or by night."),
  aircraft: z.array(idSchema).min(1).max(60).describe("12.7 Air units of northern Norway that take part."),
});

/** 12.7 Makes one of the Port Raids. */
export const raidPort = definePq17<Raid, typeof airOutcome>({
  name: "raidPort",
  title: "Raid a port",
  doc: "Makes one of the two Port Raids of the confirmation phase, by day or by night. Aircraft of northern Norway attack everything in Murmansk or Arkhangelsk.",
  rules: ["12.7", "7.1.3", "7.2"],
  phases: { of: ["admin_confirm"], section: "12.7" },
  input: raidPortInput,
  outcome: airOutcome,
  example: "raid-day",
  legality(state, charts) {
    if (state.phasing !== "axis") return illegal("OUT_OF_TURN/raids", "12.7");
    if (state.sides.axis.special.raidsLeft === 0) return illegal("NO_RAID_LEFT", "12.7");
    return byCase<Raid, string>(
      "port",
      raidPorts(state, charts),
      (port) => port,
      (port) => {
        const cases: Record<string, Choice<Raid>> = {};
        for (const light of raidLights(state)) {
          const units = raiders(state, charts, port, light).map(({ id }) => id);
          if (units.length === 0) continue;
          cases[light] = every<Raid>({
            port: oneOf([port]),
            light: oneOf([light]),
            aircraft: listOf(oneOf(units), 1, units.length, { distinct: true }),
          });
        }
        return Object.keys(cases).length > 0 ? caseOf("light", cases) : reason("NO_RAIDERS", "12.7");
      },
      reason("NO_PORT_HELD", "12.7"),
    );
  },
  resolve(ctx, input) {
    const news = noAirNews();
    raid(ctx, input, news);
    return airOutcomeOf(news, ctx.state);
  },
});

const returnShipsInput = z.strictObject({
  hex: hexSchema.describe("12.2.1 Where the ships return."),
  dummy: hexSchema.describe("12.2.1 The hex of the dummy that comes with them."),
});

type ReturnShipsInput = z.infer<typeof returnShipsInput>;

/** 12.2.1 Brings back ships that broke out. */
export const returnShips = definePq17<ReturnShipsInput, { force: typeof pieceSchema }>({
  name: "returnShips",
  title: "Bring ships back from the Atlantic",
  doc: "Places the ships that broke out, and a dummy, in hexes of the map's western edge. It is done in the Axis random event segment after their chit was revealed.",
  rules: ["12.2.1"],
  phases: { of: ["random_event"], section: "12.2.1" },
  input: returnShipsInput,
  outcome: { force: pieceSchema },
  example: "back",
  legality(state, charts) {
    if (!shipsReturn(state)) return illegal("NO_SHIPS_RETURN", "12.2.1");
    const hex = oneOf(exits(charts));
    return legal(every<ReturnShipsInput>({ hex, dummy: hex }));
  },
  resolve: (ctx, { hex, dummy }) => ({ force: bringBack(ctx, hex, dummy) }),
});
