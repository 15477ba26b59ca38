import { columnsOf, faces, rowsOf, type Vector } from "./kit/charts";

/** The rows of a chart: one vector a line. */
export const oneLineEach = true;

/** 7.3.5, 11.2.1, 11.2.2 Every face of the charts of service: postings, requests and first ranks. */
export function vectors(): Vector[] {
  return [...arcticPostings(), ...patrolRequests(), ...startingRanks()];
}

/** 7.3.5 Every face of ARCTIC_POSTING. */
function arcticPostings(): Vector[] {
  return faces().map((face) => {
    const permanent = rowsOf("ARCTIC_POSTING")[0]!.max! >= face;
    return {
      id: `arctic-posting-${face}`,
      title: `7.3.5 Arctic posting, roll ${face}: ${permanent ? "for good" : "for this patrol"}`,
      citation: "7.3.5",
      operation: "resolveAssignment",
      base: "port-viia",
      patch: { month: "1942-01" },
      input: { request: false },
      dice: [1, 1, face],
      expect: {
        kind: "RESOLUTION",
        outcome: { area: "arctic", postedNow: permanent },
        snapshot: { boat: { posting: permanent ? "arctic" : "none" } },
        rolls: [
          { label: "patrol-assignment", result: "arctic" },
          { label: "arctic-posting", chart: "ARCTIC_POSTING", result: permanent ? "permanent" : "not_permanent" },
        ],
      },
    };
  });
}

/** 11.2.1 Every face of PATROL_REQUEST for every rank; a refused request leads on to P1. */
function patrolRequests(): Vector[] {
  return columnsOf("PATROL_REQUEST").flatMap(({ id: rank, rows }) =>
    faces().map((face) => {
      const granted = face <= rows[0]!.max!;
      const request = granted ? "granted" : "refused";
      return {
        id: `patrol-request-${rank.toLowerCase()}-${face}`,
        title: `11.2.1 Request of a ${rank}, roll ${face}: ${request}`,
        citation: "11.2.1",
        operation: "resolveAssignment",
        base: "port-viia",
        patch: { kommandant: { rank } },
        input: { request: true },
        dice: granted ? [face] : [face, 1, 1],
        expect: {
          kind: "RESOLUTION",
          outcome: granted
            ? { request, area: null, mission: null, track: null, phase: "patrol_choice" }
            : { request, area: "spanish_coast", mission: null, phase: "at_sea" },
          snapshot: granted ? { phase: "patrol_choice", patrol: null, log: [] } : { phase: "at_sea" },
          rolls: [
            { label: "patrol-request", chart: "PATROL_REQUEST", column: rank, result: request, modifiers: {} },
            ...(granted ? [] : [{ label: "patrol-assignment", result: "spanish_coast" }]),
          ],
        },
      };
    }),
  );
}

/** 11.2.2 Every face of STARTING_RANK in its three columns, each for a Type VII of the year. */
function startingRanks(): Vector[] {
  const boats = ["VIIB", "VIIC", "VIID"];
  return columnsOf("STARTING_RANK").flatMap(({ id, from, rows }, index) =>
    faces().map((face) => {
      const rank = rows.find(({ max }) => face <= max!)!.result;
      return {
        id: `starting-rank-${id.slice(0, 4)}-${face}`,
        title: `11.2.2 First rank in ${id}, roll ${face}: ${rank}`,
        citation: "11.2.2",
        operation: "new",
        base: null,
        input: { boat: boats[index], number: 100, name: "Lehmann", startMonth: from },
        dice: [face],
        expect: {
          kind: "RESOLUTION",
          outcome: { rank, rankRolled: true, month: from },
          snapshot: { kommandant: { rank } },
          rolls: [{ label: "starting-rank", chart: "STARTING_RANK", column: id, result: rank, modifiers: {} }],
        },
      };
    }),
  );
}
