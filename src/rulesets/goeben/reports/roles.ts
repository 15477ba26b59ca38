import { carries } from "../chapters/8-cargo/hull-boxes";
import { holderAt } from "../chapters/9-ports/sites";
import { friendlyAt, germanInPlay, isGerman } from "../chapters/shared/game";
import { spaceOf } from "../charts/map";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import type { GermanShipId } from "../vocabulary";
import type { Player, Roles } from "./roles-schema";

const SECTION = "25.0";

const ADMIRAL: Player = "austro_hungarian_admiral";

/**
 * 25(1) The officer responsible for each operation, and whether that officer decides it or proposes it to the
 * commander.
 */
const STAFF: Readonly<Record<string, { readonly officer: Player; readonly decides: boolean }>> = {
  resolveIncidents: { officer: "first_officer", decides: true },
  resolveIntelligence: { officer: "first_officer", decides: false },
  applyIntelligence: { officer: "first_officer", decides: false },
  resolveReconnaissance: { officer: "first_officer", decides: false },
  outfitShip: { officer: "first_officer", decides: false },
  coal: { officer: "first_officer", decides: false },
  rearm: { officer: "first_officer", decides: false },
  shareStores: { officer: "first_officer", decides: false },
  loadCargo: { officer: "first_officer", decides: false },
  jettisonCargo: { officer: "first_officer", decides: false },
  landCrew: { officer: "first_officer", decides: false },
  transferCargo: { officer: "first_officer", decides: false },
  reembark: { officer: "first_officer", decides: false },
  resolveGunneryRound: { officer: "gunnery_officer", decides: false },
  resolveTorpedoRound: { officer: "gunnery_officer", decides: false },
  resolveShoreBombardment: { officer: "gunnery_officer", decides: false },
  resolveContact: { officer: "engineer", decides: false },
  repair: { officer: "engineer", decides: true },
};

/** 25(1), D-83 The parts of a ship's fire that the gunnery officer decides, its rate, and proposes, its target. */
const FIRE: Readonly<Record<string, readonly { readonly pointer: string; readonly decides: boolean }[]>> = {
  resolveGunneryRound: [
    { pointer: "/target", decides: false },
    { pointer: "/maximumFire", decides: true },
  ],
  resolveTorpedoRound: [
    { pointer: "/target", decides: false },
    { pointer: "/torpedoes", decides: true },
  ],
  resolveShoreBombardment: [
    { pointer: "/fire", decides: false },
    { pointer: "/maximumFire", decides: true },
    { pointer: "/remove", decides: false },
  ],
};

const OFFICERS: readonly Player[] = ["first_officer", "gunnery_officer", "engineer"];

/** 25(2) Operations whose input concerns one ship alone. */
const OWN_SHIP: readonly string[] = [
  "outfitShip",
  "repair",
  "loadCargo",
  "jettisonCargo",
  "landCrew",
  "reembark",
  "reloadTorpedoes",
  "resolveIntelligence",
  "resolveReconnaissance",
  "moveShip",
  "layMine",
  "resolveSubmarineEvasion",
  "resolveGunneryRound",
  "resolveTorpedoRound",
  "resolveShoreBombardment",
  "capturePort",
];

/** 20.0 Those of these operations that Austro-Hungarian ships take part in too. */
const CONSORTS: readonly string[] = [
  "moveShip",
  "resolveGunneryRound",
  "resolveTorpedoRound",
  "resolveShoreBombardment",
];

/** 25 The players who may submit each open operation under the option of the game, and the captains who may speak with each other. */
export function roles(state: Snapshot, charts: Charts, openOperations: readonly string[]): Roles {
  const { multiplayer } = state.options;
  const captained = multiplayer === "captains" || multiplayer === "captains_with_ah";
  return {
    multiplayer,
    players: playersOf(state),
    decisions: openOperations.map((operation) => decisionOn(state, charts, operation)),
    channels: captained ? channelsOf(state) : [],
    notes: captained ? notesOf(state, charts) : [],
  };
}

function playersOf(state: Snapshot): Player[] {
  switch (state.options.multiplayer) {
    case "none":
      return ["player"];
    case "staff":
      return ["commander", ...OFFICERS];
    case "captains":
      return captainsOf(germanInPlay(state));
    case "captains_with_ah":
      return [...captainsOf(germanInPlay(state)), ...(consortsInPlay(state) ? [ADMIRAL] : [])];
  }
}

function decisionOn(state: Snapshot, charts: Charts, operation: string): Roles["decisions"][number] {
  const base = { operation, proposes: [] as Player[], parts: [], ownShip: false, section: SECTION };
  const { multiplayer } = state.options;
  if (multiplayer === "none") return { ...base, decides: ["player"] };
  if (multiplayer === "staff") {
    const entry = STAFF[operation];
    if (entry === undefined)
      return { ...base, decides: ["commander"], proposes: operation === "moveShip" ? [...OFFICERS] : [] };
    const parts = (FIRE[operation] ?? []).map(({ pointer, decides }) => ({
      pointer,
      ...staffed(entry.officer, decides),
    }));
    return { ...base, ...staffed(entry.officer, entry.decides), parts };
  }
  const ownShip = OWN_SHIP.includes(operation);
  const decides = captainsDeciding(state, charts, operation, ownShip);
  return { ...base, decides: decides.length === 0 ? playersOrOne(state) : decides, ownShip };
}

/** 25(1) An officer decides or proposes; the commander always has the last word. */
function staffed(officer: Player, decides: boolean): { decides: Player[]; proposes: Player[] } {
  return decides ? { decides: ["commander", officer], proposes: [] } : { decides: ["commander"], proposes: [officer] };
}

/** 25 The players who decide when no ship is concerned: the captains of the game, those of lost ships included. */
function playersOrOne(state: Snapshot): Player[] {
  const players = playersOf(state);
  return players.length > 0 ? players : ["player"];
}

/** 25(2), 25(3) Captains of the ships concerned in their precedence; the admiral comes first in the Adriatic, else last. */
function captainsDeciding(state: Snapshot, charts: Charts, operation: string, ownShip: boolean): Player[] {
  const { multiplayer } = state.options;
  const ships = shipsConcerned(state);
  const captains = captainsOf(ships.filter(isGerman));
  const consorts = state.austroHungarian.filter(({ id, status }) => status === "in_play" && ships.includes(id));
  const sails = multiplayer === "captains_with_ah" && consorts.length > 0;
  if (!sails || (ownShip && !CONSORTS.includes(operation))) return captains;
  const adriatic = consorts.some(({ space }) => space !== null && spaceOf(charts, space).zone === "adriatic");
  return adriatic ? [ADMIRAL, ...captains] : [...captains, ADMIRAL];
}

/** The friendly warships that the decision at hand is about: those of a battle, of an incident or of stores, else all. */
function shipsConcerned(state: Snapshot): string[] {
  const space = state.battle?.space ?? state.incident?.space ?? state.sharing?.space;
  if (space !== undefined) return friendlyAt(state, space);
  const consorts = state.austroHungarian.filter(({ status }) => status === "in_play").map(({ id }) => id);
  return [...germanInPlay(state), ...consorts];
}

function captainsOf(ships: readonly GermanShipId[]): Player[] {
  return ships.map((ship): Player => `captain_${ship}`);
}

function consortsInPlay({ austroHungarian }: Snapshot): boolean {
  return austroHungarian.some(({ status }) => status === "in_play");
}

/** The spaces of a player's ships, and whether they have Wireless; every Austro-Hungarian ship has. */
interface Post {
  readonly player: Player;
  readonly spaces: readonly (string | null)[];
  readonly wireless: boolean;
}

/** 25(2) Every pair of captains: in one space, or both with Wireless. */
function channelsOf(state: Snapshot): Roles["channels"] {
  const posts = germanInPlay(state).map((ship): Post => {
    const record = state.ships[ship];
    return { player: `captain_${ship}`, spaces: [record.space], wireless: carries(record, "wireless") };
  });
  if (state.options.multiplayer === "captains_with_ah" && consortsInPlay(state)) {
    const consorts = state.austroHungarian.filter(({ status }) => status === "in_play");
    posts.push({ player: ADMIRAL, spaces: consorts.map(({ space }) => space), wireless: true });
  }
  return posts.flatMap((one, index) =>
    posts.slice(index + 1).map((other) => {
      const sameSpace = one.spaces.some((space) => space !== null && other.spaces.includes(space));
      const wireless = one.wireless && other.wireless;
      return { between: [one.player, other.player], sameSpace, wireless, open: sameSpace || wireless };
    }),
  );
}

/** 25(2) Captains whose ships are in a friendly or neutral port or base. */
function notesOf(state: Snapshot, charts: Charts): Roles["notes"] {
  return germanInPlay(state).flatMap((ship) => {
    const { space } = state.ships[ship];
    if (space === null) return [];
    const holder = holderAt(state, charts, space);
    return holder === "central_powers" || holder === "neutral" ? [{ ship, space }] : [];
  });
}
