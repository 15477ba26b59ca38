import type { GermanShip } from "../../../../src/rulesets/goeben/chapters/3-setup/state";
import type { Marker } from "../../../../src/rulesets/goeben/chapters/13-incidents/state";
import type { Snapshot } from "../../../../src/rulesets/goeben/snapshot";
import type { GermanShipId, IncidentKind, OrderId, Phase } from "../../../../src/rulesets/goeben/vocabulary";
import { facts } from "./index";

interface AlliedShip {
  readonly id: string;
  readonly kind: IncidentKind;
  readonly nation: "british" | "french";
  readonly class: string;
}

interface Group {
  readonly ships: readonly string[];
  readonly quietSeas: number;
  readonly faceDown: readonly { readonly space: string; readonly count: number }[];
}

interface Index {
  readonly hull: number;
  readonly [index: string]: number;
}

/** C.2 Classes in the order of play. */
const CLASSES = ["BB", "BC", "B", "CA", "CP", "CL", "DD", "TC"];

/** C.2 The Allied ships: British before French, by class, then as the charts list them. */
export const ALLIED: readonly AlliedShip[] = [...facts<{ ships: AlliedShip[] }>("ALLIED_SHIPS").ships].sort((a, b) =>
  a.nation === b.nation ? CLASSES.indexOf(a.class) - CLASSES.indexOf(b.class) : a.nation < b.nation ? -1 : 1,
);

const kinds = facts<{ markers: Record<string, { count: number }> }>("INCIDENT_MARKERS").markers;

/** Every incident marker that is not a ship, in the order of the charts. */
export const EVENTS: readonly string[] = Object.entries(kinds).flatMap(([kind, { count }]) =>
  Array.from({ length: count }, (_, index) => `${kind}_${index + 1}`),
);

/** C.2 The canonical order of all markers. */
export const ORDER: readonly string[] = [...ALLIED.map(({ id }) => id), ...EVENTS];

/** The kind of a marker. */
export function kindOf(id: string): IncidentKind {
  return ALLIED.find((ship) => ship.id === id)?.kind ?? (id.replace(/_\d+$/, "") as IncidentKind);
}

/** True for an Allied ship. */
export function isShip(id: string): boolean {
  return ALLIED.some((ship) => ship.id === id);
}

/** Ids in the canonical order. */
export function sorted(ids: readonly string[]): string[] {
  return [...ids].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
}

/** 3.0(6) The start of a German ship. */
export function freshShip(id: GermanShipId, inPlay: boolean): GermanShip {
  const { start } = facts<{ ships: Record<string, { start: Index }> }>("GERMAN_SHIPS").ships[id]!;
  return {
    status: inPlay ? "in_play" : "absent",
    space: null,
    ...(start as unknown as Pick<GermanShip, "leadership" | "engines" | "hull" | "primary" | "secondary">),
    ...(start as unknown as Pick<GermanShip, "tertiary" | "ammunition" | "torpedoes" | "coal">),
    boxes: Array.from({ length: start.hull }, () => null),
    outfitted: false,
    repaired: false,
    loaded: false,
    moved: false,
    path: [],
    arrived: 0,
    mustLeave: false,
    startSpace: null,
    reconnoitred: false,
  };
}

/**
 * The variable facts of a set-up: markers permanently removed, patrol zones that are high seas, and placeholders
 * (D-61).
 */
export interface Laying {
  readonly removed?: readonly Marker[];
  readonly joined?: readonly string[];
  readonly highSeas?: readonly string[];
  readonly placeholders?: number;
}

/** 3.0(3)-(4), C.12 The Allied side at set-up. */
export function alliedSide(laying: Laying = {}): Pick<Snapshot, "markers" | "coastal" | "unseen"> {
  const { removed = [], joined = [], highSeas = [], placeholders = 0 } = laying;
  const { british, french, absent } = facts<{ british: Group; french: Group; absent: string[] }>("ALLIED_SETUP");
  const left = (id: string): boolean => !removed.some((each) => each.id === id);
  const quiet = EVENTS.filter((id) => id.startsWith("quiet_seas") && left(id));
  const britishQuiet = quiet.slice(0, british.quietSeas);
  const frenchQuiet = quiet.slice(british.quietSeas, british.quietSeas + french.quietSeas);
  const stand = Array.from({ length: placeholders }, (_, index) => `placeholder_${index + 1}`);
  const unseenBritish = [...sorted(british.ships.filter(left)), ...britishQuiet, ...stand];
  const unseenFrench = [...sorted(french.ships.filter(left)), ...frenchQuiet];
  const taken = [...british.ships, ...french.ships, ...absent, ...britishQuiet, ...frenchQuiet];
  const others = ORDER.filter((id) => !taken.includes(id) && left(id));
  const known = sorted([...joined, ...(placeholders > 0 ? [] : others)]);
  const lay = (fleet: "british" | "french", group: Group) =>
    group.faceDown
      .filter(({ space }) => !highSeas.includes(space))
      .map(({ space, count }) => ({ space, fleet, count }));
  const faceDown = [...lay("british", british), ...lay("french", french)];
  const lying = (fleet: string): number =>
    faceDown.filter((each) => each.fleet === fleet).reduce((sum, { count }) => sum + count, 0);
  const { units, deployment } = facts<{
    units: { id: string }[];
    deployment: { space: string; units: number }[];
  }>("COASTAL_DEFENCE");
  return {
    markers: [
      ...known.map((id): Marker => ({ id, kind: kindOf(id), place: "pool", space: null, turn: 0 })),
      ...removed,
    ],
    coastal: [],
    unseen: {
      british: unseenBritish,
      french: unseenFrench,
      other: placeholders > 0 ? others : [],
      coastal: units.map(({ id }) => id),
      pool: {
        british: unseenBritish.length - lying("british"),
        french: unseenFrench.length - lying("french"),
        other: placeholders > 0 ? others.length - placeholders : 0,
      },
      faceDown,
      faceDownCoastal: deployment.map(({ space, units: count }) => ({ space, count })),
    },
  };
}

/** 3.0 A game at set-up with its order drawn: Goeben and Breslau, every option off and every ruling at its default. */
export function freshGame(order: OrderId = "ottoman_alliance"): Snapshot {
  return {
    ruleset: "goeben",
    edition: "errata_2014",
    step: 1,
    options: {
      variableDeployment: false,
      germanExtras: "none",
      austroHungarianWarships: false,
      seaplanes: false,
      nightCombat: false,
      mines: false,
      campaign: false,
      multiplayer: "none",
    },
    rulings: {
      repairAtSeaMinus2: false,
      revealedReturnOnAlertChange: false,
      atlanticAlwaysOpen: false,
      neutralPortIncidents: "rule",
      maxFireScope: "gun_factor",
      torpedoDice: "formula",
      torpedoHitDisablesTubes: false,
      criticalBattleMeasure: "net",
      bombardmentOptional: false,
      ahGunneryLeadership: false,
      campaignStocks: "carry_over",
      campaignKeepCargo: false,
      ottomanSortieZone: "adriatic",
      reloadOnlyAtZero: true,
    },
    phase: "outfit_setup",
    turn: 1,
    alert: 1,
    vp: 0,
    morale: 0,
    intelligenceUsed: false,
    order,
    orderAchieved: false,
    result: null,
    endReason: null,
    ships: {
      goeben: freshShip("goeben", true),
      moltke: freshShip("moltke", false),
      breslau: freshShip("breslau", true),
      stralsund: freshShip("stralsund", false),
    },
    austroHungarian: facts<{ ships: { id: string }[] }>("AUSTRO_HUNGARIAN_SHIPS").ships.map(({ id }) => {
      return { id, status: "available", space: null, moved: false, path: [], arrived: 0, damage: 0 };
    }),
    ...alliedSide(),
    colliers: [{ space: null, used: false, lost: false }],
    mines: [],
    landed: [],
    visited: [],
    stores: [],
    frenchSortie: false,
    visibility: [],
    storms: [],
    threatened: [],
    done: [],
    sharing: null,
    intelligence: null,
    incident: null,
    battle: null,
    campaign: null,
  };
}

/** Goeben and Breslau in a space since the set-up or since the turn before, with a collier in the Central Ionian Sea. */
export function gameAt(space: string, phase: Phase, turn = 1): Snapshot {
  const state = freshGame();
  for (const ship of [state.ships.goeben, state.ships.breslau]) {
    ship.space = space;
    ship.startSpace = "messina";
    ship.arrived = space === "messina" ? 0 : Math.max(1, turn - 1);
  }
  state.colliers = [{ space: "medina_bank", used: false, lost: false }];
  return { ...state, phase, turn, step: 5 };
}
