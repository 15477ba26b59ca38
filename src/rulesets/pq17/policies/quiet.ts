/** Operations that could be repeated without end and seldom lead anywhere, with their lots. */
export const QUIET: Readonly<Record<string, number>> = {
  exchangeShips: 1,
  detachForce: 1,
  declareDenial: 1,
  withdrawDummy: 1,
  combineForces: 4,
};
