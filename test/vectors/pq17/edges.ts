import * as absences from "./edges/absences";
import * as airChoices from "./edges/air-choices";
import * as airFires from "./edges/air-fires";
import * as airLines from "./edges/air-lines";
import * as arrivals from "./edges/arrivals";
import * as attacked from "./edges/attacked";
import * as bases from "./edges/bases";
import * as battleCloses from "./edges/battle-closes";
import * as battleDisplays from "./edges/battle-displays";
import * as battleEnds from "./edges/battle-ends";
import * as battleOptions from "./edges/battle-options";
import * as battles from "./edges/battles";
import * as berths from "./edges/berths";
import * as bothPorts from "./edges/both-ports";
import * as bunkers from "./edges/bunkers";
import * as campaigns from "./edges/campaigns";
import * as carrierStrikes from "./edges/carrier-strikes";
import * as carriers from "./edges/carriers";
import * as chances from "./edges/chances";
import * as chill from "./edges/chill";
import * as commandAccounts from "./edges/command-accounts";
import * as conditions from "./edges/conditions";
import * as days from "./edges/days";
import * as dispersals from "./edges/dispersals";
import * as displays from "./edges/displays";
import * as duties from "./edges/duties";
import * as events from "./edges/events";
import * as firstMoves from "./edges/first-moves";
import * as followers from "./edges/followers";
import * as forces from "./edges/forces";
import * as forgotten from "./edges/forgotten";
import * as fortnights from "./edges/fortnights";
import * as fuelPhases from "./edges/fuel-phases";
import * as initiativePasses from "./edges/initiative-passes";
import * as likeShips from "./edges/like-ships";
import * as locationOrders from "./edges/location-orders";
import * as meetings from "./edges/meetings";
import * as missions from "./edges/missions";
import * as moves from "./edges/moves";
import * as partings from "./edges/partings";
import * as photographPorts from "./edges/photograph-ports";
import * as planCourses from "./edges/plan-courses";
import * as ports from "./edges/ports";
import * as raids from "./edges/raids";
import * as rebuilds from "./edges/rebuilds";
import * as reinforcements from "./edges/reinforcements";
import * as repairs from "./edges/repairs";
import * as returns from "./edges/returns";
import * as scores from "./edges/scores";
import * as searchers from "./edges/searchers";
import * as segments from "./edges/segments";
import * as shadows from "./edges/shadows";
import * as specials from "./edges/specials";
import * as strays from "./edges/strays";
import * as strengths from "./edges/strengths";
import * as strikes from "./edges/strikes";
import * as submarineDoors from "./edges/submarine-doors";
import * as submarineEnds from "./edges/submarine-ends";
import * as submarineFights from "./edges/submarine-fights";
import * as submarineQuarries from "./edges/submarine-quarries";
import * as timedGroups from "./edges/timed-groups";
import * as tows from "./edges/tows";
import * as transitFights from "./edges/transit-fights";
import * as turns from "./edges/turns";
import * as voyages from "./edges/voyages";
import * as waves from "./edges/waves";
import * as withdrawals from "./edges/withdrawals";
import type { Vector } from "./kit";

/** Edges of rules: the second of two units, the last of a range, and what a state does that seldom occurs. */
export const vectors = (): Vector[] => [
  ...absences.leavers(),
  ...airChoices.airTurns(),
  ...airChoices.parkedUnits(),
  ...airChoices.risers(),
  ...airFires.airCombats(),
  ...airFires.portTargets(),
  ...airFires.strayTargets(),
  ...airFires.waveOrders(),
  ...airLines.airBegins(),
  ...airLines.airDrops(),
  ...airLines.airLines(),
  ...airLines.airStacks(),
  ...airLines.camLines(),
  ...arrivals.arrivals(),
  ...attacked.attacked(),
  ...bases.grounds(),
  ...battleCloses.battleCloses(),
  ...battleDisplays.deployments(),
  ...battleDisplays.gunned(),
  ...battleDisplays.torpedoed(),
  ...battleDisplays.untargeted(),
  ...battleEnds.hunts(),
  ...battleEnds.leaving(),
  ...battleEnds.nightReports(),
  ...battleEnds.returning(),
  ...battleEnds.rounds(),
  ...battleOptions.battleOptions(),
  ...battles.gunfire(),
  ...battles.tows(),
  ...berths.homes(),
  ...berths.landings(),
  ...berths.loaded(),
  ...berths.places(),
  ...berths.starts(),
  ...berths.thirds(),
  ...berths.waiting(),
  ...bothPorts.arriving(),
  ...bothPorts.counterstrikes(),
  ...bunkers.fuelPhases(),
  ...bunkers.refuellers(),
  ...bunkers.sharedFuel(),
  ...campaigns.campaignOnly(),
  ...campaigns.freshness(),
  ...campaigns.orders(),
  ...campaigns.stations(),
  ...carrierStrikes.strikesAsked(),
  ...carrierStrikes.strikesBarred(),
  ...carrierStrikes.strikesMade(),
  ...carriers.carriers(),
  ...chances.chances(),
  ...chances.groups(),
  ...chill.breakers(),
  ...chill.hurtByIce(),
  ...chill.convoysApart(),
  ...commandAccounts.costsAtSea(),
  ...commandAccounts.obligations(),
  ...conditions.comings(),
  ...conditions.counts(),
  ...conditions.departures(),
  ...conditions.raids(),
  ...days.beginnings(),
  ...days.lastDays(),
  ...days.passes(),
  ...days.segments(),
  ...dispersals.dispersals(),
  ...displays.displays(),
  ...displays.secondWaves(),
  ...duties.flights(),
  ...duties.lookouts(),
  ...duties.manyForces(),
  ...duties.movements(),
  ...duties.sailingDays(),
  ...duties.scattered(),
  ...events.happenings(),
  ...firstMoves.firstMoves(),
  ...followers.afterBattles(),
  ...followers.beginners(),
  ...followers.followers(),
  ...followers.givenUp(),
  ...followers.namedParts(),
  ...followers.weathered(),
  ...forces.detachments(),
  ...forces.exchanges(),
  ...forces.unions(),
  ...forgotten.forgotten(),
  ...fortnights.absent(),
  ...fortnights.boxed(),
  ...fortnights.comebacks(),
  ...fortnights.credits(),
  ...fortnights.emergencies(),
  ...fortnights.heavyLosses(),
  ...fuelPhases.oilers(),
  ...fuelPhases.torpedoes(),
  ...initiativePasses.evBids(),
  ...likeShips.chosen(),
  ...likeShips.missed(),
  ...likeShips.transfers(),
  ...locationOrders.packOrders(),
  ...meetings.cardsOfBattle(),
  ...meetings.companies(),
  ...meetings.orders(),
  ...meetings.resumed(),
  ...missions.missions(),
  ...missions.strikeTurns(),
  ...moves.charted(),
  ...moves.farFromRussia(),
  ...moves.idleTows(),
  ...moves.legs(),
  ...moves.patrolWhite(),
  ...moves.portEntries(),
  ...moves.departures(),
  ...partings.decoys(),
  ...partings.joinings(),
  ...partings.partings(),
  ...partings.spared(),
  ...partings.swaps(),
  ...photographPorts.lapses(),
  ...photographPorts.photographs(),
  ...planCourses.courses(),
  ...planCourses.germanCourses(),
  ...ports.portAttacks(),
  ...raids.airStrays(),
  ...raids.declarations(),
  ...raids.groups(),
  ...rebuilds.comebacks(),
  ...rebuilds.travelers(),
  ...reinforcements.claims(),
  ...reinforcements.crews(),
  ...reinforcements.emergency(),
  ...reinforcements.listedGroups(),
  ...reinforcements.losses(),
  ...repairs.airTaken(),
  ...repairs.mended(),
  ...repairs.rejoined(),
  ...returns.away(),
  ...scores.endings(),
  ...searchers.lastShadows(),
  ...searchers.radii(),
  ...searchers.searchers(),
  ...searchers.shares(),
  ...segments.reloads(),
  ...segments.segments(),
  ...shadows.shadowed(),
  ...shadows.splits(),
  ...specials.beginnings(),
  ...specials.bomberCommand(),
  ...specials.breakouts(),
  ...specials.campaignChits(),
  ...specials.carriers(),
  ...specials.iceOfGearbox(),
  ...specials.moreCounts(),
  ...specials.raidsAround(),
  ...specials.untimely(),
  ...specials.workings(),
  ...strays.strayAttacks(),
  ...strengths.declarations(),
  ...strengths.interceptions(),
  ...strengths.reportedStrengths(),
  ...strengths.shownStrengths(),
  ...strikes.dummies(),
  ...strikes.lines(),
  ...submarineDoors.submarineDoors(),
  ...submarineEnds.submarineEnds(),
  ...submarineFights.chased(),
  ...submarineFights.hunters(),
  ...submarineQuarries.airborneHunts(),
  ...submarineQuarries.patrolNations(),
  ...submarineQuarries.seldom(),
  ...timedGroups.timedGroups(),
  ...tows.bothPorts(),
  ...tows.capacities(),
  ...tows.openings(),
  ...tows.starts(),
  ...tows.tows(),
  ...tows.waiting(),
  ...transitFights.barredInTransit(),
  ...transitFights.fightsInTransit(),
  ...transitFights.notCaught(),
  ...turns.ends(),
  ...voyages.plannedVoyages(),
  ...waves.cams(),
  ...waves.waves(),
  ...withdrawals.homecomings(),
  ...withdrawals.replacements(),
  ...withdrawals.upgrades(),
  ...withdrawals.withdrawals(),
];
