interface LoggedShip {
  readonly type: string;
  readonly name: string | null;
  readonly tons: number;
  readonly sunk: boolean;
}

interface Row {
  readonly month: string;
  readonly boat: string;
  readonly area: string;
  readonly mission: string | null;
  readonly ships: readonly LoggedShip[];
  readonly result: string | null;
  readonly patrolMonths: number;
  readonly refitMonths: number;
}

/** 3.5 The log sheet of a career as text: a line a patrol with its ships, months and result, then totals and fate. */
export function logSheet(snapshot: unknown): string {
  const state = snapshot as {
    readonly boat: { readonly type: string; readonly number: number };
    readonly kommandant: { readonly name: string; readonly rank: string; readonly award: string };
    readonly log: readonly Row[];
    readonly end: {
      readonly fate: string;
      readonly month: string;
      readonly tons: number;
      readonly victory: string;
    } | null;
  };
  const { boat, kommandant, log, end } = state;
  const sunk = log.flatMap((row) => row.ships).filter((ship) => ship.sunk);
  const tons = sunk.reduce((sum, ship) => sum + ship.tons, 0);
  const months = log.reduce((sum, row) => sum + 1 + row.patrolMonths + row.refitMonths, 0);
  const lines = log.map((row) => {
    const mission = row.mission === null ? "" : ` (${row.mission})`;
    const after = `${"P".repeat(row.patrolMonths)}${"R".repeat(row.refitMonths)}`;
    const head = `  ${row.month} ${row.boat.padEnd(9)} ${(row.area + mission).padEnd(22)} ${row.result ?? "-"} ${after.padEnd(6)}`;
    return head + row.ships.map(shipText).join(", ");
  });
  const award = kommandant.award === "none" ? "" : `, ${kommandant.award}`;
  return [
    `U-${boat.number}, ${boat.type}, ${kommandant.rank} ${kommandant.name}${award}`,
    ...lines,
    `  ${log.length} patrols, ${sunk.length} ships, ${tons} t, ${months} months`,
    end === null ? "  still at sea" : `  ${end.fate} in ${end.month}: ${end.victory}`,
  ].join("\n");
}

function shipText({ name, type, tons, sunk }: LoggedShip): string {
  return `${name ?? type} ${tons} t ${sunk ? "sunk" : "damaged"}`;
}
