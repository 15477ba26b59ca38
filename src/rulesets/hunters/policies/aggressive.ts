import type { Policy } from "../../../core/contract/analysis";
import type { Snapshot } from "../snapshot";

/** 9.1.4 Ranges from the surest for a torpedo to the least. */
const RANGES = ["long", "medium", "close"];

/** A policy that sinks ships: goes in close, fires all it has, stays for another round and follows what gets away. */
export const aggressive: Policy<Snapshot> = {
  doc: "Closes in and fires every tube, always fights an Additional Round of Combat, and follows every ship that escapes.",
  lots: {
    loadTorpedoes: 0,
    abortPatrol: 0,
    turnBack: 0,
    breakOff: 0,
    resolveFollow: 30,
    resolveAdditionalRound: 20,
    joinWolfpack: 30,
    reloadTubes: 5,
  },
  score: (_, operation, input) => {
    if (operation === "resolveAttack") return RANGES.indexOf(String(input.range)) + fired(input.tubes);
    if (operation === "resolveTorpedoFire") return fired(input.tubes);
    if (operation === "planRound") return RANGES.indexOf(String(input.range)) + (input.mode === "surface" ? 1 : 0);
    if (operation === "resolveFlakStay") return input.stay === true ? 1 : 0;
    return 0;
  },
};

function fired(tubes: unknown): number {
  return Object.keys(tubes ?? {}).length;
}
