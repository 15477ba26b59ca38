import type { Snapshot } from "../../../../src/rulesets/pq17/snapshot";
import type { Force } from "../../../../src/rulesets/pq17/snapshot-forces";
import type { Chit, ConditionId, Side, Weather } from "../../../../src/rulesets/pq17/vocabulary";
import { all, type Change, type Json, needs, plain, type Roll, resolves, type Vector } from "../kit";
import { convoy, fleet, ships } from "../surface/fleets";

const plan = { operation: "endPhase", base: "turn-end" };

/** A side holds a chit of a condition. */
const chit =
  (side: Side, letter: Chit, condition: ConditionId, fulfilled = false): Change =>
  (state) => {
    state.sides[side].chits = [{ letter, condition, revealed: false, fulfilled }];
  };
/** A force more of a side. */
const adds =
  (side: Side, ...forces: Force[]): Change =>
  (state) => {
    state.sides[side].forces = [...state.sides[side].forces, ...structuredClone(forces)];
  };
const special =
  (side: Side, members: Partial<Snapshot["sides"]["allied"]["special"]>): Change =>
  (state) => {
    Object.assign(state.sides[side].special, members);
  };
const weather =
  (prevailing: Weather): Change =>
  (state) => {
    state.weather.prevailing = prevailing;
  };
const turn =
  (index: number): Change =>
  (state) => {
    state.turn = index;
  };
const night: Change = (state) => {
  state.light = { am: "night", pm: "night" };
};
const moved = (...entered: string[]) => ({ hexes: entered.length, speed: "moderate" as const, entered, done: true });
const inPort = (at: string) => ({ station: "in_port" as const, at, block: null, identified: false, idLevel: 0 });

/** The special phase of a turn: what is scored, or nothing. */
function scores(
  id: string,
  title: string,
  citation: string,
  change: Change,
  score: Json | null,
  more: { rolls?: Roll[]; snapshot?: Json; rulings?: string[]; base?: string } = {},
): Vector {
  const { rolls = [], snapshot = {}, rulings, base = "turn-end" } = more;
  const vp = score === null ? { total: 0, log: [] } : { total: (score as { amount: number }).amount, log: [score] };
  return resolves({
    ...plan,
    base,
    id: `condition-${id}`,
    title,
    citation,
    change,
    input: {},
    rolls,
    outcome: { ended: "combine" },
    snapshot: { vp, ...snapshot },
    ...(rulings === undefined ? {} : { rulings }),
  });
}

const done = (side: Side) => ({ sides: { [side]: { chits: [{ revealed: true, fulfilled: true }] } } });

function axisConvoys(): Vector[] {
  const sailing = convoy("axis_convoy", 5, ships("es_german", 1, "mv", 2), { at: "1011" });
  const bound = (force: Force): Force => ({ ...force, convoy: { ...force.convoy!, destinations: ["kirkenes"] } });
  const arrived = bound({ ...sailing, ...inPort("kirkenes") });
  arrived.convoy = { ...arrived.convoy!, arrived: true };
  const late = (amount: number) => ({ side: "axis", code: "COND_AXIS_CONVOY", amount, rule: "12.3" });
  return [
    scores(
      "convoy-late-a",
      "12.3 An Axis convoy of letter A that is late on day 12 gives the Allies 2 VP",
      "12.3",
      all(turn(22), chit("axis", "A", "axis_convoy"), adds("axis", bound(sailing))),
      late(2),
      { rulings: ["E-62"], snapshot: done("axis") },
    ),
    scores(
      "convoy-late-s",
      "12.3 An Axis convoy of letter S that is late gives the Allies 3 VP",
      "12.3",
      all(turn(22), chit("axis", "S", "axis_convoy"), adds("axis", bound(sailing))),
      late(3),
    ),
    scores(
      "convoy-day-11",
      "12.3 Before day 12 the Axis convoy is not late",
      "12.3",
      all(turn(21), chit("axis", "A", "axis_convoy"), adds("axis", bound(sailing))),
      null,
    ),
    scores(
      "convoy-arrived",
      "12.3 An Axis convoy that has come in is not late",
      "12.3",
      all(turn(22), chit("axis", "A", "axis_convoy"), adds("axis", arrived)),
      null,
    ),
    scores(
      "convoy-scored-once",
      "12.3 An Axis convoy is late but once",
      "12.3",
      all(turn(24), chit("axis", "A", "axis_convoy", true), adds("axis", bound(sailing))),
      null,
    ),
    scores(
      "convoy-confirmed",
      "12.3 Each MV in Kirkenes at confirmation is 1 VP for the Axis",
      "12.3",
      all(chit("axis", "S", "axis_convoy"), adds("axis", { ...arrived, units: ships("es_german", 2, "mv", 3) })),
      { side: "axis", code: "COND_AXIS_CONVOY", amount: -3, rule: "12.3" },
      { base: "last-turn", snapshot: { result: "axis" } },
    ),
  ];
}

function mines(): Vector[] {
  const held = all(
    chit("axis", "C", "minelaying"),
    special("axis", { plan: { condition: "minelaying", hex: "0315" } }),
  );
  const layer = (units: Force["units"], entered: readonly string[] = ["0414", "0315"]) =>
    adds("axis", fleet("layer", 5, units, { at: "0315", moved: moved(...entered) }));
  const by = (amount: number) => ({ side: "axis", code: "COND_MINELAYING", amount, rule: "12.8" });
  const lays = (id: string, title: string, change: Change, amount: number | null): Vector =>
    scores(
      `mines-${id}`,
      title,
      "12.8",
      all(held, change),
      amount === null ? null : by(amount),
      amount === null ? {} : { rulings: ["E-63"], snapshot: done("axis") },
    );
  return [
    lays("laid", "12.8 A cruiser and two destroyers lay mines for -4 VP", layer(ships("koln", 2, "dd_z36a", 2)), -4),
    lays("destroyers", "12.8 Three destroyers lay mines for -3 VP", layer(ships("dd_z36a", 3)), -3),
    lays("limit", "12.8 Mines score -5 VP at most", layer(ships("koln", 2, "nurnberg", 2, "dd_z36a", 4)), -5),
    lays("storm", "12.8 No mines are laid in a Storm", all(layer(ships("koln", 2)), weather("storm")), null),
    lays("gale", "12.8 No mines are laid in a Gale", all(layer(ships("koln", 2)), weather("gale")), null),
    lays(
      "far",
      "12.8 A TF that has moved three hexes lays none",
      layer(ships("koln", 2), ["0513", "0414", "0315"]),
      null,
    ),
    lays("boats", "12.8 A TF with torpedo boats lays none", layer(ships("dd_z36a", 2, "tb_35_37", 1)), null),
    lays("battleship", "12.8 A TF with a battleship lays none", layer(ships("tirpitz", 5)), null),
    lays(
      "elsewhere",
      "12.8 Mines are laid in the hex planned alone",
      adds("axis", fleet("layer", 5, ships("koln", 2), { at: "0414", moved: moved("0414") })),
      null,
    ),
    scores(
      "mines-once",
      "12.8 Mines score once",
      "12.8",
      all(
        chit("axis", "C", "minelaying", true),
        special("axis", { plan: { condition: "minelaying", hex: "0315" } }),
        layer(ships("koln", 2)),
      ),
      null,
    ),
  ];
}

function gearbox(): Vector[] {
  const shares = [
    { unit: "norfolk", cs: 3 },
    { unit: "manchester", cs: 4 },
    { unit: "dd_ai", cs: 1 },
  ];
  const held = (letter: Chit, units: typeof shares) =>
    all(
      chit("allied", letter, "gearbox"),
      special("allied", { plan: { condition: "gearbox", force: "gearbox", ships: units } }),
    );
  const lies = (at: string, units: readonly (string | number)[]) =>
    adds("allied", fleet("gearbox", 7, ships(...units), inPort(at)));
  const by = (amount: number) => ({ side: "allied", code: "COND_GEARBOX", amount, rule: "12.10" });
  const whole = ["norfolk", 3, "manchester", 4, "dd_ai", 1];
  const ice =
    (expected: "thin_pack" | "solid_pack" | "heavy_drift"): Change =>
    (state) => {
      state.ice.west_iv.expected = expected;
    };
  return [
    scores(
      "gearbox-done",
      "12.10 GEARBOX in Barentsburg: 1 VP per cruiser and ½ per destroyer",
      "12.10",
      all(held("F", shares), lies("barentsburg", whole)),
      by(2.5),
      { rulings: ["E-64"], snapshot: done("allied") },
    ),
    scores(
      "gearbox-small",
      "12.10 GEARBOX of a cruiser and a destroyer is worth 1½ VP",
      "12.10",
      all(held("H", shares.slice(1)), lies("barentsburg", ["manchester", 4, "dd_ai", 1])),
      by(1.5),
    ),
    scores(
      "gearbox-away",
      "12.10 GEARBOX elsewhere scores nothing yet",
      "12.10",
      all(held("F", shares), lies("reykjavik", whole)),
      null,
    ),
    scores(
      "gearbox-missed-f",
      "12.10 GEARBOX of letter F that is never carried out costs 2½ VP",
      "12.10",
      all(held("F", shares), lies("reykjavik", whole)),
      by(-2.5),
      { base: "last-turn" },
    ),
    scores(
      "gearbox-missed-j",
      "12.10 GEARBOX of letter J that is never carried out costs 1½ VP",
      "12.10",
      held("J", shares.slice(1)),
      by(-1.5),
      { base: "last-turn" },
    ),
    scores(
      "gearbox-done-before",
      "12.10 GEARBOX that was carried out costs nothing at confirmation",
      "12.10",
      chit("allied", "F", "gearbox", true),
      null,
      { base: "last-turn" },
    ),
    scores(
      "gearbox-thin-pack",
      "12.10 Thin Pack in West IV makes GEARBOX void",
      "12.10",
      all(chit("allied", "F", "gearbox"), ice("thin_pack")),
      null,
      { base: "last-turn" },
    ),
    scores(
      "gearbox-solid-pack",
      "12.10 Solid Pack in West IV makes GEARBOX void",
      "12.10",
      all(chit("allied", "F", "gearbox"), ice("solid_pack")),
      null,
      { base: "last-turn" },
    ),
    scores(
      "gearbox-heavy-drift",
      "12.10 Heavy Drift in West IV leaves GEARBOX its mission",
      "12.10",
      all(chit("allied", "F", "gearbox"), ice("heavy_drift")),
      by(-2.5),
      { base: "last-turn" },
    ),
  ];
}

function sizilien(): Vector[] {
  const held = chit("axis", "I", "sizilien");
  const lies = (units: Force["units"], changes: Partial<Force> = {}) =>
    adds("axis", fleet("sizilien", 5, units, { at: "0214", ...changes }));
  const by = (amount: number) => ({ side: "axis", code: "COND_SIZILIEN", amount, rule: "12.11" });
  const heavy = ships("tirpitz", 5, "scharnhorst", 3, "dd_z36a", 4);
  return [
    scores(
      "sizilien-capital",
      "12.11 SIZILIEN with two capital ships: -4 VP",
      "12.11",
      all(held, lies(heavy)),
      by(-4),
      { rulings: ["E-66"], snapshot: done("axis") },
    ),
    scores(
      "sizilien-cruisers",
      "12.11 SIZILIEN with a capital ship and a cruiser: -3 VP",
      "12.11",
      all(held, lies(ships("tirpitz", 5, "admiral_hipper", 4))),
      by(-3),
    ),
    scores(
      "sizilien-attacked",
      "12.11 SIZILIEN scores nothing for a TF that was attacked",
      "12.11",
      all(held, lies(heavy), special("axis", { attacked: ["sizilien"] })),
      null,
    ),
    scores("sizilien-night", "12.11 SIZILIEN needs a day turn", "12.11", all(held, lies(heavy), night), null),
    scores(
      "sizilien-moved",
      "12.11 SIZILIEN needs the whole turn in 0214",
      "12.11",
      all(held, lies(heavy, { moved: moved("0214") })),
      null,
    ),
    scores("sizilien-elsewhere", "12.11 SIZILIEN is in 0214", "12.11", all(held, lies(heavy, { at: "0314" })), null),
    scores(
      "sizilien-once",
      "12.11 SIZILIEN scores once",
      "12.11",
      all(chit("axis", "I", "sizilien", true), lies(heavy)),
      null,
    ),
  ];
}

function wunderland(): Vector[] {
  const held = chit("axis", "E", "wunderland");
  const box = (units: Force["units"], changes: Partial<Force> = {}) =>
    adds(
      "axis",
      fleet("kara", 5, units, {
        station: "box",
        at: "kara_sea",
        block: null,
        identified: false,
        idLevel: 0,
        ...changes,
      }),
    );
  const by = { side: "axis", code: "COND_WUNDERLAND", amount: -5, rule: "12.12" };
  return [
    scores(
      "wunderland-raider",
      "12.12 A Panzerschiff in the Kara Sea: -5 VP",
      "12.12",
      all(held, box(ships("admiral_scheer", 4))),
      by,
      { snapshot: done("axis") },
    ),
    scores(
      "wunderland-pack",
      "12.12 A Wolf Pack alone in the Kara Sea scores nothing",
      "12.12",
      all(held, box(ships("ss_german", 2), { kind: "wolf_pack" })),
      null,
    ),
    scores(
      "wunderland-once",
      "12.12 WUNDERLAND scores once",
      "12.12",
      all(chit("axis", "E", "wunderland", true), box(ships("admiral_scheer", 4))),
      null,
    ),
  ];
}

function strikes(): Vector[] {
  const raid = (changes: Json = {}) => ({
    condition: "archery" as const,
    force: "archery",
    ships: [{ unit: "jamaica", cs: 4 }],
    hex: "1012",
    turn: 10,
    declared: true,
    ...changes,
  });
  const held = (changes: Json = {}) =>
    all(chit("allied", "A", "archery"), special("allied", { plan: raid(changes) as never }));
  const lands = (changes: Partial<Force> = {}) =>
    adds(
      "allied",
      fleet("archery", 7, ships("jamaica", 4, "lsi", 2, "dd_ai", 4), {
        at: "1012",
        moved: moved("0911", "1012"),
        ...changes,
      }),
    );
  const by = { side: "allied", code: "COND_ARCHERY", amount: 5, rule: "12.14.1" };
  const archery = [
    scores("archery", "12.14.1 ARCHERY lands: 5 VP", "12.14.1", all(held(), lands()), by, { snapshot: done("allied") }),
    scores(
      "archery-undeclared",
      "12.14 A strike that was not declared does not take place",
      "12.14",
      all(held({ declared: false }), lands()),
      null,
    ),
    scores("archery-storm", "12.14 ARCHERY fails in a Storm", "12.14", all(held(), lands(), weather("storm")), null, {
      snapshot: done("allied"),
    }),
    scores("archery-gale", "12.14 ARCHERY fails in a Gale", "12.14", all(held(), lands(), weather("gale")), null),
    scores(
      "archery-far",
      "12.14.1 ARCHERY fails when its TF has moved three hexes",
      "12.14.1",
      all(held(), lands({ moved: moved("0810", "0911", "1012") })),
      null,
    ),
    scores(
      "archery-no-lsi",
      "12.14.1 ARCHERY needs a CS of landing ships",
      "12.14.1",
      all(held(), lands({ units: ships("jamaica", 4, "dd_ai", 4) })),
      null,
    ),
    scores(
      "archery-elsewhere",
      "12.14.1 ARCHERY lands in the hex planned",
      "12.14.1",
      all(held(), lands({ at: "0911" })),
      null,
    ),
    scores(
      "archery-other-turn",
      "12.14.1 ARCHERY lands in the turn planned",
      "12.14.1",
      all(held({ turn: 12 }), lands()),
      null,
    ),
  ];
  const title = all(
    chit("allied", "A", "title"),
    special("allied", { plan: { condition: "title", port: "trondheim", turn: 10, declared: true } }),
    adds("axis", fleet("tirpitz", 5, ships("tirpitz", 5), inPort("trondheim"))),
  );
  const hits = Array.from({ length: 10 }, (_, die) => {
    const number = die >= 1 && die <= 5 ? die : 0;
    return scores(
      `title-${die}`,
      `12.14.2 TITLE: a die of ${die} ${number === 0 ? "misses Tirpitz" : `costs Tirpitz ${number} CS, without VP`}`,
      "12.14.2",
      title,
      null,
      {
        rolls: [plain("title-attack", [die], `${number} hits`)],
        snapshot: {
          sides: {
            axis: { forces: [{ id: "raiders" }, { id: "tirpitz", units: [{ unit: "tirpitz", cs: 5 - number }] }] },
          },
        },
      },
    );
  });
  return [
    ...archery,
    ...hits,
    scores("title-storm", "12.14 TITLE fails in a Storm, without a die", "12.14", all(title, weather("storm")), null, {
      snapshot: done("allied"),
    }),
    scores(
      "title-gone",
      "12.14.2 TITLE finds nothing when Tirpitz is not in the port planned",
      "12.14.2",
      all(title, (state) => {
        state.sides.axis.forces[1]!.at = "narvik";
      }),
      null,
    ),
    needs({
      ...plan,
      id: "title-needs",
      title: "12.14.2 Asks for the die of TITLE",
      citation: "12.14.2",
      change: title,
      input: {},
      next: { label: "title-attack", dice: "1d0-9" },
    }),
  ];
}

function carriers(): Vector[] {
  const by = (amount: number, unit: string) => ({
    side: "allied",
    code: "COND_CARRIER_STRIKE",
    amount,
    unit,
    rule: "12.5",
  });
  const held = (struck: boolean) =>
    all(chit("allied", "F", "carrier_strike"), special("allied", { carriers: [{ unit: "victorious", struck }] }));
  return [
    scores(
      "carrier-idle",
      "12.5 A carrier from Scapa Flow that never struck costs 5 VP",
      "12.5",
      held(false),
      by(-5, "victorious"),
      { base: "last-turn" },
    ),
    scores("carrier-struck", "12.5 A carrier that struck costs nothing", "12.5", held(true), null, {
      base: "last-turn",
    }),
    scores(
      "breakout-told",
      "12.2.1 In the special phase of its turn the chit of ships that broke out is shown",
      "12.2.1",
      all(chit("axis", "L", "none"), (state) => {
        state.sides.axis.special.returning = {
          ships: [{ unit: "prinz_eugen", cs: 4 }],
          turn: 10,
          fuelWarning: 18,
          shown: false,
        };
      }),
      null,
      { snapshot: { sides: { axis: { special: { returning: { shown: true } } } } } },
    ),
    scores(
      "breakout-untold",
      "12.2.1 Before that turn it is not shown",
      "12.2.1",
      all(chit("axis", "L", "none"), (state) => {
        state.sides.axis.special.returning = {
          ships: [{ unit: "prinz_eugen", cs: 4 }],
          turn: 13,
          fuelWarning: 22,
          shown: false,
        };
      }),
      null,
      { snapshot: { sides: { axis: { special: { returning: { shown: false } } } } } },
    ),
  ];
}

/** 12 What special conditions score. */
export const conditions = (): Vector[] => [
  ...axisConvoys(),
  ...mines(),
  ...gearbox(),
  ...sizilien(),
  ...wunderland(),
  ...strikes(),
  ...carriers(),
];
