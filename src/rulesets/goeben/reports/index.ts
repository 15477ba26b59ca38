import type { ReportHeading } from "../../../core/contract/operation";

/** Every report of Goeben, 1914, in the order listed. */
export const reports: readonly ReportHeading[] = [
  {
    name: "situation",
    title: "Situation",
    doc: "Tells how a game stands: order, ships, spaces, incident pool, hidden markers, battle and campaign, as data and as printable text.",
    rules: ["4.0", "6.2", "10.1", "12.4", "13.2", "14.3", "14.5", "17.0", "24.0"],
    load: async () => (await import("./situation-report")).situationReport,
  },
  {
    name: "reachable",
    title: "Reachable spaces",
    doc: "Lists the spaces a friendly warship can reach with its Engines and coal, with distance, speed and coal, and the spaces closed to it.",
    rules: ["9.1", "12.0", "12.1", "12.2", "12.3", "12.4", "12.5", "20.0"],
    load: async () => (await import("./reachable-report")).reachableReport,
  },
  {
    name: "distance",
    title: "Distance",
    doc: "Counts the navigation lines between two spaces of the map, whatever terrain lies between.",
    rules: ["2.1", "12.0"],
    load: async () => (await import("./distance-report")).distanceReport,
  },
  {
    name: "roles",
    title: "Roles of several players",
    doc: "Says which player may submit each open operation when several share the German command, and which captains may speak with each other.",
    rules: ["25.0"],
    load: async () => (await import("./roles-report")).rolesReport,
  },
];
