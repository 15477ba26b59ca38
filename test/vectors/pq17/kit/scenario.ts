import { readFileSync } from "node:fs";
import type { Force } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import type { Snapshot } from "../../../../src/rulesets/pq17/snapshot";
import type { Option, Phase, Side } from "../../../../src/rulesets/pq17/vocabulary";

type Campaign = NonNullable<Snapshot["campaign"]>;

type OwnCampaign = NonNullable<Snapshot["sides"]["allied"]["campaign"]>;

const SIDES = ["allied", "axis"] as const;

/** A scenario after set-up. Stored as data, so that a fault of set-up cannot change base and expectation together. */
export function setUp(scenario: "pq_17" | "jw_51b"): Snapshot {
  return read<Snapshot>(scenario.replace("_", "-"));
}

/** Scenario PQ-17 in a phase of a side of its starting turn, in Fair weather, every block numbered in the order of ids. */
export function scenarioAt(phase: Phase, phasing: Side | null = "allied", options: Option[] = []): Snapshot {
  const state = { ...setUp("pq_17"), options };
  for (const side of SIDES) {
    const sailing = state.sides[side].forces.filter(({ station }) => station === "at_sea");
    for (const [index, each] of sailing.sort((a, b) => (a.id < b.id ? -1 : 1)).entries()) each.block = index + 1;
  }
  if (phase.startsWith("prep")) return { ...state, phase, phasing };
  const prevailing = phase === "turn_weather" ? null : "fair";
  const weather = { ...state.weather, prevailing } as const;
  return { ...state, phase, phasing, step: 20, turn: state.startTurn, begun: true, weather };
}

/** The same as the operation of fortnight July I of the campaign, with bids of 2 and 0 where they are set. */
export function campaignAt(phase: Phase, phasing: Side | null = "allied"): Snapshot {
  const { campaign, own } = read<{ campaign: Campaign; own: OwnCampaign }>("campaign");
  const state = scenarioAt(phase, phasing);
  const bids = phase === "prep_initiative" ? null : { allied: 2, axis: 0 };
  for (const side of SIDES) {
    Object.assign(state.sides[side], {
      reinforcements: [],
      campaign: { ...structuredClone(own), bid: bids?.[side] ?? null },
    });
  }
  return { ...state, startTurn: 1, campaign: { ...campaign, bids } };
}

/** The campaign with a loaded convoy of 15 merchants that waits in Reykjavik. */
export function withWaitingConvoy(state: Snapshot): Snapshot {
  state.sides.allied.forces.push(read<Force>("waiting-convoy"));
  return state;
}

function read<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../snapshots/set-ups/${name}.json`, import.meta.url), "utf8")) as T;
}
