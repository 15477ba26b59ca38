import { readFileSync } from "node:fs";
import { type Json, malformed, type Roll, refused, resolves, roll, type Vector } from "../kit/combat";

const PACK = new URL("../../../../src/rulesets/hunters/charts/pack.json", import.meta.url);

const charts = JSON.parse(readFileSync(PACK, "utf8")).charts as Record<string, { readonly facts: Json }>;

/** A chart of facts with some of them changed. */
const factsOf = (chart: string, changed: Json): Json => ({
  [chart]: { facts: { ...charts[chart]!.facts, ...changed } },
});

/** The game ends half a year earlier, so that the VIIC Flak of May 1943 never comes. */
const SHORTER = factsOf("TIMELINE", { lastMonth: "1942-12" });

/** The players of a wolfpack tournament agree on its month. */
const AGREED = factsOf("TOURNAMENTS", {
  formats: (charts.TOURNAMENTS!.facts.formats as Json[]).map((format) =>
    format.id === "wolfpack" ? { ...format, startMonth: null } : format,
  ),
});

const rank = (column: string, face: number): Roll => roll("starting-rank", "STARTING_RANK", column, [face]);

interface Plan {
  readonly id: string;
  readonly title: string;
  readonly citation: string;
  readonly input: Json;
  readonly charts?: Json;
}

const input = (more: Json): Json => ({ boat: "VIIC", number: 1, name: "Lehmann", ...more });

const starts = (plan: Plan, rolls: readonly Roll[], outcome: Json, snapshot?: Json): Vector => ({
  ...resolves({ charts: SHORTER, ...plan, base: "", operation: "new", rolls, outcome, ...(snapshot && { snapshot }) }),
  base: null,
});

const refuses = (
  { charts: patch = SHORTER, ...plan }: Plan,
  code: string,
  section: string | undefined,
  pointer: string,
): Vector => ({
  ...refused({ ...plan, base: "", operation: "new", code, section, pointer }),
  base: null,
  charts: patch,
});

/** 4.2 The months and boats of a new career, read from the charts that the request sends. */
function months(): Vector[] {
  const early = ["BOAT_NOT_AVAILABLE", "4.2.1", "/input/startMonth"] as const;
  return [
    starts(
      {
        id: "start-in-the-month-of-the-boat",
        title: "4.2.1 VIIC, in the month that it comes into service, starts",
        citation: "4.2.1",
        input: input({ startMonth: "1940-10" }),
      },
      [rank("1940", 2)],
      { rank: "OltzS", rankRolled: true, month: "1940-10" },
    ),
    refuses(
      {
        id: "start-before-the-boat",
        title: "4.2.1 VIIC, one month before it comes into service, is refused",
        citation: "4.2.1",
        input: input({ startMonth: "1940-09" }),
      },
      ...early,
    ),
    refuses(
      {
        id: "start-with-a-boat-that-never-comes",
        title: "4.2.1 VIIC Flak, where the game ends before it, is refused",
        citation: "4.2.1",
        input: input({ boat: "VIIC_FLAK" }),
      },
      ...early,
    ),
    starts(
      {
        id: "start-with-the-boat-of-the-last-month",
        title: "4.2.1 VIIC Flak, where the game ends in its month, starts",
        citation: "4.2.1",
        input: input({ boat: "VIIC_FLAK" }),
        charts: factsOf("TIMELINE", { lastMonth: "1943-05" }),
      },
      [rank("1942+", 6)],
      { rank: "KptLt", rankRolled: true, month: "1943-05" },
    ),
    starts(
      {
        id: "start-in-the-second-month",
        title: "4.2.1 VIIA, in the second month of the game, starts",
        citation: "4.2.1",
        input: input({ boat: "VIIA", startMonth: "1939-10" }),
      },
      [],
      { rank: "KptLt", rankRolled: false, month: "1939-10" },
    ),
    starts(
      {
        id: "start-in-the-last-month",
        title: "4.2.1 IXC, in the last month of the game, starts",
        citation: "4.2.1",
        input: input({ boat: "IXC", startMonth: "1942-12" }),
      },
      [],
      { rank: "KptLt", rankRolled: false, month: "1942-12" },
    ),
    refuses(
      {
        id: "start-after-the-last-month",
        title: "5.1.1 IXC, one month after the last, is refused",
        citation: "5.1.1",
        input: input({ boat: "IXC", startMonth: "1943-01" }),
      },
      "VALUE_NOT_LISTED",
      undefined,
      "/input/startMonth",
    ),
  ];
}

/** 13.5.2 The start of a wolfpack tournament. */
function packs(): Vector[] {
  const pack = { options: { wolfpackTournament: true } };
  const apart = ["NOT_A_PACK_BOAT", "13.5.2", "/input/options/wolfpackTournament"] as const;
  return [
    starts(
      {
        id: "start-with-the-pack",
        title: "13.5.2 VIIC of June 1942 starts with the pack",
        citation: "13.5.2",
        input: input({ startMonth: "1942-06", ...pack }),
      },
      [rank("1942+", 5)],
      { rank: "OltzS", month: "1942-06" },
    ),
    refuses(
      {
        id: "start-after-the-pack",
        title: "13.5.2 VIIC of July 1942 is too late for the pack",
        citation: "13.5.2",
        input: input({ startMonth: "1942-07", ...pack }),
      },
      ...apart,
    ),
    refuses(
      {
        id: "start-with-no-pack-boat",
        title: "13.5.2 VIIB is not a boat of the pack",
        citation: "13.5.2",
        input: input({ boat: "VIIB", startMonth: "1942-06", ...pack }),
      },
      ...apart,
    ),
    starts(
      {
        id: "start-alone-after-the-pack",
        title: "13.5.2 Without the tournament any month is open",
        citation: "13.5.2",
        input: input({ startMonth: "1942-07", options: { wolfpackTournament: false } }),
      },
      [rank("1942+", 5)],
      { rank: "OltzS", month: "1942-07" },
      { options: { wolfpackTournament: false } },
    ),
    starts(
      {
        id: "start-with-the-pack-as-agreed",
        title: "13.5.2 A tournament without a printed month starts in any",
        citation: "13.5.2",
        input: input({ startMonth: "1942-07", ...pack }),
        charts: AGREED,
      },
      [rank("1942+", 5)],
      { rank: "OltzS", month: "1942-07" },
    ),
    refuses(
      {
        id: "start-as-agreed-with-no-pack-boat",
        title: "13.5.2 VIIB is not a boat of a pack that agrees on its month",
        citation: "13.5.2",
        input: input({ boat: "VIIB", startMonth: "1942-07", ...pack }),
        charts: AGREED,
      },
      ...apart,
    ),
  ];
}

/** 14.4, 14.11 Options that depend on the boat's number or on the edition. */
function options(): Vector[] {
  const odd = ["NUMBER_NOT_HISTORICAL", "14.4.1", "/input/number"] as const;
  const real = { options: { historicalIds: true } };
  const into = { options: { convoyPenetration: true } };
  return [
    ...[68, 73].map((number) =>
      refuses(
        {
          id: `start-number-${number}`,
          title: `14.4.1 U-${number} was not a VIIC`,
          citation: "14.4.1",
          input: input({ number, ...real }),
        },
        ...odd,
      ),
    ),
    ...[69, 72].map((number) =>
      starts(
        {
          id: `start-number-${number}`,
          title: `14.4.1 U-${number} was a VIIC`,
          citation: "14.4.1",
          input: input({ number, ...real }),
        },
        [rank("1940", 3)],
        { rank: "KptLt" },
        { boat: { number } },
      ),
    ),
    starts(
      {
        id: "start-any-number",
        title: "14.4.1 Without the option a VIIC has any number",
        citation: "14.4.1",
        input: input({ number: 68, options: { historicalIds: false } }),
      },
      [rank("1940", 3)],
      { rank: "KptLt" },
      { boat: { number: 68 }, options: { historicalIds: false } },
    ),
    refuses(
      {
        id: "start-penetration-first-printing",
        title: "14.11 The first printing has no convoy penetration",
        citation: "14.11",
        input: input({ edition: "first", ...into }),
      },
      "OPTION_NOT_IN_EDITION",
      "14.11",
      "/input/options/convoyPenetration",
    ),
    starts(
      {
        id: "start-without-penetration-first-printing",
        title: "14.11 The first printing without convoy penetration starts",
        citation: "14.11",
        input: input({ edition: "first", options: { convoyPenetration: false } }),
      },
      [rank("1940", 3)],
      { rank: "KptLt" },
      { edition: "first", options: { convoyPenetration: false } },
    ),
    starts(
      {
        id: "start-penetration-second-printing",
        title: "14.11 The second printing has convoy penetration",
        citation: "14.11",
        input: input({ edition: "second", ...into }),
      },
      [rank("1940", 3)],
      { rank: "KptLt" },
      { edition: "second", ...into },
    ),
    starts(
      {
        id: "start-with-rulings",
        title: "4.1 Rulings are on or off as the request says",
        citation: "4.1",
        input: input({ rulings: { eventEndsBox: true, dieselsRepairable: false } }),
      },
      [rank("1940", 3)],
      { rank: "KptLt" },
      { rulings: { eventEndsBox: true, dieselsRepairable: false } },
    ),
  ];
}

/** 3.5 Counts that the log must bear out. */
function logs(): Vector[] {
  const plan = { operation: "resolveEncounter", citation: "3.5" };
  const before = { month: "1941-03", patrols: 1, successes: 1, ships: 1, tons: 22000 };
  const takenOver = { ...before, sunk: [{ type: "capital_ship", name: "CV Ark Royal", tons: 22000 }] };
  const began = { startMonth: "1940-12", log: [{ ...LOG, month: "1941-06" }] };
  const onBase = (vector: Vector): Vector => ({ ...vector, base: "patrol-viic" });
  const check = roll("encounter-check", "E1", "atlantic", [1, 1]);
  const adjustments = [{ code: "ALREADY_SUNK", value: null, result: "no_encounter", citation: { section: "8.2.2" } }];
  const sighted = { ...roll("capital-ship", "T5", null, [1]), adjustments };
  return [
    onBase(
      malformed({
        ...plan,
        id: "log-success-at-sea",
        title: "3.5 The patrol in progress is not yet a success",
        base: "",
        patch: { successes: 1 },
        code: "LOG_IMPOSSIBLE",
        pointer: "/snapshot/successes",
      }),
    ),
    onBase(
      malformed({
        ...plan,
        id: "log-success-too-many-taken-over",
        title: "3.5 A career taken over has the successes of its paper log and no more",
        base: "",
        patch: { ...began, takenOver, successes: 2 },
        code: "LOG_IMPOSSIBLE",
        pointer: "/snapshot/successes",
      }),
    ),
    onBase(
      malformed({
        ...plan,
        id: "log-patrols-too-many-taken-over",
        title: "10.10.4 From December to March a career taken over has three patrols at most",
        citation: "10.10.4",
        base: "",
        patch: { ...began, takenOver: { ...takenOver, patrols: 4 }, successes: 1 },
        code: "TAKEN_OVER_IMPOSSIBLE",
        pointer: "/snapshot/takenOver/patrols",
      }),
    ),
    onBase(
      malformed({
        ...plan,
        id: "log-failure-too-many-taken-over",
        title: "3.5 A career taken over has the failures of its paper log and no more",
        base: "",
        patch: { ...began, takenOver, successes: 1, kommandant: { periodFailures: 1 } },
        code: "LOG_IMPOSSIBLE",
        pointer: "/snapshot/kommandant/periodFailures",
      }),
    ),
    onBase(
      resolves({
        ...plan,
        id: "capital-ship-sunk-before-taken-over",
        title: "8.2.2 A capital ship sunk before the career was taken over is not met again",
        citation: "8.2.2",
        base: "",
        patch: { ...began, takenOver, successes: 1 },
        rolls: [check, sighted],
        outcome: { box: 3, result: "capital_ship", ignored: false, event: null, phase: "at_sea" },
        snapshot: { engagement: null, patrol: { checksDoneInBox: 1 } },
      }),
    ),
  ];
}

const LOG = { boat: "VIIC", area: "atlantic", mission: null, ships: [], result: null, patrolMonths: 0, refitMonths: 0 };

/** New careers, and what a career had before it was taken over. */
export const careers = (): Vector[] => [...months(), ...packs(), ...options(), ...logs()];
