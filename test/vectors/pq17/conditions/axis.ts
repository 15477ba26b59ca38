import type { Force } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import { all, type Change, type Vector } from "../kit";
import { chit, light, rulings, turn, weather } from "../kit/changes";
import { convoy, fleet, ships } from "../kit/fleets";
import { adds, inPort } from "../kit/stations";
import { done, moved, scores, special } from "./condition";

/** 12.3 Axis convoys. */
export function axisConvoys(): Vector[] {
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

/** 12.8 Mines that are laid. */
export function mines(): Vector[] {
  const chits = all(
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
      all(chits, change),
      amount === null ? null : by(amount),
      amount === null ? {} : { rulings: ["E-63", "E-126"], snapshot: done("axis") },
    );
  return [
    lays("laid", "12.8 A cruiser and two destroyers lay mines for -4 VP", layer(ships("koln", 2, "dd_z36a", 2)), -4),
    lays("destroyers", "12.8 Three destroyers lay mines for -3 VP", layer(ships("dd_z36a", 3)), -3),
    lays("limit", "12.8 Mines score -5 VP at most", layer(ships("koln", 2, "nurnberg", 2, "dd_z36a", 4)), -5),
    lays("storm", "12.8 No mines are laid in a Storm", all(layer(ships("koln", 2)), weather("storm")), null),
    lays("gale", "12.8 No mines are laid in a Gale", all(layer(ships("koln", 2)), weather("gale")), null),
    lays(
      "far",
      "12.8, E-126 A TF that has moved three hexes lays mines",
      layer(ships("koln", 2), ["0513", "0414", "0315"]),
      -2,
    ),
    lays("near", "12.8, E-126 A TF that has moved one hex lays none", layer(ships("koln", 2), ["0315"]), null),
    lays(
      "ruled-near",
      "12.8, E-126 By ruling a TF that has moved one hex lays mines",
      all(layer(ships("koln", 2), ["0315"]), rulings("minesWithinTwoHexes")),
      -2,
    ),
    lays(
      "ruled-far",
      "12.8, E-126 By ruling a TF that has moved three hexes lays none",
      all(layer(ships("koln", 2), ["0513", "0414", "0315"]), rulings("minesWithinTwoHexes")),
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

/** 12.11 SIZILIEN. */
export function sizilien(): Vector[] {
  const sizilien = chit("axis", "I", "sizilien");
  const lies = (units: Force["units"], changes: Partial<Force> = {}) =>
    adds("axis", fleet("sizilien", 5, units, { at: "0214", ...changes }));
  const by = (amount: number) => ({ side: "axis", code: "COND_SIZILIEN", amount, rule: "12.11" });
  const heavy = ships("tirpitz", 5, "scharnhorst", 3, "dd_z36a", 4);
  return [
    scores(
      "sizilien-capital",
      "12.11 SIZILIEN with two capital ships: -4 VP",
      "12.11",
      all(sizilien, lies(heavy)),
      by(-4),
      { rulings: ["E-66"], snapshot: done("axis") },
    ),
    scores(
      "sizilien-cruisers",
      "12.11 SIZILIEN with a capital ship and a cruiser: -3 VP",
      "12.11",
      all(sizilien, lies(ships("tirpitz", 5, "admiral_hipper", 4))),
      by(-3),
    ),
    scores(
      "sizilien-attacked",
      "12.11 SIZILIEN scores nothing for a TF that was attacked",
      "12.11",
      all(sizilien, lies(heavy), special("axis", { attacked: ["sizilien"] })),
      null,
    ),
    scores(
      "sizilien-night",
      "12.11 SIZILIEN needs a day turn",
      "12.11",
      all(sizilien, lies(heavy), light("night")),
      null,
    ),
    scores(
      "sizilien-moved",
      "12.11 SIZILIEN needs the whole turn in 0214",
      "12.11",
      all(sizilien, lies(heavy, { moved: moved("0214") })),
      null,
    ),
    scores(
      "sizilien-elsewhere",
      "12.11 SIZILIEN is in 0214",
      "12.11",
      all(sizilien, lies(heavy, { at: "0314" })),
      null,
    ),
    scores(
      "sizilien-once",
      "12.11 SIZILIEN scores once",
      "12.11",
      all(chit("axis", "I", "sizilien", true), lies(heavy)),
      null,
    ),
  ];
}

/** 12.12 WUNDERLAND. */
export function wunderland(): Vector[] {
  const wunderland = chit("axis", "E", "wunderland");
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
      all(wunderland, box(ships("admiral_scheer", 4))),
      by,
      { snapshot: done("axis") },
    ),
    scores(
      "wunderland-pack",
      "12.12 A Wolf Pack alone in the Kara Sea scores nothing",
      "12.12",
      all(wunderland, box(ships("ss_german", 2), { kind: "wolf_pack" })),
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
