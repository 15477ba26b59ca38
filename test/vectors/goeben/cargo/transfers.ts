import type { GermanShipId } from "../../../../src/rulesets/goeben/vocabulary";
import { all, type Change, type Json, type Vector } from "../kit";
import { aboard, options, set, ship } from "../kit/changes";
import { CAPTURED, calledAt, MUST_LEAVE } from "../stores/stores";
import { denied, does, outfitted, POLA } from "./loading";

function transferring(): Vector[] {
  const operation = "transferCargo";
  const laden = all(
    options({ seaplanes: true }),
    aboard("goeben", { 1: "damage_control", 2: "wireless", 3: "seaplane", 4: "seaplane" }),
    aboard("breslau", { 1: "torpedo_nets" }),
  );
  const at = (space: string): Change => all(calledAt(space), laden);
  const swap = (from: GermanShipId, box: number, to: GermanShipId, toBox: number): Json => ({ from, box, to, toBox });
  const gives = (id: string, title: string, change: Change, cited?: readonly string[]): Vector =>
    does({
      id,
      title,
      citation: "8.6",
      operation,
      change,
      input: swap("goeben", 2, "breslau", 3),
      outcome: { cargo: "wireless", exchanged: null },
      after: all(outfitted("goeben", "breslau"), aboard("goeben", { 2: null }), aboard("breslau", { 3: "wireless" })),
      ...(cited === undefined ? {} : { rulings: cited }),
    });
  const shut = (
    id: string,
    title: string,
    code: string,
    section: string,
    pointer: string,
    change: Change,
    input: Json,
  ) => denied({ id, title, operation, code, section, pointer, change, input });
  return [
    gives("transfer-friendly-base", "8.6 Ships in a friendly base transfer cargo; both have outfitted", at("pola"), [
      "D-03",
    ]),
    gives("transfer-neutral-port", "8.6 D-07 A neutral port serves as well", at("messina"), ["D-07"]),
    gives("transfer-captured-port", "9.2 D-13 A captured port serves as well", all(CAPTURED, laden), ["D-07", "D-13"]),
    does({
      id: "transfer-exchange",
      title: "8.6 Two counters change places",
      citation: "8.6",
      operation,
      change: at("pola"),
      input: swap("breslau", 1, "goeben", 1),
      outcome: { cargo: "torpedo_nets", exchanged: "damage_control" },
      after: all(
        outfitted("goeben", "breslau"),
        aboard("goeben", { 1: "torpedo_nets" }),
        aboard("breslau", { 1: "damage_control" }),
      ),
    }),
    shut(
      "transfer-at-sea",
      "8.6 D-07 No cargo is transferred at sea",
      "NO_FRIENDLY_PORT",
      "8.6",
      "",
      at("central_ionian"),
      swap("goeben", 2, "breslau", 3),
    ),
    shut(
      "transfer-enemy-port",
      "8.6 No cargo is transferred in an enemy port",
      "NO_FRIENDLY_PORT",
      "8.6",
      "",
      at("bone"),
      swap("goeben", 2, "breslau", 3),
    ),
    shut(
      "transfer-apart",
      "8.6 Ships apart transfer nothing",
      "NO_SHIP_ALONGSIDE",
      "8.6",
      "",
      all(at("pola"), ship("breslau", { space: "trieste" })),
      swap("goeben", 2, "breslau", 3),
    ),
    shut(
      "transfer-nothing",
      "8.6 Without cargo there is nothing to transfer",
      "NOTHING_TO_TRANSFER",
      "8.6",
      "",
      POLA,
      swap("goeben", 2, "breslau", 3),
    ),
    shut(
      "transfer-only-seaplane",
      "8.6 A light cruiser cannot take a seaplane",
      "NOTHING_TO_TRANSFER",
      "8.6",
      "/input/from",
      all(
        options({ seaplanes: true }),
        POLA,
        aboard("goeben", { 3: "seaplane", 4: "seaplane" }),
        aboard("breslau", { 1: "torpedo_nets" }),
      ),
      swap("goeben", 3, "breslau", 3),
    ),
    shut(
      "transfer-no-room",
      "8.2 No counter goes into a lost Hull box",
      "VALUE_NOT_LISTED",
      "8.6",
      "/input/toBox",
      all(at("pola"), ship("breslau", { hull: 2 })),
      swap("goeben", 2, "breslau", 3),
    ),
    shut(
      "transfer-does-not-fit",
      "8.6 A counter is not exchanged for a seaplane's box",
      "VALUE_NOT_LISTED",
      "8.6",
      "/input/toBox",
      at("pola"),
      swap("breslau", 1, "goeben", 3),
    ),
    shut(
      "transfer-like-for-like",
      "8.6 Like is not exchanged for like",
      "TRANSFER_FITS",
      "8.6",
      "/input",
      all(at("pola"), aboard("breslau", { 2: "wireless" })),
      swap("goeben", 2, "breslau", 2),
    ),
    shut(
      "transfer-to-itself",
      "8.6 A ship transfers to another",
      "VALUE_NOT_LISTED",
      "8.6",
      "/input/to",
      at("pola"),
      swap("goeben", 2, "goeben", 7),
    ),
    shut(
      "transfer-must-leave",
      "9.1 After a visit no cargo is transferred",
      "MUST_LEAVE",
      "9.1",
      "",
      all(MUST_LEAVE, laden),
      swap("goeben", 2, "breslau", 3),
    ),
  ];
}

function reembarking(): Vector[] {
  const operation = "reembark";
  const box = (number: number, name = "breslau"): Json => ({ ship: name, box: number });
  return [
    does({
      id: "reembark",
      title: "9.2 D-12 The Seebataillon goes aboard again; the port is the enemy's",
      citation: "9.2",
      operation,
      change: CAPTURED,
      input: box(2),
      outcome: { ship: "breslau", space: "philippeville" },
      after: all(set({ landed: [] }), outfitted("breslau"), aboard("breslau", { 2: "seebataillon" })),
      rulings: ["D-12", "D-03"],
    }),
    denied({
      id: "reembark-none-ashore",
      title: "9.2 No Seebataillon is ashore",
      operation,
      change: calledAt("philippeville"),
      input: box(1),
      code: "NO_SEEBATAILLON_ASHORE",
      section: "9.2",
    }),
    denied({
      id: "reembark-elsewhere",
      title: "9.2 A ship elsewhere does not take it aboard",
      operation,
      change: all(CAPTURED, ship("breslau", { space: "off_philippeville" })),
      input: box(1),
      code: "NO_SEEBATAILLON_ASHORE",
      section: "9.2",
      pointer: "/input/ship",
    }),
    denied({
      id: "reembark-no-room",
      title: "8.2 It needs a free Hull box",
      operation,
      change: all(CAPTURED, ship("breslau", { hull: 1 }), aboard("breslau", { 1: "wireless" })),
      input: box(1),
      code: "NO_FREE_BOX",
      section: "8.2",
      pointer: "/input/ship",
    }),
    denied({
      id: "reembark-taken-box",
      title: "8.2 It goes into a box that is free",
      operation,
      change: all(CAPTURED, aboard("breslau", { 1: "wireless" })),
      input: box(1),
      code: "VALUE_NOT_LISTED",
      section: "9.2",
      pointer: "/input/box",
    }),
  ];
}

/** 8.6, 9.2 Cargo that changes ships. */
export const transfers = (): Vector[] => [...transferring(), ...reembarking()];
