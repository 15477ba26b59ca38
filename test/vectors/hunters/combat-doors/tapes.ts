import { fight, logRow, malformed, needs, resolves, roll, type Vector } from "../kit/combat";
import { aircraft, dive, e2, e3, e4, u1, u2 } from "../kit/rolls";

/** Tapes that end too soon, or last too long. */
function tapes(): Vector[] {
  const attack = { operation: "resolveAttack", base: "viib-attack" };
  return [
    needs({
      ...attack,
      id: "needs-first-torpedo",
      title: "9.2.3 The dice of the first torpedo are requested",
      citation: "9.2.3",
      input: { mode: "submerged", range: "medium", firstEnd: "fwd", tubes: { fwd3: 2 } },
      rolls: [],
      next: {
        label: "torpedo-fire",
        dice: "2d6",
        count: 2,
        sides: 6,
        held: [],
        chart: "U1",
        column: "medium",
        modifiers: [{ code: "U1_G7E_MEDIUM", value: 1 }],
        citation: { section: "9.2.3" },
        totals: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((total) => ({
          total,
          modified: total + 1,
          result: total < 7 ? "hit" : "miss",
        })),
      },
    }),
    needs({
      ...attack,
      id: "needs-second-face",
      title: "9.2.2 One face of the close approach is on the table",
      citation: "9.2.2",
      input: { mode: "submerged", range: "close", firstEnd: "fwd", tubes: { fwd1: 2 } },
      rolls: [],
      keptDice: [5],
      next: {
        label: "close-approach-detection",
        count: 2,
        held: [5],
        chart: "E2",
        column: "close_range_before_firing",
      },
    }),
    needs({
      ...attack,
      id: "needs-dud",
      title: "9.2.4 After a hit the dud die is requested",
      citation: "9.2.4",
      input: { mode: "submerged", range: "medium", firstEnd: "fwd", tubes: { fwd1: 2 } },
      rolls: [u1("medium", [3, 4])],
      next: {
        label: "torpedo-dud",
        dice: "1d6",
        chart: "U2",
        column: "G7a_1940-07_1940-12",
        totals: [1, 2, 3, 4, 5, 6].map((total) => ({ total, modified: total, result: total < 3 ? "dud" : "explodes" })),
      },
    }),
    needs({
      ...attack,
      id: "needs-damage",
      title: "9.2.5 After an explosion the damage die is requested",
      citation: "9.2.5",
      input: { mode: "submerged", range: "medium", firstEnd: "fwd", tubes: { fwd1: 2 } },
      rolls: [u1("medium", [3, 4]), u2(3)],
      next: {
        label: "torpedo-damage",
        chart: "U3",
        column: "torpedo",
        totals: ["4", "3", "2", "1", "1", "1"].map((result, index) => ({
          total: index + 1,
          modified: index + 1,
          result,
        })),
      },
    }),
    needs({
      id: "needs-detection-natural-two",
      title: "9.6.7 The request for dice shows that a natural 2 is safe",
      citation: "9.6.7",
      operation: "resolveDepthCharge",
      base: "viib-detection",
      patch: {
        ...fight({ escortQuality: "elite" }),
        startMonth: "1943-06",
        month: "1943-06",
        log: [logRow("1943-06")],
        options: { variableEscortQuality: true },
      },
      input: { exceedTestDepth: false },
      rolls: [],
      next: {
        label: "escort-detection",
        chart: "E2",
        column: "normal",
        modifiers: [
          { code: "E2_1943", value: 3 },
          { code: "E2_ELITE_ESCORT", value: 1 },
        ],
        totals: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((total) => ({
          total,
          modified: total + 4,
          result: total < 5 ? "undetected" : "detected",
        })),
      },
    }),
    needs({
      id: "needs-e4-in-the-middle",
      title: "9.6.9 The tape may end between two hits",
      citation: "9.6.9",
      operation: "resolveDepthCharge",
      base: "viib-detection",
      input: { exceedTestDepth: false },
      rolls: [e2([6, 4]), e3([4, 4]), e4(14)],
      keptDice: [3],
      next: { label: "boat-damage", dice: "d66", count: 2, sides: 6, held: [3], chart: "E4", column: null },
    }),
    needs({
      id: "needs-test-depth",
      title: "9.6.4 Test depth is rolled before the check",
      citation: "9.6.4",
      operation: "resolveDepthCharge",
      base: "viib-detection",
      patch: { boat: { hull: 3 } },
      input: { exceedTestDepth: true },
      rolls: [],
      next: {
        label: "test-depth",
        dice: "2d6",
        chart: null,
        totals: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((total) => ({
          total,
          modified: total,
          result: total < 4 ? "sunk" : total === 4 ? "hull damage" : "survives",
        })),
      },
    }),
    needs({
      id: "needs-crash-dive",
      title: "9.8.1 After an aircraft the crash dive is requested",
      citation: "9.8.1",
      operation: "resolveEncounter",
      base: "ixa-sea",
      rolls: [aircraft()],
      next: { label: "crash-dive", dice: "2d6", chart: "A1", modifiers: [{ code: "A1_TYPE_VIID_IX", value: -1 }] },
    }),
    malformed({
      id: "tape-left-over",
      title: "3.4 A tape longer than the dice rolled is not a tape of this operation",
      citation: "3.4",
      operation: "resolveEncounter",
      base: "viib-sea",
      dice: [...aircraft().faces, ...dive([3, 3]).faces, 4],
      code: "TAPE_LEFT_OVER",
      pointer: "/dice/4",
    }),
    malformed({
      id: "tape-face-wrong",
      title: "3.4 A 7 cannot be on a d6",
      citation: "3.4",
      operation: "resolveEncounter",
      base: "viib-sea",
      dice: [1, 2, 7, 1],
      code: "TAPE_FACE_WRONG",
      pointer: "/dice/2",
    }),
  ];
}

/** Numbers that a caller has changed. */
function overridden(): Vector[] {
  const rows = [
    { min: null, max: 5, result: "hit" },
    { min: 6, max: null, result: "miss" },
  ];
  const columns = ["close", "medium", "long"].map((id) => ({ id, rows }));
  const changed = roll("torpedo-fire", "U1", "close", [3, 3]);
  return [
    resolves({
      id: "charts-of-the-caller",
      title: "U1 The caller's own chart decides",
      citation: "9.2.3",
      operation: "resolveTorpedoFire",
      base: "viib-round",
      input: { tubes: { fwd1: 1 } },
      charts: { U1: { columns } },
      rolls: [{ ...changed, row: 1, result: "miss" }],
      outcome: { shots: [{ result: "missed" }] },
    }),
  ];
}

/** Tapes that end too soon or last too long, and charts of the caller. */
export const tapesAndCharts = (): Vector[] => [...tapes(), ...overridden()];
