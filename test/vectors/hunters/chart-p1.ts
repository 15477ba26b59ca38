import { type Column, columnsOf, padded, type Row, twoDice, type Vector } from "./kit/charts";

/** The rows of a chart: one vector a line. */
export const oneLineEach = true;

/** 7.3.1, 7.3.2 Areas that a Type VII is not sent to; a Type IX takes their cells. */
const FOR_TYPE_IX = ["west_african_coast", "caribbean"];

/** 7.0 Every cell of P1, for a boat that no substitution concerns. */
export function vectors(): Vector[] {
  return columnsOf("P1").flatMap((column) => column.rows.map((row) => patrolAssignment(column, row)));
}

function patrolAssignment(column: Column, row: Row): Vector {
  const total = row.min!;
  const area = row.area as string;
  const mission = row.mission as string | null;
  const nine = FOR_TYPE_IX.includes(area);
  const month = (total % 2 === 0 ? column.from : column.to)!;
  const special = mission === "M" || mission === "A";
  const track = special && area === "british_isles" ? "british_isles_mission" : area;
  const phase = mission === "M" ? "mission_load" : "at_sea";
  const arctic = area === "arctic";
  const dice = twoDice(total);
  const missionState = special ? "pending" : "none";
  return {
    id: `p1-${column.from}-${padded(total)}`,
    title: `P1 ${column.id.replace("_", " to ")}, roll ${total}: ${row.result}`,
    citation: "7.0",
    operation: "resolveAssignment",
    base: nine ? "port-ixa" : "port-viia",
    patch: { month },
    input: { request: false },
    dice: arctic ? [...dice, 4] : dice,
    expect: {
      kind: "RESOLUTION",
      outcome: { area, mission, track, phase },
      snapshot: { patrol: { missionState, firstMediterranean: area === "mediterranean" } },
    },
  };
}
