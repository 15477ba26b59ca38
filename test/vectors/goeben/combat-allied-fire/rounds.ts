import { all, type Change, type Json, type Vector } from "../kit";
import { aboard, options, set, ship } from "../kit/changes";
import {
  battle,
  came,
  ended,
  type Fought,
  harmed,
  inContact,
  inRound,
  orders,
  printed,
  resolves,
  SEA,
  volley,
} from "../kit/combat";
import { hull } from "../kit/losses";
import { answers, plan } from "./answers";

const noOrders: Json = orders("goeben", null);

const breslauDone = { fired: ["breslau"] };

/** 14.2 First Salvo of the Allies, and rounds that merge. */
function sequences(): Vector[] {
  const allied = (
    change: Change,
    round: "secondary" | "tertiary",
    theirs: readonly Fought[],
    after: Change,
    id: string,
    title: string,
  ): Vector => answers(id, title, "inflexible-contact", all(inRound(round, breslauDone, "AC2"), change), theirs, after);
  const mist = (visibility: "secondary" | "tertiary", members = {}): Change =>
    all(set({ visibility: [{ space: SEA, rolled: visibility }] }), battle({ visibility, ...members }));
  const goeben = (weapon: "primary" | "secondary" | "tertiary", factor: number, more: { hits?: number } = {}) => ({
    weapon,
    terms: { GUN_FACTOR: factor, LEADERSHIP: 4, ARMOR: -3 },
    ...more,
  });
  const merged = volley({
    firer: "goeben",
    target: "inflexible",
    fire: [goeben("primary", 5, { hits: 1 }), goeben("secondary", 3), goeben("tertiary", 2, { hits: 1 })],
    hits: [1, 3],
  });
  const two = volley({ firer: "goeben", target: "inflexible", fire: [goeben("primary", 5), goeben("secondary", 3)] });
  const spent: Change = (state) => {
    state.ships.goeben.ammunition -= 1;
    state.battle!.paid.push("goeben");
    state.battle!.anyFire = true;
  };
  return [
    allied(
      (): void => {},
      "secondary",
      [],
      battle({ round: 2, fired: [] }),
      "first-no-tertiary",
      "14.2 With Allied First Salvo the next round opens with Allied fire; Inflexible has no tertiary guns",
    ),
    answers(
      "first-torpedo",
      "14.2 With Allied First Salvo the Allied torpedoes come before the player's",
      "inflexible-contact",
      inRound("tertiary", {}, "AC2"),
      [printed("inflexible", "goeben", ["torpedo"])],
      all(set({ phase: "torpedoes" }), battle({ round: 3, fired: [] })),
    ),
    resolves({
      ...plan,
      base: "inflexible-contact",
      id: "merged-three",
      title: "13.1 D-28 Tertiary range: three types of gun fire in one merged round, all dice before the hits",
      citation: "13.1",
      change: all(inContact("GC2", "gunnery"), mist("tertiary")),
      input: orders("goeben", "inflexible"),
      ...came(merged),
      after: all(spent, harmed("inflexible", { gunHits: 1, damage: 2 }), battle({ fired: ["goeben"] })),
    }),
    resolves({
      ...plan,
      base: "inflexible-contact",
      id: "merged-two",
      title: "13.1 D-28 Secondary range: primary and secondary guns fire in one merged round, Allied fire likewise",
      citation: "13.1",
      change: all(inContact("GC2", "gunnery", breslauDone), mist("secondary")),
      input: orders("goeben", "inflexible"),
      ...came(two, [printed("inflexible", "goeben", ["primary", "secondary"], { count: [1, 1], hits: [3, 4] })]),
      after: all(spent, hull(11), ship("goeben", { engines: 5 }), battle({ round: 1, fired: [] })),
    }),
    resolves({
      ...plan,
      base: "inflexible-contact",
      id: "merged-then-torpedoes",
      title: "13.1 D-28 After the round of all guns come the torpedoes",
      citation: "13.1",
      change: all(
        inContact("GC2", "gunnery", { ...breslauDone, anyFire: true }),
        mist("tertiary"),
        harmed("inflexible", { gunHits: 2 }),
      ),
      input: noOrders,
      ...came(null),
      after: all(set({ phase: "torpedoes" }), battle({ round: 1, fired: [] })),
    }),
  ];
}

/** 14.12 Allied torpedoes. */
function torpedoFire(): Vector[] {
  const round = inRound("torpedo", breslauDone);
  const over = (fate: string, gained = 0): Json => ended(SEA, { gained }, { inflexible: fate });
  const closed = (place: "pool" | "out", vp = 0): Change =>
    all(set({ phase: "naval_combat", battle: null, alert: 2, vp, done: [SEA], threatened: [SEA] }), (state) => {
      Object.assign(state.markers.find(({ id }) => id === "inflexible")!, { place, space: null });
    });
  const fires = (
    id: string,
    title: string,
    change: Change | undefined,
    theirs: readonly Fought[],
    fate: string,
    after: Change,
    vp = 0,
  ): Vector =>
    resolves({
      operation: "resolveTorpedoRound",
      base: "inflexible-contact",
      id: `allied-torpedoes-${id}`,
      title,
      citation: title.split(" ")[0]!,
      change: all(round, change),
      input: { ship: "goeben", torpedoes: 0, target: null },
      ...came(null, theirs, over(fate, vp)),
      after,
    });
  const dark = all(options({ nightCombat: true }), battle({ night: true }));
  const port: Change = (state) => {
    for (const id of ["goeben", "breslau"] as const) state.ships[id].space = "bone";
    state.battle!.space = "bone";
    Object.assign(state.markers.find(({ id }) => id === "inflexible")!, { space: "bone" });
  };
  const nets = aboard("goeben", { 1: "torpedo_nets" });
  const caught = (netted: boolean, faces: readonly number[], hits: readonly number[]): Fought =>
    volley({
      firer: "inflexible",
      target: "goeben",
      fire: [{ weapon: "torpedo", terms: { TORPEDO_FACTOR: 2 }, faces }],
      hits,
      netted,
    });
  const bone = (id: string, title: string, change: Change, theirs: Fought, after: Change): Vector =>
    resolves({
      operation: "resolveTorpedoRound",
      base: "inflexible-contact",
      id: `allied-torpedoes-${id}`,
      title,
      citation: "14.12",
      change: all(round, port, change),
      input: { ship: "goeben", torpedoes: 0, target: null },
      ...came(null, [theirs], ended("bone", {}, { inflexible: "unharmed" })),
      after: all(after, closed("pool"), set({ done: ["bone"], threatened: ["bone"] })),
    });
  return [
    fires(
      "printed",
      "14.12 Allied torpedoes throw the printed factor",
      undefined,
      [printed("inflexible", "goeben", ["torpedo"])],
      "unharmed",
      closed("pool"),
    ),
    fires(
      "night",
      "22.0 Allied torpedoes are exempt from night",
      dark,
      [printed("inflexible", "goeben", ["torpedo"])],
      "unharmed",
      closed("pool"),
    ),
    fires(
      "out",
      "14.13 Engine damage ends torpedo fire",
      harmed("inflexible", { engineHits: 1, torpedoesOut: true }),
      [],
      "damaged",
      closed("out", 6),
      6,
    ),
    bone("netted", "14.12 Torpedo Nets in a port cancel a 5, not a 6", nets, caught(true, [5, 6], [1]), hull(11)),
    bone(
      "unnetted",
      "14.12 Without Torpedo Nets a 5 hits in a port too",
      (): void => {},
      caught(false, [5, 6], [1, 5]),
      hull(11),
    ),
    fires(
      "nets-at-sea",
      "14.12 Torpedo Nets do not help at sea",
      nets,
      [caught(false, [5, 6], [3, 5])],
      "unharmed",
      all(ship("goeben", { engines: 5 }), closed("pool")),
    ),
  ];
}

/** 14.2, 14.12 The order of rounds, and Allied torpedoes. */
export const alliedRounds = (): Vector[] => [...sequences(), ...torpedoFire()];
