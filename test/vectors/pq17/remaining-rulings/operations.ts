import { all, type Change, resolves, type Vector } from "../kit";
import { chit } from "../kit/changes";
import { convoy, fleet, ships } from "../kit/fleets";
import { inBox, inPort } from "../kit/stations";
import { chits } from "./next-fortnight";

/** 3.2, 8.4, 15.9.1 The campaign begins, has no operation, or ends one. */
export function operations(): Vector[] {
  const poor: Change = (state) => {
    for (const side of ["allied", "axis"] as const) {
      const mine = state.sides[side];
      for (const each of mine.command) each.available = 0;
      Object.assign(mine, { forces: [], dummies: [], portDummies: [], aircraft: [], patrolWhite: [], chits: [] });
    }
  };
  const empties = convoy("empties", 3, ships("mv", 6), { ...inPort("murmansk"), sailed: false });
  empties.convoy = { ...empties.convoy!, loaded: false, destinations: ["reykjavik"] };
  return [
    resolves({
      id: "campaign-new",
      title: "8.4 A campaign begins with its convoys in their ports and empties in Murmansk (E-82)",
      citation: "8.4",
      operation: "new",
      base: null,
      input: { scenario: "campaign", months: 1, options: [] },
      rolls: chits("L").slice(0, 2),
      snapshot: {
        phase: "prep_initiative",
        phasing: "allied",
        fortnight: "1942-03-I",
        campaign: {
          months: 1,
          boxes: [
            { port: "murmansk", unloading: [], ballast: [{ unit: "mv", cs: 15, damaged: false, faceUp: false }] },
            { port: "arkhangelsk", unloading: [], ballast: [] },
          ],
        },
      },
      rulings: ["E-82"],
    }),
    resolves({
      id: "campaign-no-command",
      title: "3.2 No operation is played when neither side has a command point (E-81); chits are shown (E-96)",
      citation: "3.2",
      operation: "endPhase",
      base: "campaign-planning-axis",
      change: all(poor, chit("axis", "T", "none")),
      input: {},
      rolls: [],
      outcome: { phase: "admin_oob", phasing: "allied" },
      snapshot: { campaign: { fought: false }, sides: { axis: { chits: [{ letter: "T", revealed: true }] } } },
      rulings: ["E-81", "E-96"],
    }),
    resolves({
      id: "campaign-empties-wait",
      title:
        "15.9.1 A convoy in ballast that has not sailed is in its box again, face up, and costs ½ VP a ship (E-86)",
      citation: "15.9.1",
      operation: "endPhase",
      base: "campaign-last-turn",
      change: (state) => {
        state.sides.allied.forces = [empties];
      },
      input: {},
      rolls: [],
      outcome: { phase: "admin_oob" },
      snapshot: {
        campaign: {
          boxes: [{ port: "murmansk", ballast: [{ unit: "mv", cs: 6, damaged: false, faceUp: true }] }, {}],
        },
        vp: { log: [{ code: "EMPTY_IN_RUSSIA", amount: -3, unit: "murmansk", rule: "15.9.1" }] },
        sides: { allied: { forces: [] } },
      },
      rulings: ["E-86"],
    }),
    resolves({
      id: "campaign-damage-given-back",
      title: "2.4 When Tirpitz is sunk the 20 points scored for her damage in earlier fortnights are given back (E-91)",
      citation: "2.4",
      operation: "endPhase",
      base: "campaign-last-turn",
      change: (state) => {
        const { axis } = state.sides;
        axis.campaign!.credited = [{ unit: "tirpitz", amount: 20 }];
        axis.sunk = [{ unit: "tirpitz", cs: 5, turn: 9, loaded: false }];
      },
      input: {},
      rolls: [],
      snapshot: {
        vp: { total: -20, log: [{ side: "axis", code: "CAPITAL_DAMAGE", amount: -20, unit: "tirpitz", rule: "2.4" }] },
        sides: { axis: { campaign: { credited: [] } } },
      },
      rulings: ["E-91"],
    }),
    resolves({
      id: "end-germany-box",
      title: "3.4 A TF in the Germany box is in port: the operation ends (E-72)",
      citation: "3.4",
      operation: "endPhase",
      base: "turn-end",
      change: (state) => {
        state.sides.axis.forces = [fleet("raiders", 1, ships("lutzow", 4), inBox("germany"))];
      },
      input: {},
      rolls: [],
      outcome: { phase: "end" },
      rulings: ["E-72"],
    }),
    resolves({
      id: "end-kara-sea",
      title: "3.4 A convoy in the Kara Sea is at sea: the operation continues",
      citation: "3.4",
      operation: "endPhase",
      base: "turn-end",
      change: (state) => {
        state.sides.axis.forces = [fleet("raiders", 1, ships("lutzow", 4), inBox("kara_sea"))];
      },
      input: {},
      rolls: [],
      outcome: { phase: "turn_weather" },
    }),
  ];
}
