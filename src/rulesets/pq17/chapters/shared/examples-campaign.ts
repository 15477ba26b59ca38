import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import { type Chit, type ConditionId, type Option, type Phase, SIDES, type Side } from "../../vocabulary";
import { fortnightOf, freshCampaign, freshOwnCampaign, mostMonths } from "../15-campaign/campaign";
import { exampleAt } from "./examples";
import { freshShip } from "./units";

/** Scenario PQ-17 in a phase of a side that holds one special condition; the other side holds none. */
export function withChit(phase: Phase, side: Side, letter: Chit, condition: ConditionId): Snapshot {
  const state = exampleAt(phase, side);
  const chits = [{ letter, condition, revealed: false, fulfilled: false }];
  const own = { ...state.sides[side], chits };
  const bare = SIDES.map((each) => [each, { ...state.sides[each], chits: [] }] as const);
  return { ...state, sides: { ...Object.fromEntries(bare), [side]: own } as Snapshot["sides"] };
}

/** A special phase of the Allies, who have planned TITLE at Trondheim for the next turn. */
export function withPlan(): Snapshot {
  const state = withChit("turn_special", "allied", "A", "title");
  const plan = { condition: "title", port: "trondheim", turn: state.turn + 1, declared: false } as const;
  const { allied } = state.sides;
  return { ...state, sides: { ...state.sides, allied: { ...allied, special: { ...allied.special, plan } } } };
}

/** An Allied player phase at night, with Tirpitz photographed at Trondheim and Bomber Command to be called. */
export function withPhotograph(): Snapshot {
  const state = withChit("random_event", "allied", "K", "bomber_command");
  const photo = { turn: state.turn - 1, port: "trondheim", heavy: ["tirpitz"], types: [] };
  const allied = { ...state.sides.allied, photos: [photo] };
  return { ...state, light: { am: "night", pm: "night" }, sides: { ...state.sides, allied } };
}

/** The Axis player phase in which Lützow comes back from the Atlantic. */
export function withReturn(): Snapshot {
  const state = exampleAt("random_event", "axis");
  const forces = state.sides.axis.forces.map((force) => ({
    ...force,
    units: force.units.filter(({ unit }) => unit !== "lutzow"),
  }));
  const returning = { ships: [{ unit: "lutzow", cs: 4 }], turn: state.turn - 1, fuelWarning: 20, shown: true };
  const { axis } = state.sides;
  return { ...state, sides: { ...state.sides, axis: { ...axis, forces, special: { ...axis.special, returning } } } };
}

/** The confirmation phase with two Port Raids to be made. */
export function withRaids(): Snapshot {
  const state = withChit("admin_confirm", "axis", "K", "port_raids");
  const { axis } = state.sides;
  return { ...state, sides: { ...state.sides, axis: { ...axis, special: { ...axis.special, raidsLeft: 2 } } } };
}

/** The Axis surface combat segment with Lützow in the Kara Sea, and the convoy there. */
export function withKaraConvoy(phase: "submarine_combat" | "surface_combat" = "surface_combat"): Snapshot {
  const state = withChit(phase, "axis", "E", "wunderland");
  const { axis, allied } = state.sides;
  const place = { station: "box", at: "kara_sea", block: null } as const;
  const forces = axis.forces.map((force) =>
    force.id === "narvik_group"
      ? { ...force, ...place, sailed: true, units: force.units.filter(({ unit }) => unit === "lutzow") }
      : force,
  );
  const [model] = allied.forces.filter(({ convoy }) => convoy !== null);
  const ships = [freshShip(pack.charts, "es_soviet", 1), freshShip(pack.charts, "mv", 4)];
  const convoys = model === undefined ? [] : [{ ...model, ...place, id: "kara_convoy", number: 9, units: ships }];
  const special = { ...axis.special, kara: true };
  return {
    ...state,
    sides: { allied: { ...allied, forces: [...allied.forces, ...convoys] }, axis: { ...axis, forces, special } },
  };
}

/** A campaign as an example stands in it: scenario PQ-17 as the operation of a fortnight, with bids of 2 and 0 where they are set. */
export function campaignAt(phase: Phase, phasing: Side | null = "allied", options: readonly Option[] = []): Snapshot {
  const state = exampleAt(phase, phasing, options);
  const campaign = freshCampaign(pack.charts, mostMonths(pack.charts));
  const bids = phase === "prep_initiative" ? null : { allied: 2, axis: 0 };
  return {
    ...state,
    startTurn: 1,
    campaign: { ...campaign, number: 9, bids },
    sides: {
      allied: {
        ...state.sides.allied,
        reinforcements: [],
        campaign: { ...freshOwnCampaign(), bid: bids?.allied ?? null },
      },
      axis: { ...state.sides.axis, reinforcements: [], campaign: { ...freshOwnCampaign(), bid: bids?.axis ?? null } },
    },
  };
}

/** The campaign in another fortnight, by its number. */
export function inFortnight(state: Snapshot, number: number): Snapshot {
  if (state.campaign === null) return state;
  return { ...state, fortnight: fortnightOf(pack.charts, number), campaign: { ...state.campaign, number } };
}

/** The campaign with what a side keeps of it changed. */
export function withOwnCampaign(
  state: Snapshot,
  side: Side,
  changes: Partial<NonNullable<Snapshot["sides"]["allied"]["campaign"]>>,
): Snapshot {
  const own = state.sides[side];
  const campaign = { ...(own.campaign ?? freshOwnCampaign()), ...changes };
  return { ...state, sides: { ...state.sides, [side]: { ...own, campaign } } };
}

/** The campaign with one force more of a side in a port. */
export function withBerthed(
  state: Snapshot,
  side: Side,
  at: string,
  ships: readonly { readonly unit: string; readonly cs: number }[],
): Snapshot {
  const own = state.sides[side];
  const model =
    own.forces.find(({ kind, station }) => kind === "task_force" && station === "in_port") ?? own.forces[0]!;
  const units = ships.map(({ unit, cs }) => freshShip(pack.charts, unit, cs));
  const fresh = { ...model, id: `berthed_${at}`, at, station: "in_port" as const, block: null, number: 55, units };
  return { ...state, sides: { ...state.sides, [side]: { ...own, forces: [...own.forces, fresh] } } };
}

/** The campaign with a loaded convoy that waits in Reykjavik. */
export function withWaitingConvoy(state: Snapshot): Snapshot {
  const with15 = withBerthed(state, "allied", "reykjavik", [{ unit: "mv", cs: 15 }]);
  const forces = with15.sides.allied.forces.map((force) =>
    force.id === "berthed_reykjavik"
      ? { ...force, id: "convoy_waiting", kind: "convoy" as const, number: 4, convoy: WAITING }
      : force,
  );
  return { ...with15, sides: { ...with15.sides, allied: { ...with15.sides.allied, forces } } };
}

const WAITING: Snapshot["sides"]["allied"]["forces"][number]["convoy"] = {
  loaded: true,
  destinations: ["murmansk", "arkhangelsk"],
  merchants: 15,
  excused: 0,
  visited: [],
  closest: null,
  scattered: false,
  dispersed: [],
  arrived: false,
};
