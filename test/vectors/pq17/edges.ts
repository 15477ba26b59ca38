import { arrivals } from "./edges/arrivals";
import { attacked } from "./edges/attacked";
import { grounds } from "./edges/bases";
import { gunfire, tows } from "./edges/battles";
import { homes, landings, loaded, places, starts, thirds, waiting } from "./edges/berths";
import { campaignOnly, freshness, orders, stations } from "./edges/campaigns";
import { chances, groups } from "./edges/chances";
import { carriers } from "./edges/carriers";
import { comings, counts, departures, raids } from "./edges/conditions";
import { beginnings, lastDays, passes, segments } from "./edges/days";
import { flights, lookouts, manyForces, movements, sailingDays, scattered } from "./edges/duties";
import { displays } from "./edges/displays";
import { displays, secondWaves } from "./edges/displays";
import { happenings } from "./edges/events";
import { afterBattles, beginners, followers, givenUp, namedParts, weathered } from "./edges/followers";
import { detachments, exchanges, unions } from "./edges/forces";
import { absent, boxed, comebacks, credits, emergencies, heavyLosses } from "./edges/fortnights";
import {
  charted,
  farFromRussia,
  idleTows,
  legs,
  patrolWhite,
  portEntries,
  departures as sailings,
} from "./edges/moves";
import { decoys, joinings, partings, spared, swaps } from "./edges/partings";
import { missions, strikeTurns } from "./edges/missions";
import { away } from "./edges/returns";
import { portAttacks } from "./edges/ports";
import { airStrays, declarations, groups } from "./edges/raids";
import { endings } from "./edges/scores";
import { lastShadows, radii, searchers, shares } from "./edges/searchers";
import { shadowed, splits } from "./edges/shadows";
import {
  beginnings,
  bomberCommand,
  breakouts,
  campaignChits,
  carriers,
  iceOfGearbox,
  moreCounts,
  raidsAround,
  untimely,
  workings,
} from "./edges/specials";
import { reloads, segments } from "./edges/segments";
import { shadowed, splits } from "./edges/shadows";
import { strayAttacks } from "./edges/strays";
import { dummies, lines } from "./edges/strikes";
import { bothPorts, capacities, openings, starts, tows as towings, waiting } from "./edges/tows";
import { ends } from "./edges/turns";
import { plannedVoyages } from "./edges/voyages";
import { cams, waves } from "./edges/waves";
import { homecomings, replacements, upgrades, withdrawals } from "./edges/withdrawals";
import type { Vector } from "./kit";

/** Edges of rules: the second of two units, the last of a range, and what a state does that seldom occurs. */
export const vectors = (): Vector[] => [
  ...detachments(),
  ...unions(),
  ...exchanges(),
  ...comings(),
  ...departures(),
  ...counts(),
  ...raids(),
  ...comebacks(),
  ...boxed(),
  ...heavyLosses(),
  ...absent(),
  ...credits(),
  ...emergencies(),
  ...campaignOnly(),
  ...freshness(),
  ...orders(),
  ...stations(),
  ...gunfire(),
  ...tows(),
  ...splits(),
  ...shadowed(),
  ...arrivals(),
  ...attacked(),
  ...ends(),
  ...endings(),
  ...happenings(),
  ...lines(),
  ...dummies(),
  ...displays(),
  ...portAttacks(),
  ...grounds(),
  ...secondWaves(),
  ...airStrays(),
  ...groups(),
  ...declarations(),
  ...cams(),
  ...waves(),
  ...carriers(),
  ...strayAttacks(),
  ...segments(),
  ...reloads(),
  ...withdrawals(),
  ...replacements(),
  ...upgrades(),
  ...homecomings(),
  ...portEntries(),
  ...sailings(),
  ...legs(),
  ...farFromRussia(),
  ...patrolWhite(),
  ...idleTows(),
  ...towings(),
  ...openings(),
  ...capacities(),
  ...waiting(),
  ...starts(),
  ...bothPorts(),
  ...partings(),
  ...spared(),
  ...joinings(),
  ...swaps(),
  ...decoys(),
  ...flights(),
  ...lookouts(),
  ...manyForces(),
  ...movements(),
  ...sailingDays(),
  ...scattered(),
  ...charted(),
  ...plannedVoyages(),
  ...beginnings(),
  ...lastDays(),
  ...passes(),
  ...segments(),
  ...lastShadows(),
  ...radii(),
  ...searchers(),
  ...shares(),
  ...followers(),
  ...givenUp(),
  ...namedParts(),
  ...beginners(),
  ...weathered(),
  ...afterBattles(),
  ...bomberCommand(),
  ...breakouts(),
  ...campaignChits(),
  ...beginnings(),
  ...workings(),
  ...iceOfGearbox(),
  ...moreCounts(),
  ...carriers(),
  ...untimely(),
  ...raidsAround(),
  ...missions(),
  ...strikeTurns(),
  ...places(),
  ...loaded(),
  ...waiting(),
  ...thirds(),
  ...landings(),
  ...starts(),
  ...homes(),
  ...chances(),
  ...groups(),
  ...away(),
];
