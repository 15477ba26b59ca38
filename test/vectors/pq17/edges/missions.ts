import { all, type Change, type Json, refused, resolves, type Vector } from "../kit";
import { chit, type fresh } from "../kit/changes";

interface Gift {
  readonly force: string;
  readonly unit: string;
  readonly cs: number;
}

const gift = (force: string, unit: string, cs: number): Gift => ({ force, unit, cs });

const HOME = "tf_home_fleet";

const RESERVE = "scapa_reserve";

/** A force of set-up, changed. */
const changed =
  (id: string, change: (force: { units: ReturnType<typeof fresh>[] }) => void): Change =>
  (state) => {
    change(state.sides.allied.forces.find((force) => force.id === id)!);
  };

/** Ships that set-up has at sea are gone. */
const without =
  (...units: string[]): Change =>
  (state) => {
    for (const force of state.sides.allied.forces) {
      force.units = force.units.filter(({ unit }) => !units.includes(unit));
    }
    state.sides.allied.forces = state.sides.allied.forces.filter((force) => force.units.length > 0);
    state.sides.allied.aircraft = state.sides.allied.aircraft.filter(({ carrier }) => carrier === null);
  };

const conditionFacts = (condition: string, facts: Json): Json => ({
  CONDITIONS: { facts: { conditions: { [condition]: facts } } },
});

/** 12.10, 12.14.1 Vectors for the ships that gather for a mission. */
export function missions(): Vector[] {
  const order = { operation: "planCondition", base: "setting-up" };
  const archery = chit("allied", "A", "archery");
  const gathers = (id: string, title: string, ships: Gift[], more: { change?: Change; charts?: Json } = {}): Vector =>
    resolves({
      ...order,
      id: `mission-${id}`,
      title,
      citation: "12.14.1",
      ...(more.charts && { charts: more.charts }),
      change: all(archery, more.change),
      input: { condition: "archery", ships, hex: "1012", turn: 12 },
      outcome: { condition: "archery" },
      snapshot: { sides: { allied: { special: { plan: { condition: "archery", declared: false, turn: 12 } } } } },
    });
  const no = (
    id: string,
    title: string,
    ships: Gift[],
    code: string,
    section: string,
    pointer: string,
    more: { change?: Change; charts?: Json; condition?: Json; setup?: Change } = {},
  ): Vector =>
    refused({
      ...order,
      id: `mission-${id}`,
      title,
      citation: title.split(" ")[0]!,
      ...(more.charts && { charts: more.charts }),
      change: all(more.setup ?? archery, more.change),
      input: { ...(more.condition ?? { condition: "archery", hex: "1012", turn: 12 }), ships },
      code,
      section,
      pointer,
    });
  const force = [gift(HOME, "nigeria", 4), gift(HOME, "dd_ai", 3), gift(HOME, "dd_jr", 1)];
  const marked = (unit: string, change: Partial<ReturnType<typeof fresh>>): Change =>
    changed(HOME, ({ units }) => {
      Object.assign(units.find((ship) => ship.unit === unit)!, change);
    });
  const gearbox = { condition: "gearbox", from: "reykjavik" };
  const only = without("london", "norfolk", "wichita", "tuscaloosa", "cumberland", "kent", "suffolk", "manchester");
  return [
    gathers(
      "two-forces",
      "12.14.1 Destroyers of a class from two forces gather as one entry, one of them from a class of one CS",
      [gift(HOME, "nigeria", 4), gift(HOME, "dd_ai", 2), gift(RESERVE, "dd_ai", 1), gift(HOME, "dd_tribal", 1)],
    ),
    gathers("oiler", "12.14.1 One CS of a larger oiler comes if no smaller one is left", force, {
      change: without("aldersdale", "gray_ranger"),
    }),
    gathers(
      "one-class",
      "12.14.1 Destroyers of one entry suffice",
      [gift(HOME, "nigeria", 4), gift(HOME, "dd_ai", 4)],
      {
        change: all(
          without("dd_tribal", "dd_jr", "dd_us", "tb_op", "tb_old", "tb_hunt2"),
          changed(HOME, ({ units }) => {
            units.find(({ unit }) => unit === "dd_ai")!.cs = 4;
          }),
          (state) => {
            for (const each of state.sides.allied.forces) {
              if (each.id !== HOME) each.units = each.units.filter(({ unit }) => unit !== "dd_ai");
            }
          },
        ),
      },
    ),
    gathers(
      "no-destroyers",
      "12.14.1 Where the charts require no destroyer a cruiser goes alone",
      [gift(HOME, "nigeria", 4)],
      {
        charts: conditionFacts("archery", { force: { destroyers: 0 } }),
      },
    ),
    no(
      "soviet",
      "12.10 Soviet ships take no part",
      [force[0]!, gift("severnyy_flot", "dd_type7", 3), force[2]!],
      "VALUE_NOT_LISTED",
      "4.2",
      "/input/ships/1/force",
    ),
    no("crippled", "12.10 A Crippled ship takes no part", force, "VALUE_NOT_LISTED", "4.2", "/input/ships/0/unit", {
      change: marked("nigeria", { marks: ["crippled"] }),
    }),
    no(
      "adrift",
      "12.10 A ship without a CS takes no part",
      [gift(HOME, "nigeria", 1), ...force.slice(1)],
      "VALUE_NOT_LISTED",
      "4.2",
      "/input/ships/0/unit",
      {
        change: marked("nigeria", { cs: 0 }),
      },
    ),
    no("towed", "12.10 A ship that tows takes no part", force, "VALUE_NOT_LISTED", "4.2", "/input/ships/0/unit", {
      change: all(marked("nigeria", { tow: "manchester" }), marked("manchester", { cs: 0, tow: "nigeria" })),
    }),
    no(
      "battleship",
      "12.14.1 A battleship takes no part",
      [gift(HOME, "duke_of_york", 4), ...force],
      "VALUE_NOT_LISTED",
      "4.2",
      "/input/ships/0/unit",
    ),
    no(
      "part-of-cruiser",
      "12.14.1 A cruiser goes whole",
      [gift(HOME, "nigeria", 2), ...force.slice(1)],
      "VALUE_NOT_LISTED",
      "4.2",
      "/input/ships/0/cs",
    ),
    no(
      "destroyers-short",
      "12.14.1 ARCHERY requires four CS of destroyers",
      force.slice(0, 2),
      "NOT_THE_FORCE",
      "12",
      "/input/ships",
    ),
    no(
      "twice",
      "12.14.1 A unit of a force is named once",
      [force[0]!, gift(HOME, "dd_ai", 2), gift(HOME, "dd_ai", 1), force[2]!],
      "NOT_THE_FORCE",
      "12",
      "/input/ships",
    ),
    no("none", "12.14.1 Without enough cruisers there is no mission", force, "NO_SHIPS", "12", "", {
      change: only,
      charts: conditionFacts("archery", { force: { cruisers: 2 } }),
    }),
    no(
      "third-cruiser",
      "12.10 A letter without a CA takes none",
      [gift("tf_cruiser_cover", "norfolk", 3), force[0]!, gift(RESERVE, "dd_ai", 1)],
      "VALUE_NOT_LISTED",
      "4.2",
      "/input/ships/0/unit",
      {
        setup: chit("allied", "H", "gearbox"),
        condition: gearbox,
      },
    ),
    no(
      "two-destroyers",
      "12.10 Letter F takes just one CS of destroyers",
      [gift("tf_cruiser_cover", "norfolk", 3), force[0]!, gift(RESERVE, "dd_ai", 2)],
      "NOT_THE_FORCE",
      "12",
      "/input/ships",
      {
        setup: chit("allied", "F", "gearbox"),
        condition: gearbox,
      },
    ),
    no(
      "two-cruisers",
      "12.10 Letter F takes just one CL",
      [gift("tf_cruiser_cover", "norfolk", 3), force[0]!, gift(HOME, "manchester", 4), gift(RESERVE, "dd_ai", 1)],
      "NOT_THE_FORCE",
      "12",
      "/input/ships",
      {
        setup: chit("allied", "F", "gearbox"),
        condition: gearbox,
      },
    ),
  ];
}

/** 12.14 The turns for which strikes may be planned. */
export function strikeTurns(): Vector[] {
  const title = (turn: number): Json => ({
    operation: "planCondition",
    base: "planning-allied",
    citation: "12.14",
    change: chit("allied", "A", "title"),
    charts: { LIMITS: { facts: { days: 4 } } },
    input: { condition: "title", port: "trondheim", turn },
  });
  const bad = (id: string, words: string, turn: number): Vector =>
    refused({
      ...(title(turn) as never as Parameters<typeof refused>[0]),
      id: `strike-turn-${id}`,
      title: words,
      code: "VALUE_NOT_LISTED",
      section: "4.2",
      pointer: "/input/turn",
    });
  return [
    resolves({
      ...(title(8) as never as Parameters<typeof resolves>[0]),
      id: "strike-turn-last",
      title: "12.14 In the last turn a strike may be made, whatever turn play starts in",
      outcome: { condition: "title" },
    }),
    bad("early", "12.14 No strike is made in a turn without a special phase before it", 7),
    bad("late", "12.14 No strike is made after the last turn", 9),
  ];
}
