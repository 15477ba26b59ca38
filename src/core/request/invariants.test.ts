import { describe, expect, it } from "vitest";
import type { Invariant } from "../contract/invariant";
import { sayFault } from "../text/message";
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

/** What is reported, as `CODE /pointer message`. */
function told(invariants: Invariant<State, Charts>[], changes: Partial<State>): string[] {
  return impossible(invariants, state(changes), charts).map(
    (fault) =>
      `${fault.code} ${fault.pointer.replace("/snapshot", "")} ${sayFault(fault, { refusals: {}, faults: SENTENCES }).message}`,
  );
}

const said = { code: "X", section: "1.1" };

/** The sentences of the invariants below. */
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

  it("reports its code, its pointer and its sentence, filled in, where it does not hold", () => {
    expect(told([full], { patrol: { box: 8, back: false, cargo: null } })).toEqual([]);
    expect(told([full], { patrol: { box: 9, back: true, cargo: null } })).toEqual([
      "BOX /patrol/box Box 9 of 8 in phase port, true box.",
    ]);
  });

  it("has nothing to say where its pattern leads through null", () => {
    expect(told([full], { patrol: null })).toEqual([]);
  });

  it("looks at a last member that is null, and not at one that is left out", () => {
    const seen: unknown[] = [];
    const look = rule({ ...said, pointer: "/patrol/cargo", holds: ({ item }) => seen.push(item) > 0 });
    const tow = rule({ ...said, pointer: "/ships/*/tow", holds: ({ item }) => seen.push(item) > 0 });
    told([look, tow], { patrol: { box: 1, back: false, cargo: null }, ships: [ship("a"), { ...ship("b"), tow: "a" }] });
    expect(seen).toEqual([null, "a"]);
  });

  it("is given the keys, the key and the records of its pattern", () => {
    const seen: unknown[] = [];
    const look = rule({
      ...said,
      pointer: "/sides/*/ships/*/guns/*",
      holds: ({ item, key, keys: [side, index, gun], holder, holders: [own, from] }) => {
        seen.push([item, key, side, index, gun, holder.id, own.ships.length, from.id]);
        return true;
      },
    });
    const red = { ships: [ship("a"), { ...ship("b"), guns: [5, 6] }], reserve: [] };
    told([look], { sides: { red, blue: { ships: [], reserve: [] } } });
    expect(seen).toEqual([
      [5, 0, "red", 1, 0, "b", 2, "b"],
      [6, 1, "red", 1, 1, "b", 2, "b"],
    ]);
  });

  it("may report elsewhere than where it looks, and ask one thing of many", () => {
    const lost = rule({
      ...said,
      pointer: "/ships/*",
      of: "/ships/*/guns",
      variant: "gun",
      over: ({ item }) => item,
      holds: ({ each: gun }) => gun < 3,
    });
    const ships = [ship("a"), { ...ship("b"), guns: [1, 3, 4] }];
    expect(told([lost], { ships })).toEqual(["X /ships/1 Gun 3 of b.", "X /ships/1 Gun 4 of b."]);
  });

  it("is asked of a list of pointers in order, and of every member of a record", () => {
    const few = rule({ ...said, pointer: ["/sunk/*", "/patrol/cargo"], holds: ({ item }) => item === null });
    expect(told([few], { sunk: ["x"], patrol: { box: 1, back: false, cargo: "y" } })).toEqual([
      "X /sunk/0 No.",
      "X /patrol/cargo No.",
    ]);
    const sides = rule({ ...said, pointer: "/sides/*", holds: () => false });
    expect(told([sides], {})).toEqual(["X /sides/red No.", "X /sides/blue No."]);
  });

  it("does not compile where its pattern leads nowhere", () => {
    // @ts-expect-error there is no such member
    rule({ ...said, pointer: "/patrol/boxes", holds: () => true });
    // @ts-expect-error a patrol is no list
    rule({ ...said, pointer: "/patrol/*/box/0", holds: () => true });
  });
});

describe("what is asked of one snapshot", () => {
  it("is asked in all phases, or in those that `during` names alone", () => {
    const law = rule({ ...said, pointer: "/flag", during: ["sea", "over"], holds: ({ item }) => item });
    expect(told([law], { phase: "port" })).toEqual([]);
    expect(told([law], { phase: "sea" })).toEqual(["X /flag No."]);
    expect(
      told([each("/ships/*", [atMost({ ...said, pointer: "/ships/*/hull", during: ["sea"], most: 3 })])], {
        ships: [ship("a", 9)],
      }),
    ).toEqual([]);
  });

  it("is looked up once, for the conditions of groups too", () => {
    let times = 0;
    const words = invariantWords((given: State, { known }: Charts) => {
      times += 1;
      return { fleet: given.ships.length, most: known.length };
    });
    const full = words.where("", ({ facts }) => facts.fleet > 1, [
      words.rule({ ...said, pointer: "/ships/*", holds: ({ facts }) => facts.fleet <= facts.most }),
    ]);
    expect(told([full], { ships: ["a", "b", "c", "d"].map((id) => ship(id)) })).toHaveLength(4);
    expect(times).toBe(1);
    expect(told([full], { ships: [ship("a")] })).toEqual([]);
  });
});

it("implies: where one thing is true, another is", () => {
  const law = implies({
    ...said,
    pointer: "/patrol/back",
    when: ({ state: { phase } }) => phase === "sea",
    holds: ({ item }) => item,
  });
  const patrol = { box: 1, back: false, cargo: null };
  expect(told([law], { patrol })).toEqual([]);
  expect(told([law], { phase: "sea", patrol })).toEqual(["X /patrol/back No."]);
  expect(told([law], { phase: "sea", patrol: { ...patrol, back: true } })).toEqual([]);
});

describe("onlyIn", () => {
  const patrol = { box: 1, back: false, cargo: null };

  it("allows something in its phases only", () => {
    const law = onlyIn({ ...said, pointer: "/patrol", phases: ["sea", "over"] });
    expect(told([law], { patrol })).toEqual(["X /patrol No."]);
    expect(told([law], { phase: "sea", patrol })).toEqual([]);
    expect(told([law], { phase: "sea" })).toEqual([]);
  });

  it("and asks for it in all of them where it says always", () => {
    const law = onlyIn({ ...said, pointer: "/patrol", phases: ["sea"], always: true });
    expect(told([law], { phase: "sea" })).toEqual(["X /patrol No."]);
    expect(told([law], {})).toEqual([]);
  });

  it.each<[string, Partial<State>, number]>([
    ["an empty list is not there", { sunk: [] }, 0],
    ["a list with something in it is", { sunk: ["a"] }, 1],
    ["false is not there", { flag: false }, 0],
    ["true is", { flag: true }, 1],
    ["0 is not there", { patrol: { box: 0, back: false, cargo: null } }, 0],
    ["a number is", { patrol: { box: 1, back: false, cargo: null } }, 1],
  ])("%s", (_, changes, faults) => {
    const law = onlyIn({ ...said, pointer: ["/sunk", "/flag", "/patrol/box"], phases: ["over"] });
    expect(told([law], changes)).toHaveLength(faults);
  });
});

describe("exists", () => {
  it("an id is known to the charts; null names nothing", () => {
    const find = ({ known }: Charts, id: string): string | undefined => known.find((each) => each === id);
    const law = exists({ ...said, pointer: ["/patrol/cargo", "/sunk/*"], variant: "unknown", find });
    expect(told([law], { patrol: { box: 1, back: false, cargo: null }, sunk: ["a", "z"] })).toEqual([
      "X /sunk/1 There is no z.",
    ]);
  });

  it("or to another list", () => {
    const law = exists({ ...said, pointer: "/sunk/*", among: ({ state: { ships } }) => ships.map(({ id }) => id) });
    expect(told([law], { ships: [ship("a")], sunk: ["a", "b"] })).toEqual(["X /sunk/1 No."]);
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

  it("name what is known, place by place, item by item where paths begin alike", () => {
    const ships = [{ ...ship("y", 4), tow: "z" }, ship("x", 1), { ...ship("a"), tow: "w" }];
    expect(told([...laws], { ships, patrol: { box: 1, back: false, cargo: "v" } })).toEqual([
      "HULL /ships/0/hull There is no hull 4.",
      "SHIP /ships/0/id There is no ship y.",
      "SHIP /ships/0/tow There is no ship z.",
      "SHIP /ships/1/id There is no ship x.",
      "SHIP /ships/2/tow There is no ship w.",
      "SHIP /patrol/cargo There is no ship v.",
    ]);
    expect(told([...laws], { patrol: { box: 1, back: false, cargo: null } })).toEqual([]);
  });

  it("are one declaration for each kind, with all its places", () => {
    const listed = declarationsIn(laws).map(({ code, paths }) => [code, ...paths.map(({ pointer }) => pointer)]);
    expect(listed).toEqual([
      ["HULL", "/ships/*/hull"],
      ["SHIP", "/patrol/cargo", "/ships/*/id", "/ships/*/tow"],
    ]);
  });
});

it("atMost: a number, or what is counted, is no greater than a limit, which the sentence may name", () => {
  const fixed = atMost({ ...said, pointer: "/ships/*/hull", most: 3, variant: "hull" });
  const ofCharts = atMost({
    ...said,
    pointer: "/ships",
    count: ({ item }) => item.length,
    most: (place) => place.charts.known.length,
    variant: "ships",
    values: ({ item }) => ({ n: item.length }),
  });
  const ships = [ship("a", 3), ship("b", 4), ship("c"), ship("d")];
  expect(told([fixed, ofCharts], { ships })).toEqual(["X /ships/1/hull 4 is more than 3.", "X /ships 4 of 3."]);
});

describe("unique", () => {
  const sides = {
    red: { ships: [ship("a"), ship("a")], reserve: [ship("a")] },
    blue: { ships: [ship("a")], reserve: [ship("b"), ship("a")] },
  };
  const pointer = ["/sides/*/ships/*/id", "/sides/*/reserve/*/id"] as const;

  it("a value stands once in its list", () => {
    expect(told([unique({ ...said, pointer })], { sides })).toEqual(["X /sides/red/ships/1/id No."]);
  });

  it("or once in all the lists within a pattern, in groups too", () => {
    const law = unique({ ...said, pointer, within: "/sides/*" });
    const bySide = each("/sides/*", [law]);
    expect(told([bySide], { sides })).toEqual([
      "X /sides/red/ships/1/id No.",
      "X /sides/red/reserve/0/id No.",
      "X /sides/blue/reserve/1/id No.",
    ]);
  });

  it("by what it is told; undefined and null stand as often as they like", () => {
    const law = unique({ ...said, pointer: "/ships/*", by: ({ item }) => (item.hull === 0 ? undefined : item.hull) });
    const ships = [ship("a", 2), ship("b", 0), ship("c", 0), ship("d", 2)];
    expect(told([law], { ships })).toEqual(["X /ships/3 No."]);
    expect(told([law], { ships })).toEqual(["X /ships/3 No."]);
  });
});

describe("groups", () => {
  const hull = atMost({ ...said, code: "HULL", pointer: "/ships/*/hull", most: 3 });
  const id = exists({
    ...said,
    code: "ID",
    pointer: "/ships/*/id",
    find: ({ known }, own) => known.find((a) => a === own),
  });
  const ships = [ship("y", 4), ship("z", 4)];
  const codes = (invariants: Invariant<State, Charts>[], changes: Partial<State>): string[] =>
    told(invariants, changes).map((fault) => fault.split(" ").slice(0, 2).join(" "));

  it("each: all of one place before the next", () => {
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

  it("each of several patterns asks what lies within it", () => {
    const both = rule({ ...said, pointer: ["/sides/*/ships/*/id", "/sides/*/reserve/*/id"], holds: () => false });
    const sides = { red: { ships: [ship("a")], reserve: [ship("b")] }, blue: { ships: [], reserve: [] } };
    const group = each(["/sides/*/reserve/*", "/sides/*/ships/*"], [both]);
    expect(codes([group], { sides })).toEqual(["X /sides/red/reserve/0/id", "X /sides/red/ships/0/id"]);
    expect(() => each("/patrol", [both])).toThrow("X looks at no place within /patrol.");
  });

  it("where: only the places of which something is true", () => {
    expect(codes([where("/ships/*", ({ item }) => item.id === "z", [hull])], { ships })).toEqual([
      "HULL /ships/1/hull",
    ]);
    const atSea = where("", ({ state: { phase } }) => phase === "sea", [hull]);
    expect(codes([atSea], { ships })).toEqual([]);
    expect(codes([atSea], { ships, phase: "sea" })).toHaveLength(2);
  });

  it("inTurn: the next step only where those before found nothing, and for each place by itself within each", () => {
    expect(codes([inTurn([hull], id)], { ships })).toEqual(["HULL /ships/0/hull", "HULL /ships/1/hull"]);
    const steps = each("/ships/*", [inTurn(hull, [id])]);
    expect(codes([steps], { ships: [ship("y", 4), ship("z")] })).toEqual(["HULL /ships/0/hull", "ID /ships/1/id"]);
  });

  it("hold declarations that are listed in order, each once", () => {
    const listed = declarationsIn([
      inTurn(
        hull,
        where("", () => true, [id]),
      ),
      each("/ships/*", [hull]),
    ]);
    expect(listed.map(({ code, section }) => `${code} ${section}`)).toEqual(["HULL 1.1", "ID 1.1"]);
    expect(violations([inTurn(hull, id)], state({ ships }), charts)[0]?.declaration).toBe(listed[0]);
  });
});

it("no more faults are reported than a request may have", () => {
  const law = rule({ ...said, pointer: "/sunk/*", holds: () => false });
  const sunk = Array.from({ length: 50 }, (_, index) => `${index}`);
  expect(told([law, law], { sunk })).toHaveLength(FAULT_LIMIT);
});
