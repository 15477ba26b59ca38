import type { Plan } from "../../../src/rulesets/goeben/chapters/3-setup/setup";
import type { GermanShip } from "../../../src/rulesets/goeben/chapters/3-setup/state";
import { kindOf } from "../../../src/rulesets/goeben/chapters/13-incidents/pool";
import type { Marker } from "../../../src/rulesets/goeben/chapters/13-incidents/state";
import { exampleAt } from "../../../src/rulesets/goeben/chapters/shared/examples";
import { pack } from "../../../src/rulesets/goeben/charts/pack";
import { goeben } from "../../../src/rulesets/goeben/index";
import type { Snapshot } from "../../../src/rulesets/goeben/snapshot";
import type { GermanShipId, Phase } from "../../../src/rulesets/goeben/vocabulary";
import { type Played as KitPlayed, kitFor } from "../kit";

export { rolled } from "../kit";

/** What an operation resolved to. */
export type Played = KitPlayed<Snapshot>;

export const { play, refused, asked } = kitFor<Snapshot>(goeben);

/** Goeben and Breslau at Messina in a phase of turn 1, with members of the snapshot changed. */
export function table(phase: Phase, changes: Partial<Snapshot> = {}, plan: Plan = {}): Snapshot {
  return { ...exampleAt(phase, plan), ...changes };
}

/** The snapshot with members of one German ship changed. */
export function withShip(state: Snapshot, id: GermanShipId, changes: Partial<GermanShip>): Snapshot {
  return { ...state, ships: { ...state.ships, [id]: { ...state.ships[id], ...changes } } };
}

/** The snapshot with every German ship in play moved to a space. */
export function atSpace(state: Snapshot, space: string): Snapshot {
  let moved = state;
  for (const id of ["goeben", "moltke", "breslau", "stralsund"] as const) {
    if (moved.ships[id].status === "in_play") moved = withShip(moved, id, { space });
  }
  return moved;
}

/** The snapshot with a ship's Hull boxes filled from box 1. */
export function carrying(
  state: Snapshot,
  id: GermanShipId,
  ...cargo: NonNullable<GermanShip["boxes"][number]>[]
): Snapshot {
  const boxes = state.ships[id].boxes.map((_, index) => cargo[index] ?? null);
  return withShip(state, id, { boxes });
}

/** The snapshot with an Allied ship or another marker seen at a place; its face leaves the unseen, its position the pool's unseen. */
export function withMarker(state: Snapshot, id: string, place: Marker["place"], space: string | null): Snapshot {
  const { unseen, markers } = state;
  const marker: Marker = { id, kind: kindOf(pack.charts, id), place, space, turn: state.turn };
  const known = markers.some((each) => each.id === id);
  if (known) return { ...state, markers: markers.map((each) => (each.id === id ? marker : each)) };
  const group = (["british", "french"] as const).find((each) => unseen[each].includes(id));
  if (group === undefined) return { ...state, markers: [...markers, marker] };
  const pool = { ...unseen.pool, [group]: unseen.pool[group] - 1 };
  const left = { ...unseen, [group]: unseen[group].filter((each) => each !== id), pool };
  return { ...state, markers: [...markers, marker], unseen: left };
}

/** The snapshot with the one coastal defence unit of an enemy port destroyed and a Seebataillon ashore there. */
export function captured(state: Snapshot, space: string): Snapshot {
  const [id = "", ...coastal] = state.unseen.coastal;
  const faceDownCoastal = state.unseen.faceDownCoastal.map((each) =>
    each.space === space ? { ...each, count: 0 } : each,
  );
  const unseen = { ...state.unseen, coastal, faceDownCoastal };
  return { ...state, landed: [space], coastal: [...state.coastal, { id, space, destroyed: true }], unseen };
}

/** The snapshot with nothing face down: the markers lie in the pool, and the coastal defence units have been seen. */
export function nothingHidden(state: Snapshot): Snapshot {
  const { unseen } = state;
  const pool = { ...unseen.pool };
  for (const { fleet, count } of unseen.faceDown) pool[fleet] += count;
  const spaces = unseen.faceDownCoastal.flatMap(({ space, count }) => Array.from({ length: count }, () => space));
  const seen = spaces.map((space, index) => ({ id: unseen.coastal[index] ?? "", space, destroyed: false }));
  const coastal = unseen.coastal.slice(spaces.length);
  return { ...state, coastal: seen, unseen: { ...unseen, pool, coastal, faceDown: [], faceDownCoastal: [] } };
}

/** A campaign in its second scenario, the Suez Canal Operation, after the Ottoman Alliance was achieved. */
export function secondScenario(state: Snapshot): Snapshot {
  const order = "suez_canal_operation";
  const { campaign } = state;
  if (campaign === null) throw new Error("This is no campaign.");
  const ordersLeft = campaign.ordersLeft.filter((each) => each !== order && each !== "italian_alliance");
  const alliance = {
    achieved: [state.order],
    alliances: ["ottoman" as const],
    startSpaces: ["constantinople", "dardanelles"],
  };
  return { ...state, order, campaign: { ...campaign, scenario: 2, ordersLeft, ...alliance } };
}
