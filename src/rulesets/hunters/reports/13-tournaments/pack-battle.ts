import { defineReport } from "../../../../core/contract/operation";
import type { Phrases } from "../../../../core/contract/phrases";
import { jointBattle, packFormat } from "../../chapters/13-5-wolfpacks/wolfpack";
import type { Charts } from "../../charts/schema";
import type { PackBattle, Snapshot, Target } from "../../snapshot";
import { formatFinding, playerName, type RuleFinding } from "./fault";
import { type PackBattleReport, type PackBoat, packBattleInput, packBattleOutput } from "./pack-battle-schema";

type BoatStanding = PackBattleReport["boats"][number]["standing"];

type Draw = NonNullable<PackBattle["draw"]>;

/** A boat that is in the joint battle. */
interface Fighter {
  readonly player: string;
  readonly state: Snapshot;
  readonly battle: PackBattle;
}

/** 13.5.3-13.5.5 The state of a joint battle: who fights in which round, who may draw or join, and where the snapshots contradict each other. */
export function packBattle(boats: readonly PackBoat[], charts: Charts, phrases: Phrases): PackBattleReport {
  const fighters = boats.flatMap(({ player, snapshot }): Fighter[] => {
    const battle = battleOf(snapshot);
    return battle === null ? [] : [{ player, state: snapshot, battle }];
  });
  const round = fighters.length === 0 ? null : Math.min(...fighters.map(({ battle }) => battle.round));
  const present = fighters.filter(({ battle }) => battle.round === round);
  const attackers = present.filter(({ state, battle }) => battle.draw !== null || state.phase === "attack");
  const inTime = inTimeFor(packFormat(charts).pack.joinRound, fighters);
  const box = fighters[0]?.state.patrol?.box;
  const mayJoin = boats.filter(({ snapshot }) => {
    return inTime && standingOf(snapshot) === "called" && snapshot.patrol?.box === box;
  });
  return {
    round,
    attackers: ordered(attackers).map(({ player }) => player),
    mayDraw:
      present.length > 0 && present.every(({ state, battle }) => state.phase === "attack" && battle.draw === null),
    mayJoin: mayJoin.map(({ player }) => player),
    boats: boats.map(({ player, snapshot }) => ({ player, standing: standingOf(snapshot), ...drawOf(snapshot) })),
    targets: sharedTargets(present),
    faults: [...packFaults(boats, fighters, charts), ...drawFaults(present)].map((each) =>
      formatFinding(each, phrases),
    ),
  };
}

function battleOf({ phase, engagement }: Snapshot): PackBattle | null {
  return phase === "over" || engagement === null ? null : jointBattle(engagement);
}

function standingOf(state: Snapshot): BoatStanding {
  const { phase, engagement, patrol } = state;
  if (battleOf(state) !== null) return "fighting";
  if (phase === "pack_call" || (phase === "contact" && engagement?.pack?.round === 0)) return "called";
  if (patrol === null || patrol.abort !== null || phase === "over" || phase === "in_port") return "out";
  return engagement === null ? "sailing" : "alone";
}

function drawOf(state: Snapshot): Pick<PackBattleReport["boats"][number], "round" | "drawn" | "hunted"> {
  const battle = battleOf(state);
  const draw = battle?.draw ?? null;
  return { round: battle?.round ?? null, drawn: draw !== null, hunted: draw !== null && draw.hunted === draw.own };
}

/** 13.5.4 The boats of a battle in order: those that have drawn by their places, then the others as they were given. */
function ordered(fighters: readonly Fighter[]): Fighter[] {
  const place = ({ battle }: Fighter): number => battle.draw?.own ?? Number.POSITIVE_INFINITY;
  return [...fighters].sort((one, other) => (place(one) < place(other) ? -1 : place(one) > place(other) ? 1 : 0));
}

/**
 * 13.5.4, 13.5.5 True if other boats are in time to join. There must be a battle, and none of its boats may have drawn
 * for the joining round or passed it.
 */
function inTimeFor(joinRound: number, fighters: readonly Fighter[]): boolean {
  const early = ({ round, draw }: PackBattle): boolean => round < joinRound || (round === joinRound && draw === null);
  return fighters.length > 0 && fighters.every(({ battle }) => early(battle));
}

/** E-89 The ships of the first boat in the order, each with the most damage that any boat sharing them knows of. */
function sharedTargets(present: readonly Fighter[]): PackBattleReport["targets"] {
  const sharers = ordered(present).filter(shares);
  const first = sharers[0]?.state;
  if (first === undefined) return null;
  const known = sharers.flatMap(({ state }) => state.engagement?.targets ?? []);
  return (first.engagement?.targets ?? []).map((ship) => {
    const { slot, type, name, tons } = ship;
    return { slot, type, name, tons, damage: Math.max(...known.filter(same(ship)).map(({ damage }) => damage)) };
  });
}

/** E-89, E-93 Whether the boat has ships of the shared convoy: known to it already (14.11), and not damaged ones that it follows. */
function shares({ state: { rulings, engagement } }: Fighter): boolean {
  const isDone = engagement === null || engagement.following === "damaged" || engagement.targets.length === 0;
  return rulings.wolfpackSharedTargets && !isDone;
}

function same(one: Target): (other: Target) => boolean {
  return ({ slot, type, name, tons }) =>
    slot === one.slot && type === one.type && name === one.name && tons === one.tons;
}

/** 13.5, 13.5.1, 13.5.5 The faults of a pack that is none: a career without the option, too many boats, boats apart. */
function packFaults(boats: readonly PackBoat[], fighters: readonly Fighter[], charts: Charts): RuleFinding[] {
  const { size } = packFormat(charts).pack;
  const faults: RuleFinding[] = [];
  for (const { player, snapshot } of boats) {
    if (snapshot.options.wolfpackTournament) continue;
    faults.push({ code: "NO_TOURNAMENT", section: "13.5", params: { player: playerName(player) } });
  }
  if (boats.length > size) {
    faults.push({ code: "PACK_TOO_LARGE", section: "13.5.1", variant: "boats", params: { size, count: boats.length } });
  }
  if (new Set(fighters.map(({ state }) => state.patrol?.box)).size > 1) {
    faults.push({ code: "BOXES_DIFFER", section: "13.5.5" });
  }
  return faults;
}

/** 13.5.4 The faults of draws of one round that differ, or in which two boats have one place. */
function drawFaults(present: readonly Fighter[]): RuleFinding[] {
  const draws = present.map(({ battle }) => battle.draw).filter((draw): draw is Draw => draw !== null);
  const [first, ...rest] = draws;
  if (first === undefined) return [];
  const faults: RuleFinding[] = [];
  if (rest.some(({ boats, hunted }) => boats !== first.boats || hunted !== first.hunted)) {
    faults.push({ code: "DRAWS_DIFFER", section: "13.5.4" });
  }
  if (new Set(draws.map(({ own }) => own)).size < draws.length) {
    faults.push({ code: "DRAW_PLACE_TWICE", section: "13.5.4" });
  }
  return faults;
}

/** 13.5.3-13.5.5 The report on the joint convoy battle of a pack. */
export const packBattleReport = defineReport({
  name: "packBattle",
  title: "Joint battle of a wolfpack",
  doc: "Reads the snapshots of a wolfpack. Shows who fights in which round, whether the draw can be made, who may join, the shared ships, and any contradictions.",
  rules: ["13.5", "13.5.3", "13.5.4", "13.5.5"],
  input: packBattleInput,
  snapshots: ["/boats/*/snapshot"],
  output: packBattleOutput,
  example: {
    boats: [
      { player: "Suhren", snapshot: "pack-draw-lowest" },
      { player: "Topp", snapshot: "pack-join-nothing" },
    ],
  },
  compute: ({ boats }, charts: Charts, phrases) => packBattle(boats, charts, phrases),
});
