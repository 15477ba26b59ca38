import { BOAT_TYPES, EDITIONS } from "../../src/rulesets/hunters/vocabulary";

/** Returns the input and seed of a random career. Consecutive numbers vary boats, editions, options and rulings. */
export function career(index: number): { input: unknown; seed: string } {
  // 13.5.2 Every ninth career is a boat of a wolfpack tournament.
  const pack = index % 9 === 4;
  const boat = pack ? "VIIC" : BOAT_TYPES[index % BOAT_TYPES.length]!;
  const edition = EDITIONS[Math.floor(index / BOAT_TYPES.length) % EDITIONS.length]!;
  const flag = (bit: number): boolean => ((index * 2654435761) >>> bit) % 4 === 0;
  const options = {
    initialLoadRestriction: flag(1),
    standardTonnage: flag(3),
    reducedConvoyTargets: flag(5),
    historicalTargets: flag(7),
    extraTargetRosters: flag(9),
    variableEscortQuality: flag(11),
    variableAircraftQuality: flag(13),
    evasiveManeuvers: flag(15),
    resupplyAtSea: flag(14),
    nonHistoricalPatrolAreas: flag(12),
    convoyPenetration: flag(10) && edition === "second",
    twoPlayers: flag(8),
    wolfpackTournament: pack,
  };
  const rulings = {
    eventEndsBox: flag(17),
    promptRerolls: flag(23),
    dieselsRepairable: !flag(19),
    followDamagedEscortedGroup: !flag(21),
    viidAllMissionBoxes: flag(6),
    wolfpackSharedTargets: flag(4),
    // E-24 Most careers leave it to their printing; the others have the other reading.
    ...(flag(2) && { awardsCountCapitalShips: edition === "second" }),
  };
  const startMonth = pack ? "1942-06" : undefined;
  const input = { boat, number: 100 + index, name: "Kommandant", startMonth, edition, options, rulings };
  return { input, seed: `law-${index}` };
}
