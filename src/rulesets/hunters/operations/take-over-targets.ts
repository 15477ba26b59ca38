import * as z from "zod";
import { illegal } from "../../../core/choice/legality";
import { every, later, listOf, oneOf, wholeNumber, within } from "../../../core/choice/values";
import type { Choice, Picker } from "../../../core/contract/choice";
import { defineOperation, type Legality } from "../../../core/contract/operation";
import type { Charts } from "../charts/schema";
import { engagementOf, turnAt } from "../rules/game";
import { examplePackShared } from "../rules/pack-examples";
import { shipExists } from "../rules/rosters";
import { afloat, pointsToSink, sunk } from "../rules/targets";
import { jointBattle } from "../rules/wolfpack";
import { named, shipTypeSchema, wellFormed } from "../schemas";
import type { Snapshot, Target } from "../snapshot";
import { standing, standingOf } from "./outcomes";

/** 8.1.3 Kinds of ship that sail in a convoy. */
const IN_CONVOY = ["small_freighter", "large_freighter", "tanker"] as const;

/** Bounds of a target on the combat mat. */
const MOST = { slots: 4, tons: 60_000, damage: 60 } as const;

/** A ship of a shared convoy, as one boat hands it to the next (E-89). */
export const sharedTargetSchema = named(
  z.strictObject({
    slot: z.int32().min(1).max(MOST.slots).describe("Its column on the combat mat, from 1."),
    type: shipTypeSchema,
    name: wellFormed(60).nullable().describe("Its name; null under standard tonnage."),
    tons: z.int32().min(0).max(MOST.tons).describe("Its tonnage."),
    damage: z.int32().min(0).max(MOST.damage).describe("Damage that the boats before this one have done."),
  }),
  "SharedTarget",
  "E-89 A ship of a shared convoy, with the damage done so far.",
);

type Shared = z.infer<typeof sharedTargetSchema>;

const input = z.strictObject({
  targets: z.array(sharedTargetSchema).min(1).max(MOST.slots).describe("E-89 The ships as the boat before left them."),
});

type Input = z.infer<typeof input>;

const outcome = z.strictObject({
  afloat: z.int32().min(0).max(MOST.slots).describe("Ships still afloat."),
  ...standing,
});

function legality(state: Snapshot, charts: Charts): Legality<Input> {
  if (!state.rulings.wolfpackSharedTargets) {
    return illegal("OWN_TARGETS", "13.5.3", "Every boat has its own ships unless wolfpackSharedTargets is on (E-89).");
  }
  const engagement = engagementOf(state);
  if (jointBattle(engagement) === null) return illegal("NO_PACK_BATTLE", "13.5.3", "This boat fights alone.");
  if (engagement.following === "damaged" || engagement.penetration === "declared") {
    return illegal("NO_SHARED_SHIPS", "13.5.3", "The boat is after ships of its own, or does not know them yet.");
  }
  return { legal: true, input: later(() => sharedChoice(state, charts)) };
}

function sharedChoice(state: Snapshot, charts: Charts): Choice<Input> {
  const own = engagementOf(state).targets;
  const draw = (pick: Picker): Input => ({
    targets: own.map(({ slot, type, name, tons }, index) => {
      return { slot, type, name, tons, damage: index === 0 ? 0 : pick(3) };
    }),
  });
  const legal = ({ targets }: Input): boolean => isConvoy(state, charts, targets);
  return within(ANY_SHIPS, NOT_SHARED, legal, "/targets", draw);
}

const NOT_SHARED = {
  code: "SHIPS_NOT_SHARED",
  section: "13.5.3",
  text: "One to four different ships of the rosters, in the order of their slots, at least one of them afloat.",
};

/** A name that a roster may hold, or none. */
const SHIP_NAME: Choice<string | null> = {
  schema: { type: ["string", "null"], maxLength: 60 },
  limits: [],
  closed: [],
  check: () => undefined,
  draw: () => null,
};

/** E-89 Ships as they may be written, whether the rosters hold them or not. */
const ANY_SHIPS: Choice<Input> = every({
  targets: listOf(
    every<Shared>({
      slot: wholeNumber(1, MOST.slots),
      type: oneOf(IN_CONVOY),
      name: SHIP_NAME,
      tons: wholeNumber(0, MOST.tons),
      damage: wholeNumber(0, MOST.damage),
    }),
    1,
    MOST.slots,
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
export const takeOverTargets = defineOperation<Snapshot, Charts, Input, z.infer<typeof outcome>>({
  name: "takeOverTargets",
  title: "Take over the pack's targets",
  doc: "Under ruling wolfpackSharedTargets, replaces the boat's own ships of a convoy by those of the pack, with the damage other boats have done to them.",
  rules: ["13.5.3", "13.5.5"],
  input,
  outcome,
  example: () => {
    const snapshot = examplePackShared();
    const targets = snapshot.engagement!.targets.map(({ points: _, ...ship }) => ({ ...ship, damage: 1 }));
    return { snapshot, input: { targets }, seed: "gruss-an-kiel" };
  },
  phases: turnAt(["contact", "attack"], "13.5.3"),
  legality,
  resolve(ctx, { targets }) {
    const engagement = engagementOf(ctx.state);
    const battle = jointBattle(engagement)!;
    ctx.ruling("E-89", "13.5.3");
    ctx.set(engagement, "targets", targetsOf(ctx.charts, targets), "TARGETS_SHARED", "13.5.3");
    const others = targets.filter(({ damage }) => damage > 0).map(({ slot, damage }) => ({ slot, damage }));
    ctx.set(battle, "others", others, "TARGETS_SHARED", "13.5.3");
    const { phase, fate } = standingOf(ctx);
    return { afloat: afloat(engagement).length, phase, fate };
  },
});
