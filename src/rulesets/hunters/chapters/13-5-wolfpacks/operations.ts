import * as z from "zod";
import { illegal, reason } from "../../../../core/choice/legality";
import { customLimit, pairs } from "../../../../core/choice/limits";
import { every, lazyChoice, listOf, oneOf, wholeNumber, within } from "../../../../core/choice/values";
import type { Choice, Picker } from "../../../../core/contract/choice";
import type { Legality } from "../../../../core/contract/operation";
import type { Charts } from "../../charts/schema";
import type { Snapshot, Target } from "../../snapshot";
import { meetShips } from "../8-encounters/meeting";
import { afloat, pointsToSink, shipExists, sunk } from "../8-encounters/targets";
import type { Context } from "../shared/context";
import { engagementOf, inPhases } from "../shared/game";
import { defineHunters } from "../shared/operation";
import { noChoice, noInput } from "../shared/outcomes";
import { jointBattle, packFormat, packModifiers, packRound, SHIP_LIMITS, sharedTargetSchema } from "./wolfpack";

const joinWolfpackOutcome = {
  round: z.int32().min(1).max(20).describe("13.5.5 Round of the joint battle that the boat joins."),
};

function joinWolfpackLegality({ phase, engagement }: Snapshot): Legality<z.infer<typeof noInput>> {
  if (phase === "contact" && engagement?.pack?.round !== 0) {
    return illegal("NOT_CALLED", "13.5.5");
  }
  return { legal: true, input: noChoice };
}

/** 13.5.5 Joins the pack over a convoy that another of its boats has met in this box. */
export const joinWolfpack = defineHunters({
  name: "joinWolfpack",
  title: "Join the wolfpack",
  doc: "Joins the second round of the wolfpack's attack on a convoy that another boat has met. Your own check must have found nothing or only ships, which you leave.",
  rules: ["13.5.5"],
  input: noInput,
  outcome: joinWolfpackOutcome,
  example: "pack-join-nothing",
  phases: inPhases(["pack_call", "contact"], "13.5.5"),
  legality: joinWolfpackLegality,
  resolve(ctx) {
    const { joinRound } = packFormat(ctx.charts).pack;
    ctx.ruling("E-94", "13.5.5");
    meetShips(ctx, "convoy", packRound(joinRound));
    return { round: joinRound };
  },
});

const resolvePackDrawInput = z.strictObject({
  boats: z
    .int32()
    .min(1)
    .max(24)
    .describe("13.5.4 Boats of the wolfpack that attack in this round, including this one."),
  own: z
    .int32()
    .min(1)
    .max(24)
    .describe("13.5.4 Number of this boat among them, from 1. All players use the same order."),
});

type ResolvePackDrawInput = z.infer<typeof resolvePackDrawInput>;

const resolvePackDrawOutcome = {
  hunted: z.int32().min(1).max(24).describe("13.5.4 Number of the boat that the escort hunts."),
  modifier: z.int32().describe("13.5.4 This boat's modifier on E2 in this round; 0 if its radio is inoperable."),
};

/** 13.5.1, 13.5.4 The draw of a round among the boats that attack, never more than a pack has. */
function resolvePackDrawLegality(state: Snapshot, charts: Charts): Legality<ResolvePackDrawInput> {
  const battle = jointBattle(engagementOf(state));
  if (battle === null) return illegal("NO_PACK_BATTLE", "13.5.4");
  if (battle.draw !== null) return illegal("PACK_DRAWN", "13.5.4");
  const { size } = packFormat(charts).pack;
  const choice = every({ boats: wholeNumber(1, size), own: wholeNumber(1, size) });
  const limit = reason("NOT_IN_THE_DRAW", "13.5.4");
  const numbers = Array.from({ length: size }, (_, index) => index + 1);
  const allowed = numbers.flatMap((boats) => numbers.slice(0, boats).map((own) => [boats, own]));
  const draw = (pick: Picker): ResolvePackDrawInput => {
    const boats = 1 + pick(size);
    return { boats, own: 1 + pick(boats) };
  };
  return {
    legal: true,
    input: within(choice, pairs(limit, ["/boats", "/own"], { allowed }), { pointer: "/own", draw }),
  };
}

/** 13.5.4 Rolls for every boat that attacks; the lowest is hunted, ties for it roll again (E-92). Returns its place, from 1. */
function drawHunted(ctx: Context, boats: number): number {
  const { drawDice: dice } = packFormat(ctx.charts).pack;
  const say = (total: number): string => String(total);
  let left = Array.from({ length: boats }, (_, index) => index + 1);
  while (left.length > 1) {
    const totals = left.map(
      () => ctx.rollPlain({ label: "pack-draw", section: "13.5.4", dice, resultName: say }).total,
    );
    const lowest = Math.min(...totals);
    left = left.filter((_, place) => totals[place] === lowest);
  }
  return left[0]!;
}

/** 13.5.4 Draws which boat of the pack the escort is after in this round. */
export const resolvePackDraw = defineHunters({
  name: "resolvePackDraw",
  title: "Draw the hunted boat",
  doc: "Draws which attacking boat of the wolfpack the escort hunts. Each boat gets one die and the lowest is hunted; tied boats roll again. Send the same dice for every boat of the round.",
  rules: ["13.5.4"],
  input: resolvePackDrawInput,
  outcome: resolvePackDrawOutcome,
  example: "pack-draw-lowest",
  phases: inPhases(["attack"], "13.5.4"),
  legality: resolvePackDrawLegality,
  resolve(ctx, { boats, own }) {
    const battle = jointBattle(engagementOf(ctx.state))!;
    ctx.ruling("E-92", "13.5.4");
    const hunted = drawHunted(ctx, boats);
    ctx.set(battle, "draw", { boats, own, hunted }, "PACK_DRAWN", "13.5.4");
    const modifier = packModifiers(ctx.state, ctx.charts).reduce((sum, { value }) => sum + value, 0);
    return { hunted, modifier };
  },
});

/** 8.1.3 Kinds of ship that sail in a convoy. */
const IN_CONVOY = ["small_freighter", "large_freighter", "tanker"] as const;

type Shared = z.infer<typeof sharedTargetSchema>;

const sharedTargetSchemaInput = z.strictObject({
  targets: z
    .array(sharedTargetSchema)
    .min(1)
    .max(SHIP_LIMITS.slots)
    .describe("E-89 The ships as the previous boat left them."),
});

type SharedTargetSchemaInput = z.infer<typeof sharedTargetSchemaInput>;

const sharedTargetSchemaOutcome = {
  afloat: z.int32().min(0).max(SHIP_LIMITS.slots).describe("Ships still afloat."),
};

function sharedTargetSchemaLegality(state: Snapshot, charts: Charts): Legality<SharedTargetSchemaInput> {
  if (!state.rulings.wolfpackSharedTargets) {
    return illegal("OWN_TARGETS", "13.5.3");
  }
  const engagement = engagementOf(state);
  if (jointBattle(engagement) === null) return illegal("NO_PACK_BATTLE", "13.5.3");
  if (engagement.following === "damaged" || engagement.penetration === "declared") {
    return illegal("NO_SHARED_SHIPS", "13.5.3");
  }
  return { legal: true, input: lazyChoice(() => sharedChoice(state, charts)) };
}

function sharedChoice(state: Snapshot, charts: Charts): Choice<SharedTargetSchemaInput> {
  const ownTargets = engagementOf(state).targets;
  const draw = (pick: Picker): SharedTargetSchemaInput => ({
    targets: ownTargets.map(({ slot, type, name, tons }, index) => {
      return { slot, type, name, tons, damage: index === 0 ? 0 : pick(3) };
    }),
  });
  const legal = ({ targets }: SharedTargetSchemaInput): boolean => isConvoy(state, charts, targets);
  return within(ANY_SHIPS, customLimit(NOT_SHARED, ["/targets/*"], legal), { pointer: "/targets", draw });
}

const NOT_SHARED = reason("SHIPS_NOT_SHARED", "13.5.3");

/** The name of a ship that a roster may hold, or none. */
const SHIP_NAME: Choice<string | null> = {
  schema: { type: ["string", "null"], maxLength: 60 },
  limits: [],
  closed: [],
  check: () => undefined,
  draw: () => null,
};

/** E-89 Ships of any name and tonnage, whether the rosters hold them or not. */
const ANY_SHIPS: Choice<SharedTargetSchemaInput> = every({
  targets: listOf(
    every<Shared>({
      slot: wholeNumber(1, SHIP_LIMITS.slots),
      type: oneOf(IN_CONVOY),
      name: SHIP_NAME,
      tons: wholeNumber(0, SHIP_LIMITS.tons),
      damage: wholeNumber(0, SHIP_LIMITS.damage),
    }),
    1,
    SHIP_LIMITS.slots,
  ),
});

function isConvoy(state: Snapshot, charts: Charts, ships: readonly Shared[]): boolean {
  const ordered = ships.every(({ slot }, index) => index === 0 || slot > ships[index - 1]!.slot);
  const known = ships.every(({ type, name, tons }) => shipExists(state, charts, type, name, tons));
  return ordered && known && targetsOf(charts, ships).some((target) => !sunk(target));
}

function targetsOf(charts: Charts, ships: readonly Shared[]): Target[] {
  return ships.map(({ slot, type, name, tons, damage }) => {
    return { slot, type, name, tons, damage, points: pointsToSink(charts, tons) };
  });
}

/** 13.5.3, E-89 Takes over the ships of a shared convoy as the boat before has left them. */
export const takeOverTargets = defineHunters({
  name: "takeOverTargets",
  title: "Take over the wolfpack's targets",
  doc: "With ruling `wolfpackSharedTargets`, replaces the boat's own convoy ships with those of the wolfpack, with all damage by other boats.",
  rules: ["13.5.3", "13.5.5"],
  input: sharedTargetSchemaInput,
  texts: ["/targets/*/name"],
  outcome: sharedTargetSchemaOutcome,
  example: "pack-share",
  phases: inPhases(["contact", "attack"], "13.5.3"),
  legality: sharedTargetSchemaLegality,
  resolve(ctx, { targets }) {
    const engagement = engagementOf(ctx.state);
    const battle = jointBattle(engagement)!;
    ctx.ruling("E-89", "13.5.3");
    ctx.set(engagement, "targets", targetsOf(ctx.charts, targets), "TARGETS_SHARED", "13.5.3");
    const others = targets.filter(({ damage }) => damage > 0).map(({ slot, damage }) => ({ slot, damage }));
    ctx.set(battle, "others", others, "TARGETS_SHARED", "13.5.3");
    return { afloat: afloat(engagement).length };
  },
});
