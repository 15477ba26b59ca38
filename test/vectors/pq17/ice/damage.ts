import { all, type Change, type Roll, resolves, type Vector } from "../kit";
import { type Card, cardsDrawn, DECKS } from "../kit/cards";
import { dummy, force, fresh, keep, removal } from "../kit/changes";
import { of } from "../kit/forces";
import { broken, expected, iceRoll, move, picks } from "./crossing";

/** The hits of some cards. */
function hits(cards: readonly Card[], plus: boolean): number {
  return cards.reduce((sum, each) => sum + each.damage + (plus ? each.plus : 0), 0);
}

/** 10.2.5, 10.2.6 Every card of both decks, four at a time: an attempt on Solid Pack takes all their damage. */
export function damage(): Vector[] {
  return (["allied", "axis"] as const).flatMap((side) =>
    Array.from({ length: 10 }, (_, index) => {
      const cards = DECKS[side].slice(index * 4, index * 4 + 4);
      const numbers = cards.map(({ no }) => no);
      const count = hits(cards, true);
      return resolves({
        ...move(side),
        id: `ice-damage-${side}-${numbers[0]}`,
        title: `10.2.5 DECKS ${side} cards ${numbers.join(", ")}: an attempt on Solid Pack takes all damage, ${count}`,
        citation: "10.2.5",
        change: expected("solid_pack"),
        rolls: [iceRoll("solid_pack", 9), ...cardsDrawn("ice-damage-card", numbers), ...picks(count)],
        outcome: { end: "halted" },
      });
    }),
  );
}

/** 10.2.6 Vectors for the losses of a force by a hit of the ice. */
export function others(): Vector[] {
  const light = (id: string, title: string, change: Change, rolls: Roll[], after: Change, end = "arrived"): Vector =>
    resolves({
      ...move("allied"),
      id,
      title,
      citation: "10.2.6",
      change: all(expected("light_drift"), change),
      rolls: [iceRoll("light_drift", 3), ...cardsDrawn("ice-damage-card", [1]), ...rolls],
      outcome: { end },
      after,
    });
  const entered: Change = (state) => {
    const moving = force(state, "allied");
    moving.at = "0411";
    moving.moved = { hexes: 1, speed: "moderate", entered: ["0411"], done: false };
  };
  return [
    light(
      "ice-heavy-ship",
      "10.2.6 A heavy ship takes one hit and leaves the game, without VP",
      of("allied", ["norfolk", 3], ["dd_ai", 2]),
      picks(1, 1),
      all(entered, (state) => {
        force(state, "allied").units = [fresh("dd_ai", 2)];
        state.sides.allied.removed = [removal("norfolk", 2, "ice")];
      }),
    ),
    light(
      "ice-destroyer",
      "10.2.6 One CS of a class leaves the game",
      of("allied", ["norfolk", 3], ["dd_ai", 2]),
      picks(1, 3),
      all(entered, (state) => {
        force(state, "allied").units = [fresh("norfolk", 3), fresh("dd_ai", 1)];
        state.sides.allied.removed = [removal("dd_ai", 1, "ice")];
      }),
    ),
    light(
      "ice-escort-spared",
      "10.2.6 Escorts and submarines are not damaged (D-13): the only other ship needs no pick",
      of("allied", ["tb_old", 1], ["es_british", 3]),
      [],
      all(entered, (state) => {
        force(state, "allied").units = [fresh("es_british", 3)];
        state.sides.allied.removed = [removal("tb_old", 1, "ice")];
      }),
    ),
    light(
      "ice-last-ship",
      "10.2.6 A force that loses its last ship is gone",
      of("allied", ["tb_old", 1]),
      [],
      (state) => {
        keep(state, "allied");
        state.sides.allied.removed = [removal("tb_old", 1, "ice")];
      },
      "removed",
    ),
    resolves({
      ...move("allied"),
      id: "ice-no-candidate",
      title: "10.2.6 Damage to a force of escorts alone is without effect",
      citation: "10.2.6",
      change: all(expected("light_drift"), of("allied", ["es_british", 3])),
      rolls: [iceRoll("light_drift", 3), ...cardsDrawn("ice-damage-card", [1])],
      outcome: { end: "arrived" },
      snapshot: { sides: { allied: { removed: [] } } },
    }),
    resolves({
      ...move("allied"),
      id: "ice-dummy",
      title: "10.1 A dummy rolls the same dice and draws the same cards, without effect (D-09)",
      change: all(expected("thin_pack"), (state) => {
        keep(state, "allied");
        state.sides.allied.dummies = [dummy(1, "0511")];
      }),
      input: { piece: "dummy_1", speed: "moderate", path: ["0411"], cross: "solid_pack" },
      rolls: [iceRoll("thin_pack", 5), broken(6), ...cardsDrawn("ice-damage-card", [1, 4, 8])],
      outcome: { end: "arrived" },
    }),
    resolves({
      ...move("allied"),
      id: "ice-pack",
      title: "10.2.6 A Wolf Pack draws its card; its boats are not damaged",
      citation: "10.2.6",
      change: all(expected("light_drift"), (state) => {
        Object.assign(force(state, "allied"), { kind: "wolf_pack", units: [fresh("ss_british", 3)] });
        force(state, "allied").fuel.marker = null;
      }),
      rolls: [iceRoll("light_drift", 3), ...cardsDrawn("ice-damage-card", [1])],
      outcome: { end: "arrived" },
    }),
  ];
}
