import type { Side } from "../../../src/rulesets/pq17/vocabulary";
import { draw, facts, type Json, needs, type Roll, refused, resolves, type Vector } from "./kit";
import { LETTERS } from "./kit/chit-draws";

interface Range {
  readonly from: string;
  readonly to: string;
  readonly condition: string;
}

type Period = "early" | "mid" | "late";

const { columns } = facts<{ columns: Record<Side, Record<Period, readonly Range[]>> }>("SPECIAL_CONDITIONS");

const SCENARIO: Readonly<Record<Period, string>> = { early: "pq_12", mid: "pq_17", late: "jw_51b" };

const PERIODS: readonly Period[] = ["early", "mid", "late"];

const conditionOf = (side: Side, period: Period, letter: string): string =>
  columns[side][period].find(({ from, to }) => from <= letter && letter <= to)?.condition ?? "none";

/** The first and the last letter of every row. */
const edges = (side: Side, period: Period): string[] => [
  ...new Set(columns[side][period].flatMap(({ from, to }) => [from, to])),
];

/**
 * Draws for a side until a chit is not Ground Offensive: first the requested letter, then the last one left in the bag.
 */
function hand(side: Side, period: Period, letter: string, bag: string[]): { rolls: Roll[]; chits: Json[] } {
  const rolls: Roll[] = [];
  const chits: Json[] = [];
  let next: string | undefined = letter;
  while (next !== undefined) {
    const drawn: string = next;
    rolls.push(draw("special-chit", bag.indexOf(drawn) + 1, drawn));
    bag.splice(bag.indexOf(drawn), 1);
    const condition = conditionOf(side, period, drawn);
    const again = condition === "ground_offensive";
    chits.push({ letter: drawn, condition, revealed: again, fulfilled: condition === "reinforcements" });
    next = again ? bag.findLast((each) => conditionOf(side, period, each) === "none") : undefined;
  }
  return { rolls, chits };
}

/** G.2 Every row of the Special Conditions Chart, by its first and its last letter. */
function rows(): Vector[] {
  return PERIODS.flatMap((period) => {
    const allied = edges("allied", period);
    const axis = edges("axis", period);
    return Array.from({ length: Math.max(allied.length, axis.length) }, (_, index) => {
      const ours = allied[index % allied.length]!;
      const theirs = axis.find((each, at) => at >= index % axis.length && each !== ours) ?? (ours === "A" ? "B" : "A");
      const bag = [...LETTERS];
      const first = hand("allied", period, ours, bag);
      const chit = bag.includes(theirs) ? theirs : bag[0]!;
      const second = hand("axis", period, chit, bag);
      const name = (side: Side, letter: string): string => conditionOf(side, period, letter).replaceAll("_", " ");
      const condition = conditionOf("axis", period, chit);
      const special =
        condition === "agent_cobweb" ? { cobweb: 2 } : condition === "port_raids" ? { raidsLeft: 2 } : undefined;
      return resolves({
        id: `chit-${period}-${ours.toLowerCase()}-${chit.toLowerCase()}`,
        title: `SPECIAL_CONDITIONS ${period}: ${ours} is ${name("allied", ours)} for the Allies, ${chit} ${name("axis", chit)} for the Axis`,
        citation: "12",
        operation: "new",
        base: null,
        input: { scenario: SCENARIO[period], options: [] },
        rolls: [...first.rolls, ...second.rolls],
        ...(condition === "agent_cobweb" && { rulings: ["E-61"] }),
        snapshot: {
          bag,
          sides: {
            allied: { chits: first.chits },
            axis: { chits: second.chits, ...(special === undefined ? {} : { special }) },
          },
        },
      });
    });
  });
}

/** G.2 A chit that runs out of dice, and starts that are refused. */
function starts(): Vector[] {
  const plan = { operation: "new", base: null, citation: "12" };
  return [
    needs({
      ...plan,
      id: "chit-needs",
      title: "12 Requests the chit of the Allies",
      input: { scenario: "pq_17" },
      next: { label: "special-chit" },
    }),
    refused({
      ...plan,
      id: "start-months",
      title: "15.9 Months are played in the campaign alone",
      citation: "15.9",
      input: { scenario: "pq_17", months: 3 },
      code: "NO_CAMPAIGN",
      section: "15.9",
      pointer: "/input/months",
    }),
    refused({
      ...plan,
      id: "start-unknown",
      title: "8.2 A scenario is one of the chart",
      citation: "8.2",
      input: { scenario: "pq_1" },
      code: "VALUE_NOT_LISTED",
      section: "3.1",
      pointer: "/input/scenario",
    }),
    refused({
      ...plan,
      id: "start-options-twice",
      title: "3.1 An option is used once",
      citation: "3.1",
      input: { scenario: "pq_17", options: ["training", "training"] },
      code: "CHOICE_REPEATED",
      section: "3.1",
      pointer: "/input/options/1",
    }),
  ];
}

/** 12 Chits of special conditions. */
export const vectors = (): Vector[] => [...rows(), ...starts()];
