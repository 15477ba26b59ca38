import type { ReportHeading } from "../../../core/contract/operation";

/** The reports on careers, in the order listed. */
export const reports: readonly ReportHeading[] = [
  {
    name: "logSheet",
    title: "Log sheet",
    doc: "Draws up the log sheet of a career, month by month, as data and as printable text.",
    rules: ["3.5", "4.3", "10.10", "11.1"],
    load: async () => (await import("./log-sheet")).logSheetReport,
  },
  {
    name: "compareWithAces",
    title: "Compare with the aces",
    doc: "Ranks a career among the ten historical aces by tonnage sunk.",
    rules: ["15.1", "5.2.1"],
    load: async () => (await import("./aces")).compareWithAcesReport,
  },
  {
    name: "checkEntry",
    title: "Check a tournament entry",
    doc: "Says before play whether a career is a legal entry of a tournament format, and which rule it breaks if not.",
    rules: ["13.1.1", "13.2.1", "13.2.2", "13.2.3", "13.4.1", "13.5.2"],
    load: async () => (await import("./13-tournaments/entry-check")).checkEntryReport,
  },
  {
    name: "standings",
    title: "Tournament standings",
    doc: "Places the careers of a tournament by its format's rules, packs too, shows ties as ties, and names every career that is no legal entry.",
    rules: ["13.1", "13.2", "13.3", "13.4", "13.5"],
    load: async () => (await import("./13-tournaments/standings")).standingsReport,
  },
  {
    name: "packBattle",
    title: "A pack's joint battle",
    doc: "Reads the snapshots of a pack: who fights in which round, whether it may be drawn for, who may join, the ships of a shared convoy, and where the snapshots contradict each other.",
    rules: ["13.5", "13.5.3", "13.5.4", "13.5.5"],
    load: async () => (await import("./13-tournaments/pack-battle")).packBattleReport,
  },
  {
    name: "roles",
    title: "Roles of two players",
    doc: "Says which player decides each open operation and who makes each roll when two players take turns at the enemy's dice.",
    rules: ["13.1.2", "14.8.3"],
    load: async () => (await import("./roles")).rolesReport,
  },
];
