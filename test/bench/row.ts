/** One line of the bench: a figure and the most it may be; null for a figure that is only told. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly limit: number | null;
  readonly unit: "x" | "kB";
  readonly note: string;
}

/** The rows as a table, and whether every figure keeps its limit. */
export function tableOf(rows: readonly Row[]): { text: string; kept: boolean } {
  const widest = Math.max(...rows.map(({ name }) => name.length));
  const lines = rows.map((row) => {
    const { name, value, limit, unit, note } = row;
    const figure = `${value.toFixed(2)} ${unit}`.padStart(11);
    const most = limit === null ? "".padStart(16) : `at most ${String(limit).padStart(3)} ${unit}`.padEnd(16);
    const verdict = limit === null ? "      " : isKept(row) ? "kept  " : "BROKEN";
    return `${name.padEnd(widest)}  ${figure}  ${most}  ${verdict}  ${note}`;
  });
  return { text: lines.join("\n"), kept: rows.every(isKept) };
}

function isKept({ value, limit }: Row): boolean {
  return limit === null || value <= limit;
}
