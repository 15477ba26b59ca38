import type { Light, Weather } from "../../../src/rulesets/pq17/vocabulary";
import { all, type Change, resolves, roll, type Vector } from "./kit";
import { field } from "./kit/battles";
import { finds } from "./kit/cards";
import { fleet, LONE_CRUISER, ships } from "./kit/fleets";

const plan = { operation: "declareSurfaceAttack", base: "surface-segment", citation: "7.6" };

const raiders = (identified: boolean) =>
  fleet("raiders", 1, ships("admiral_hipper", 4, "lutzow", 4), { identified, idLevel: identified ? 1 : 0 });

interface Setting {
  readonly id: string;
  readonly title: string;
  readonly light: Light;
  readonly weather: Weather;
  readonly identified?: boolean;
  readonly modifiers: Readonly<Record<string, number>>;
  readonly more?: Change;
}

const shadows =
  (side: "allied" | "axis"): Change =>
  (state) => {
    state.sides[side].shadowing = [{ target: 1, by: "force", id: side === "allied" ? "cover" : "raiders" }];
  };

const SETTINGS: readonly Setting[] = [
  { id: "night", title: "by night in Fair weather", light: "night", weather: "fair", modifiers: {} },
  {
    id: "reduced",
    title: "by day in Reduced Visibility",
    light: "day",
    weather: "reduced_visibility",
    modifiers: { REDUCED_VISIBILITY: 1 },
  },
  { id: "fog", title: "by day in Fog", light: "day", weather: "fog", modifiers: { FOG: 2 } },
  { id: "storm", title: "by day in a Storm", light: "day", weather: "storm", modifiers: { STORM: 1 } },
  { id: "gale", title: "by night in a Gale", light: "night", weather: "gale", modifiers: { GALE: 2 } },
  {
    id: "unidentified",
    title: "by an unidentified attacker at night in Reduced Visibility",
    light: "night",
    weather: "reduced_visibility",
    identified: false,
    modifiers: { REDUCED_VISIBILITY: 1, ATTACKER_UNIDENTIFIED: 1 },
  },
  {
    id: "target-shadowed",
    title: "on a target that the attacker shadows",
    light: "night",
    weather: "fair",
    modifiers: { TARGET_SHADOWED: 1 },
    more: shadows("axis"),
  },
];

/** The two rows of the Surprise Table in one setting: the last die that fails and the first that succeeds. */
function both({ id, title, light, weather, identified = true, modifiers, more }: Setting): Vector[] {
  const change = all(field({ light, weather, axis: [raiders(identified)], allied: [LONE_CRUISER] }), more);
  const needed = 8 - Object.values(modifiers).reduce((sum, value) => sum + value, 0);
  return [needed - 1, needed].map((die) => {
    const surprised = die >= needed;
    return resolves({
      ...plan,
      id: `surprise-${id}-${die}`,
      title: `SURPRISE A die of ${die} ${title} ${surprised ? "surprises" : "does not surprise"}`,
      change,
      input: { block: 1, attackers: ["raiders"] },
      rolls: [finds("locate-card", "axis", light, weather), roll("surprise", "SURPRISE", [die], null, modifiers)],
      outcome: { located: ["raiders"], round: 1 },
      rulings: ["D-20"],
      snapshot: {
        pending: {
          decision: surprised ? "surf_maneuver_attacker" : "surf_maneuver_defender",
          side: surprised ? "axis" : "allied",
          battle: { attacker: "axis", surprise: surprised, round: 1 },
        },
        sides: { axis: { attacked: ["raiders"], fought: ["raiders"] }, allied: { fought: ["cover"] } },
      },
    });
  });
}

/** 7.6 The Surprise Table in surface combat. */
export function vectors(): Vector[] {
  return [
    ...SETTINGS.flatMap(both),
    resolves({
      ...plan,
      id: "surprise-shadowed-9",
      title: "SURPRISE An attacker that his target shadows surprises with no die",
      change: all(field({ light: "night", axis: [raiders(true)], allied: [LONE_CRUISER] }), shadows("allied")),
      input: { block: 1, attackers: ["raiders"] },
      rolls: [
        finds("locate-card", "axis", "night"),
        roll("surprise", "SURPRISE", [9], null, { ATTACKER_SHADOWED: -2 }),
      ],
      outcome: { located: ["raiders"], round: 1 },
      snapshot: { pending: { decision: "surf_maneuver_defender", battle: { surprise: false } } },
    }),
    resolves({
      ...plan,
      id: "surprise-day",
      title: "7.6 By day in Fair weather no one is surprised and no die is rolled",
      change: field({ axis: [raiders(true)], allied: [LONE_CRUISER] }),
      input: { block: 1, attackers: ["raiders"] },
      rolls: [finds("locate-card", "axis")],
      outcome: { located: ["raiders"], round: 1, salvos: [], volleys: [] },
      snapshot: { pending: { decision: "surf_maneuver_defender", side: "allied", battle: { surprise: false } } },
    }),
  ];
}
