import { describe, expect, it } from "vitest";
import { exampleOf } from "../../../test/fixtures/examples";
import { exampleAt, exampleBetween, exampleMeeting, exampleSharing } from "../../../test/fixtures/goeben/positions";
import { markerAt, spoils } from "../../../test/fixtures/goeben/spoils";
import { adjudicate } from "../../core/engine/adjudicate";
import { impossible } from "../../core/request/impossible";
import { pack } from "./charts/pack";
import { goeben } from "./index";
import type { Snapshot } from "./snapshot";

describe("3.0 invariants of German ships", () => {
  spoils(
    () => exampleAt("movement"),
    [
      ["an unknown space", "SPACE_UNKNOWN", "/ships/goeben/space", (s) => (s.ships.goeben.space = "nowhere")],
      ["no space after deployment", "SHIP_PLACE", "/ships/goeben/space", (s) => (s.ships.goeben.space = null)],
      ["closed terrain", "SHIP_PLACE", "/ships/goeben/space", (s) => (s.ships.goeben.space = "black_sea_west")],
      ["a ship of no option", "SHIP_STATUS", "/ships/moltke/status", (s) => (s.ships.moltke.status = "in_play")],
      ["a ship that is left out", "SHIP_STATUS", "/ships/breslau/status", (s) => (s.ships.breslau.status = "absent")],
      ["afloat without Hull", "SHIP_STATUS", "/ships/goeben/hull", (s) => (s.ships.goeben.hull = 0)],
      ["an index above its start", "INDEX_EXCEEDED", "/ships/goeben/engines", (s) => (s.ships.goeben.engines = 20)],
      ["too much coal", "INDEX_EXCEEDED", "/ships/breslau/coal", (s) => (s.ships.breslau.coal = 20)],
      ["too few boxes", "BOXES_MISCOUNTED", "/ships/goeben/boxes", (s) => s.ships.goeben.boxes.pop()],
      [
        "cargo in a lost box",
        "CARGO_IMPOSSIBLE",
        "/ships/goeben/boxes/9",
        ({ ships: { goeben } }) =>
          Object.assign(goeben, { hull: 9, boxes: goeben.boxes.map((_, i) => (i === 9 ? "wireless" : null)) }),
      ],
      [
        "cargo without its option",
        "CARGO_IMPOSSIBLE",
        "/ships/breslau/boxes/0",
        (s) => (s.ships.breslau.boxes[0] = "mines"),
      ],
      [
        "half a seaplane",
        "CARGO_IMPOSSIBLE",
        "/ships/goeben/boxes/0",
        (s) => {
          s.options.seaplanes = true;
          s.ships.goeben.boxes[0] = "seaplane";
        },
      ],
      [
        "two seaplanes",
        "CARGO_IMPOSSIBLE",
        "/ships/goeben/boxes/3",
        (s) => {
          s.options.seaplanes = true;
          s.ships.goeben.boxes.fill("seaplane", 0, 4);
        },
      ],
      [
        "more counters than there are",
        "COUNTERS_EXCEEDED",
        "/ships",
        (s) => s.ships.goeben.boxes.fill("wireless", 0, 8),
      ],
      [
        "a path off the lines",
        "PATH_BROKEN",
        "/ships/goeben/path/1",
        (s) => Object.assign(s.ships.goeben, { moved: true, path: ["messina", "pola"] }),
      ],
      [
        "a path before the move",
        "PATH_BROKEN",
        "/ships/goeben/path",
        (s) => (s.ships.goeben.path = ["messina", "south_of_messina"]),
      ],
      [
        "moved after outfitting",
        "SHIP_MARKS",
        "/ships/goeben/moved",
        (s) => Object.assign(s.ships.goeben, { outfitted: true, moved: true }),
      ],
      ["arrived tomorrow", "SHIP_MARKS", "/ships/goeben/arrived", (s) => (s.ships.goeben.arrived = 2)],
      [
        "must leave a site it has not visited",
        "SHIP_MARKS",
        "/ships/goeben/mustLeave",
        (s) => (s.ships.goeben.mustLeave = true),
      ],
      [
        "no ship left",
        "NO_GERMAN_SHIP",
        "/ships",
        ({ ships }) =>
          [ships.goeben, ships.breslau].map((ship) => Object.assign(ship, { status: "sunk", hull: 0, space: null })),
      ],
    ],
  );
});

describe("20.0 invariants of Austro-Hungarian ships", () => {
  spoils(
    () => exampleAt("movement", { options: { austroHungarianWarships: true } }),
    [
      ["an unknown ship", "SHIP_UNKNOWN", "/austroHungarian/0/id", (s) => (s.austroHungarian[0]!.id = "goeben")],
      ["a ship too few", "SHIP_UNKNOWN", "/austroHungarian", (s) => s.austroHungarian.pop()],
      ["in play nowhere", "SHIP_PLACE", "/austroHungarian/0/space", (s) => (s.austroHungarian[0]!.status = "in_play")],
      [
        "in a closed zone",
        "SHIP_PLACE",
        "/austroHungarian/0/space",
        (s) => Object.assign(s.austroHungarian[0]!, { status: "in_play", space: "constantinople" }),
      ],
      [
        "without its option",
        "SHIP_STATUS",
        "/austroHungarian/0/status",
        (s) => {
          s.options.austroHungarianWarships = false;
          s.austroHungarian[0]!.status = "sunk";
        },
      ],
      [
        "withdrawn outside a campaign",
        "SHIP_STATUS",
        "/austroHungarian/0/status",
        (s) => (s.austroHungarian[0]!.status = "withdrawn"),
      ],
      [
        "damage that lasts",
        "DAMAGE_IMPOSSIBLE",
        "/austroHungarian/0/damage",
        (s) => Object.assign(s.austroHungarian[0]!, { status: "in_play", space: "pola", damage: 1 }),
      ],
    ],
  );
});

describe("C.12 invariants of markers", () => {
  spoils(
    () => exampleAt("movement"),
    [
      ["an unknown marker", "MARKER_UNKNOWN", "/markers/0/id", (s) => (s.markers[0]!.id = "hood")],
      ["a marker of another kind", "MARKER_KIND", "/markers/0/kind", (s) => (s.markers[0]!.kind = "storm")],
      ["in the pool and in a space", "MARKER_PLACE", "/markers/0/space", (s) => (s.markers[0]!.space = "messina")],
      ["on the map nowhere", "MARKER_PLACE", "/markers/0/space", (s) => (s.markers[0]!.place = "map")],
      [
        "on the map at no space",
        "SPACE_UNKNOWN",
        "/markers/0/space",
        (s) => Object.assign(s.markers[0]!, { place: "map", space: "nowhere" }),
      ],
      ["drawn tomorrow", "MARKER_TURN", "/markers/0/turn", (s) => (s.markers[0]!.turn = 2)],
      [
        "set aside before the Incident phase",
        "MARKER_PLACE",
        "/markers/0/place",
        (s) => Object.assign(s.markers[0]!, { place: "set_aside", space: "messina" }),
      ],
      [
        "the French fleet at sea without its marker",
        "SORTIE_IMPOSSIBLE",
        "/frenchSortie",
        (s) => (s.frenchSortie = true),
      ],
      [
        "seen and unseen",
        "MARKER_REPEATED",
        "/unseen/british/0",
        (s) => s.markers.push({ ...s.markers[0]!, id: s.unseen.british[0]!, kind: "royal_navy_warship" }),
      ],
      ["seen twice", "MARKER_REPEATED", "/markers/1/id", (s) => (s.markers[1] = { ...s.markers[0]! })],
      ["nowhere", "MARKER_MISSING", "/markers", (s) => s.markers.pop()],
      [
        "a French face among the British",
        "UNSEEN_GROUP",
        "/unseen/british/0",
        (s) => (s.unseen.british[0] = "edgar_quinet"),
      ],
      [
        "a placeholder outside a campaign",
        "UNSEEN_GROUP",
        "/unseen/british/0",
        (s) => (s.unseen.british[0] = "placeholder_1"),
      ],
      ["other faces outside a campaign", "UNSEEN_GROUP", "/unseen/other", (s) => s.unseen.other.push("storm_1")],
      ["more positions than faces", "UNSEEN_MISCOUNTED", "/unseen/british", (s) => (s.unseen.pool.british += 1)],
      ["other positions without faces", "UNSEEN_MISCOUNTED", "/unseen/other", (s) => (s.unseen.pool.other = 1)],
      [
        "face down at no space",
        "SPACE_UNKNOWN",
        "/unseen/faceDown/0/space",
        (s) => (s.unseen.faceDown[0]!.space = "nowhere"),
      ],
      [
        "face down where none was laid",
        "FACE_DOWN_IMPOSSIBLE",
        "/unseen/faceDown/0/count",
        (s) => (s.unseen.faceDown[0]!.space = "messina"),
      ],
      [
        "face down twice",
        "FACE_DOWN_IMPOSSIBLE",
        "/unseen/faceDown/1",
        (s) => (s.unseen.faceDown[1] = { ...s.unseen.faceDown[0]! }),
      ],
      [
        "a ship of no option",
        "MARKER_ABSENT",
        `/markers/${exampleAt("movement").markers.length}/id`,
        (s) => s.markers.push({ ...s.markers[0]!, id: "new_zealand", kind: "royal_navy_warship" }),
      ],
      [
        "an event that was sunk",
        "MARKER_PLACE",
        `/markers/${markerAt(exampleAt("movement"), "storm_1")}/place`,
        (s) => (s.markers[markerAt(s, "storm_1")]!.place = "sunk"),
      ],
      ["an unknown coastal unit", "UNIT_UNKNOWN", "/unseen/coastal/0", (s) => (s.unseen.coastal[0] = "cdu_99")],
      [
        "a coastal unit twice",
        "UNIT_REPEATED",
        "/unseen/coastal/1",
        (s) => (s.unseen.coastal[1] = s.unseen.coastal[0]!),
      ],
      ["a coastal unit too few", "UNIT_MISSING", "/unseen/coastal", (s) => s.unseen.coastal.pop()],
      [
        "a coastal unit at sea",
        "UNIT_PLACE",
        "/coastal/0/space",
        (s) => s.coastal.push({ id: s.unseen.coastal.pop()!, space: "central_ionian", destroyed: false }),
      ],
      [
        "more units than were deployed",
        "UNIT_MISCOUNTED",
        "/unseen/faceDownCoastal",
        (s) => (s.unseen.faceDownCoastal[0]!.count += 1),
      ],
      [
        "units face down at sea",
        "FACE_DOWN_IMPOSSIBLE",
        "/unseen/faceDownCoastal/0/space",
        (s) => (s.unseen.faceDownCoastal[0]!.space = "central_ionian"),
      ],
    ],
  );
});

describe("4.0 invariants of clock, score and map", () => {
  spoils(
    () => exampleAt("movement"),
    [
      ["a turn beyond the order's last", "TURN_IMPOSSIBLE", "/turn", (s) => (s.turn = 9)],
      ["morale in turn 1", "MORALE_IMPOSSIBLE", "/morale", (s) => (s.morale = 1)],
      ["a score beyond belief", "VP_IMPOSSIBLE", "/vp", (s) => (s.vp = 100_000)],
      ["a result before the end", "RESULT_IMPOSSIBLE", "/result", (s) => (s.result = "victory")],
      ["an order fulfilled and played on", "RESULT_IMPOSSIBLE", "/orderAchieved", (s) => (s.orderAchieved = true)],
      ["a collier too many", "COLLIER_IMPOSSIBLE", "/colliers", (s) => s.colliers.push({ ...s.colliers[0]! })],
      ["a collier in port", "COLLIER_IMPOSSIBLE", "/colliers/0/space", (s) => (s.colliers[0]!.space = "pola")],
      ["a lost collier at sea", "COLLIER_IMPOSSIBLE", "/colliers/0/space", (s) => (s.colliers[0]!.lost = true)],
      ["a mine without its option", "MINE_IMPOSSIBLE", "/mines", (s) => s.mines.push("central_ionian")],
      [
        "a mine in a neutral port",
        "MINE_IMPOSSIBLE",
        "/mines/0",
        (s) => {
          s.options.mines = true;
          s.mines.push("messina");
        },
      ],
      ["a landing at sea", "LANDING_IMPOSSIBLE", "/landed/0", (s) => s.landed.push("central_ionian")],
      ["a landing under fire", "LANDING_IMPOSSIBLE", "/landed/0", (s) => s.landed.push("bone")],
      ["a visit at sea", "VISIT_IMPOSSIBLE", "/visited/0", (s) => s.visited.push("central_ionian")],
      ["a visit twice", "SPACE_REPEATED", "/visited/1", (s) => s.visited.push("messina", "messina")],
      ["a storm before the Incident phase", "LIST_IMPOSSIBLE", "/storms", (s) => s.storms.push("messina")],
      ["a phase begun already", "LIST_IMPOSSIBLE", "/done", (s) => s.done.push("messina")],
      ["an unknown space in a list", "SPACE_UNKNOWN", "/visited/0", (s) => s.visited.push("nowhere")],
      ["stores to share out", "SHARING_MISPLACED", "/sharing", (s) => (s.sharing = exampleSharing().sharing)],
      ["no stores to share out", "SHARING_MISPLACED", "/sharing", (s) => (s.phase = "sharing")],
      ["no offer to choose from", "INTELLIGENCE_MISPLACED", "/intelligence", (s) => (s.phase = "intelligence_choice")],
      ["no submarine", "INCIDENT_MISPLACED", "/incident", (s) => (s.phase = "submarine_evasion")],
      ["no battle", "BATTLE_MISPLACED", "/battle", (s) => (s.phase = "gunnery")],
      ["a battle", "BATTLE_MISPLACED", "/battle", (s) => (s.battle = exampleMeeting("contact").battle)],
      ["over without a result", "RESULT_IMPOSSIBLE", "/result", (s) => (s.phase = "over")],
      ["a campaign in a scenario", "CAMPAIGN_MISPLACED", "/campaign", (s) => (s.campaign = exampleBetween().campaign)],
      ["a scenario as a campaign", "CAMPAIGN_MISPLACED", "/campaign", (s) => (s.options.campaign = true)],
    ],
  );
});

it("invariants: every operation refuses an impossible snapshot", () => {
  const snapshot = exampleAt("movement");
  snapshot.ships.goeben.space = "nowhere";
  const answer = adjudicate(goeben, { operation: "endPhase", snapshot, seed: "impossible" });
  expect(answer).toMatchObject({ kind: "MALFORMED", faults: [{ code: "SPACE_UNKNOWN" }] });
});

it("invariants: every operation's own example passes", () => {
  const faults = goeben.operations.flatMap(({ name }) => {
    return impossible(goeben.invariants, exampleOf(goeben, name).snapshot as Snapshot, pack.charts);
  });
  expect(faults).toEqual([]);
});

it.each([
  ["en", "Too many Wireless counters: the game has only "],
  ["fr", "Trop de pions de ce type (TSF)\u00a0: le jeu n’en contient que "],
  ["ja", "「無線」のカウンターが多すぎます。ゲームには"],
])("8.3 too many counters of a cargo: the fault names it in %s", async (language, begins) => {
  const snapshot = exampleAt("movement");
  snapshot.ships.goeben.boxes.fill("wireless", 0, 8);
  const phrases = await goeben.phrasesOf(language);
  const answer = adjudicate(goeben, { operation: "endPhase", snapshot, seed: "cargo" }, { phrases });
  const message = expect.stringContaining(begins);
  expect(answer).toMatchObject({ kind: "MALFORMED", faults: [{ code: "COUNTERS_EXCEEDED", message }] });
});
