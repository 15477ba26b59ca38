import { defineReport } from "../../../core/contract/operation";
import { standings } from "./tournament";
import { standingsInput, standingsOutput } from "./tournament-schema";

/** 13.1-13.5 Who leads a tournament, and whose career is no legal entry of it. */
export const standingsReport = defineReport({
  name: "standings",
  title: "Tournament standings",
  doc: "Places the careers of a tournament by its format's rules, packs too, shows ties as ties, and names every career that is no legal entry.",
  rules: ["13.1", "13.2", "13.3", "13.4", "13.5"],
  input: standingsInput,
  snapshots: ["/entries/*/snapshot"],
  output: standingsOutput,
  example: {
    format: "longTonnage",
    entries: [
      { player: "Prien", snapshot: "load-viia-5-6" },
      { player: "Schuhart", snapshot: "load-viia-7-4" },
    ],
  },
  compute: standings,
});
