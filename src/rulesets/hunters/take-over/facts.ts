import type { Fact, TakeOverContext } from "../../../core/contract/take-over";
import { standardLoad } from "../chapters/4-setup/torpedo-load";
import { trackIdFor } from "../chapters/7-patrols/assignment";
import { isSpecial } from "../chapters/7-patrols/track";
import { CHECKS_ON_ONE_DIESEL } from "../chapters/10-damage/systems";
import { addMonths } from "../chapters/shared/calendar";
import { boatFacts, findTrack } from "../charts/pack";
import type { Charts } from "../charts/schema";
import type { Box } from "../charts/shapes";
import type { Snapshot } from "../snapshot";
import { AWARDS } from "../vocabulary";
import type { Known } from "./known";

/** What is told so far of a career on paper. */
export type ToldCareer = TakeOverContext<Snapshot, Charts, Known>;

type CareerFact = Fact<Snapshot, Charts, Known>;

type Part = "before" | "kommandant" | "boat" | "crew" | "patrol";

/** A record of which every member is there. */
type Whole<T> = { readonly [K in keyof T]-?: Exclude<T[K], undefined> };

/** A part of what is known whose facts were told, or stand as the rules have them. */
export function part<P extends Part>({ known }: Pick<ToldCareer, "known">, name: P): Whole<NonNullable<Known[P]>> {
  return (known[name] ?? {}) as Whole<NonNullable<Known[P]>>;
}

const nothing = () => 0;

const no = () => false;

const isOut = ({ known }: ToldCareer): boolean => known.phase !== "port";

const isAtSea = ({ known }: ToldCareer): boolean => known.phase === "at_sea";

const isUnderWay = (told: ToldCareer): boolean => isAtSea(told) && part(told, "patrol").box > 0;

const hasSailed = (told: ToldCareer): boolean => part(told, "before").patrols > 0;

const factsOf = (told: ToldCareer) => boatFacts(told.charts, part(told, "boat").type);

/** 4.5 The standard load, which a boat sails with; at sea only a referee can tell what is left of it. */
const loaded =
  <V>(of: (load: ReturnType<typeof standardLoad>) => V) =>
  (told: ToldCareer) =>
    isAtSea(told) ? undefined : of(standardLoad(factsOf(told), told.start.options));

/** 3.5 Where the career stands, and what everything else hangs on. */
const whereabouts: readonly CareerFact[] = [
  { pointer: "/phase" },
  { pointer: "/month" },
  { pointer: "/before/patrols", unproven: true },
  { pointer: "/kommandant/rank", unproven: true },
  { pointer: "/boat/type", standard: ({ start }) => start.boat.type },
  { pointer: "/boat/number", standard: ({ start }) => start.boat.number },
];

/** 3.5 What the log sheet says of earlier patrols. */
const logged: readonly CareerFact[] = [
  { pointer: "/before/successes", standard: unlessSailed(0), unproven: true },
  { pointer: "/before/sunk", standard: () => [], unproven: true },
  { pointer: "/before/ships", standard: unlessSailed(0), unproven: true },
  { pointer: "/before/tons", standard: unlessSailed(0), unproven: true },
  { pointer: "/kommandant/award", standard: unlessSailed("none"), unproven: true },
  { pointer: "/boat/posting", standard: () => "none" },
  { pointer: "/patrol/area", when: isOut },
  { pointer: "/patrol/mission", when: isOut, standard: () => null },
  { pointer: "/patrol/ships", when: isOut },
];

/** 11.0 Crew and Kommandant, and where the patrol has got to. */
const merits: readonly CareerFact[] = [
  { pointer: "/kommandant/tonsAtAward", standard: unlessDecorated, unproven: true },
  { pointer: "/kommandant/nextPromotionCheck", standard: nextCheck },
  { pointer: "/kommandant/periodShips", standard: sinceStart((told) => part(told, "before").ships), unproven: true },
  { pointer: "/kommandant/periodFailures", standard: sinceStart(failures), unproven: true },
  {
    pointer: "/kommandant/periodAwards",
    standard: sinceStart((told) => AWARDS.indexOf(part(told, "kommandant").award)),
    unproven: true,
  },
  { pointer: "/kommandant/boatRequests", standard: unlessDecorated, unproven: true },
  { pointer: "/kommandant/rerolls", standard: nothing, unproven: true },
  { pointer: "/failureStreak", standard: (told) => (failures(told) === 0 ? 0 : undefined), unproven: true },
  {
    pointer: "/crew/quality",
    standard: (told) => (hasSailed(told) ? undefined : told.charts.CREW_QUALITY.facts.start),
    unproven: true,
  },
  { pointer: "/crew/wounds", standard: () => ({}) },
  { pointer: "/crew/experte", standard: () => ({}), unproven: true },
  { pointer: "/boat/mediterraneanPassed", standard: (told) => part(told, "boat").posting === "mediterranean" },
  { pointer: "/patrol/missionState", when: isOut, standard: (told) => (onMission(told) ? undefined : "none") },
  { pointer: "/patrol/box", when: isOut, standard: (told) => (isAtSea(told) ? undefined : boxesOf(told).length) },
  { pointer: "/patrol/abort", when: isOut, standard: () => null },
  { pointer: "/patrol/eventUsed", when: isOut, standard: no },
  { pointer: "/patrol/resupplied", when: isOut, standard: no },
];

/** A.3 The boat: as it sails, but for what is left aboard at sea. */
const aboard: readonly CareerFact[] = [
  { pointer: "/boat/hull", standard: nothing },
  { pointer: "/boat/flooding", standard: nothing },
  { pointer: "/boat/systems", standard: () => ({}) },
  { pointer: "/boat/tubes", standard: loaded(({ tubes }) => tubes) },
  { pointer: "/boat/fwdReloads", standard: loaded(({ fwdReloads }) => fwdReloads) },
  { pointer: "/boat/aftReloads", standard: loaded(({ aftReloads }) => aftReloads) },
  {
    pointer: "/boat/deckGunAmmo",
    standard: (told) => (isAtSea(told) ? gunless(told) : (factsOf(told).deckGun?.ammo ?? 0)),
  },
  { pointer: "/boat/mineBay", standard: mines },
];

/** 7.1.2, 8.1.1 The boat on its track. */
const underWay: readonly CareerFact[] = [
  { pointer: "/patrol/direction", when: isOut, standard: () => "outbound" },
  { pointer: "/patrol/jumpTo", when: isOut, standard: () => null },
  { pointer: "/patrol/firstMediterranean", when: isOut, standard: isFirstMediterranean },
  { pointer: "/patrol/checksRequired", when: isOut, standard: checksHere },
  { pointer: "/patrol/checksDoneInBox", when: isOut, standard: (told) => (isUnderWay(told) ? undefined : 0) },
  { pointer: "/patrol/quietHere", when: isOut, standard: no },
  { pointer: "/patrol/quietNext", when: isOut, standard: no },
  { pointer: "/patrol/superiorTorpedoes", when: isOut, standard: no },
  { pointer: "/patrol/resupplyTried", when: isOut, standard: no },
];

/** 3.5 The facts of a career on paper, stage by stage. */
export const stages: readonly (readonly CareerFact[])[] = [
  whereabouts,
  logged,
  merits,
  aboard,
  underWay,
  [{ pointer: "/patrol/checksDone", when: isOut, standard: checksMade }],
];

/** What stands for a fact of earlier patrols where there were none. */
function unlessSailed(value: unknown) {
  return (told: ToldCareer) => (hasSailed(told) ? undefined : value);
}

function unlessDecorated(told: ToldCareer) {
  return part(told, "kommandant").award === "none" ? 0 : undefined;
}

function failures(told: ToldCareer): number {
  const { patrols, successes } = part(told, "before");
  return Math.max(0, patrols - successes);
}

/** 11.2.3 The next promotion check that is due: a year after the start, and every year after. */
function nextCheck({ known, start, charts }: ToldCareer): string {
  const { promotionEveryMonths } = charts.TIMELINE.facts;
  let check = addMonths(start.startMonth, promotionEveryMonths);
  while (check <= known.month!) check = addMonths(check, promotionEveryMonths);
  return check;
}

/** 11.2.3 A count since the last promotion check is the whole count as long as there was none. */
function sinceStart(count: (told: ToldCareer) => number) {
  return (told: ToldCareer): number | undefined => {
    const { promotionEveryMonths } = told.charts.TIMELINE.facts;
    return nextCheck(told) === addMonths(told.start.startMonth, promotionEveryMonths) ? count(told) : undefined;
  };
}

/** 7.4 Whether the patrol is to lay mines or to land an agent. */
function onMission(told: ToldCareer): boolean {
  return isSpecial(part(told, "patrol").mission);
}

/** 7.1.2 The track of the patrol; its area's name where the boat has no such track. */
export function trackOf(told: ToldCareer): string {
  const { area, mission } = part(told, "patrol");
  const { type } = part(told, "boat");
  return trackIdFor(told.charts, type, told.start.options, { area, mission }) ?? area;
}

/** 7.1.2 The boxes of that track. */
function boxesOf(told: ToldCareer): readonly Box[] {
  const { charts, start } = told;
  return findTrack(charts, part(told, "boat").type, trackOf(told), start.options)?.boxes ?? [];
}

/** 8.1.1, 10.2.1 The checks that the present box asks for. */
function checksHere(told: ToldCareer): number {
  const { box, abort } = part(told, "patrol");
  if (box === 0) return 0;
  const { diesel_engine_1, diesel_engine_2 } = part(told, "boat").systems;
  const out = [diesel_engine_1, diesel_engine_2].filter((engine) => engine === "inoperable").length;
  return abort !== null && out === 1 ? CHECKS_ON_ONE_DIESEL : (boxesOf(told)[box - 1]?.rolls ?? 1);
}

/** 8.1.1 The checks made so far by a boat that went from box to box along its track. */
function checksMade(told: ToldCareer): number {
  const { box, checksDoneInBox } = part(told, "patrol");
  const passed = boxesOf(told).slice(0, Math.max(box - 1, 0));
  return passed.reduce((sum, { rolls }) => sum + rolls, checksDoneInBox);
}

function isFirstMediterranean(told: ToldCareer): boolean {
  return part(told, "patrol").area === "mediterranean" && !part(told, "boat").mediterraneanPassed;
}

/** 4.6 A boat without a deck gun has no ammunition for one. */
function gunless(told: ToldCareer): number | undefined {
  return factsOf(told).deckGun === null ? 0 : undefined;
}

/** 11.4.6 The mines of a boat with a bay for them, as long as they are to be laid. */
function mines(told: ToldCareer): number {
  const { mission, missionState } = part(told, "patrol");
  return isAtSea(told) && mission === "M" && missionState === "pending" ? factsOf(told).mineBay : 0;
}
