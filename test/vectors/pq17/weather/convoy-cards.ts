import { all, type Change, resolves, type Vector } from "../kit";
import { BOTH_SIDES, cardRoll, DECKS } from "../kit/cards";
import { force, known } from "../kit/changes";
import { CARDS, PLAIN, rolled } from "./roll";

/** 1.7, 6.3.5, 9.2 Vectors for the immediate effects of bad weather on convoys, decks and shadowers. */
export function convoyCards(): Vector[] {
  const gale = rolled("summer", 17);
  const first = DECKS.allied.map((card, index): Vector => {
    const other = DECKS.axis[index]!;
    const cardFacts = [card, other].map(({ no, stop, disperse }) => ({
      dispersed: false,
      card: no,
      moves: !stop,
      disperses: disperse,
    }));
    return resolves({
      ...PLAIN,
      id: `convoy-card-${card.no}`,
      title: `9.2.5 DECKS card ${card.no} of both decks for a convoy in a Gale`,
      citation: "9.2.5",
      rolls: [gale, cardRoll("convoy-move", card.no), cardRoll("convoy-move", card.no)],
      snapshot: {
        sides: {
          allied: { convoyCards: [{ force: "convoy_qp_13", ...cardFacts[0] }] },
          axis: { convoyCards: [{ force: "tromso_tender", ...cardFacts[1] }] },
        },
      },
      rulings: ["D-04"],
    });
  });
  const parted: Change = (state) => {
    const convoy = force(state, "allied");
    convoy.convoy!.dispersed = [{ unit: "mv", cs: 5 }];
    for (const each of convoy.units) if (each.unit === "mv") each.cs = 30;
  };
  return [
    ...first,
    resolves({
      ...PLAIN,
      id: "convoy-card-dispersed-part",
      title: "9.2.5 The dispersed part of a convoy has a card of its own, which disperses no one",
      citation: "9.2.5",
      change: parted,
      rolls: [gale, cardRoll("convoy-move", 4), cardRoll("convoy-move", 2), cardRoll("convoy-move", 1)],
      snapshot: {
        sides: {
          allied: {
            convoyCards: [
              { force: "convoy_qp_13", dispersed: false, card: 4, moves: true, disperses: false },
              { force: "convoy_qp_13", dispersed: true, card: 2, moves: false, disperses: false },
            ],
          },
        },
      },
    }),
    resolves({
      ...PLAIN,
      id: "convoy-card-in-port",
      title: "9.2.5 A convoy in port draws no card",
      citation: "9.2.5",
      change: (state) => {
        Object.assign(force(state, "axis"), { station: "in_port", at: "tromso", block: null });
      },
      rolls: [gale, cardRoll("convoy-move", 7)],
      snapshot: { sides: { axis: { convoyCards: [] } } },
    }),
    resolves({
      ...PLAIN,
      id: "weather-decks-whole",
      title: "1.7 Both decks are whole again before the weather is rolled (D-02)",
      citation: "1.7",
      change: (state) => {
        for (const side of BOTH_SIDES) state.sides[side].deck = [3];
      },
      rolls: [rolled("summer", 8)],
      snapshot: Object.fromEntries([
        ["sides", Object.fromEntries(BOTH_SIDES.map((side) => [side, { deck: DECKS[side].map(({ no }) => no) }]))],
      ]),
    }),
    resolves({
      ...PLAIN,
      id: "weather-gale-ends-shadowing",
      title: "6.3.5 A Gale ends shadowing from the air, and the target loses 1 ID",
      citation: "6.3.5",
      change: all(known("allied", "convoy_qp_13", 2), (state) => {
        state.sides.axis.shadowing = [{ target: 1, by: "sector", id: "trondheim" }];
      }),
      rolls: [gale, ...CARDS],
      after: (state) => {
        force(state, "allied").idLevel = 1;
        state.sides.axis.shadowing = [];
      },
    }),
    resolves({
      ...PLAIN,
      id: "weather-fog-keeps-sector",
      title: "9.2.3 In Fog sectors continue shadowing",
      citation: "9.2.3",
      change: all(known("allied", "convoy_qp_13", 2), (state) => {
        state.sides.axis.shadowing = [{ target: 1, by: "sector", id: "trondheim" }];
      }),
      rolls: [rolled("summer", 12)],
      snapshot: { sides: { axis: { shadowing: [{ target: 1, by: "sector", id: "trondheim" }] } } },
    }),
    resolves({
      ...PLAIN,
      id: "weather-fog-grounds-aircraft",
      title: "9.2.3 Fog sends an air unit home that shadows",
      citation: "9.2.3",
      change: all(known("allied", "convoy_qp_13", 2), (state) => {
        state.sides.axis.shadowing = [{ target: 1, by: "aircraft", id: "fw200_1" }];
        Object.assign(state.sides.axis.aircraft.find(({ id }) => id === "fw200_1")!, {
          mission: "shadow",
          hex: "0708",
        });
      }),
      rolls: [rolled("summer", 12)],
      snapshot: { sides: { axis: { shadowing: [] } } },
      after: (state) => {
        force(state, "allied").idLevel = 1;
      },
    }),
  ];
}
