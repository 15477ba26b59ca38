import { type Case, chart, draw, needs, refused, resolves, roll, type Vector } from "../kit";

/** 8.3, 10.1.1, 12.6 The start of a scenario and its set-up. */
export function settingUp(): Vector[] {
  const plain: Omit<Case, "id" | "title"> = { citation: "3.1", operation: "new", base: null };
  const chits = [draw("special-chit", 26, "Z"), draw("special-chit", 15, "O")];
  const starts = (chart("VARIABLE_START").rows as unknown as { min: number; max: number; turns: number }[]).flatMap(
    ({ min, max, turns }) =>
      [...new Set([min, max])].map((face) =>
        resolves({
          ...plain,
          citation: "8.3.1",
          id: `variable-start-${face}`,
          title: `8.3.1 VARIABLE_START ${face}: ${turns} turns`,
          input: { scenario: "pq_17", options: ["variable_start"] },
          rolls: [roll("variable-start", "VARIABLE_START", [face]), ...chits].map(({ result: _, ...each }) => each),
          outcome: { scenario: "pq_17", startTurn: 9 + turns },
          snapshot: { startTurn: 9 + turns, options: ["variable_start"] },
        }),
      ),
  );
  return [
    ...starts,
    resolves({
      ...plain,
      id: "new-pq-17",
      title: "8.3 PQ-17 begins on day 5 AM; the Axis sets up first, as the Allies have the initiative",
      input: { scenario: "pq_17" },
      rolls: chits,
      outcome: { scenario: "pq_17", startTurn: 9, setsUpFirst: "axis" },
      snapshot: { phase: "prep_setup_1", phasing: "axis", begun: false, initiative: "allied" },
    }),
    resolves({
      ...plain,
      id: "new-jw-51b",
      title: "8.3 JW-51B begins on day 3 AM",
      input: { scenario: "jw_51b" },
      rolls: chits,
      outcome: { startTurn: 5 },
    }),
    resolves({
      ...plain,
      id: "new-pq-12",
      title: "8.3 PQ-12 begins on day 5 AM",
      input: { scenario: "pq_12" },
      rolls: chits,
      outcome: { startTurn: 9 },
    }),
    resolves({
      ...plain,
      citation: "8.3.2",
      id: "new-complete",
      title: "8.3.2 A complete operation begins on day 1 PM",
      input: { scenario: "pq_17", options: ["complete_operation"] },
      rolls: chits,
      outcome: { startTurn: 2 },
    }),
    resolves({
      ...plain,
      citation: "12.6",
      id: "new-ground-offensive",
      title: "12.6 A Ground Offensive is shown at once, and its side draws again",
      input: { scenario: "pq_17" },
      rolls: [draw("special-chit", 4, "D"), draw("special-chit", 25, "Z"), draw("special-chit", 15, "P")]
        .map(({ result: _, ...each }) => each)
        .slice(0, 2)
        .concat([{ label: "special-chit", faces: [13], chart: null, column: null, row: null }]),
      outcome: { setsUpFirst: "axis" },
    }),
    needs({
      ...plain,
      id: "new-asks",
      title: "8.3.1 The start turn requests its die",
      input: { scenario: "pq_17", options: ["variable_start"] },
      next: { label: "variable-start" },
    }),
    refused({
      ...plain,
      id: "new-months",
      title: "15.9 Months are played in the campaign alone",
      input: { scenario: "pq_17", months: 2 },
      code: "NO_CAMPAIGN",
      section: "15.9",
      pointer: "/input/months",
    }),
    resolves({
      citation: "4.1.3",
      operation: "placeDummy",
      base: "set-up-axis",
      id: "set-up-dummy",
      title: "1.3 While it sets up a side places its dummies where it likes",
      input: { at: "0714" },
      rolls: [],
      outcome: { dummy: "dummy_1" },
    }),
    resolves({
      citation: "8.3",
      operation: "placeDummy",
      base: "set-up-axis",
      id: "set-up-dummy-ice",
      title: "8.3, 10.1.1 A dummy may start in a zone of ice, which binds forces alone",
      input: { at: "0311" },
      rolls: [],
      rulings: ["E-125"],
      outcome: { dummy: "dummy_1" },
    }),
    refused({
      citation: "10.2.5",
      operation: "placeDummy",
      base: "set-up-axis",
      id: "set-up-ice",
      title: "10.2.5 Nothing starts in Solid Pack",
      input: { at: "0106" },
      code: "VALUE_NOT_LISTED",
      section: "1.3",
      pointer: "/input/at",
    }),
    resolves({
      citation: "4.1.3",
      operation: "endPhase",
      base: "set-up-axis",
      id: "set-up-ends",
      title: "4.1.3 The side with the initiative sets up last",
      input: {},
      rolls: [],
      outcome: { ended: "prep_setup_1", phase: "prep_setup_2", phasing: "allied" },
    }),
  ];
}
