import { describe, expect, it } from "vitest";
import { careerWithOrders } from "../../../../../test/fixtures/hunters/positions";
import { toldInEach } from "../../../../../test/fixtures/hunters/told";
import { type CareerPlan, freshCareer } from "../../chapters/4-setup/fresh-career";
import { addMonths } from "../../chapters/shared/calendar";
import { pack } from "../../charts/pack";
import type { LogRow, Snapshot } from "../../snapshot";
import type { Fate } from "../../vocabulary";
import { type Standings, type StandingsInput, standingsInput, standingsOutput } from "./schema";
import { standings } from "./standings";

const { charts } = pack;

const LAST = "1943-06";

interface Course {
  readonly tons?: number;
  /** How it ended; null while it goes on. */
  readonly fate?: Fate | null;
  readonly patrols?: number;
  /** Month of the next patrol of a career that goes on. */
  readonly month?: string;
  readonly area?: LogRow["area"];
}

/** A career that sank so much in its first patrol, in port again or over. */
function career(plan: CareerPlan, course: Course = {}): Snapshot {
  const { tons = 10000, fate = "time_expired", patrols = 1, area = "atlantic" } = course;
  const fresh = freshCareer(charts, plan);
  const boat = plan.boat;
  const blank = { boat, area, mission: null, result: "S" as const, patrolMonths: 0, refitMonths: 1 };
  const ships: LogRow["ships"] = [{ type: "tanker", name: null, tons, sunk: true }];
  const log = Array.from({ length: patrols }, (_, index): LogRow => {
    return { ...blank, month: addMonths(fresh.startMonth, 2 * index), ships: index === 0 ? ships : [] };
  });
  const month = course.month ?? (fate === "time_expired" ? LAST : addMonths(log.at(-1)!.month, 2));
  if (fate === null) return { ...fresh, log, month };
  return { ...fresh, log, month, phase: "over", end: { fate, month, tons, victory: "defeat" } };
}

const LONG = { boat: "VIIA" } as const;

const PACK = { boat: "VIIC", startMonth: "1942-06", options: { wolfpackTournament: true } } as const;

type PlayerEntry = [player: string, snapshot: Snapshot, pack?: string];

function table(
  format: StandingsInput["format"],
  playerEntries: PlayerEntry[],
  agreed?: StandingsInput["agreed"],
): Standings {
  const entries = playerEntries.map(([player, snapshot, name]) => ({ player, snapshot, pack: name ?? null }));
  const input = standingsInput.parse({ format, agreed, entries });
  return standingsOutput.parse(toldInEach((phrases) => standings(input, charts, phrases)));
}

const scores = ({ entries }: Standings) => entries.map(({ player, place, tied }) => [player, place, tied]);

const codesOf = ({ entries }: Standings, player: string) =>
  entries.find((row) => row.player === player)!.faults.map(({ code, section }) => `${code} ${section}`);

describe("13.1.1 two players", () => {
  const agreed = { startMonth: "1939-09", endMonth: "1940-03", boat: "VIIA" } as const;

  it("13.1.1 two players play with the same boat from the same month, agreed or not", () => {
    const two: PlayerEntry[] = [
      ["Anna", career(LONG)],
      ["Bert", career({ boat: "IXA", startMonth: "1939-10" })],
    ];
    const free = table("twoPlayer", two);
    expect(codesOf(free, "Anna")).toEqual(["BOATS_DIFFER 13.1.1", "START_MONTHS_DIFFER 13.1.1"]);
    expect(codesOf(free, "Bert")).toEqual(["BOATS_DIFFER 13.1.1", "START_MONTHS_DIFFER 13.1.1"]);
    const settled = table("twoPlayer", two, agreed);
    expect(codesOf(settled, "Bert")).toEqual(["BOAT_NOT_ALLOWED 13.1.1", "START_MONTH 13.1.1"]);
    expect(settled.undecided).toMatchObject({ code: "TOO_FEW_LEGAL", section: "13.1.3" });
    expect(settled.winners).toEqual([]);
  });

  it("13.1.1 a match of two has two players under two names", () => {
    const one = table("twoPlayer", [["Anna", career(LONG)]]);
    expect(one.faults.map(({ code }) => code)).toEqual(["PLAYERS"]);
    expect(one.undecided?.code).toBe("MATCH_AT_FAULT");
    const same = table("twoPlayer", [
      ["Anna", career(LONG)],
      ["Anna", career(LONG)],
    ]);
    expect(same.faults.map(({ code }) => code)).toEqual(["PLAYER_TWICE"]);
  });

  it("13.1.1 two players go on until both boats are lost", () => {
    const lost = career(LONG, { fate: "sunk_hull", tons: 20000 });
    const open = table("twoPlayer", [
      ["Anna", lost],
      ["Bert", career(LONG, { fate: null })],
    ]);
    expect(open.undecided).toEqual({ code: "UNFINISHED", section: "13.1.1", message: "Not finished yet: Bert." });
    expect(scores(open)).toEqual([
      ["Anna", 1, false],
      ["Bert", 2, false],
    ]);
    const over = table("twoPlayer", [
      ["Anna", lost],
      ["Bert", career(LONG, { fate: "captured" })],
    ]);
    expect(over).toMatchObject({ undecided: null, winners: ["Anna"] });
  });

  it("13.1.1 two players go on until an agreed month is past, and no patrol starts after it", () => {
    const done = career(LONG, { fate: null, month: "1940-04" });
    const late = career(LONG, { fate: null, patrols: 5, month: "1940-08" });
    expect(
      table(
        "twoPlayer",
        [
          ["Anna", done],
          ["Bert", done],
        ],
        agreed,
      ).undecided,
    ).toBeNull();
    const broken = table(
      "twoPlayer",
      [
        ["Anna", done],
        ["Bert", late],
      ],
      agreed,
    );
    expect(codesOf(broken, "Bert")).toEqual(["PATROL_AFTER_END 13.1.1"]);
    const early = career(LONG, { fate: null, month: "1940-03" });
    const open = table(
      "twoPlayer",
      [
        ["Anna", done],
        ["Bert", early],
      ],
      agreed,
    );
    expect(open.entries.map(({ waiting }) => waiting?.code)).toEqual([undefined, "STILL_IN_PORT"]);
  });

  it("13.1.1 two players wait for a boat that is at sea", () => {
    const orders = careerWithOrders(charts, LONG, { area: "british_isles", mission: null });
    const { entries } = table("twoPlayer", [
      ["Anna", orders],
      ["Bert", career(LONG)],
    ]);
    expect(entries.find(({ player }) => player === "Anna")!.waiting).toMatchObject({ code: "STILL_AT_SEA" });
  });
});

describe("13.1.3 two players' winner", () => {
  it("13.1.3 the winner sank the most, dead or alive", () => {
    const { winners, entries } = table("twoPlayer", [
      ["Anna", career(LONG, { tons: 12000 })],
      ["Bert", career(LONG, { tons: 12001, fate: "kmdt_kia" })],
    ]);
    expect(winners).toEqual(["Bert"]);
    expect(entries[0]).toMatchObject({ place: 1, tons: 12001, ships: 1, alive: false, rank: "KptLt", award: "none" });
  });

  it("13.1.3 both win when they sank the same: the rules break no ties", () => {
    const both = table("twoPlayer", [
      ["Anna", career(LONG)],
      ["Bert", career(LONG)],
    ]);
    expect(both.winners).toEqual(["Anna", "Bert"]);
    expect(scores(both)).toEqual([
      ["Anna", 1, true],
      ["Bert", 1, true],
    ]);
  });
});

describe("13.2.1 most tonnage", () => {
  it("13.2.1 everybody is placed by tonnage; equal tonnage shares a place", () => {
    const result = table("longTonnage", [
      ["Anna", career(LONG, { tons: 8000 })],
      ["Bert", career(LONG, { tons: 9000, fate: "sunk_attack" })],
      ["Carl", career(LONG, { tons: 8000, fate: "lost_at_sea" })],
      ["Dora", career(LONG, { tons: 7000 })],
    ]);
    expect(scores(result)).toEqual([
      ["Bert", 1, false],
      ["Anna", 2, true],
      ["Carl", 2, true],
      ["Dora", 4, false],
    ]);
    expect(result).toMatchObject({ winners: ["Bert"], packs: [], winningPacks: [], undecided: null, faults: [] });
  });

  it("13.2.1 all have the same boat; those with the boat of the fewest are at fault", () => {
    const result = table("longTonnage", [
      ["Anna", career(LONG)],
      ["Bert", career({ boat: "IXA" }, { tons: 50000 })],
      ["Carl", career(LONG, { tons: 9000 })],
    ]);
    expect(codesOf(result, "Bert")).toEqual(["BOATS_DIFFER 13.2.1"]);
    expect(codesOf(result, "Anna")).toEqual([]);
    expect(result.entries.at(-1)).toMatchObject({ player: "Bert", legal: false, place: null });
    expect(result.winners).toEqual(["Anna"]);
  });

  it("13.2.1 the first boat counts, not a later one (4.2.3)", () => {
    const moved = career(LONG);
    const boat = freshCareer(charts, { boat: "VIIC" }).boat;
    expect(codesOf(table("longTonnage", [["Anna", { ...moved, boat }]]), "Anna")).toEqual([]);
  });

  it("13.2.2, 13.2.3 a wrong boat or month is refused without blaming the others", () => {
    const result = table("shortTonnage", [
      ["Anna", career({ boat: "VIIC", startMonth: "1941-05" })],
      ["Bert", career({ boat: "VIIB", startMonth: "1941-05" })],
      ["Carl", career({ boat: "VIIC", startMonth: "1941-06" })],
    ]);
    expect(codesOf(result, "Anna")).toEqual([]);
    expect(codesOf(result, "Bert")).toEqual(["BOAT_NOT_ALLOWED 13.2.3"]);
    expect(codesOf(result, "Carl")).toEqual(["START_MONTH 13.2.3"]);
  });

  it("13.2.1 all play under one edition, with the same options and rulings", () => {
    const odd = career({
      ...LONG,
      edition: "first",
      options: { standardTonnage: true },
      rulings: { eventEndsBox: true },
    });
    const result = table("longTonnage", [
      ["Anna", career(LONG)],
      ["Bert", career(LONG)],
      ["Carl", odd],
    ]);
    expect(codesOf(result, "Carl")).toEqual(["EDITIONS_DIFFER 13.0", "OPTIONS_DIFFER 14.0", "RULINGS_DIFFER 13.0"]);
    const messages = result.entries.at(-1)!.faults.map(({ message }) => message);
    expect(messages[1]).toBe("“Standard Tonnage” is on here, but off in most careers.");
    const even = table("longTonnage", [
      ["Anna", career(LONG)],
      ["Carl", odd],
    ]);
    expect(new Set(even.entries.map(({ faults }) => faults.length))).toEqual(new Set([3]));
    expect(even.undecided?.code).toBe("TOO_FEW_LEGAL");
  });

  it("13.2.1 a career that states what its printing says anyway has the same rulings (E-24)", () => {
    const stating = (edition: "first" | "second", awardsCountCapitalShips: boolean) => {
      const odd = career({ ...LONG, edition, rulings: { awardsCountCapitalShips } });
      const alike = career({ ...LONG, edition });
      return codesOf(
        table("longTonnage", [
          ["Anna", alike],
          ["Bert", alike],
          ["Carl", odd],
        ]),
        "Carl",
      );
    };
    expect([stating("first", true), stating("second", false)]).toEqual([[], []]);
    expect(stating("first", false)).toEqual(["RULINGS_DIFFER 13.0"]);
    expect(stating("second", true)).toEqual(["RULINGS_DIFFER 13.0"]);
  });

  it("13.2.1 the first patrol starts in the first month (4.2.1)", () => {
    const state = career(LONG);
    const log = state.log.map((row) => ({ ...row, month: "1939-11" }));
    expect(codesOf(table("longTonnage", [["Anna", { ...state, log }]]), "Anna")).toEqual(["FIRST_PATROL 4.2.1"]);
  });

  it("13.2.1 no patrol starts after June 1943", () => {
    const state = career(LONG, { patrols: 2 });
    const log = [state.log[0]!, { ...state.log[1]!, month: "1943-07" }];
    const result = table("longTonnage", [["Anna", { ...state, log }]]);
    expect(codesOf(result, "Anna")).toEqual(["PATROL_AFTER_END 13.2.1"]);
  });
});

describe("13.3.1 survival", () => {
  it("13.3.1 survival is won by the most tonnage among those alive at the end", () => {
    const result = table("longSurvival", [
      ["Anna", career(LONG, { tons: 60000, fate: "sunk_depth" })],
      ["Bert", career(LONG, { tons: 1000 })],
      ["Carl", career(LONG, { tons: 2000 })],
      ["Dora", career(LONG, { tons: 50000, fate: "scuttled_pow" })],
    ]);
    expect(scores(result)).toEqual([
      ["Carl", 1, false],
      ["Bert", 2, false],
      ["Anna", null, false],
      ["Dora", null, false],
    ]);
    expect(result.winners).toEqual(["Carl"]);
  });

  it("13.3.1 survival: no winner if no Kommandant lives", () => {
    const result = table("longSurvival", [["Anna", career(LONG, { fate: "captured" })]]);
    expect(result).toMatchObject({ winners: [], undecided: { code: "NOBODY_SURVIVED", section: "13.3.1" } });
  });

  it("13.3.1 survival is open while somebody sails", () => {
    const result = table("longSurvival", [["Anna", career(LONG, { fate: null })]]);
    expect(result.undecided).toMatchObject({ code: "UNFINISHED", section: "13.3.1" });
  });
});

describe("13.4.1 mixed boats", () => {
  it("13.4.1 everybody chooses among the boats of the format", () => {
    const entries: PlayerEntry[] = [
      ["Anna", career(LONG)],
      ["Bert", career({ boat: "IXA" }, { tons: 20000, fate: "kmdt_kia" })],
    ];
    expect(table("mixedLongTonnage", entries).winners).toEqual(["Bert"]);
    expect(table("mixedLongSurvival", entries).winners).toEqual(["Anna"]);
    expect(codesOf(table("mixedShortTonnage", entries), "Bert")).toEqual([
      "BOAT_NOT_ALLOWED 13.4.1",
      "START_MONTH 13.2.3",
    ]);
  });

  it("13.4.1 two players choose no mixed boats, which modify tournaments (E-98)", () => {
    const entries: PlayerEntry[] = [
      ["Anna", career(LONG)],
      ["Bert", career({ boat: "IXA" })],
    ];
    const result = table("twoPlayer", entries);
    expect(codesOf(result, "Bert")).toEqual(["BOATS_DIFFER 13.1.1"]);
    expect(result.winners).toEqual([]);
  });
});

describe("13.5.1 wolfpacks", () => {
  const boats = (pack: string, tons: number[]): PlayerEntry[] =>
    tons.map((each, index) => [`${pack} ${index + 1}`, career(PACK, { tons: each, fate: null }), pack]);

  it("13.5.1 packs compete by their tonnage, and every player for the best score", () => {
    const result = table("wolfpack", [...boats("Falke", [9, 1, 1, 1, 1, 1]), ...boats("Spitz", [5, 5, 5, 5])]);
    expect(result.packs.map(({ pack, place, members, tons, over }) => [pack, place, members, tons, over])).toEqual([
      ["Spitz", 1, 4, 20, true],
      ["Falke", 2, 6, 14, true],
    ]);
    expect(result).toMatchObject({ winners: ["Falke 1"], winningPacks: ["Spitz"], undecided: null, faults: [] });
  });

  it("13.5.1 packs with equal tonnage share a place", () => {
    const result = table("wolfpack", [...boats("Falke", [2, 2, 2, 2, 2, 2]), ...boats("Spitz", [12])]);
    expect(result.winningPacks.toSorted()).toEqual(["Falke", "Spitz"]);
    expect(new Set(result.packs.map(({ tied }) => tied))).toEqual(new Set([true]));
  });

  it("13.5.1 packs have six players, the last perhaps fewer", () => {
    const large = table("wolfpack", boats("Falke", [1, 1, 1, 1, 1, 1, 1]));
    expect(large.faults).toEqual([
      { code: "PACK_TOO_LARGE", section: "13.5.1", message: "Falke has too many players (7); a wolfpack has 6." },
    ]);
    const uneven = table("wolfpack", [...boats("Falke", [1, 2]), ...boats("Spitz", [3])]);
    expect(uneven.faults.map(({ code, section }) => [code, section])).toEqual([["PACKS_INCOMPLETE", "13.5.1"]]);
    expect(uneven).toMatchObject({ winners: [], winningPacks: [], undecided: { code: "MATCH_AT_FAULT" } });
  });

  it("13.5.1 packs count only members who keep to the format", () => {
    const astray: PlayerEntry = ["Dora", career(PACK, { tons: 99, fate: null, area: "norway" }), "Falke"];
    const result = table("wolfpack", [...boats("Falke", [1]), astray]);
    expect(codesOf(result, "Dora")).toEqual(["AREA_NOT_ALLOWED 13.5.2"]);
    expect(result.packs[0]).toMatchObject({ members: 2, tons: 1, ships: 1, alive: 1 });
    const alone = table("wolfpack", [astray]);
    expect(alone.packs[0]).toMatchObject({ place: null, tons: 0, over: true });
  });

  it("13.5.6 packs play one patrol unless they agree on more", () => {
    const two = career(PACK, { fate: null, patrols: 2 });
    expect(codesOf(table("wolfpack", [["Anna", two, "Falke"]]), "Anna")).toEqual(["PATROL_AFTER_END 13.5.6"]);
    expect(table("wolfpack", [["Anna", two, "Falke"]], { patrols: 2 }).winners).toEqual(["Anna"]);
    const more = table("wolfpack", [["Anna", two, "Falke"]], { patrols: 3 });
    expect(more.undecided).toMatchObject({ code: "UNFINISHED", section: "13.5.6" });
  });

  it("13.5.6 a member is done as soon as the boat is home", () => {
    const orders = careerWithOrders(charts, PACK, { area: "atlantic", mission: "W" });
    expect(table("wolfpack", [["Anna", orders, "Falke"]]).entries[0]!.waiting?.code).toBe("STILL_AT_SEA");
    const home = table("wolfpack", [["Anna", { ...orders, phase: "in_port" }, "Falke"]]);
    expect(home.entries[0]!.waiting).toBeNull();
  });

  it("14.5.1 packs bear historical names where that is agreed", () => {
    const [anna, bert] = [career(PACK), career(PACK)];
    const entries = [
      { player: "Anna", pack: "Falke", snapshot: anna },
      { player: "Bert", pack: "Bertha", snapshot: bert },
    ];
    const result = toldInEach((phrases) => {
      return standings({ format: "wolfpack", historicalPackNames: true, entries }, charts, phrases);
    });
    expect(codesOf(result, "Bert")).toEqual(["PACK_NAME_NOT_HISTORICAL 14.5.1"]);
    expect(codesOf(result, "Anna")).toEqual([]);
  });
});

describe("13.1.1 players and packs by name", () => {
  it.each([
    ["Prien", "PRIEN"],
    ["Prien", "Ｐｒｉｅｎ"],
    ["Günther", "Gu\u0308nther"],
    ["Prien", "Prien "],
  ])("13.1.1 %s and %s are one player", (one, other) => {
    const { faults } = table("longTonnage", [
      [one, career(LONG)],
      [other, career(LONG)],
    ]);
    expect(faults.map(({ code }) => code)).toContain("PLAYER_TWICE");
  });

  it("13.5.1 players who name their pack in other letters are in one pack", () => {
    const entries = ["Wolf", "WOLF ", "ｗｏｌｆ"].map(
      (name, index): PlayerEntry => [`Player ${index}`, career(PACK), name],
    );
    const { packs } = table("wolfpack", entries);
    expect(packs.map(({ pack, members }) => [pack, members])).toEqual([["Wolf", 3]]);
  });

  it.each(["Pri\u200ben", "\u202enierP", " "])("13.1.1 %j: not a player's name", (player) => {
    const read = standingsInput.safeParse({ format: "longTonnage", entries: [{ player, snapshot: career(LONG) }] });
    expect(read.error?.issues.map(({ path }) => path.join("/"))).toEqual(["entries/0/player"]);
  });
});
