/** A vector as a file holds it; see test/vectors/vector.schema.json. */
export interface Vector {
  readonly id: string;
  readonly title: string;
  readonly citation: string;
  readonly operation: string;
  readonly base: string | null;
  readonly patch?: object;
  readonly input: object;
  readonly dice: readonly number[];
  readonly expect: object;
}

/** Two six-sided dice that add up to a total. */
export function twoDice(total: number): [number, number] {
  const first = Math.min(6, total - 1);
  return [first, total - first];
}

/** Two ten-sided dice that are read as a number from 1 to 100; a 0 is the face 10. */
export function percentile(number: number): [number, number] {
  const face = (digit: number): number => (digit === 0 ? 10 : digit);
  return [face(Math.floor(number / 10) % 10), face(number % 10)];
}

/** A number in two digits, so that ids sort as they should. */
export function padded(number: number, digits = 2): string {
  return String(number).padStart(digits, "0");
}

/** The row of the log a patrol in progress writes. */
export function logRow(month: string, boat: string, area: string, mission: string | null = null): object {
  return { month, boat, area, mission, ships: [], result: null, patrolMonths: 0, refitMonths: 0 };
}
