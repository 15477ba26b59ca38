import type { Chit } from "../../../../src/rulesets/pq17/vocabulary";
import { all, type Change, type Vector } from "../kit";
import { chit, rulings } from "../kit/changes";
import { no, yes } from "./order";

const gift = (force: string, unit: string, cs: number) => ({ force, unit, cs });

/** 4.2, 12.8, 12.10, 12.14 Plans for conditions. */
export function plans(): Vector[] {
  const mine = { operation: "planCondition", base: "planning-axis", citation: "12.8" };
  const gear = { operation: "planCondition", base: "setting-up", citation: "12.10" };
  const force = [
    gift("tf_cruiser_cover", "norfolk", 3),
    gift("tf_home_fleet", "nigeria", 4),
    gift("scapa_reserve", "dd_ai", 1),
  ];
  const gearbox = (letter: Chit) => chit("allied", letter, "gearbox");
  const ice =
    (expected: "thin_pack" | "heavy_drift"): Change =>
    (state) => {
      state.ice.west_iv.expected = expected;
      state.ice.east_iv.expected = expected;
    };
  const archery = [
    gift("tf_home_fleet", "nigeria", 4),
    gift("tf_home_fleet", "dd_ai", 3),
    gift("tf_home_fleet", "dd_jr", 1),
  ];
  return [
    yes(
      {
        ...mine,
        id: "plan-mines",
        title: "12.8 A hex of West IV is planned for mines",
        change: chit("axis", "C", "minelaying"),
        input: { condition: "minelaying", hex: "0315" },
      },
      { condition: "minelaying", force: null },
      { sides: { axis: { special: { plan: { condition: "minelaying", hex: "0315" } } } } },
    ),
    no(
      {
        ...mine,
        id: "plan-mines-ice",
        title: "12.8 Ice heavier than Light Drift leaves no hex for mines",
        change: all(chit("axis", "C", "minelaying"), ice("heavy_drift")),
        input: { condition: "minelaying", hex: "0315" },
      },
      "ICE",
      "12.8",
    ),
    no(
      {
        ...mine,
        id: "plan-mines-hex",
        title: "12.8 Mines are laid in West IV or East IV",
        change: chit("axis", "C", "minelaying"),
        input: { condition: "minelaying", hex: "0811" },
      },
      "VALUE_NOT_LISTED",
      "4.2",
      "/input/hex",
    ),
    no(
      {
        ...mine,
        id: "plan-nothing",
        title: "4.2 A side without such a condition plans none",
        citation: "4.2",
        change: chit("axis", "Z", "none"),
        input: { condition: "minelaying", hex: "0315" },
      },
      "NOTHING_TO_PLAN",
      "4.2",
    ),
    yes(
      {
        ...gear,
        id: "plan-gearbox-f",
        title: "12.10 Letter F: a CA, a CL and a DD gather for GEARBOX",
        change: gearbox("F"),
        input: { condition: "gearbox", from: "reykjavik", ships: force },
      },
      { condition: "gearbox" },
    ),
    yes(
      {
        ...gear,
        id: "plan-gearbox-h",
        title: "12.10 Letter H: a CL and a DD",
        change: gearbox("H"),
        input: { condition: "gearbox", from: "scapa_flow", ships: force.slice(1) },
      },
      { condition: "gearbox" },
    ),
    no(
      {
        ...gear,
        id: "plan-gearbox-short",
        title: "12.10 Letter F requires a CA too",
        change: gearbox("F"),
        input: { condition: "gearbox", from: "reykjavik", ships: force.slice(1) },
      },
      "NOT_THE_FORCE",
      "12",
      "/input/ships",
    ),
    no(
      {
        ...gear,
        id: "plan-gearbox-port",
        title: "12.10 GEARBOX begins at Reykjavik or Scapa Flow",
        change: gearbox("F"),
        input: { condition: "gearbox", from: "loch_ewe", ships: force },
      },
      "VALUE_NOT_LISTED",
      "4.2",
      "/input/from",
    ),
    yes(
      {
        ...gear,
        id: "plan-gearbox-pack",
        title: "12.10, E-128 Thin Pack in West IV counts as no ice for GEARBOX",
        change: all(gearbox("F"), ice("thin_pack")),
        input: { condition: "gearbox", from: "reykjavik", ships: force },
      },
      { condition: "gearbox" },
      {},
      ["E-128"],
    ),
    no(
      {
        ...gear,
        id: "plan-gearbox-ice",
        title: "12.10, E-128 By ruling Thin Pack in West IV leaves GEARBOX no mission",
        change: all(gearbox("F"), ice("thin_pack"), rulings("gearboxVoidInPack")),
        input: { condition: "gearbox", from: "reykjavik", ships: force },
      },
      "ICE",
      "12.10",
    ),
    no(
      {
        ...gear,
        id: "plan-gearbox-late",
        title: "4.2 The ships of GEARBOX gather during set-up",
        base: "planning-allied",
        citation: "4.2",
        change: gearbox("F"),
        input: { condition: "gearbox", from: "reykjavik", ships: force },
      },
      "NOT_NOW",
      "4.2",
    ),
    yes(
      {
        ...gear,
        id: "plan-archery",
        title: "12.14.1 ARCHERY: a cruiser and four destroyers, a Norwegian hex and a turn",
        citation: "12.14.1",
        change: chit("allied", "A", "archery"),
        input: { condition: "archery", ships: archery, hex: "1012", turn: 12 },
      },
      { condition: "archery" },
      { sides: { allied: { special: { plan: { condition: "archery", hex: "1012", turn: 12, declared: false } } } } },
    ),
    no(
      {
        ...gear,
        id: "plan-archery-few",
        title: "12.14.1 ARCHERY requires four destroyers",
        citation: "12.14.1",
        change: chit("allied", "A", "archery"),
        input: { condition: "archery", ships: archery.slice(0, 2), hex: "1012", turn: 12 },
      },
      "NOT_THE_FORCE",
      "12",
      "/input/ships",
    ),
    yes(
      {
        ...gear,
        id: "plan-title",
        title: "12.14.2 TITLE: a port of southern Norway and a turn",
        citation: "12.14.2",
        base: "planning-allied",
        change: chit("allied", "A", "title"),
        input: { condition: "title", port: "trondheim", turn: 12 },
      },
      { condition: "title", force: null },
    ),
    no(
      {
        ...gear,
        id: "plan-title-north",
        title: "12.14.2 TITLE does not reach northern Norway",
        citation: "12.14.2",
        base: "planning-allied",
        change: chit("allied", "A", "title"),
        input: { condition: "title", port: "narvik", turn: 12 },
      },
      "VALUE_NOT_LISTED",
      "4.2",
      "/input/port",
    ),
  ];
}

/** 12.14 Strikes that are declared. */
export function declarations(): Vector[] {
  const spec = { operation: "declareStrike", base: "special-allied", citation: "12.14", input: {} };
  const plan = (turn: number, declared = false): Change =>
    all(chit("allied", "A", "title"), (state) => {
      state.sides.allied.special.plan = { condition: "title", port: "trondheim", turn, declared };
    });
  return [
    yes(
      {
        ...spec,
        id: "strike-declared",
        title: "12.14 A strike is declared in the special phase before its turn",
        change: plan(11),
      },
      { condition: "title", strikes: 11 },
      { sides: { allied: { special: { plan: { declared: true } }, chits: [{ revealed: true, fulfilled: false }] } } },
      ["E-65"],
    ),
    no(
      { ...spec, id: "strike-early", title: "12.14 A strike is not declared two turns ahead", change: plan(12) },
      "NOT_THE_TURN_BEFORE",
      "12.14",
    ),
    no(
      { ...spec, id: "strike-twice", title: "12.14 A strike is declared once", change: plan(11, true) },
      "STRIKE_DECLARED",
      "12.14",
    ),
    no(
      {
        ...spec,
        id: "strike-unplanned",
        title: "12.14 A strike that was not planned is not declared",
        change: chit("allied", "A", "title"),
      },
      "NO_STRIKE_PLANNED",
      "12.14",
    ),
  ];
}
