import { defineReport } from "../../../core/contract/operation";
import { checkEntry } from "./entry-check";
import { entryCheckInput, entryCheckOutput } from "./tournament-schema";

/** 13.1-13.5 Whether a career just begun may enter a tournament. */
export const checkEntryReport = defineReport({
  name: "checkEntry",
  title: "Check a tournament entry",
  doc: "Says before play whether a career is a legal entry of a tournament format, and which rule it breaks if not.",
  rules: ["13.1.1", "13.2.1", "13.2.2", "13.2.3", "13.4.1", "13.5.2"],
  input: entryCheckInput,
  snapshots: ["/snapshot"],
  output: entryCheckOutput,
  example: { format: "shortTonnage", snapshot: "load-viia-5-6" },
  compute: checkEntry,
});
