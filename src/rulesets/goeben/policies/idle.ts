/** The operations that could be repeated without end and seldom lead anywhere, with their lots. */
export const IDLE: Readonly<Record<string, number>> = {
  jettisonCargo: 1,
  landCrew: 1,
  transferCargo: 1,
  reembark: 1,
};
