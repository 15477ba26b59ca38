import { all, refused, resolves, type Vector } from "../kit";
import { both, consort, marker, options } from "../kit/changes";
import { at, BASE, stays } from "./moves";

function consorts(): Vector[] {
  const out = all(
    at("pola", options({ austroHungarianWarships: true })),
    consort("novara", "adriatic_pz", { arrived: 2 }),
    consort("viribus_unitis", "pola", { arrived: 2 }),
    marker("austro_hungarian_fleet_sorties_1", "removed", null, { turn: 1 }),
  );
  const novara = (id: string, title: string, path: readonly string[]): Vector =>
    resolves({
      id,
      title,
      citation: "20.0",
      operation: "moveShip",
      base: BASE,
      change: out,
      input: { ship: "novara", path },
      outcome: { ship: "novara", from: "adriatic_pz", to: path.at(-1)!, speed: null, coal: 0, engines: 0 },
      after: (state) => {
        const record = state.austroHungarian.find(({ id: each }) => each === "novara")!;
        Object.assign(record, { moved: true, space: path.at(-1)!, path: ["adriatic_pz", ...path], arrived: 3 });
      },
    });
  return [
    novara("move-consort", "20.0 An Austro-Hungarian ship moves up to its printed speed without coal", [
      "off_corfu",
      "off_zante",
      "cape_matapan",
      "myrtoan_sea",
      "cyclades",
    ]),
    stays({
      id: "move-consort-too-far",
      title: "20.0 No further than its printed speed",
      change: out,
      ship: "viribus_unitis",
      path: ["northern_adriatic", "central_adriatic", "southern_adriatic", "adriatic_pz", "off_corfu"],
      code: "MUST_STOP",
      section: "12.5",
      at: 4,
    }),
    stays({
      id: "move-consort-speed",
      title: "20.0 Novara makes five spaces, not six",
      change: out,
      ship: "novara",
      path: ["off_corfu", "off_zante", "cape_matapan", "sw_of_crete", "south_of_crete", "kaso_strait"],
      code: "PATH_LENGTH",
      section: "12.0",
      at: 5,
    }),
    stays({
      id: "move-consort-marmara",
      title: "20.0 No Austro-Hungarian ship enters the Sea of Marmara",
      change: all(out, consort("novara", "north_aegean", { arrived: 2 })),
      ship: "novara",
      path: ["dardanelles"],
      code: "ZONE_CLOSED",
      section: "20.0",
    }),
    stays({
      id: "move-consort-west",
      title: "20.0 No Austro-Hungarian ship enters the Western Mediterranean",
      change: all(out, consort("novara", "sicilian_channel", { arrived: 2 })),
      ship: "novara",
      path: ["nw_of_bizerte"],
      code: "ZONE_CLOSED",
      section: "20.0",
    }),
  ];
}

function french(): Vector[] {
  const shut = (id: string, title: string, from: string, path: readonly string[]): Vector =>
    refused({
      id,
      title,
      citation: "13.1",
      operation: "moveShip",
      base: "french-sortie",
      change: all(both(from, { arrived: 2 })),
      input: { ship: "goeben", path },
      code: "FRENCH_NAVY_AT_SEA",
      section: "13.1",
      pointer: `/input/path/${path.length - 1}`,
    });
  return [
    shut(
      "move-french-toulon",
      "13.1 After the French Navy Sortie the Toulon zone is closed for a movement",
      "west_of_corsica",
      ["toulon_pz"],
    ),
    shut("move-french-africa", "13.1 The North African zone is closed too", "off_algiers", ["north_african_pz"]),
    resolves({
      id: "move-french-leaves",
      title: "13.1 A ship in such a zone may leave it",
      citation: "13.1",
      operation: "moveShip",
      base: "french-sortie",
      change: both("toulon_pz", { arrived: 2 }),
      input: { ship: "goeben", path: ["off_the_riviera"] },
      outcome: { to: "off_the_riviera", speed: "cruise" },
    }),
    resolves({
      id: "move-french-sardinia",
      title: "13.1 The Sardinian zone stays open",
      citation: "13.1",
      operation: "moveShip",
      base: "french-sortie",
      change: both("west_of_corsica", { arrived: 2 }),
      input: { ship: "breslau", path: ["sardinia_pz"] },
      outcome: { to: "sardinia_pz", speed: "cruise" },
    }),
  ];
}

/** 13.1, 20.0 Moves of Austro-Hungarian ships, and past the French fleet. */
export const consortMoves = (): Vector[] => [...consorts(), ...french()];
