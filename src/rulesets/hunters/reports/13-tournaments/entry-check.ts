import { columnAt } from "../../../../core/charts/look-up";
import { defineReport } from "../../../../core/contract/operation";
import type { Phrases } from "../../../../core/contract/phrases";
import { tokensOf } from "../../../../core/json/pointer";
import { knownCareerChoice } from "../../chapters/4-setup/career-choice";
import { freshCareer } from "../../chapters/4-setup/fresh-career";
import { type LoadInput, loadChoice } from "../../chapters/4-setup/torpedo-load";
import { boatFacts } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Rank } from "../../vocabulary";
import { formatFinding, type RuleFinding } from "./fault";
import { type EntryCheck, type EntryCheckInput, entryCheckInput, entryCheckOutput } from "./schema";
import { packFaults, startFaults } from "./start";
import { agreementFaults, termsOf } from "./terms";

/** 13.0 The verdict on a career that has not sailed: whether it may enter a format, and every rule it breaks. */
export function checkEntry(input: EntryCheckInput, charts: Charts, phrases: Phrases): EntryCheck {
  const { format, agreed, pack, historicalPackNames, snapshot } = input;
  const terms = termsOf(charts, format, agreed);
  const entering = [
    ...agreementFaults(charts, terms, agreed),
    ...startFaults(charts, terms, snapshot),
    ...packFaults(charts, terms, pack, historicalPackNames),
  ];
  // The terms and set-up both look at the boat's availability.
  const setUp = setUpFaults(charts, snapshot).filter(({ code }) => !entering.some((each) => each.code === code));
  const faults = [...entering, ...setUp];
  return { legal: faults.length === 0, faults: faults.map((each) => formatFinding(each, phrases)) };
}

/** 4.0 The faults of a first snapshot that differs from one that set-up brings. */
function setUpFaults(charts: Charts, state: Snapshot): RuleFinding[] {
  if (state.phase !== "port" || state.log.length > 0) {
    return [{ code: "ALREADY_SAILED", section: "4.4.2" }];
  }
  const { boat, startMonth, edition, options, rulings, kommandant } = state;
  const { name, rank } = kommandant;
  const plan = { boat: boat.type, number: boat.number, name, startMonth, edition, options, rulings };
  const fresh = freshCareer(charts, plan);
  const faults: RuleFinding[] = [];
  const refused = knownCareerChoice(charts).check(plan) ?? loadRefusal(charts, state);
  if (refused !== undefined) faults.push(refused);
  const ranks = firstRanks(charts, state);
  if (!ranks.includes(rank)) {
    const params = { boat: boat.type, month: startMonth, ranks: { or: ranks }, rank };
    faults.push({ code: "FIRST_RANK", section: "11.2.2", params });
  }
  const { tubes, fwdReloads, aftReloads } = boat;
  const expected: Snapshot = {
    ...fresh,
    step: state.step,
    kommandant: { ...fresh.kommandant, rank },
    boat: { ...fresh.boat, tubes, fwdReloads, aftReloads },
  };
  const odd = differing(state, expected, "");
  if (odd.length > 0) {
    const places = odd.slice(0, 10).map((pointer) => memberAt(pointer));
    faults.push({ code: "NOT_FRESH", section: "4.4.2", params: { places } });
  }
  return faults;
}

/** The member at a pointer, to be named in a sentence. */
function memberAt(pointer: string): RuleFinding {
  const member = tokensOf(pointer).findLast((token) => !/^\d+$/.test(token)) ?? pointer;
  return { code: "NOT_FRESH", section: "4.4.2", variant: "member", params: { member } };
}

/** 4.5 The reason why the torpedoes aboard are not a legal load. */
function loadRefusal(charts: Charts, { boat, options }: Snapshot) {
  const tubes = Object.fromEntries(Object.entries(boat.tubes).filter(([, load]) => load !== null));
  const load = { tubes: tubes as LoadInput["tubes"], fwdReloads: boat.fwdReloads, aftReloads: boat.aftReloads };
  return loadChoice(boatFacts(charts, boat.type), options).check(load);
}

/** 11.2.2 The ranks a Kommandant may start with. */
function firstRanks(charts: Charts, { boat, startMonth }: Snapshot): readonly Rank[] {
  const rolls = boatFacts(charts, boat.type).class === "VII";
  const view = rolls ? columnAt(charts.STARTING_RANK, startMonth) : undefined;
  return view?.rows.map(({ result }) => result) ?? [charts.RANKS.facts.start];
}

/** The JSON pointers of every member with an unexpected value. */
function differing(actual: unknown, expected: unknown, pointer: string): string[] {
  if (actual === expected) return [];
  if (typeof actual !== "object" || typeof expected !== "object" || actual === null || expected === null) {
    return [pointer];
  }
  const mine = actual as Record<string, unknown>;
  const theirs = expected as Record<string, unknown>;
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  return keys.flatMap((key) => differing(mine[key], theirs[key], `${pointer}/${key}`));
}

/** 13.1-13.5 The report on whether a career just begun may enter a tournament. */
export const checkEntryReport = defineReport({
  name: "checkEntry",
  title: "Check a tournament entry",
  doc: "Checks before play whether a career is a legal entry for a tournament format. If not, lists the rules that it breaks.",
  rules: ["13.1.1", "13.2.1", "13.2.2", "13.2.3", "13.4.1", "13.5.2"],
  input: entryCheckInput,
  snapshots: ["/snapshot"],
  output: entryCheckOutput,
  example: { format: "shortTonnage", snapshot: "load-viia-5-6" },
  compute: checkEntry,
});
