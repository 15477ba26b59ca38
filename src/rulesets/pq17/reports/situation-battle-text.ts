import { INDENT, listLines, type Phrasing } from "./phrasing";
import type { Situation } from "./situation-schema";

type PendingReport = NonNullable<Situation["pending"]>;

/** 7.2, 7.5.2 An air attack and a surface battle, as lines. */
export function battleLines({ air, battle }: PendingReport, phrasing: Phrasing): string[] {
  return [...airLines(air, phrasing), ...surfaceLines(battle, phrasing)];
}

function airLines(air: PendingReport["air"], phrasing: Phrasing): string[] {
  if (air === null) return [];
  const { say } = phrasing;
  const ships = new Map(air.ships.map((ship) => [ship.no, ship]));
  const name = (no: number): string => {
    const parked = air.parked?.find((each) => each.no === no);
    if (parked !== undefined) return say(parked.aircraft);
    const unit = ships.get(no)?.unit ?? null;
    return unit === null ? say("sheet.faceDown") : say(unit);
  };
  const where = air.place === null ? air.hex : say(air.place);
  const part = ({ no, cs }: { no: number; cs: number | null }): string => `${name(no)} ${cs ?? "?"}`;
  return [
    `${INDENT}${say(air.side)}  ${where}  ${say("sheet.wave")} ${air.wave}`,
    ...listLines(
      INDENT + say("sheet.aircraft"),
      air.aircraft.map((id) => say(id)),
      phrasing,
    ),
    ...air.line.map(
      (stack, index) => `${INDENT}${index + 1}  ${stack.map(part).join(phrasing.phrases.forms.separator)}`,
    ),
  ];
}

function surfaceLines(battle: PendingReport["battle"], phrasing: Phrasing): string[] {
  if (battle === null) return [];
  const { say } = phrasing;
  const { separator } = phrasing.phrases.forms;
  return [
    `${INDENT}${say("sheet.battle")}  ${battle.hex}  ${say("sheet.round")} ${battle.round}`,
    ...battle.units.map(({ no, side, area, parts }) => {
      const what =
        parts === null ? say("sheet.faceDown") : parts.map(({ unit, cs }) => `${say(unit)} ${cs}`).join(separator);
      return `${INDENT}${INDENT}${no}  ${say(side)}  ${say(area)}  ${what}`;
    }),
  ];
}
