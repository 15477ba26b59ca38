import type { Snapshot } from "../../../src/rulesets/goeben/snapshot";
import { all, type Change, draw, type Json, needs, refused, type Vector } from "./kit";
import { coastal, consortIs, marker, set, ship } from "./kit/changes";
import { battle, came, ended, inContact, printed, resolves, SEA } from "./kit/combat";

type To = readonly { readonly ship: string; readonly space: string }[];

const waiting = inContact("GC2", "break_off");

const plan = { operation: "breakOff", base: "warrior-contact", citation: "14.4", change: waiting };

function flights(...spaces: readonly [string, string][]): { readonly to: To } {
  return { to: spaces.map(([id, space]) => ({ ship: id, space })) };
}

/** Both ships and Warrior meet in another space. */
function meetingAt(space: string): Change {
  return all(
    ship("goeben", { space }),
    ship("breslau", { space }),
    marker("warrior", "set_aside", space),
    battle({ space }),
  );
}

/** The German ships have gone, and the Allied ships are in the pool. */
function sendAway(to: To, space = SEA): Change {
  return all(
    (state: Snapshot) => {
      for (const { ship: id, space: at } of to) {
        const target = state.austroHungarian.find((each) => each.id === id) ?? state.ships[id as "goeben"];
        Object.assign(target, { space: at, arrived: 2 });
      }
    },
    marker("warrior", "pool", null, { turn: 2 }),
    set({ phase: "naval_combat", battle: null, done: [space], threatened: [space] }),
  );
}

/** 14.4 The end of a battle with Warrior that the player refuses. */
function leftAlone(space = SEA): Json {
  return ended(space, {}, { warrior: "unharmed" }, { ended: "broke_off" });
}

/** 14.4 Breaking off. */
function breakingOff(): Vector[] {
  const flies = (
    id: string,
    title: string,
    input: { to: To },
    more: { change?: Change; space?: string } = {},
  ): Vector =>
    resolves({
      ...plan,
      id: `break-off-${id}`,
      title: `14.4 ${title}`,
      change: all(waiting, more.change),
      input,
      rolls: [],
      outcome: { ...input, end: leftAlone(more.space), phase: "naval_combat", vp: 0, alert: 1 },
      after: sendAway(input.to, more.space),
      rulings: ["D-31"],
    });
  const shut = (
    id: string,
    title: string,
    input: { to: To },
    more: { change?: Change; code: string; section?: string; pointer?: string; base?: string },
  ): Vector =>
    refused({
      ...plan,
      section: "14.4",
      ...more,
      id: `break-off-${id}`,
      title: `14.4 ${title}`,
      change: all(waiting, more.change),
      input,
    });
  const both = (space: string): { to: To } => flights(["goeben", space], ["breslau", space]);
  const venice = meetingAt("gulf_of_venice");
  return [
    flies("together", "All ships break off to one space; the Allied ships go to the pool", both("off_zante")),
    flies(
      "apart",
      "Ships may break off to several spaces",
      flights(["goeben", "off_zante"], ["breslau", "medina_bank"]),
    ),
    flies(
      "any-order",
      "The order in which ships are named does not matter",
      flights(["breslau", "south_of_messina"], ["goeben", "south_of_messina"]),
    ),
    flies("friendly-base", "A friendly port or base is a refuge", flights(["goeben", "pola"], ["breslau", "trieste"]), {
      change: venice,
      space: "gulf_of_venice",
    }),
    flies("beside-friendly-marker", "A Friendly Ship marker bars no refuge", both("off_zante"), {
      change: marker("friendly_ship_1", "set_aside", "off_zante"),
    }),
    shut("neutral", "A neutral base is no refuge", flights(["goeben", "venice"], ["breslau", "pola"]), {
      change: venice,
      code: "NO_REFUGE",
      pointer: "/input/to/0/space",
    }),
    shut("enemy-port", "An enemy port is no refuge", both("port_said"), {
      change: meetingAt("nile_delta"),
      code: "NO_REFUGE",
      pointer: "/input/to/0/space",
    }),
    shut("face-down", "A space with a face-down marker is no refuge", both("adriatic_pz"), {
      change: meetingAt("gulf_of_taranto"),
      code: "MARKER_THERE",
      pointer: "/input/to/0/space",
    }),
    shut("warship", "A space with an Allied warship is no refuge", both("off_zante"), {
      change: marker("chatham", "map", "off_zante"),
      code: "MARKER_THERE",
      pointer: "/input/to/0/space",
    }),
    shut("far", "A refuge is one line away", both("cape_matapan"), {
      code: "VALUE_NOT_LISTED",
      pointer: "/input/to/0/space",
    }),
    shut("closed-order", "A refuge is a space that the order opens", both("atlantic_exit"), {
      change: all(meetingAt("gibraltar_pz")),
      code: "ORDER_CLOSES_SPACE",
      section: "12.5",
      pointer: "/input/to/0/space",
    }),
    shut("one-stays", "All ships break off or none", flights(["goeben", "off_zante"]), {
      code: "CHOICE_COUNT",
      pointer: "/input/to",
    }),
    shut("one-twice", "Each ship breaks off once", flights(["goeben", "off_zante"], ["goeben", "medina_bank"]), {
      code: "ALL_BREAK_OFF",
      pointer: "/input/to",
    }),
    shut("engines-0", "A ship without Engines holds all the others (D-76)", both("off_zante"), {
      change: ship("breslau", { engines: 0 }),
      code: "NO_REFUGE",
    }),
    shut("surrounded", "Without any refuge there is no break-off", both("off_zante"), {
      change: all(
        ...["south_of_messina", "gulf_of_taranto", "off_zante", "medina_bank"].map((space, index) =>
          marker(["chatham", "dublin", "weymouth", "gloucester"][index]!, "map", space),
        ),
      ),
      code: "NO_REFUGE",
    }),
    refused({
      ...plan,
      id: "break-off-out-of-turn",
      title: "14.4 Break-off needs First Salvo",
      change: (): void => {},
      input: both("off_zante"),
      code: "OUT_OF_TURN",
      section: "14.4",
    }),
    resolves({
      ...plan,
      base: "bone-contact",
      id: "break-off-bombardment",
      title: "16.0 The player may break off from coastal defences, which stay face down (D-49b)",
      citation: "16.0",
      input: both("nw_of_bizerte"),
      outcome: { phase: "bombardment", alert: 1 },
      after: (state) => {
        for (const id of ["goeben", "breslau"] as const)
          Object.assign(state.ships[id], { space: "nw_of_bizerte", arrived: 2 });
        Object.assign(state, { phase: "bombardment", battle: null, done: ["bone"] });
      },
      rulings: ["D-49b"],
    }),
  ];
}

const consortsFlee: To = [
  { ship: "goeben", space: "central_adriatic" },
  { ship: "breslau", space: "central_adriatic" },
  { ship: "viribus_unitis", space: "cattaro" },
  { ship: "novara", space: "cattaro" },
];

/** 20.0 Austro-Hungarian ships break off with the others. */
function consorts(): Vector[] {
  const base = "consorts-contact";
  const away: Change = all(
    sendAway(consortsFlee, "southern_adriatic"),
    marker("dd_5th_flotilla_1", "pool", null, { turn: 2 }),
  );
  const sicily = "sicilian_channel";
  const moved: Change = all(
    meetingAt(sicily),
    marker("dd_5th_flotilla_1", "set_aside", sicily),
    consortIs("viribus_unitis", { space: sicily }),
    consortIs("novara", { space: sicily }),
  );
  return [
    resolves({
      ...plan,
      base,
      id: "break-off-consorts",
      title: "20.0 Austro-Hungarian ships break off with the German ships",
      citation: "20.0",
      input: { to: consortsFlee },
      outcome: { phase: "naval_combat" },
      after: away,
    }),
    refused({
      ...plan,
      base,
      id: "break-off-consorts-west",
      title: "20.0 Austro-Hungarian ships do not break off into the Western Mediterranean",
      citation: "20.0",
      change: all(waiting, moved),
      input: { to: consortsFlee.map((each) => ({ ...each, space: "nw_of_bizerte" })) },
      code: "ZONE_CLOSED",
      section: "20.0",
      pointer: "/input/to/2/space",
    }),
  ];
}

/** 14.2, 14.4 Accepting battle. */
function accepting(): Vector[] {
  const accept = { operation: "acceptBattle", base: "warrior-contact", citation: "14.2", change: waiting };
  const empty = all(ship("goeben", { ammunition: 0, torpedoes: 0 }), ship("breslau", { ammunition: 0, torpedoes: 0 }));
  const alone: Change = (state) => {
    Object.assign(state.ships.goeben, { space: "off_zante" });
    state.battle!.german = ["breslau"];
  };
  const primary = printed("warrior", "breslau", ["primary"]);
  const all4 = (["primary", "secondary", "tertiary", "torpedo"] as const).map((each) =>
    printed("warrior", "breslau", [each]),
  );
  const battleEnd = ({ outcome }: { outcome: Json }): Json => ({ allied: outcome.allied, end: outcome.end });
  const bare = came(null, all4, ended(SEA, {}, { warrior: "unharmed" }));
  const unit = draw("coastal-unit", 5, "cdu_05");
  const shown = coastal("cdu_05", "bone");
  return [
    resolves({
      ...accept,
      id: "accept",
      title: "14.2 With First Salvo the player fires first",
      rolls: [],
      outcome: { allied: [], end: null, phase: "gunnery" },
      after: set({ phase: "gunnery" }),
    }),
    resolves({
      ...accept,
      id: "accept-without-primary",
      title: "14.2 A step without capable ships is skipped: Breslau has no primary guns, Warrior has",
      change: all(waiting, alone),
      rolls: [...primary.rolls],
      outcome: { allied: [primary.outcome], end: null, phase: "gunnery" },
      after: all(set({ phase: "gunnery" }), battle({ round: 1, anyFire: true })),
    }),
    resolves({
      ...accept,
      id: "accept-unarmed",
      title: "14.2 Ships without ammunition and torpedoes are fired at for four rounds, then the battle is over",
      change: all(waiting, empty),
      rolls: bare.rolls,
      outcome: { ...battleEnd(bare), phase: "naval_combat", alert: 2, vp: 0 },
      after: all(
        marker("warrior", "pool", null, { turn: 2 }),
        set({ phase: "naval_combat", battle: null, alert: 2, done: [SEA], threatened: [SEA] }),
      ),
      rulings: ["D-50"],
    }),
    resolves({
      ...accept,
      base: "bone-contact",
      id: "accept-bombardment",
      title: "16.0 Coastal defence units turn face up when fire is open (D-49b, C.12)",
      citation: "16.0",
      rolls: [unit],
      outcome: { allied: [], end: null, phase: "bombarding" },
      after: all(set({ phase: "bombarding" }), shown),
      rulings: ["D-49b"],
    }),
    resolves({
      ...accept,
      base: "toulon-contact",
      id: "accept-bombardment-two-units",
      title: "16.0 A base with two units shows both, one draw after the other",
      citation: "16.0",
      rolls: [draw("coastal-unit", 18, "cdu_18"), draw("coastal-unit", 17, "cdu_17")],
      outcome: { phase: "bombarding" },
      after: all(set({ phase: "bombarding" }), coastal("cdu_18", "toulon"), coastal("cdu_17", "toulon")),
    }),
    needs({
      ...accept,
      base: "bone-contact",
      id: "accept-needs-unit",
      title: "16.0 Requests the draw of a face-down unit among all that no one has seen",
      citation: "16.0",
      next: { label: "coastal-unit", dice: "1d18", count: 1, sides: 18, chart: null },
    }),
    refused({
      ...accept,
      id: "accept-out-of-turn",
      title: "14.4 Battle is accepted with First Salvo",
      citation: "14.4",
      change: (): void => {},
      code: "OUT_OF_TURN",
      section: "14.4",
    }),
  ];
}

/** 14.4 The player's First Salvo: break off, or accept battle. */
export const vectors = (): Vector[] => [...breakingOff(), ...consorts(), ...accepting()];
