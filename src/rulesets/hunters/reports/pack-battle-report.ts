import { defineReport } from "../../../core/contract/operation";
import type { Charts } from "../charts/schema";
import { packBattle } from "./pack-battle";
import { packBattleInput, packBattleOutput } from "./pack-battle-schema";

/** 13.5.3-13.5.5 How the joint convoy battle of a pack stands. */
export const packBattleReport = defineReport({
  name: "packBattle",
  title: "A pack's joint battle",
  doc: "Reads the snapshots of a pack: who fights in which round, whether it may be drawn for, who may join, the ships of a shared convoy, and where the snapshots contradict each other.",
  rules: ["13.5", "13.5.3", "13.5.4", "13.5.5"],
  input: packBattleInput,
  snapshots: ["/boats/*/snapshot"],
  output: packBattleOutput,
  example: {
    boats: [
      { player: "Suhren", snapshot: "pack-draw-lowest" },
      { player: "Topp", snapshot: "pack-join-nothing" },
    ],
  },
  compute: ({ boats }, charts: Charts) => packBattle(boats, charts),
});
