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

/** The known facts of a career on paper, so far. */
export type KnownCareer = TakeOverContext<Snapshot, Charts, Known>;

type CareerFact = Fact<Snapshot, Charts, Known>;

type KnownPart = "before" | "kommandant" | "boat" | "crew" | "patrol";

/** A record of which every member is there. */
type Whole<T> = { readonly [K in keyof T]-?: Exclude<T[K], undefined> };

/** Returns a part of the known career whose facts are all present, given or by default. */
export function part<P extends KnownPart>(
  { known }: Pick<KnownCareer, "known">,
  name: P,
): Whole<NonNullable<Known[P]>> {
  return (known[name] ?? {}) as Whole<NonNullable<Known[P]>>;
}

const nothing = () => 0;

const no = () => false;

const isOut = ({ known }: KnownCareer): boolean => known.phase !== "port";

const isAtSea = ({ known }: KnownCareer): boolean => known.phase === "at_sea";

const isUnderWay = (input: KnownCareer): boolean => isAtSea(input) && part(input, "patrol").box > 0;

const hasSailed = (input: KnownCareer): boolean => part(input, "before").patrols > 0;

const factsOf = (input: KnownCareer) => boatFacts(input.charts, part(input, "boat").type);

/** 4.5 The standard load, with which a boat sails; at sea only a referee knows the rest of it. */
const loaded =
  <V>(of: (load: ReturnType<typeof standardLoad>) => V) =>
  (input: KnownCareer) =>
    isAtSea(input) ? undefined : of(standardLoad(factsOf(input), input.start.options));

/** 3.5 The phase and place of the career, on which all other facts depend. */
const whereabouts: readonly CareerFact[] = [
  { pointer: "/phase" },
  { pointer: "/month" },
  { pointer: "/before/patrols", unproven: true },
  { pointer: "/kommandant/rank", unproven: true },
  { pointer: "/boat/type", standard: ({ start }) => start.boat.type },
  { pointer: "/boat/number", standard: ({ start }) => start.boat.number },
];

/** 3.5 The log sheet's facts of earlier patrols. */
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
  { pointer: "/kommandant/periodShips", standard: sinceStart((input) => part(input, "before").ships), unproven: true },
  { pointer: "/kommandant/periodFailures", standard: sinceStart(failures), unproven: true },
  {
    pointer: "/kommandant/periodAwards",
    standard: sinceStart((input) => AWARDS.indexOf(part(input, "kommandant").award)),
    unproven: true,
  },
  { pointer: "/kommandant/boatRequests", standard: unlessDecorated, unproven: true },
  { pointer: "/kommandant/rerolls", standard: nothing, unproven: true },
  { pointer: "/failureStreak", standard: (input) => (failures(input) === 0 ? 0 : undefined), unproven: true },
  {
    pointer: "/crew/quality",
    standard: (input) => (hasSailed(input) ? undefined : input.charts.CREW_QUALITY.facts.start),
    unproven: true,
  },
  { pointer: "/crew/wounds", standard: () => ({}) },
  { pointer: "/crew/experte", standard: () => ({}), unproven: true },
  { pointer: "/boat/mediterraneanPassed", standard: (input) => part(input, "boat").posting === "mediterranean" },
  { pointer: "/patrol/missionState", when: isOut, standard: (input) => (onMission(input) ? undefined : "none") },
  { pointer: "/patrol/box", when: isOut, standard: (input) => (isAtSea(input) ? undefined : boxesOf(input).length) },
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
    standard: (input) => (isAtSea(input) ? gunless(input) : (factsOf(input).deckGun?.ammo ?? 0)),
  },
  { pointer: "/boat/mineBay", standard: mines },
];

/** 7.1.2, 8.1.1 The boat on its track. */
const underWay: readonly CareerFact[] = [
  { pointer: "/patrol/direction", when: isOut, standard: () => "outbound" },
  { pointer: "/patrol/jumpTo", when: isOut, standard: () => null },
  { pointer: "/patrol/firstMediterranean", when: isOut, standard: isFirstMediterranean },
  { pointer: "/patrol/checksRequired", when: isOut, standard: checksHere },
  { pointer: "/patrol/checksDoneInBox", when: isOut, standard: (input) => (isUnderWay(input) ? undefined : 0) },
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

/** Default of a fact about earlier patrols if there were none. */
function unlessSailed(value: unknown) {
  return (input: KnownCareer) => (hasSailed(input) ? undefined : value);
}

function unlessDecorated(input: KnownCareer) {
  return part(input, "kommandant").award === "none" ? 0 : undefined;
}

function failures(input: KnownCareer): number {
  const { patrols, successes } = part(input, "before");
  return Math.max(0, patrols - successes);
}

/** 11.2.3 The next promotion check that is due: a year after the start, and every year after. */
function nextCheck({ known, start, charts }: KnownCareer): string {
  const { promotionEveryMonths } = charts.TIMELINE.facts;
  let check = addMonths(start.startMonth, promotionEveryMonths);
  while (check <= known.month!) check = addMonths(check, promotionEveryMonths);
  return check;
}

/** 11.2.3 A count since the last promotion check is the whole count as long as there was none. */
function sinceStart(count: (input: KnownCareer) => number) {
  return (input: KnownCareer): number | undefined => {
    const { promotionEveryMonths } = input.charts.TIMELINE.facts;
    return nextCheck(input) === addMonths(input.start.startMonth, promotionEveryMonths) ? count(input) : undefined;
  };
}

/** 7.4 True if the patrol is to lay mines or to land an agent. */
function onMission(input: KnownCareer): boolean {
  return isSpecial(part(input, "patrol").mission);
}

/** 7.1.2 The track of the patrol; its area's name where the boat has no such track. */
export function knownTrack(input: KnownCareer): string {
  const { area, mission } = part(input, "patrol");
  const { type } = part(input, "boat");
  return trackIdFor(input.charts, type, input.start.options, { area, mission }) ?? area;
}

/** 7.1.2 The boxes of that track. */
function boxesOf(input: KnownCareer): readonly Box[] {
  const { charts, start } = input;
  return findTrack(charts, part(input, "boat").type, knownTrack(input), start.options)?.boxes ?? [];
}

/** 8.1.1, 10.2.1 The checks that the present box requires. */
function checksHere(input: KnownCareer): number {
  const { box, abort } = part(input, "patrol");
  if (box === 0) return 0;
  const { diesel_engine_1, diesel_engine_2 } = part(input, "boat").systems;
  const out = [diesel_engine_1, diesel_engine_2].filter((engine) => engine === "inoperable").length;
  return abort !== null && out === 1 ? CHECKS_ON_ONE_DIESEL : (boxesOf(input)[box - 1]?.rolls ?? 1);
}

/** 8.1.1 The checks made so far by a boat that went from box to box along its track. */
function checksMade(input: KnownCareer): number {
  const { box, checksDoneInBox } = part(input, "patrol");
  const passed = boxesOf(input).slice(0, Math.max(box - 1, 0));
  return passed.reduce((sum, { rolls }) => sum + rolls, checksDoneInBox);
}

function isFirstMediterranean(input: KnownCareer): boolean {
  return part(input, "patrol").area === "mediterranean" && !part(input, "boat").mediterraneanPassed;
}

/** 4.6 A boat without a deck gun has no ammunition for one. */
function gunless(input: KnownCareer): number | undefined {
  return factsOf(input).deckGun === null ? 0 : undefined;
}

/** 11.4.6 The mines of a boat with a bay for them, as long as they are to be laid. */
function mines(input: KnownCareer): number {
  const { mission, missionState } = part(input, "patrol");
  return isAtSea(input) && mission === "M" && missionState === "pending" ? factsOf(input).mineBay : 0;
}
