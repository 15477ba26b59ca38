import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import type { Option, Phase, Side } from "../../vocabulary";
import { exampleAt } from "../examples";
import { freshShip } from "../units";
import { fortnightOf, freshCampaign, freshOwnCampaign, mostMonths } from "./campaign";

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
