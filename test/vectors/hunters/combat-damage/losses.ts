import { ended, experte, fight, type Json, logRow, merged, type Vector, wounds } from "../kit/combat";
import { e2, e3, e4, flooding, scuttle, severity, who } from "../kit/rolls";
import { going, hits } from "./hits";

function floods(): Vector[] {
  const one = (id: string, title: string, face: number, drms: string[], boxes: number, patch?: Json): Vector =>
    hits({
      id: `flooding-${id}`,
      title: `10.1.3 Additional flooding: ${title}`,
      citation: "10.1.3",
      ...(patch === undefined ? {} : { patch }),
      natural: 4,
      numbers: [e4(12), flooding(face, drms)],
      outcome: going(["flooding"]),
      snapshot: { boat: { flooding: boxes } },
    });
  return [
    one("4", "none on a 4", 4, [], 1),
    one("5", "one box on a 5", 5, [], 2),
    one("6", "one box on a 6", 6, [], 2),
    one("li-experte", "an Experte LI -1", 5, ["FLOOD_LI_EXPERTE"], 1, experte("li")),
    one("li-experte-6", "an Experte LI cannot stop a 6", 6, ["FLOOD_LI_EXPERTE"], 2, experte("li")),
    one("li-sw", "the LI out of action +1", 4, ["FLOOD_LI_OUT"], 2, wounds({ li: "SW" })),
    one(
      "li-kia-experte",
      "an Experte LI out of action helps no more",
      4,
      ["FLOOD_LI_OUT"],
      2,
      merged(experte("li"), wounds({ li: "KIA" })),
    ),
    one(
      "li-lw",
      "a lightly wounded Experte LI still helps",
      5,
      ["FLOOD_LI_EXPERTE"],
      1,
      merged(experte("li"), wounds({ li: "LW" })),
    ),
    hits({
      id: "flooding-li-lost-in-the-attack",
      title: "10.0 Additional flooding: an LI put out of action by this attack is missed at once",
      citation: "10.0",
      patch: experte("li"),
      natural: 7,
      numbers: [e4(12), e4(53), who([6, 5]), severity(5), flooding(4, ["FLOOD_LI_OUT"])],
      outcome: going(["flooding", "crew_injury"]),
      snapshot: merged({ boat: { flooding: 2 } }, wounds({ li: "SW" })),
    }),
    hits({
      id: "flooding-once-an-attack",
      title: "10.1.3 Additional flooding: one roll however many results",
      citation: "10.1.3",
      natural: 9,
      numbers: [e4(12), e4(21), e4(31), flooding(6)],
      outcome: going(["flooding", "flooding", "flooding"]),
      snapshot: { boat: { flooding: 4 } },
    }),
    hits({
      id: "flooding-of-earlier-rounds",
      title: "10.1.3 Additional flooding: none when this round brought no flooding",
      citation: "10.1.3",
      patch: { boat: { flooding: 3 } },
      natural: 4,
      numbers: [e4(33)],
      outcome: going(["hull"]),
      snapshot: { boat: { flooding: 3, hull: 1 } },
    }),
  ];
}

function ends(): Vector[] {
  const lost = (hitCount: number, damage: string[], fate: string): Json => ({
    hits: hitCount,
    damage,
    phase: "over",
    fate,
  });
  const rich = {
    ships: [
      { type: "tanker", name: null, tons: 60000, sunk: true },
      { type: "tanker", name: null, tons: 60000, sunk: true },
    ],
  };
  const tons = { log: [logRow("1940-10", rich)] };
  return [
    hits({
      id: "last-hull-box",
      title: "10.3.2 The last hull box sinks the boat; the hits left are not rolled",
      citation: "9.6.11",
      patch: { boat: { hull: 7 } },
      natural: 12,
      numbers: [e4(35)],
      outcome: lost(5, ["hull"], "sunk_hull"),
      snapshot: merged(ended("sunk_hull"), { boat: { hull: 8 } }),
    }),
    hits({
      id: "double-hull-at-the-last-box",
      title: "10.3.2 Double hull damage stops at the last box",
      citation: "10.3.2",
      patch: { boat: { hull: 7 } },
      natural: 4,
      numbers: [e4(65)],
      outcome: lost(1, ["hull"], "sunk_hull"),
      snapshot: merged(ended("sunk_hull"), { boat: { hull: 8 } }),
    }),
    hits({
      id: "sunk-keeps-the-tonnage",
      title: "5.2.3 A sunk boat is judged by its tonnage",
      citation: "5.2.3",
      patch: merged({ boat: { hull: 7 } }, tons),
      natural: 4,
      numbers: [e4(33)],
      outcome: lost(1, ["hull"], "sunk_hull"),
      snapshot: ended("sunk_hull", { tons: 120000, victory: "marginal_victory" }),
    }),
    hits({
      id: "last-flooding-box-scuttled",
      title: "10.1.2 The last flooding box forces the boat up; it is scuttled",
      citation: "10.9.2",
      patch: { boat: { flooding: 7 } },
      natural: 9,
      numbers: [e4(44), scuttle([5, 6])],
      outcome: lost(3, ["flooding"], "scuttled_pow"),
      snapshot: merged(ended("scuttled_pow"), { boat: { flooding: 8 } }),
    }),
    hits({
      id: "last-flooding-box-captured",
      title: "10.9.2 A boat that cannot be scuttled is captured: Defeat whatever the tonnage",
      citation: "5.2.2",
      patch: merged({ boat: { flooding: 7 } }, tons),
      natural: 4,
      numbers: [e4(44), scuttle([6, 6])],
      outcome: lost(1, ["flooding"], "captured"),
      snapshot: ended("captured", { tons: 120000, victory: "defeat" }),
    }),
    hits({
      id: "scuttling-kmdt-sw",
      title: "10.9.3 Scuttling with a seriously wounded Kommandant +1",
      citation: "10.9.3",
      patch: merged({ boat: { flooding: 6 } }, wounds({ kmdt: "SW" })),
      natural: 4,
      search: [e2([5, 4], ["E2_KMDT_SW"]), e3([2, 2])],
      numbers: [e4(54), scuttle([5, 6], ["SCUTTLE_KMDT_SW"])],
      outcome: lost(1, ["flooding"], "captured"),
      snapshot: ended("captured"),
    }),
    hits({
      id: "scuttling-kmdt-lw",
      title: "10.9.3 A lightly wounded Kommandant scuttles as a sound one",
      citation: "10.9.3",
      patch: merged({ boat: { flooding: 7 } }, wounds({ kmdt: "LW" })),
      natural: 4,
      numbers: [e4(43), scuttle([5, 6])],
      outcome: lost(1, ["flooding"], "scuttled_pow"),
      snapshot: ended("scuttled_pow"),
    }),
    hits({
      id: "kmdt-lost-then-scuttling",
      title: "10.0 A Kommandant put out of action by one hit is missed when the next forces the boat up",
      citation: "10.9.3",
      patch: { boat: { flooding: 7 } },
      natural: 7,
      numbers: [e4(13), who([1, 1]), severity(4), e4(12), scuttle([5, 6], ["SCUTTLE_KMDT_SW"])],
      outcome: lost(2, ["crew_injury", "flooding"], "captured"),
      snapshot: merged(ended("captured"), wounds({ kmdt: "SW" })),
    }),
    hits({
      id: "additional-flooding-last-box",
      title: "10.1.2 Additional flooding can fill the last box",
      citation: "10.1.2",
      patch: { boat: { flooding: 6 } },
      natural: 4,
      numbers: [e4(51), flooding(5), scuttle([1, 1])],
      outcome: lost(1, ["flooding"], "scuttled_pow"),
      snapshot: merged(ended("scuttled_pow"), { boat: { flooding: 8 } }),
    }),
    hits({
      id: "kmdt-killed",
      title: "10.5.2 The Kommandant's death ends the game at once",
      citation: "10.5.2",
      natural: 9,
      numbers: [e4(21), e4(13), who([1, 1]), severity(6)],
      outcome: lost(3, ["flooding", "crew_injury"], "kmdt_kia"),
      snapshot: merged(ended("kmdt_kia"), wounds({ kmdt: "KIA" })),
    }),
    hits({
      id: "viia-last-hull-box",
      title: "10.3.2 A VIIA is sunk at its seventh hull box",
      citation: "10.3.2",
      patch: { boat: { type: "VIIA", hull: 6, fwdReloads: { G7a: 3, G7e: 2 } } },
      natural: 4,
      numbers: [e4(41)],
      outcome: lost(1, ["hull"], "sunk_hull"),
      snapshot: merged(ended("sunk_hull"), { boat: { hull: 7 } }),
    }),
    hits({
      id: "ixc-ninth-box",
      title: "10.3.2 A IXC lives with eight hull boxes",
      citation: "10.3.2",
      base: "ixa-detection",
      patch: merged({ boat: { type: "IXC", hull: 7, flooding: 7 } }, fight({ dayNight: "night" })),
      natural: 7,
      numbers: [e4(55), e4(12), flooding(1)],
      outcome: going(["hull", "flooding"]),
      snapshot: { boat: { hull: 8, flooding: 8 } },
    }),
  ];
}

/** Flooding, and how damage ends a career. */
export const losses = (): Vector[] => [...floods(), ...ends()];
