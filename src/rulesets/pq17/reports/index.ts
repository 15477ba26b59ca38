import type { ReportHeading } from "../../../core/contract/operation";

/** Every report of PQ-17, in the order listed. */
export const reports: readonly ReportHeading[] = [
  {
    name: "situation",
    title: "Situation",
    doc: "Tells how a game stands as far as a side, an onlooker or the referee may see it, as data and as printable text.",
    rules: ["1.8", "2", "6.2.1", "7.2.4", "7.5.2", "9.1", "10.1", "11.1"],
    load: async () => (await import("./situation-report")).situationReport,
  },
  {
    name: "distance",
    title: "Distance",
    doc: "Counts the hexes between two hexes, ports or airbases, as ships sail and as aircraft fly.",
    rules: ["5", "5.3", "D-46"],
    load: async () => (await import("./distance-report")).distanceReport,
  },
  {
    name: "reachable",
    title: "Reachable places",
    doc: "Lists the places that a force or dummy could enter this turn at each speed, with hexes of movement and distance by sea.",
    rules: ["5", "5.1", "5.2", "5.7", "10.2"],
    load: async () => (await import("./reachable-report")).reachableReport,
  },
  {
    name: "roles",
    title: "Who decides",
    doc: "Says whose player phase it is, which side is to decide now, what decision is pending, and which operations are open.",
    rules: ["1.2", "3", "6.2.2", "6.6.1", "7.2", "7.5.2"],
    load: async () => (await import("./roles-report")).rolesReport,
  },
];
