import { gunneryDoors, plan } from "./combat-gunnery/doors";
import { all, type Change, type Json, type Vector } from "./kit";
import { aboard, options, rulings, set, ship } from "./kit/changes";
import {
  battle,
  came,
  type Fought,
  harmed,
  inRound,
  orders,
  paid,
  resolves,
  turnOf,
  type Volley,
  volley,
} from "./kit/combat";

type Terms = Readonly<Record<string, number>>;

/** Goeben's secondary guns at a target, missing, while Breslau still waits. */
function secondary(
  id: string,
  title: string,
  terms: Terms,
  more: { change?: Change; target?: string; maximumFire?: boolean; payment?: Change; rulings?: readonly string[] } = {},
): Vector {
  const { change, target = "gloucester", maximumFire = false, payment = paid("goeben", maximumFire) } = more;
  const own = volley({ firer: "goeben", target, fire: [{ weapon: "secondary", terms }] });
  return resolves({
    ...plan,
    id: `gunnery-${id}`,
    title,
    citation: title.split(" ")[0]!,
    change: all(inRound("secondary"), change),
    input: orders("goeben", target, maximumFire),
    ...came(own),
    after: all(turnOf("goeben"), payment),
    ...(more.rulings === undefined ? {} : { rulings: more.rulings }),
  });
}

/** Secondary 3, Leadership 4, against Gloucester's armor 1. */
const USUAL: Terms = { GUN_FACTOR: 3, LEADERSHIP: 4, ARMOR: -1 };

/** 14.5, 14.9, 22.0, D-46 What the dice are made of. */
function sums(): Vector[] {
  const crew: Terms = { ...USUAL, RESERVE_CREW: 1 };
  const dark = all(options({ nightCombat: true }), battle({ night: true }));
  const doubled: Change = all(battle({ paid: ["goeben"], maximumFire: ["goeben"] }), ship("goeben", { ammunition: 4 }));
  const none: Change = (): void => {};
  const fired = (state: Parameters<Change>[0]): void => {
    state.battle!.anyFire = true;
  };
  return [
    secondary("usual", "14.5 Gun factor and Leadership less the target's armor", USUAL),
    secondary(
      "armor-3",
      "14.5 A battlecruiser's armor takes three dice",
      { ...USUAL, ARMOR: -3 },
      { target: "inflexible" },
    ),
    secondary(
      "damaged-guns",
      "14.5 Lost guns and lost Leadership lower the sum",
      { GUN_FACTOR: 1, LEADERSHIP: 2, ARMOR: -1 },
      {
        change: ship("goeben", { secondary: 1, leadership: 2 }),
      },
    ),
    secondary(
      "leadership-0",
      "14.5 D-74 A ship of Leadership 0 still fires",
      { GUN_FACTOR: 3, ARMOR: -1 },
      {
        change: ship("goeben", { leadership: 0 }),
      },
    ),
    secondary("reserve-crew", "14.5 A Reserve Crew is worth one die", crew, {
      change: aboard("goeben", { 1: "reserve_crew" }),
    }),
    secondary(
      "calculator",
      "14.5 A Targeting Calculator is worth two dice",
      { ...USUAL, TARGETING_CALCULATOR: 2 },
      {
        change: aboard("goeben", { 1: "targeting_calculator" }),
      },
    ),
    secondary(
      "copies",
      "14.5 D-57 Copies of one cargo count once in gunnery",
      { ...crew, TARGETING_CALCULATOR: 2 },
      {
        change: aboard("goeben", {
          1: "reserve_crew",
          2: "reserve_crew",
          3: "targeting_calculator",
          4: "targeting_calculator",
        }),
      },
    ),
    secondary("crew-elsewhere", "14.5 Crew and gear count for the ship that carries them", USUAL, {
      change: aboard("breslau", { 1: "reserve_crew", 2: "targeting_calculator" }),
    }),
    secondary(
      "morale-up",
      "13.1 D-46 A good Morale Check is worth a die",
      { ...USUAL, MORALE: 1 },
      {
        change: set({ morale: 1 }),
      },
    ),
    secondary(
      "morale-down",
      "13.1 D-46 A bad Morale Check costs a die",
      { ...USUAL, MORALE: -1 },
      {
        change: set({ morale: -1 }),
      },
    ),
    secondary(
      "maximum",
      "14.9 Maximum fire doubles the gun factor for two Ammunition (D-34)",
      { ...USUAL, MAXIMUM_FIRE: 3 },
      {
        maximumFire: true,
        rulings: ["D-34", "D-35"],
      },
    ),
    secondary(
      "maximum-all-dice",
      "14.9 D-34 With all_dice maximum fire doubles the whole sum",
      { ...USUAL, MAXIMUM_FIRE: 6 },
      {
        change: rulings({ maxFireScope: "all_dice" }),
        maximumFire: true,
        rulings: ["D-34"],
      },
    ),
    secondary(
      "maximum-all-crew",
      "14.9 D-34 With all_dice crew, gear and morale are doubled too",
      { ...crew, MORALE: 1, TARGETING_CALCULATOR: 2, MAXIMUM_FIRE: 10 },
      {
        change: all(
          rulings({ maxFireScope: "all_dice" }),
          aboard("goeben", { 1: "reserve_crew", 2: "targeting_calculator" }),
          set({ morale: 1 }),
        ),
        maximumFire: true,
      },
    ),
    secondary(
      "maximum-later",
      "14.9 Maximum fire once declared holds for every later round without further Ammunition",
      { ...USUAL, MAXIMUM_FIRE: 3 },
      {
        change: doubled,
        payment: none,
        rulings: ["D-34"],
      },
    ),
    secondary("paid", "14.8 Ammunition is spent once a battle, whatever the rounds (D-35)", USUAL, {
      change: all(battle({ paid: ["goeben"] }), ship("goeben", { ammunition: 0 })),
      payment: none,
    }),
    secondary("last-ammunition", "14.8 The last Ammunition serves for the battle", USUAL, {
      change: ship("goeben", { ammunition: 1 }),
    }),
    secondary(
      "night",
      "22.0 Night halves the gun factor, fractions up, and nothing else (D-53)",
      { ...USUAL, NIGHT: -1 },
      {
        change: dark,
        rulings: ["D-53"],
      },
    ),
    secondary(
      "night-maximum",
      "22.0 D-53 Night halves the gun factor after maximum fire has doubled it",
      { ...USUAL, MAXIMUM_FIRE: 3, NIGHT: -3 },
      {
        change: dark,
        maximumFire: true,
        rulings: ["D-34", "D-53"],
      },
    ),
    secondary("night-optics", "22.0 Searchlights cancel the night for their own ship", USUAL, {
      change: all(dark, aboard("goeben", { 1: "optics_searchlights" })),
    }),
    secondary(
      "night-optics-elsewhere",
      "22.0 Searchlights of another ship do not help",
      { ...USUAL, NIGHT: -1 },
      {
        change: all(dark, aboard("breslau", { 1: "optics_searchlights" })),
      },
    ),
    secondary("first-fire", "5.1 The first fire of a battle is marked (D-50)", USUAL, {
      change: battle({ anyFire: false }),
      payment: all(paid("goeben"), fired),
    }),
  ];
}

interface Hold {
  readonly own?: Volley;
  readonly theirs?: readonly Fought[];
}

/** One ship's turn in a gunnery round. */
function turn(
  id: string,
  title: string,
  change: Change,
  input: Json,
  { own, theirs = [] }: Hold,
  after: Change,
  more: { base?: string; rulings?: readonly string[] } = {},
): Vector {
  const fought = own === undefined ? null : volley(own);
  return resolves({
    ...plan,
    ...more,
    id: `gunnery-${id}`,
    title,
    citation: title.split(" ")[0]!,
    change,
    input,
    ...came(fought, theirs),
    after,
  });
}

/** 14.2, 14.5 Vectors for the ship that fires next, and its targets. */
function turns(): Vector[] {
  const second = inRound("secondary");
  const breslau: Terms = { GUN_FACTOR: 3, LEADERSHIP: 4, ARMOR: -1 };
  const theirs = [
    volley({ firer: "inflexible", target: "goeben", fire: [{ weapon: "primary", terms: { GUN_FACTOR: 4 } }] }),
    volley({ firer: "warrior", target: "breslau", fire: [{ weapon: "primary", terms: { GUN_FACTOR: 3 } }] }),
  ];
  const next = battle({ round: 1, fired: [], anyFire: true });
  return [
    turn(
      "round-1",
      "14.2 After the primary guns of Goeben those of the Allies fire, and the secondary round begins",
      inRound("primary"),
      orders("goeben", "inflexible"),
      {
        own: {
          firer: "goeben",
          target: "inflexible",
          fire: [{ weapon: "primary", terms: { GUN_FACTOR: 5, LEADERSHIP: 4, ARMOR: -3 } }],
        },
        theirs,
      },
      all(paid("goeben"), next),
      { rulings: ["D-37"] },
    ),
    turn(
      "hold",
      "14.5 A ship that holds fire spends no Ammunition",
      second,
      orders("goeben", null),
      {},
      turnOf("goeben"),
    ),
    turn(
      "breslau-first",
      "14.2 C.8 Friendly ships fire in the player's order",
      second,
      orders("breslau", "dd_5th_flotilla_1"),
      { own: { firer: "breslau", target: "dd_5th_flotilla_1", fire: [{ weapon: "secondary", terms: breslau }] } },
      all(turnOf("breslau"), paid("breslau")),
    ),
    turn(
      "worked-example",
      "14.5 The example: Goeben's secondary guns throw 6 dice, three are 6, three times the Allied column is read",
      second,
      orders("goeben", "gloucester"),
      {
        own: {
          firer: "goeben",
          target: "gloucester",
          fire: [{ weapon: "secondary", terms: USUAL, faces: [6, 1, 6, 2, 6, 5] }],
          hits: [3, 1, 4],
          sunk: true,
        },
      },
      all(
        turnOf("goeben"),
        paid("goeben"),
        harmed("gloucester", { gunHits: 1, engineHits: 1, damage: 3, torpedoesOut: true, sunk: true }),
      ),
      { rulings: ["D-38"] },
    ),
    turn(
      "armor-2-example",
      "14.13 The example: armor 2 bears two results; hull, gun and engine damage together sink",
      second,
      orders("goeben", "warrior"),
      {
        own: {
          firer: "goeben",
          target: "warrior",
          fire: [{ weapon: "secondary", terms: { ...USUAL, ARMOR: -2 }, hits: 3 }],
          hits: [3, 2, 4],
          sunk: true,
        },
      },
      all(
        turnOf("goeben"),
        paid("goeben"),
        harmed("warrior", { gunHits: 1, engineHits: 1, damage: 3, torpedoesOut: true, sunk: true }),
      ),
      { rulings: ["D-38"] },
    ),
    turn(
      "concentrated",
      "14.5 Several ships may fire at one target: damage of the first counts before the second fires",
      all(inRound("secondary", { fired: ["goeben"], paid: ["goeben"] }), harmed("warrior", { gunHits: 1, damage: 2 })),
      orders("breslau", "warrior"),
      {
        own: {
          firer: "breslau",
          target: "warrior",
          fire: [{ weapon: "secondary", terms: { ...breslau, ARMOR: -2 }, hits: 1 }],
          hits: [3],
          sunk: true,
        },
        theirs: [
          volley({ firer: "inflexible", target: "goeben", fire: [{ weapon: "secondary", terms: { GUN_FACTOR: 4 } }] }),
          volley({ firer: "gloucester", target: "breslau", fire: [{ weapon: "secondary", terms: { GUN_FACTOR: 3 } }] }),
          volley({
            firer: "dd_5th_flotilla_1",
            target: "breslau",
            fire: [{ weapon: "secondary", terms: { GUN_FACTOR: 1 } }],
          }),
        ],
      },
      all(paid("breslau"), harmed("warrior", { gunHits: 1, damage: 3, sunk: true }), battle({ round: 2, fired: [] })),
    ),
    turn(
      "new-target",
      "14.5 A new round allows a new target (D-36)",
      inRound("secondary", { paid: ["goeben"] }),
      orders("goeben", "inflexible"),
      {
        own: { firer: "goeben", target: "inflexible", fire: [{ weapon: "secondary", terms: { ...USUAL, ARMOR: -3 } }] },
      },
      turnOf("goeben"),
    ),
    turn(
      "surplus",
      "14.5 Hits left over when the target blows up are lost (D-36)",
      second,
      orders("goeben", "dd_5th_flotilla_1"),
      {
        own: {
          firer: "goeben",
          target: "dd_5th_flotilla_1",
          fire: [{ weapon: "secondary", terms: USUAL, hits: 3 }],
          hits: [6, 3, 5],
          sunk: true,
        },
      },
      all(turnOf("goeben"), paid("goeben"), harmed("dd_5th_flotilla_1", { damage: 1, withdrawn: true, sunk: true })),
      { rulings: ["D-36"] },
    ),
  ];
}

/** 14.5, 14.8, 14.9 The guns of German ships. */
export const vectors = (): Vector[] => [...sums(), ...turns(), ...gunneryDoors()];
