import { describe, expect, it } from "vitest";
import type { Invariant } from "../contract/invariant";
import { formatFault } from "../text/message";
import { FAULT_LIMIT } from "./fault";
import { impossible, violations } from "./impossible";
import { declarationsIn, invariantWords } from "./invariants";

interface Ship {
  id: string;
  hull: number;
  guns: number[];
  tow?: string;
}

interface State {
  phase: "port" | "sea" | "over";
  flag: boolean;
  patrol: { box: number; back: boolean; cargo: string | null } | null;
  ships: Ship[];
  sunk: string[];
  sides: Record<"red" | "blue", { ships: Ship[]; reserve: Ship[] }>;
}

interface Charts {
  known: string[];
  boxes: number;
}

const { rule, implies, onlyIn, exists, references, atMost, unique, each, where, inTurn } = invariantWords<
  State,
  Charts
>();

const charts: Charts = { known: ["a", "b", "c"], boxes: 8 };

function ship(id: string, hull = 1): Ship {
  return { id, hull, guns: [] };
}

function state(changes: Partial<State> = {}): State {
  const empty = { ships: [], reserve: [] };
  return {
    phase: "port",
    flag: false,
    patrol: null,
    ships: [],
    sunk: [],
    sides: { red: empty, blue: empty },
    ...changes,
  };
}

/** Returns the violations as `CODE /pointer message`. */
function violationCodes(invariants: Invariant<State, Charts>[], changes: Partial<State>): string[] {
  return impossible(invariants, state(changes), charts).map(
    (fault) =>
      `${fault.code} ${fault.pointer.replace("/snapshot", "")} ${formatFault(fault, { refusals: {}, faults: SENTENCES }).message}`,
  );
}

const head = { code: "X", section: "1.1" };

/** The messages of the invariants below. */
const SENTENCES = {
  ...{ X: "No.", BOX: "Box {item} of {most} in phase {state.phase}, {holder.back} {key}." },
  ...{ "X/gun": "Gun {each} of {holder.id}.", "X/unknown": "There is no {item}." },
  ...{ SHIP: "There is no ship {item}.", HULL: "There is no hull {item}." },
  ...{ "X/hull": "{item} is more than {most}.", "X/ships": "{n} of {most}." },
};

describe("rule", () => {
  const full = rule({
    code: "BOX",
    pointer: "/patrol/box",
    section: "7.1",
    values: () => ({ most: charts.boxes }),
    holds: ({ item, charts: { boxes } }) => item <= boxes,
  });

  it("a violation has the code, the pointer and the formatted message", () => {
    expect(violationCodes([full], { patrol: { box: 8, back: false, cargo: null } })).toEqual([]);
    expect(violationCodes([full], { patrol: { box: 9, back: true, cargo: null } })).toEqual([
      "BOX /patrol/box Box 9 of 8 in phase port, true box.",
    ]);
  });

  it("a pattern through null matches nothing", () => {
    expect(violationCodes([full], { patrol: null })).toEqual([]);
  });

  it("a last member that is null is checked; an omitted one is not", () => {
    const sites: unknown[] = [];
    const look = rule({ ...head, pointer: "/patrol/cargo", holds: ({ item }) => sites.push(item) > 0 });
    const tow = rule({ ...head, pointer: "/ships/*/tow", holds: ({ item }) => sites.push(item) > 0 });
    violationCodes([look, tow], {
      patrol: { box: 1, back: false, cargo: null },
      ships: [ship("a"), { ...ship("b"), tow: "a" }],
    });
    expect(sites).toEqual([null, "a"]);
  });

  it("the site has the keys, the last key and the records on its pattern", () => {
    const sites: unknown[] = [];
    const look = rule({
      ...head,
      pointer: "/sides/*/ships/*/guns/*",
      holds: ({ item, key, keys: [side, index, gun], holder, holders: [fleet, from] }) => {
        sites.push([item, key, side, index, gun, holder.id, fleet.ships.length, from.id]);
        return true;
      },
    });
    const red = { ships: [ship("a"), { ...ship("b"), guns: [5, 6] }], reserve: [] };
    violationCodes([look], { sides: { red, blue: { ships: [], reserve: [] } } });
    expect(sites).toEqual([
      [5, 0, "red", 1, 0, "b", 2, "b"],
      [6, 1, "red", 1, 1, "b", 2, "b"],
    ]);
  });

  it("`of` reports elsewhere, and `over` checks several values of one site", () => {
    const lost = rule({
      ...head,
      pointer: "/ships/*",
      of: "/ships/*/guns",
      variant: "gun",
      over: ({ item }) => item,
      holds: ({ each: gun }) => gun < 3,
    });
    const ships = [ship("a"), { ...ship("b"), guns: [1, 3, 4] }];
    expect(violationCodes([lost], { ships })).toEqual(["X /ships/1 Gun 3 of b.", "X /ships/1 Gun 4 of b."]);
  });

  it("several pointers are checked in order, and `*` matches every member of a record", () => {
    const few = rule({ ...head, pointer: ["/sunk/*", "/patrol/cargo"], holds: ({ item }) => item === null });
    expect(violationCodes([few], { sunk: ["x"], patrol: { box: 1, back: false, cargo: "y" } })).toEqual([
      "X /sunk/0 No.",
      "X /patrol/cargo No.",
    ]);
    const sides = rule({ ...head, pointer: "/sides/*", holds: () => false });
    expect(violationCodes([sides], {})).toEqual(["X /sides/red No.", "X /sides/blue No."]);
  });

  it("a pattern that leads nowhere is a compile error", () => {
    // @ts-expect-error there is no such member
    rule({ ...head, pointer: "/patrol/boxes", holds: () => true });
    // @ts-expect-error a patrol is not a list
    rule({ ...head, pointer: "/patrol/*/box/0", holds: () => true });
  });
});

describe("conditions and facts", () => {
  it("without `during` it is checked in all phases, otherwise in the named ones", () => {
    const law = rule({ ...head, pointer: "/flag", during: ["sea", "over"], holds: ({ item }) => item });
    expect(violationCodes([law], { phase: "port" })).toEqual([]);
    expect(violationCodes([law], { phase: "sea" })).toEqual(["X /flag No."]);
    expect(
      violationCodes([each("/ships/*", [atMost({ ...head, pointer: "/ships/*/hull", during: ["sea"], most: 3 })])], {
        ships: [ship("a", 9)],
      }),
    ).toEqual([]);
  });

  it("facts are computed once per snapshot, even for the conditions of groups", () => {
    let times = 0;
    const words = invariantWords((state: State, { known }: Charts) => {
      times += 1;
      return { fleet: state.ships.length, most: known.length };
    });
    const full = words.where("", ({ facts }) => facts.fleet > 1, [
      words.rule({ ...head, pointer: "/ships/*", holds: ({ facts }) => facts.fleet <= facts.most }),
    ]);
    expect(violationCodes([full], { ships: ["a", "b", "c", "d"].map((id) => ship(id)) })).toHaveLength(4);
    expect(times).toBe(1);
    expect(violationCodes([full], { ships: [ship("a")] })).toEqual([]);
  });
});

it("implies: if one condition is true, so is the other", () => {
  const law = implies({
    ...head,
    pointer: "/patrol/back",
    when: ({ state: { phase } }) => phase === "sea",
    holds: ({ item }) => item,
  });
  const patrol = { box: 1, back: false, cargo: null };
  expect(violationCodes([law], { patrol })).toEqual([]);
  expect(violationCodes([law], { phase: "sea", patrol })).toEqual(["X /patrol/back No."]);
  expect(violationCodes([law], { phase: "sea", patrol: { ...patrol, back: true } })).toEqual([]);
});

describe("onlyIn", () => {
  const patrol = { box: 1, back: false, cargo: null };

  it("allows a value only in its phases", () => {
    const law = onlyIn({ ...head, pointer: "/patrol", phases: ["sea", "over"] });
    expect(violationCodes([law], { patrol })).toEqual(["X /patrol No."]);
    expect(violationCodes([law], { phase: "sea", patrol })).toEqual([]);
    expect(violationCodes([law], { phase: "sea" })).toEqual([]);
  });

  it("with `always`, requires the value in all of its phases", () => {
    const law = onlyIn({ ...head, pointer: "/patrol", phases: ["sea"], always: true });
    expect(violationCodes([law], { phase: "sea" })).toEqual(["X /patrol No."]);
    expect(violationCodes([law], {})).toEqual([]);
  });

  it.each<[string, Partial<State>, number]>([
    ["an empty list is not there", { sunk: [] }, 0],
    ["a list with something in it is", { sunk: ["a"] }, 1],
    ["false is not there", { flag: false }, 0],
    ["true is", { flag: true }, 1],
    ["0 is not there", { patrol: { box: 0, back: false, cargo: null } }, 0],
    ["a number is", { patrol: { box: 1, back: false, cargo: null } }, 1],
  ])("%s", (_, changes, faults) => {
    const law = onlyIn({ ...head, pointer: ["/sunk", "/flag", "/patrol/box"], phases: ["over"] });
    expect(violationCodes([law], changes)).toHaveLength(faults);
  });
});

describe("exists", () => {
  it("ids must be in the charts; null refers to nothing", () => {
    const find = ({ known }: Charts, id: string): string | undefined => known.find((each) => each === id);
    const law = exists({ ...head, pointer: ["/patrol/cargo", "/sunk/*"], variant: "unknown", find });
    expect(violationCodes([law], { patrol: { box: 1, back: false, cargo: null }, sunk: ["a", "z"] })).toEqual([
      "X /sunk/1 There is no z.",
    ]);
  });

  it("ids may refer to another list", () => {
    const law = exists({ ...head, pointer: "/sunk/*", among: ({ state: { ships } }) => ships.map(({ id }) => id) });
    expect(violationCodes([law], { ships: [ship("a")], sunk: ["a", "b"] })).toEqual(["X /sunk/1 No."]);
  });
});

describe("references", () => {
  const find = ({ known }: Charts, id: string): string | undefined => known.find((each) => each === id);
  const hull = (_: Charts, item: string): true | undefined => (Number(item) < 3 ? true : undefined);
  const kinds = {
    ship: { code: "SHIP", section: "1", find },
    hull: { code: "HULL", section: "2", find: hull },
  };
  const laws = references(kinds, {
    "/ships/*/hull": "hull",
    "/patrol/cargo": "ship",
    "/ships/*/id": "ship",
    "/ships/*/tow": "ship",
  });

  it("checks every reference, kind by kind and path by path", () => {
    const ships = [{ ...ship("y", 4), tow: "z" }, ship("x", 1), { ...ship("a"), tow: "w" }];
    expect(violationCodes([...laws], { ships, patrol: { box: 1, back: false, cargo: "v" } })).toEqual([
      "SHIP /patrol/cargo There is no ship v.",
      "SHIP /ships/0/id There is no ship y.",
      "SHIP /ships/1/id There is no ship x.",
      "SHIP /ships/0/tow There is no ship z.",
      "SHIP /ships/2/tow There is no ship w.",
      "HULL /ships/0/hull There is no hull 4.",
    ]);
    expect(violationCodes([...laws], { patrol: { box: 1, back: false, cargo: null } })).toEqual([]);
  });

  it("one declaration per kind, with all of its paths", () => {
    const declarations = declarationsIn(laws).map(({ code, paths }) => [code, ...paths.map(({ pointer }) => pointer)]);
    expect(declarations).toEqual([
      ["SHIP", "/patrol/cargo", "/ships/*/id", "/ships/*/tow"],
      ["HULL", "/ships/*/hull"],
    ]);
  });
});

it("atMost: a number or a count does not exceed its limit, which the message may name", () => {
  const fixed = atMost({ ...head, pointer: "/ships/*/hull", most: 3, variant: "hull" });
  const ofCharts = atMost({
    ...head,
    pointer: "/ships",
    count: ({ item }) => item.length,
    most: (place) => place.charts.known.length,
    variant: "ships",
    values: ({ item }) => ({ n: item.length }),
  });
  const ships = [ship("a", 3), ship("b", 4), ship("c"), ship("d")];
  expect(violationCodes([fixed, ofCharts], { ships })).toEqual([
    "X /ships/1/hull 4 is more than 3.",
    "X /ships 4 of 3.",
  ]);
});

describe("unique", () => {
  const sides = {
    red: { ships: [ship("a"), ship("a")], reserve: [ship("a")] },
    blue: { ships: [ship("a")], reserve: [ship("b"), ship("a")] },
  };
  const pointer = ["/sides/*/ships/*/id", "/sides/*/reserve/*/id"] as const;

  it("a value occurs once in its list", () => {
    expect(violationCodes([unique({ ...head, pointer })], { sides })).toEqual(["X /sides/red/ships/1/id No."]);
  });

  it("a value occurs once in all lists within a pattern, in groups too", () => {
    const law = unique({ ...head, pointer, within: "/sides/*" });
    const bySide = each("/sides/*", [law]);
    expect(violationCodes([bySide], { sides })).toEqual([
      "X /sides/red/ships/1/id No.",
      "X /sides/red/reserve/0/id No.",
      "X /sides/blue/reserve/1/id No.",
    ]);
  });

  it("`by` selects the compared value; undefined and null may repeat", () => {
    const law = unique({ ...head, pointer: "/ships/*", by: ({ item }) => (item.hull === 0 ? undefined : item.hull) });
    const ships = [ship("a", 2), ship("b", 0), ship("c", 0), ship("d", 2)];
    expect(violationCodes([law], { ships })).toEqual(["X /ships/3 No."]);
    expect(violationCodes([law], { ships })).toEqual(["X /ships/3 No."]);
  });
});

describe("groups", () => {
  const hull = atMost({ ...head, code: "HULL", pointer: "/ships/*/hull", most: 3 });
  const id = exists({
    ...head,
    code: "ID",
    pointer: "/ships/*/id",
    find: ({ known }, own) => known.find((a) => a === own),
  });
  const ships = [ship("y", 4), ship("z", 4)];
  const codes = (invariants: Invariant<State, Charts>[], changes: Partial<State>): string[] =>
    violationCodes(invariants, changes).map((fault) => fault.split(" ").slice(0, 2).join(" "));

  it("each: checks everything at one site before the next", () => {
    expect(codes([hull, id], { ships })).toEqual([
      "HULL /ships/0/hull",
      "HULL /ships/1/hull",
      "ID /ships/0/id",
      "ID /ships/1/id",
    ]);
    expect(codes([each("/ships/*", [hull, id])], { ships })).toEqual([
      "HULL /ships/0/hull",
      "ID /ships/0/id",
      "HULL /ships/1/hull",
      "ID /ships/1/id",
    ]);
  });

  it("each: several patterns check what is within them", () => {
    const both = rule({ ...head, pointer: ["/sides/*/ships/*/id", "/sides/*/reserve/*/id"], holds: () => false });
    const sides = { red: { ships: [ship("a")], reserve: [ship("b")] }, blue: { ships: [], reserve: [] } };
    const group = each(["/sides/*/reserve/*", "/sides/*/ships/*"], [both]);
    expect(codes([group], { sides })).toEqual(["X /sides/red/reserve/0/id", "X /sides/red/ships/0/id"]);
    expect(() => each("/patrol", [both])).toThrow("X has no path within /patrol.");
  });

  it("where: checks only sites for which the condition is true", () => {
    expect(codes([where("/ships/*", ({ item }) => item.id === "z", [hull])], { ships })).toEqual([
      "HULL /ships/1/hull",
    ]);
    const atSea = where("", ({ state: { phase } }) => phase === "sea", [hull]);
    expect(codes([atSea], { ships })).toEqual([]);
    expect(codes([atSea], { ships, phase: "sea" })).toHaveLength(2);
  });

  it("inTurn: stops after the first step with a violation, separately for each site within `each`", () => {
    expect(codes([inTurn([hull], id)], { ships })).toEqual(["HULL /ships/0/hull", "HULL /ships/1/hull"]);
    const steps = each("/ships/*", [inTurn(hull, [id])]);
    expect(codes([steps], { ships: [ship("y", 4), ship("z")] })).toEqual(["HULL /ships/0/hull", "ID /ships/1/id"]);
  });

  it("groups list their declarations in order, each once", () => {
    const declarations = declarationsIn([
      inTurn(
        hull,
        where("", () => true, [id]),
      ),
      each("/ships/*", [hull]),
    ]);
    expect(declarations.map(({ code, section }) => `${code} ${section}`)).toEqual(["HULL 1.1", "ID 1.1"]);
    expect(violations([inTurn(hull, id)], state({ ships }), charts)[0]?.declaration).toBe(declarations[0]);
  });
});

it("the number of faults is limited to that of a request", () => {
  const law = rule({ ...head, pointer: "/sunk/*", holds: () => false });
  const sunk = Array.from({ length: 50 }, (_, index) => `${index}`);
  expect(violationCodes([law, law], { sunk })).toHaveLength(FAULT_LIMIT);
});
