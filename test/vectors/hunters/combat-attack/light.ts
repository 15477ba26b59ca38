import { arctic, capital, fight, type Json, merged, refused, resolves, roll, ships, type Vector } from "../kit/combat";
import { one } from "../kit/rolls";

const light = (face: number): ReturnType<typeof one> => one("day-night", "DAY_NIGHT", face);

function dayNight(): Vector[] {
  return ["day", "day", "day", "night", "night", "night"].map((dayNight, index) =>
    resolves({
      id: `day-night-${index + 1}`,
      title: `8.3.1 Day or night, ${index + 1}: ${dayNight}`,
      citation: "8.3.1",
      operation: "resolveApproach",
      base: "viib-contact",
      rolls: [light(index + 1)],
      outcome: { dayNight, chosen: false, phase: "attack" },
      snapshot: { phase: "attack", engagement: { dayNight, fought: false } },
    }),
  );
}

/** The last number that is day in each month of the Arctic; 6 is always day, 0 always night. */
const ARCTIC = [2, 2, 2, 4, 4, 6, 4, 4, 4, 2, 2, 0];

const COLUMNS = [
  "jan_mar",
  "jan_mar",
  "jan_mar",
  "apr_may",
  "apr_may",
  "",
  "jul_sep",
  "jul_sep",
  "jul_sep",
  "oct_nov",
  "oct_nov",
  "",
];

function arcticLight(): Vector[] {
  return ARCTIC.flatMap((last, index) => {
    const month = `1941-${String(index + 1).padStart(2, "0")}`;
    const faces = last === 6 || last === 0 ? [undefined] : [last, last + 1];
    return faces.map((face) => {
      const dayNight = last === 6 || (face !== undefined && face <= last) ? "day" : "night";
      return resolves({
        id: `arctic-light-${month}${face === undefined ? "" : `-${face}`}`,
        title: `8.3.5 Arctic in ${month}${face === undefined ? " without a roll" : `, ${face}`}: ${dayNight}`,
        citation: "8.3.5",
        operation: "resolveApproach",
        base: "viib-contact",
        patch: arctic(month),
        rolls: face === undefined ? [] : [roll("day-night", "ARCTIC_DAY_NIGHT", COLUMNS[index]!, [face])],
        outcome: { dayNight, chosen: false, phase: "attack" },
      });
    });
  });
}

const DAMAGED = fight({ following: "damaged", targets: ships({ 2: 1 }) });

function chosen(): Vector[] {
  const choice = (id: string, title: string, dayNight: string, patch: Json): Vector =>
    resolves({
      id: `light-chosen-${id}`,
      title: `8.3.4 ${title}`,
      citation: "8.3.4",
      operation: "resolveApproach",
      base: "viib-contact",
      patch: merged(DAMAGED, patch),
      input: { dayNight },
      rolls: [],
      outcome: { dayNight, chosen: true, phase: "attack" },
    });
  const refusal = { operation: "resolveApproach", base: "viib-contact" };
  return [
    choice("day", "Day is chosen when damaged ships are followed", "day", {}),
    choice("night", "Night is chosen when damaged ships are followed", "night", {}),
    choice("arctic-june", "In the Arctic June day can be chosen", "day", arctic("1941-06")),
    choice("arctic-october", "In the Arctic October night can be chosen", "night", arctic("1941-10")),
    refused({
      ...refusal,
      id: "light-arctic-june-no-night",
      title: "8.3.5 No night to choose in the Arctic June",
      citation: "8.3.5",
      patch: merged(arctic("1941-06"), DAMAGED),
      input: { dayNight: "night" },
      code: "LIGHT_FIXED",
      section: "8.3.5",
      pointer: "/input/dayNight",
    }),
    refused({
      ...refusal,
      id: "light-arctic-december-no-day",
      title: "8.3.5 No day to choose in the Arctic December",
      citation: "8.3.5",
      patch: merged(arctic("1941-12"), DAMAGED),
      input: { dayNight: "day" },
      code: "LIGHT_FIXED",
      section: "8.3.5",
      pointer: "/input/dayNight",
    }),
    refused({
      ...refusal,
      id: "light-must-be-chosen",
      title: "8.3.4 Following damaged ships requests a choice",
      citation: "8.3.4",
      patch: DAMAGED,
      code: "CHOICE_MISSING",
      section: "8.3.1",
      pointer: "/input/dayNight",
    }),
    refused({
      ...refusal,
      id: "light-cannot-be-chosen",
      title: "8.3.1 Other ships leave no choice of light",
      citation: "8.3.1",
      input: { dayNight: "night" },
      code: "VALUE_NOT_LISTED",
      section: "8.3.1",
      pointer: "/input/dayNight",
    }),
    resolves({
      id: "light-rolled-following-undamaged",
      title: "9.7.5 Day or night is rolled again for undamaged ships",
      citation: "9.7.5",
      operation: "resolveApproach",
      base: "viib-contact",
      patch: fight({ following: "undamaged" }),
      rolls: [light(4)],
      outcome: { dayNight: "night", chosen: false },
    }),
  ];
}

const wait = (face: number): ReturnType<typeof one> => one("wait-for-night", "SWITCH_TO_NIGHT", face);

function waiting(): Vector[] {
  const rows = [1, 2, 3, 4, 5, 6].map((face) => {
    const night = face <= 4;
    return resolves({
      id: `night-wait-${face}`,
      title: `8.3.2 Waiting for night, ${face}: ${night ? "night" : "contact lost"}`,
      citation: "8.3.2",
      operation: "resolveNightWait",
      base: "viib-attack",
      rolls: [wait(face)],
      outcome: { result: night ? "night" : "target_lost", phase: night ? "attack" : "at_sea" },
      snapshot: night
        ? { engagement: { dayNight: "night", waited: true } }
        : { engagement: null, patrol: { checksDone: 3, checksDoneInBox: 1 }, log: [{ ships: [] }] },
    });
  });
  const shut = (
    id: string,
    title: string,
    citation: string,
    base: string,
    patch: Json,
    code: string,
    section: string,
  ): Vector =>
    refused({ id: `night-wait-${id}`, title, citation, operation: "resolveNightWait", base, patch, code, section });
  const open = (id: string, title: string, base: string, patch: Json): Vector =>
    resolves({
      id: `night-wait-${id}`,
      title,
      citation: "8.3.2",
      operation: "resolveNightWait",
      base,
      patch,
      rolls: [wait(4)],
      outcome: { result: "night", phase: "attack" },
      snapshot: { engagement: { dayNight: "night" } },
    });
  return [
    ...rows,
    open("capital-first-printing", "8.3.2 An undamaged capital ship may be shadowed (first printing)", "viib-capital", {
      edition: "first",
    }),
    open(
      "capital-damaged",
      "8.3.2 A damaged capital ship may be shadowed",
      "viib-capital",
      fight({ following: "damaged", targets: capital(1) }),
    ),
    open("unescorted", "8.3.2 Unescorted ships may be shadowed too", "viib-unescorted", fight({ dayNight: "day" })),
    shut(
      "capital-second-printing",
      "8.3.2 An undamaged capital ship cannot be shadowed",
      "8.3.2",
      "viib-capital",
      {},
      "CAPITAL_SHIP_UNDAMAGED",
      "8.3.2",
    ),
    shut(
      "twice",
      "8.3.2 Waiting is tried once",
      "8.3.2",
      "viib-attack",
      fight({ waited: true }),
      "ALREADY_WAITED",
      "8.3.2",
    ),
    shut(
      "at-night",
      "8.3.2 Night need not be waited for",
      "8.3.2",
      "viib-attack",
      fight({ dayNight: "night", waited: true }),
      "ALREADY_NIGHT",
      "8.3.2",
    ),
    shut(
      "after-a-round",
      "8.3.2 No waiting after the first shot",
      "8.3.2",
      "viib-unescorted",
      fight({ dayNight: "day", fought: true }),
      "ALREADY_FOUGHT",
      "8.3.2",
    ),
    shut(
      "arctic-june",
      "8.3.5 No night comes in the Arctic June",
      "8.3.5",
      "viib-attack",
      arctic("1942-06"),
      "LIGHT_FIXED",
      "8.3.5",
    ),
    shut(
      "before-the-approach",
      "8.3.2 Day or night is settled first",
      "8.3.2",
      "viib-contact",
      {},
      "OUT_OF_TURN",
      "8.3.2",
    ),
    resolves({
      id: "night-wait-lost-damaged-ships",
      title: "9.2.6 Damaged ships lost from sight are logged",
      citation: "9.2.6",
      operation: "resolveNightWait",
      base: "viib-attack",
      patch: fight({ following: "damaged", targets: ships({ 2: 1 }) }),
      rolls: [wait(5)],
      outcome: { result: "target_lost", phase: "at_sea" },
      snapshot: { log: [{ ships: [{ name: "Sultan Star", sunk: false }] }] },
    }),
  ];
}

/** Day or night, rolled, fixed, chosen or waited for. */
export const dayAndNight = (): Vector[] => [...dayNight(), ...arcticLight(), ...chosen(), ...waiting()];
