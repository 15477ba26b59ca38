import type { Snapshot } from "../../../src/rulesets/pq17/snapshot";
import type { Side, Weather } from "../../../src/rulesets/pq17/vocabulary";
import type { Searcher } from "./bases-plans";
import { dummy, force, fresh, keep, known, light, weather } from "./changes";
import { type Card, DECKS, WEATHERS } from "./decks";
import { all, type Case, type Change, type Json, needs, type Roll, refused, resolves, type Vector } from "./kit";

const HALF = { day: "day", night: "night" } as const;

/** A card as a draw from a whole deck, where it stands in the place of its number. */
export function cardRoll(label: string, no: number): Roll {
  return { label, faces: [no], chart: null, column: null, row: null };
}

/** The symbol of a card. */
function symbol(card: Card, half: keyof typeof HALF, by: Searcher, column: Weather): string {
  return card[half][by][WEATHERS.indexOf(column)]!;
}

interface Wanted {
  readonly side: Side;
  readonly half: keyof typeof HALF;
  readonly by: Searcher;
  readonly column: Weather;
  readonly symbol: string;
  readonly submarine?: boolean;
  readonly sovietFail?: boolean;
  readonly also?: (card: Card) => boolean;
}

/** The first card of a deck with a symbol, and with or without its submarine and its Soviet failure. */
function cardWith(wanted: Wanted): Card {
  const { side, half, by, column, submarine, sovietFail, also } = wanted;
  const found = DECKS[side].find(
    (card) =>
      symbol(card, half, by, column) === wanted.symbol &&
      (submarine === undefined || card[half].submarine === submarine) &&
      (sovietFail === undefined || card[half].sovietFail === sovietFail) &&
      (also === undefined || also(card)),
  );
  if (found === undefined) throw new Error(`No card of ${side} shows ${wanted.symbol} ${half} ${by} ${column}.`);
  return found;
}

interface Tried extends Wanted {
  readonly id: string;
  readonly title: string;
  readonly citation?: string;
  readonly base?: string;
  readonly change?: Change;
  readonly outcome: (gain: number) => Json;
  readonly after?: Change;
  readonly snapshot?: Json;
  readonly rulings?: readonly string[];
}

function tried(plan: Tried): Vector {
  const { side, half, by, column, change, outcome, after, snapshot, rulings } = plan;
  const card = cardWith(plan);
  return resolves({
    id: `search-${plan.id}`,
    title: plan.title,
    citation: plan.citation ?? "6.2",
    operation: "resolveSearch",
    base: plan.base ?? `search-${side}-${by}`,
    change: all(light(half), weather(column), change),
    input: { block: 1 },
    rolls: [cardRoll("search-card", card.no)],
    outcome: { block: 1, ...outcome(card[half].gain[WEATHERS.indexOf(column)]!) },
    ...(after && { after }),
    ...(snapshot && { snapshot }),
    ...(rulings && { rulings }),
  });
}

const FAILED = (): Json => ({ found: "failed", idLevel: null, exposed: false });
const FOUND = (level: number): Json => ({ found: "force", idLevel: Math.min(3, level), exposed: false });

/** Puts the only forces of both sides into a hex. */
function both(hex: string): Change {
  return (state) => {
    for (const side of ["allied", "axis"] as const) for (const each of state.sides[side].forces) each.at = hex;
  };
}

function axisShadows(by: "sector" | "force", id: string): Change {
  return (state) => {
    state.sides.axis.shadowing = [{ target: 1, by, id }];
  };
}

/** The Allied target is a convoy with these ships. */
function convoyOf(...units: [string, number][]): Change {
  return (state) => {
    const target = force(state, "allied");
    target.kind = "convoy";
    target.units = units.map(([unit, cs]) => fresh(unit, cs));
    target.convoy = {
      loaded: true,
      destinations: ["murmansk"],
      merchants: 10,
      excused: 0,
      visited: [target.at],
      closest: 11,
      scattered: false,
      dispersed: [],
      arrived: false,
    };
  };
}

/** The target of the Allies is a German Wolf Pack. */
const PACK: Change = (state) => {
  const target = force(state, "axis");
  Object.assign(target, { kind: "wolf_pack", units: [fresh("ss_german", 3)] });
  target.fuel.marker = null;
};

function denial(side: Side, changes: Partial<Snapshot["sides"]["allied"]["denial"]>): Change {
  return (state) => {
    Object.assign(state.sides[side].denial, changes);
  };
}

const ALLIED_NIGHT = { side: "allied", half: "night", by: "force", column: "fair" } as const;
const AXIS_NIGHT = { side: "axis", half: "night", by: "force", column: "fair" } as const;

/** 6.2-6.5, G.11a What decides a card besides its symbol. */
export function searches(): Vector[] {
  return [
    ...coasts(),
    ...interceptors(),
    ...denials(),
    ...soviets(),
    ...dummies(),
    ...shadowed(),
    ...packs(),
    ...doors(),
  ];
}

function coasts(): Vector[] {
  const s = { symbol: "S" };
  return [
    tried({
      ...ALLIED_NIGHT,
      ...s,
      id: "s-open-sea",
      title: "1.1.3 S fails off no coast",
      outcome: FAILED,
    }),
    tried({
      ...ALLIED_NIGHT,
      by: "both",
      ...s,
      id: "s-britain",
      title: "1.1.3 S succeeds for the Allies off Britain, where their fixed Air Radius makes the row Both",
      citation: "1.1.3",
      base: "search-allied-force",
      change: both("1205"),
      outcome: FOUND,
    }),
    tried({
      ...ALLIED_NIGHT,
      ...s,
      id: "s-iceland",
      title: "1.1.3 Iceland is friendly to nobody: S fails there",
      citation: "1.1.3",
      change: both("0606"),
      outcome: FAILED,
    }),
    tried({
      ...ALLIED_NIGHT,
      ...s,
      id: "s-norway",
      title: "1.1.3 Norway is no friendly coast of the Allies: S fails there",
      citation: "1.1.3",
      change: both("1110"),
      outcome: FAILED,
    }),
    tried({
      ...AXIS_NIGHT,
      by: "both",
      ...s,
      id: "s-norway-axis",
      title: "1.1.3 S succeeds for the Axis off Norway",
      citation: "1.1.3",
      base: "search-axis-force",
      change: both("1110"),
      outcome: FOUND,
    }),
    tried({
      side: "axis",
      half: "day",
      by: "air",
      column: "fair",
      ...s,
      id: "s-shadowed",
      title: "6.3 S succeeds against a force that is shadowed; the sector that shadows it is the asset",
      citation: "6.3",
      change: all(known("allied", undefined, 1), axisShadows("sector", "trondheim"), (state) => {
        state.sides.axis.sectors.find(({ sector }) => sector === "trondheim")!.hexes = [];
      }),
      outcome: (gain) => FOUND(1 + gain),
    }),
  ];
}

function interceptors(): Vector[] {
  const c = { symbol: "C" };
  return [
    tried({ ...ALLIED_NIGHT, ...c, id: "c-open-sea", title: "6.2 C succeeds far from Interceptors", outcome: FOUND }),
    tried({
      ...ALLIED_NIGHT,
      ...c,
      id: "c-next-to-interceptors",
      title: "6.2 C fails next to an airbase with Interceptors of the target's side",
      change: both("0812"),
      outcome: FAILED,
    }),
    tried({
      ...ALLIED_NIGHT,
      ...c,
      id: "c-interceptors-gone",
      title: "1.1.2 C succeeds next to an airbase whose Interceptors are lost",
      citation: "1.1.2",
      change: all(both("0812"), (state) => {
        for (const unit of state.sides.axis.aircraft) {
          if (unit.interceptor && (unit.base === "bardufoss" || unit.base === "bodo_air"))
            Object.assign(unit, { lost: unit.cs, cs: 0 });
        }
      }),
      outcome: FOUND,
    }),
    tried({
      ...AXIS_NIGHT,
      ...c,
      id: "c-next-to-reykjavik",
      title: "6.2 C fails for the Axis next to Reykjavik",
      change: both("0403"),
      outcome: FAILED,
    }),
    tried({
      side: "axis",
      half: "day",
      by: "air",
      column: "fair",
      ...c,
      id: "c-own-interceptors",
      title: "6.2 Interceptors of the searcher's side hamper no C",
      base: "search-axis-air",
      change: all(both("0812"), (state) => {
        state.sides.axis.sectors.find(({ sector }) => sector === "trondheim")!.hexes = ["0812"];
      }),
      outcome: FOUND,
    }),
  ];
}

function denials(): Vector[] {
  const c = { ...AXIS_NIGHT, symbol: "C" } as const;
  const byAir = { side: "axis", half: "day", by: "air", symbol: "C" } as const;
  const carrier: Change = (state) => {
    force(state, "allied").units = [fresh("victorious", 4)];
  };
  const cam = convoyOf(["mc", 1], ["mv", 10]);
  const spent: Change = (state) => {
    const convoy = force(state, "allied");
    convoy.units = convoy.units.map((each) => (each.unit === "mc" ? { ...each, marks: ["cam_used"] } : each));
  };
  return [
    tried({
      ...c,
      id: "carrier-denies",
      title: "6.2.2 A carrier denies a C, and its owner says so",
      citation: "6.2.2",
      change: carrier,
      outcome: () => ({ found: "denied_carrier", idLevel: null }),
      after: (state) => {
        state.sides.allied.located = ["victorious"];
      },
    }),
    tried({
      ...c,
      id: "carrier-does-not-deny",
      title: "6.2.2 The owner of a carrier need not deny",
      citation: "6.2.2",
      change: all(carrier, denial("allied", { carrier: false })),
      outcome: FOUND,
    }),
    tried({
      ...AXIS_NIGHT,
      symbol: "U",
      id: "carrier-u",
      title: "6.2.2 No carrier denies a U",
      citation: "6.2.2",
      change: carrier,
      outcome: FOUND,
    }),
    tried({
      ...c,
      id: "cam-denies",
      title: "6.2.2 A CAM denies a C and is used",
      citation: "6.2.2",
      change: cam,
      outcome: () => ({ found: "denied_cam", idLevel: null }),
      after: spent,
    }),
    tried({
      ...c,
      id: "cam-is-kept",
      title: "6.2.2 A CAM whose owner does not name it is not used",
      citation: "6.2.2",
      change: all(cam, denial("allied", { cam: false })),
      outcome: FOUND,
    }),
    tried({
      ...c,
      id: "cam-used-before",
      title: "1.4.3 A CAM denies once in an operation",
      citation: "1.4.3",
      change: all(cam, spent),
      outcome: FOUND,
    }),
    tried({
      ...c,
      id: "one-of-two-cams",
      title: "6.2.2 Of two CAM of a class one is used",
      citation: "6.2.2",
      change: convoyOf(["mc", 2], ["mv", 10]),
      outcome: () => ({ found: "denied_cam", idLevel: null }),
      after: (state) => {
        force(state, "allied").units = [fresh("mc", 1), fresh("mv", 10), { ...fresh("mc", 1), marks: ["cam_used"] }];
      },
    }),
    ...(["fog", "storm"] as const).map((column) =>
      tried({
        ...byAir,
        column,
        id: `cam-${column}`,
        title: column === "fog" ? "9.2.3 No CAM in Fog" : "9.2.4 No CAM in a Storm",
        citation: column === "fog" ? "9.2.3" : "9.2.4",
        change: cam,
        outcome: FOUND,
      }),
    ),
    tried({
      ...byAir,
      column: "reduced_visibility",
      id: "cam-reduced-visibility",
      title: "1.4.3 A CAM serves in Reduced Visibility",
      citation: "1.4.3",
      change: cam,
      outcome: () => ({ found: "denied_cam", idLevel: null }),
    }),
  ];
}

function packs(): Vector[] {
  const day = { side: "allied", half: "day", by: "force", column: "fair" } as const;
  return [
    tried({
      ...day,
      symbol: "U",
      submarine: true,
      id: "pack-denies",
      title: "6.2.2 A Wolf Pack is denied by a card with a submarine",
      citation: "6.2.2",
      change: PACK,
      outcome: () => ({ found: "denied_wolf_pack", idLevel: null }),
    }),
    tried({
      ...day,
      symbol: "U",
      submarine: true,
      id: "pack-does-not-deny",
      title: "6.2.2 The owner of a Wolf Pack need not deny",
      citation: "6.2.2",
      change: all(PACK, denial("axis", { wolfPack: false })),
      outcome: FOUND,
    }),
    tried({
      ...day,
      symbol: "U",
      submarine: false,
      id: "pack-plain-card",
      title: "6.2.2 A card without a submarine finds a Wolf Pack",
      citation: "6.2.2",
      change: PACK,
      outcome: FOUND,
    }),
    tried({
      ...day,
      symbol: "2",
      submarine: true,
      id: "pack-failing-card",
      title: "6.2.2 A card that fails is not denied, although it shows a submarine",
      citation: "6.2.2",
      change: all(PACK, known("axis", undefined, 1)),
      outcome: FAILED,
    }),
    tried({
      ...day,
      symbol: "U",
      submarine: true,
      id: "submarine-card-tf",
      title: "6.2.2 A card with a submarine finds a TF all the same",
      citation: "6.2.2",
      outcome: FOUND,
    }),
  ];
}

function soviets(): Vector[] {
  const day = { side: "allied", half: "day", by: "force", column: "fair", symbol: "U", submarine: false } as const;
  const soviet: Change = (state) => {
    force(state, "allied").units = [fresh("dd_type7", 2)];
  };
  const mixed: Change = (state) => {
    force(state, "allied").units = [fresh("norfolk", 3), fresh("dd_type7", 2)];
  };
  return [
    tried({
      ...day,
      sovietFail: true,
      id: "soviet-fails",
      title: "6.2 A card that fails for the Soviets fails when only Soviet forces search",
      change: soviet,
      outcome: FAILED,
    }),
    tried({
      ...day,
      sovietFail: false,
      id: "soviet-finds",
      title: "6.2 Another card succeeds for Soviet forces",
      change: soviet,
      outcome: FOUND,
    }),
    tried({
      ...day,
      sovietFail: true,
      id: "soviet-and-british",
      title: "6.2 Soviet ships do not hamper a force that is not Soviet alone",
      change: mixed,
      outcome: FOUND,
    }),
  ];
}

function dummies(): Vector[] {
  const night = { ...ALLIED_NIGHT, symbol: "U" } as const;
  const bluff: Change = (state) => {
    keep(state, "allied");
    state.sides.allied.dummies = [dummy(1, "0708")];
  };
  const gone: Change = (state) => {
    state.sides.allied.dummies = [];
  };
  const target: Change = (state) => {
    keep(state, "axis");
    state.sides.axis.dummies = [dummy(1, "0708")];
  };
  const blank = (card: Card): boolean => card.night.air[0] === "-" && card.night.both[0] === "U";
  return [
    tried({
      ...night,
      id: "dummy-found",
      title: "6.2.1 A dummy that is found leaves the map",
      citation: "6.2.1",
      change: target,
      outcome: () => ({ found: "dummy", idLevel: null, exposed: false }),
      after: (state) => {
        state.sides.axis.dummies = [];
      },
    }),
    tried({
      ...ALLIED_NIGHT,
      symbol: "2",
      id: "dummy-not-found",
      title: "6.2 A dummy has no ID: a numbered result fails against it",
      change: target,
      outcome: FAILED,
    }),
    tried({
      ...night,
      id: "dummy-searches",
      title: "6.5 A dummy whose search would succeed is shown and removed, and finds nothing",
      citation: "6.5",
      change: bluff,
      outcome: () => ({ found: "failed", idLevel: null, exposed: true }),
      after: gone,
      rulings: ["D-09"],
    }),
    tried({
      ...ALLIED_NIGHT,
      symbol: "-",
      id: "dummy-searches-in-vain",
      title: "6.5 A dummy whose search fails stays hidden",
      citation: "6.5",
      change: bluff,
      outcome: FAILED,
      after: () => undefined,
    }),
    tried({
      ...ALLIED_NIGHT,
      by: "air",
      symbol: "-",
      also: blank,
      id: "dummy-and-sector",
      title: "6.5 With a sector besides, a dummy is shown when Both alone would succeed",
      citation: "6.5",
      change: bluff,
      outcome: () => ({ found: "failed", idLevel: null, exposed: true }),
      after: gone,
      rulings: ["D-09"],
    }),
    tried({
      ...ALLIED_NIGHT,
      by: "air",
      symbol: "U",
      id: "dummy-and-sector-air",
      title: "6.5 With a sector besides, its row decides and the dummy stays hidden",
      citation: "6.5",
      change: bluff,
      outcome: FOUND,
    }),
    tried({
      ...ALLIED_NIGHT,
      symbol: "U",
      id: "dummy-with-force",
      title: "6.5 A dummy beside a TF stays hidden when the card succeeds",
      citation: "6.5",
      change: (state) => {
        state.sides.allied.dummies = [dummy(2, "0708")];
      },
      outcome: FOUND,
    }),
  ];
}

function shadowed(): Vector[] {
  const shadow: Change = all(known("allied", undefined, 2), axisShadows("force", "narvik_group"), (state) => {
    const pack = force(state, "axis");
    Object.assign(pack, { kind: "wolf_pack", units: [fresh("ss_german", 2)] });
    pack.fuel.marker = null;
    convoyOf(["mv", 10], ["dd_ai", 1])(state);
  });
  return [
    tried({
      ...AXIS_NIGHT,
      symbol: "-",
      id: "shadower-fails",
      title: "6.3.5 A failed search ends shadowing, and the target loses 1 ID",
      citation: "6.3.5",
      change: shadow,
      outcome: FAILED,
      after: (state) => {
        state.sides.axis.shadowing = [];
        force(state, "allied").idLevel = 1;
      },
      rulings: ["D-30"],
    }),
    tried({
      ...AXIS_NIGHT,
      symbol: "-",
      id: "shadower-fails-at-id0",
      title: "6.3.5 At ID0 the force that got away becomes unidentified and may place a dummy",
      citation: "6.3.5",
      change: all(shadow, known("allied", undefined, 0)),
      outcome: FAILED,
      after: (state) => {
        state.sides.axis.shadowing = [];
        Object.assign(force(state, "allied"), { identified: false, idLevel: 0, dummyDue: true });
      },
    }),
    tried({
      ...AXIS_NIGHT,
      symbol: "2",
      id: "shadower-succeeds",
      title: "6.3 A shadower that succeeds goes on",
      citation: "6.3",
      change: shadow,
      outcome: (gain) => FOUND(2 + gain),
      snapshot: { sides: { axis: { shadowing: [{ target: 1, by: "force", id: "narvik_group" }] } } },
    }),
  ];
}

function doors(): Vector[] {
  const plain: Omit<Case, "id" | "title"> = {
    citation: "6.2",
    operation: "resolveSearch",
    base: "search-allied-force",
  };
  const closed = (id: string, title: string, change: Change, code: string, pointer = ""): Vector =>
    refused({ ...plain, input: { block: 1 }, pointer, id: `search-${id}`, title, change, code, section: "6.2" });
  return [
    resolves({
      ...plain,
      id: "search-rest-of-deck",
      title: "1.7 A card is drawn by its place among those left",
      input: { block: 1 },
      change: (state) => {
        state.sides.allied.deck = [17, 31, 40];
        light("day")(state);
      },
      rolls: [cardRoll("search-card", 2)],
      outcome: { found: "force" },
      after: (state) => {
        state.sides.allied.deck = [17, 40];
        const [lutzow] = state.sides.axis.forces;
        Object.assign(lutzow!, { identified: true, idLevel: DECKS.allied[30]!.day.gain[0] });
        state.sides.allied.searched = [1];
      },
    }),
    resolves({
      ...plain,
      id: "search-deck-empty",
      title: "1.7 An empty deck is whole again before a card is drawn (C.3)",
      input: { block: 1 },
      change: (state) => {
        state.sides.allied.deck = [];
      },
      rolls: [cardRoll("search-card", 40)],
      after: (state) => {
        state.sides.allied.deck = Array.from({ length: 39 }, (_, index) => index + 1);
        state.sides.allied.searched = [1];
        const level = DECKS.allied[39]!.day.force[0]!;
        if (level !== "1") throw new Error("Card 40 has changed.");
      },
    }),
    needs({
      ...plain,
      id: "search-asks",
      title: "6.2 A search asks for its card",
      input: { block: 1 },
      next: { label: "search-card" },
    }),
    closed(
      "diw",
      "7 Ships Dead in the Water do not search",
      (state) => {
        force(state, "allied").units = [fresh("norfolk", 0)];
      },
      "NOTHING_TO_SEARCH",
    ),
    closed(
      "unarmed",
      "6.8 A convoy of merchants does not search",
      (state) => {
        const convoy = force(state, "allied");
        convoyOf(["mv", 10])(state);
        convoy.fuel.marker = null;
      },
      "NOTHING_TO_SEARCH",
    ),
    closed(
      "twice",
      "6.2 A block is searched once in a segment",
      (state) => {
        state.sides.allied.searched = [1];
      },
      "NOTHING_TO_SEARCH",
    ),
    closed(
      "shadows-another",
      "6.3 A shadower searches its own target alone",
      (state) => {
        const other = structuredClone(force(state, "axis"));
        Object.assign(other, {
          id: "other",
          block: 2,
          number: 7,
          identified: true,
          idLevel: 1,
          units: [fresh("admiral_scheer", 4)],
        });
        state.sides.axis.forces.push(other);
        state.sides.allied.shadowing = [{ target: 2, by: "force", id: "tf_cruiser_cover" }];
      },
      "VALUE_NOT_LISTED",
      "/input/block",
    ),
    refused({
      ...plain,
      id: "search-other-block",
      title: "6.2 A block with nothing over it is not searched",
      input: { block: 2 },
      code: "VALUE_NOT_LISTED",
      pointer: "/input/block",
      section: "6.2",
    }),
    refused({
      ...plain,
      id: "search-out-of-turn",
      title: "6.2 Searches are made in the recon segment",
      input: { block: 1 },
      change: (state) => {
        state.phase = "air_combat";
      },
      code: "OUT_OF_TURN",
      section: "6.2",
    }),
  ];
}
