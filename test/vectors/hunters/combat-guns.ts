import {
  award,
  type Drm,
  fight,
  type Json,
  logged,
  merged,
  resolves,
  ships,
  two,
  type Vector,
  wounds,
} from "./kit/combat";
import { gun, gunDamage } from "./kit/rolls";

const surface = (range = "close"): Json => fight({ round: { mode: "surface", range } });

function damages(): Vector[] {
  const cases = [
    { base: "viib", calibre: "8.8", damage: [2, 1, 1, 1, 1, 1], drms: [] },
    { base: "ixa", calibre: "10.5", damage: [2, 2, 1, 1, 1, 1], drms: ["U3_105MM"] },
  ];
  return cases.flatMap(({ base, calibre, damage, drms }) =>
    damage.map((points, index) =>
      resolves({
        id: `gun-damage-${base}-${index + 1}`,
        title: `U3 deck gun ${calibre} cm: ${index + 1} does ${points} damage`,
        citation: "9.3.3",
        operation: "resolveGunFire",
        base: `${base}-round`,
        patch: surface(),
        input: { targets: [2] },
        rolls: [gun("close", [2, 2]), gunDamage(index + 1, drms)],
        outcome: { shots: [{ tube: null, torpedo: null, slot: 2, result: "damaged", damage: points }], phase: "round" },
        snapshot: {
          boat: { deckGunAmmo: base === "viib" ? 9 : 4 },
          engagement: { fought: true, targets: [{ damage: 0 }, { damage: points }], round: { gunFired: true } },
        },
      }),
    ),
  );
}

const SW = "SW";

interface Shot {
  readonly id: string;
  readonly what: string;
  readonly citation: string;
  readonly range?: string;
  readonly patch?: Json;
  readonly drms?: readonly Drm[];
  readonly natural: number;
  readonly hit: boolean;
}

const SHOTS: readonly Shot[] = [
  { id: "no-uzo", what: "no -1 on the surface", citation: "9.4.2", natural: 9, hit: false },
  {
    id: "no-oakleaves",
    what: "no -1 for Oakleaves",
    citation: "11.3.6",
    patch: award("KCOSD"),
    natural: 9,
    hit: false,
  },
  {
    id: "oakleaves-by-ruling",
    what: "Oakleaves -1 under the other ruling",
    citation: "11.3.6",
    patch: merged(award("KCO"), { rulings: { kcoAppliesToDeckGun: true } }),
    drms: ["U1_KC_OAKLEAVES"],
    natural: 9,
    hit: true,
  },
  {
    id: "green",
    what: "a Green crew +1",
    citation: "11.1.3",
    patch: { crew: { quality: "green" } },
    drms: ["U1_GREEN_CREW"],
    natural: 8,
    hit: false,
  },
  {
    id: "crew-out",
    what: "all four generic boxes out +1",
    citation: "10.5.3",
    patch: wounds({ crew1: SW, crew2: SW, crew3: SW, crew4: SW }),
    drms: ["U1_ALL_CREW_OUT"],
    natural: 8,
    hit: false,
  },
  {
    id: "wo1",
    what: "the 1WO in command +1",
    citation: "10.5.3",
    patch: wounds({ kmdt: SW }),
    drms: ["U1_KMDT_SW"],
    natural: 8,
    hit: false,
  },
  {
    id: "wo2",
    what: "the 2WO in command +2",
    citation: "10.5.3",
    patch: wounds({ kmdt: SW, wo1: "KIA" }),
    drms: ["U1_KMDT_1WO_SW"],
    natural: 7,
    hit: false,
  },
  { id: "medium", what: "medium range as for torpedoes", citation: "9.3.3", range: "medium", natural: 8, hit: false },
  { id: "long", what: "long range as for torpedoes", citation: "9.3.3", range: "long", natural: 6, hit: true },
];

function modified(): Vector[] {
  return SHOTS.map(({ id, what, citation, range = "close", patch, drms, natural, hit }) =>
    resolves({
      id: `gun-modifier-${id}`,
      title: `9.3 Deck gun: ${what}`,
      citation,
      operation: "resolveGunFire",
      base: "viib-round",
      patch: merged(surface(range), patch),
      input: { targets: [2] },
      rolls: [gun(range, two(natural), drms), ...(hit ? [gunDamage(6)] : [])],
      outcome: { shots: [{ slot: 2, result: hit ? "damaged" : "missed", damage: hit ? 1 : 0 }] },
    }),
  );
}

function salvos(): Vector[] {
  const common = { operation: "resolveGunFire", base: "viib-round" };
  return [
    resolves({
      ...common,
      id: "gun-two-points-two-targets",
      title: "9.3.2 Two points at two targets, in the order named",
      citation: "9.3.2",
      patch: surface(),
      input: { targets: [2, 1] },
      rolls: [gun("close", [6, 6]), gun("close", [4, 4]), gunDamage(1)],
      outcome: {
        shots: [
          { slot: 2, result: "missed", damage: 0 },
          { slot: 1, result: "sunk", damage: 2 },
        ],
        phase: "round",
      },
      snapshot: { boat: { deckGunAmmo: 8 }, log: [{ ships: [logged(1, true)] }] },
    }),
    resolves({
      ...common,
      id: "gun-point-left-over",
      title: "9.4.2 A point left over after the sinking is spent without dice",
      citation: "9.4.2",
      patch: surface(),
      input: { targets: [1, 1] },
      rolls: [gun("close", [1, 1]), gunDamage(1)],
      outcome: {
        shots: [
          { slot: 1, result: "sunk", damage: 2 },
          { slot: 1, result: "wasted", damage: 0 },
        ],
      },
      snapshot: { boat: { deckGunAmmo: 8 }, log: [{ ships: [logged(1, true)] }] },
    }),
    resolves({
      ...common,
      id: "gun-last-ship-ends-the-encounter",
      title: "9.4.2 The last ship sunk ends the encounter and the check counts",
      citation: "9.4.2",
      patch: merged(surface(), fight({ targets: ships({ 1: 2, 2: 3 }) })),
      input: { targets: [2] },
      rolls: [gun("close", [3, 5]), gunDamage(3)],
      outcome: { shots: [{ slot: 2, result: "sunk", damage: 1 }], phase: "at_sea" },
      snapshot: {
        phase: "at_sea",
        engagement: null,
        patrol: { checksDone: 3, checksDoneInBox: 1 },
        log: [{ ships: [logged(2, true)] }],
      },
    }),
    resolves({
      ...common,
      id: "gun-after-torpedoes",
      title: "9.4.2 The gun may fire after both ends in one round",
      citation: "9.4.2",
      patch: merged(surface(), fight({ round: { fwdFired: true, aftFired: true } })),
      input: { targets: [2, 2] },
      rolls: [gun("close", [6, 3]), gun("close", [5, 5])],
      snapshot: { engagement: { round: { fwdFired: true, aftFired: true, gunFired: true } } },
    }),
  ];
}

/** The deck gun. */
export const vectors = (): Vector[] => [...damages(), ...modified(), ...salvos()];
