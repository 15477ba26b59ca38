import { describe } from "vitest";
import {
  exampleBetween,
  exampleMeeting,
  exampleOffer,
  exampleOffPort,
  exampleSubmarine,
} from "../../../../../test/fixtures/goeben/positions";
import { markerAt, spoils } from "../../../../../test/fixtures/goeben/spoils";
import type { Snapshot } from "../../snapshot";

/** Returns the snapshot with the battle's Allied ship face up on the map. */
function faceUp(state: Snapshot): Snapshot {
  state.markers[markerAt(state, "warrior")]!.place = "map";
  return state;
}

describe("11.2 invariants of an intelligence offer", () => {
  spoils(
    () => exampleOffer("IR"),
    [
      ["JE alone", "INTELLIGENCE_MISPLACED", "/intelligence/offers", (s) => (s.intelligence!.offers = ["JE"])],
      ["without an attempt", "INTELLIGENCE_MISPLACED", "/intelligenceUsed", (s) => (s.intelligenceUsed = false)],
    ],
  );
});

describe("13.0 invariants of an incident", () => {
  spoils(
    () => exampleSubmarine("submarine_evasion"),
    [
      ["where no ship is", "INCIDENT_IMPOSSIBLE", "/incident/space", (s) => (s.incident!.space = "pola")],
      ["an empty queue", "INCIDENT_IMPOSSIBLE", "/incident/queue", (s) => (s.incident!.queue = [])],
      ["an unseen marker", "INCIDENT_IMPOSSIBLE", "/incident/drawn/1", (s) => s.incident!.drawn.push("warrior")],
      ["a marker in the pool", "INCIDENT_IMPOSSIBLE", "/incident/queue/1", (s) => s.incident!.queue.push("storm_1")],
      [
        "nobody with coal",
        "INCIDENT_IMPOSSIBLE",
        "/incident/space",
        ({ ships }) => {
          ships.goeben.coal = 0;
          ships.breslau.coal = 0;
        },
      ],
    ],
  );
});

describe("14.0 invariants of a battle", () => {
  spoils(
    () => exampleMeeting("gunnery"),
    [
      [
        "a consort that no chart holds",
        "SHIP_ELSEWHERE",
        "/battle/austroHungarian/0/id",
        ({ battle }) => {
          const { id: _, ...hurt } = battle!.allied[0]!;
          battle!.austroHungarian = [{ ...hurt, id: "nowhere" }];
        },
      ],
      ["a ship elsewhere", "SHIP_ELSEWHERE", "/battle/german/0", (s) => (s.ships.goeben.space = "pola")],
      ["a ship twice", "SHIP_REPEATED", "/battle/german/2", (s) => s.battle!.german.push("goeben")],
      ["a ship left out", "SHIP_LEFT_OUT", "/battle/german", (s) => s.battle!.german.pop()],
      [
        "an Allied ship elsewhere",
        "SHIP_ELSEWHERE",
        "/battle/allied/0/id",
        (s) => (s.battle!.allied[0]!.id = "defence"),
      ],
      ["an Allied ship left out", "SHIP_LEFT_OUT", "/battle/allied", (s) => (s.battle!.allied = [])],
      [
        "more damage than armor",
        "DAMAGE_IMPOSSIBLE",
        "/battle/allied/0/damage",
        (s) => (s.battle!.allied[0]!.damage = 99),
      ],
      [
        "hits without damage",
        "DAMAGE_IMPOSSIBLE",
        "/battle/allied/0/damage",
        (s) => (s.battle!.allied[0]!.gunHits = 1),
      ],
      ["a round too many", "ROUND_MISMATCH", "/battle/round", (s) => (s.battle!.round = 3)],
      ["without contact", "CONTACT_MISMATCH", "/battle/contact", (s) => (s.battle!.contact = null)],
      ["the wrong side first", "CONTACT_MISMATCH", "/battle/contact", (s) => (s.battle!.first = "allied")],
      ["unseen", "BATTLE_UNSEEN", "/battle/visibility", (s) => (s.battle!.visibility = "poor")],
      ["at night without its option", "BATTLE_UNSEEN", "/battle/night", (s) => (s.battle!.night = true)],
      ["in a storm", "BATTLE_PLACE", "/battle/space", (s) => faceUp(s).storms.push("central_ionian")],
      ["in a space done with", "BATTLE_PLACE", "/battle/space", (s) => faceUp(s).done.push("central_ionian")],
      ["everybody has fired", "NOBODY_TO_ACT", "/battle", (s) => (s.battle!.fired = ["goeben", "breslau"])],
      ["nobody to fire at", "BATTLE_SIDES", "/battle/allied", (s) => (s.battle!.allied[0]!.withdrawn = true)],
      ["maximum fire unpaid", "SHIP_REPEATED", "/battle/maximumFire", (s) => (s.battle!.maximumFire = ["goeben"])],
      ["paid without fire", "FIRE_IMPOSSIBLE", "/battle/anyFire", (s) => (s.battle!.paid = ["goeben"])],
      ["one nation's order", "BATTLE_SIDES", "/battle/firstNation", (s) => (s.battle!.firstNation = "german")],
      ["a bombardment", "ROUND_MISMATCH", "/battle/round", (s) => (s.battle!.kind = "bombardment")],
    ],
  );
});

describe("16.0 invariants of a bombardment", () => {
  spoils(
    () => exampleOffPort("bombarding"),
    [
      ["defences destroyed", "BATTLE_PLACE", "/battle/space", (s) => (s.coastal[0]!.destroyed = true)],
      [
        "at night",
        "BATTLE_UNSEEN",
        "/battle/night",
        (s) => {
          s.options.nightCombat = true;
          s.battle!.night = true;
        },
      ],
    ],
  );
});

describe("24 invariants of a campaign", () => {
  spoils(exampleBetween, [
    [
      "an order left and played",
      "ORDER_REPEATED",
      "/campaign/ordersLeft/5",
      (s) => s.campaign!.ordersLeft.push("ottoman_alliance"),
    ],
    ["orders out of order", "ORDER_REPEATED", "/campaign/ordersLeft/1", (s) => s.campaign!.ordersLeft.reverse()],
    ["an order nowhere", "ORDER_MISSING", "/campaign/ordersLeft", (s) => s.campaign!.ordersLeft.pop()],
    ["rated too early", "ORDER_REPEATED", "/campaign/achieved", (s) => s.campaign!.achieved.push("ottoman_alliance")],
    ["a scenario skipped", "CAMPAIGN_IMPOSSIBLE", "/campaign/scenario", (s) => (s.campaign!.scenario = 2)],
    ["a result before the end", "CAMPAIGN_IMPOSSIBLE", "/campaign/result", (s) => (s.campaign!.result = "draw")],
    [
      "a ship sunk for good that is not",
      "CAMPAIGN_IMPOSSIBLE",
      "/campaign/sunkForGood/0",
      (s) => s.campaign!.sunkForGood.push("defence"),
    ],
    [
      "an alliance nobody made",
      "BONUS_IMPOSSIBLE",
      "/campaign/alliances/0",
      (s) => s.campaign!.alliances.push("italian"),
    ],
    ["high seas nobody won", "BONUS_IMPOSSIBLE", "/campaign/highSeas/0", (s) => s.campaign!.highSeas.push("malta_pz")],
    [
      "a start nobody allowed",
      "BONUS_IMPOSSIBLE",
      "/campaign/startSpaces/0",
      (s) => s.campaign!.startSpaces.push("genoa"),
    ],
    [
      "a bonus of an order not achieved",
      "BONUS_IMPOSSIBLE",
      "/campaign/atlanticBonus",
      (s) => (s.campaign!.atlanticBonus = "remove_british_bc"),
    ],
    [
      "a cruiser nobody gained",
      "BONUS_IMPOSSIBLE",
      "/campaign/austroHungarianGained",
      (s) => (s.campaign!.austroHungarianGained = true),
    ],
    ["lost and fulfilled", "RESULT_IMPOSSIBLE", "/result", (s) => (s.result = "defeat")],
    ["another reason", "RESULT_IMPOSSIBLE", "/endReason", (s) => (s.endReason = "turn_limit")],
  ]);
});
