import { type Change, type Json, refused, resolves, type Vector } from "../kit";

type Base = "air-move-axis" | "air-move-allied";

/** 5.3 An air unit that is sent out. */
export function sent(
  id: string,
  title: string,
  base: Base,
  unit: string,
  mission: string,
  hexes: readonly string[],
  change?: Change,
  rulings?: readonly string[],
): Vector {
  const side = base === "air-move-axis" ? "axis" : "allied";
  return resolves({
    id: `air-mission-${id}`,
    title,
    citation: "5.3",
    operation: "sendAircraft",
    base,
    change,
    input: { aircraft: unit, mission, hexes },
    rolls: [],
    outcome: { aircraft: unit, mission },
    after: (state) => {
      const flier = state.sides[side].aircraft.find((each) => each.id === unit)!;
      Object.assign(flier, { mission, hex: hexes[0], ...(mission === "radius" && { radius: [...hexes] }) });
    },
    ...(rulings === undefined ? {} : { rulings }),
  });
}

/** 5.3 An air unit that cannot be sent out in this way. */
export function refuses(
  id: string,
  title: string,
  base: Base,
  input: Json,
  code: string,
  section: string,
  pointer: string,
  change?: Change,
): Vector {
  return refused({
    id: `air-mission-${id}`,
    title,
    citation: section,
    operation: "sendAircraft",
    base,
    change,
    input,
    code,
    section,
    pointer,
  });
}
