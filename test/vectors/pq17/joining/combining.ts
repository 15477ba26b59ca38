import { all, type Case, type Change, needs, refused, resolves, type Vector } from "../kit";
import { cardRoll, DECKS } from "../kit/cards";
import { force, fresh, known, options, phase, weather } from "../kit/changes";
import { COVER, convoy, second } from "../kit/forces";

const TWO: Change = second("allied", "tf_second", "0708", ["kent", 3], ["dd_ai", 2]);

/** 1.2.4, 9.4, 11.1.1 Forces that become one. */
export function combining(): Vector[] {
  const plain: Omit<Case, "id" | "title"> = {
    citation: "1.2.4",
    operation: "combineForces",
    base: "lone-allied",
    input: { force: COVER, joining: "tf_second" },
  };
  const step = phase("combine", "allied");
  const merged =
    (changes: Change): Change =>
    (state) => {
      state.sides.allied.forces.pop();
      force(state, "allied").units = [fresh("norfolk", 3), fresh("kent", 3), fresh("dd_ai", 2)];
      changes(state);
    };
  const levels: Change = all(known("allied", COVER, 1), known("allied", "tf_second", 3));
  const markers =
    (a: number, b: number): Change =>
    (state) => {
      force(state, "allied", COVER).fuel.marker = a;
      force(state, "allied", "tf_second").fuel.marker = b;
    };
  const finds = DECKS.allied.find(({ day }) => day.force[3] === "3")!.no;
  const fails = DECKS.allied.find(({ day }) => day.force[3] === "-")!.no;
  const option = options("combine_location");
  return [
    resolves({
      ...plain,
      id: "combine",
      title: "1.2.4 The whole has the higher ID",
      change: all(step, TWO, levels),
      rolls: [],
      outcome: { combined: true },
      after: merged(known("allied", COVER, 3)),
    }),
    resolves({
      ...plain,
      id: "combine-fuel",
      title: "11.1.1 The whole has the earlier fuel marker",
      citation: "11.1.1",
      change: all(step, TWO, markers(18, 14)),
      rolls: [],
      after: merged((state) => {
        force(state, "allied").fuel.marker = 14;
      }),
    }),
    resolves({
      ...plain,
      id: "combine-fuel-state",
      title: "11.1.1 The most advanced state comes before the earlier marker",
      citation: "11.1.1",
      change: all(step, TWO, (state) => {
        force(state, "allied", "tf_second").fuel = { state: "low", marker: 20, refuelled: false };
      }),
      rolls: [],
      after: merged((state) => {
        force(state, "allied").fuel = { state: "low", marker: 20, refuelled: false };
      }),
    }),
    resolves({
      ...plain,
      id: "combine-storm-plain",
      title: "9.4 Without the option forces combine in a Storm without a card",
      citation: "9.4",
      change: all(step, TWO, weather("storm")),
      rolls: [],
      outcome: { combined: true },
    }),
    ...(["storm", "gale"] as const).map((bad) =>
      resolves({
        ...plain,
        id: `combine-${bad}-found`,
        title: `9.4 With the option a card finds the other force in a ${bad === "storm" ? "Storm" : "Gale"}, as if it were ID3`,
        citation: "9.4",
        change: all(step, TWO, weather(bad), option),
        rolls: [
          cardRoll("combine-card", bad === "storm" ? finds : DECKS.allied.find(({ day }) => day.force[4] === "3")!.no),
        ],
        outcome: { combined: true },
      }),
    ),
    resolves({
      ...plain,
      id: "combine-storm-missed",
      title: "9.4 With the option a card that fails keeps them apart",
      citation: "9.4",
      change: all(step, TWO, weather("storm"), option),
      rolls: [cardRoll("combine-card", fails)],
      outcome: { combined: false },
    }),
    resolves({
      ...plain,
      id: "combine-fog",
      title: "9.4 With the option no card is drawn in Fog",
      citation: "9.4",
      change: all(step, TWO, weather("fog"), option),
      rolls: [],
      outcome: { combined: true },
    }),
    needs({
      ...plain,
      id: "combine-asks",
      title: "9.4 With the option combining requests its card",
      citation: "9.4",
      change: all(step, TWO, weather("gale"), option),
      next: { label: "combine-card" },
    }),
    refused({
      ...plain,
      id: "combine-apart",
      title: "1.2.4 Forces of two hexes do not combine",
      change: all(step, second("allied", "tf_second", "0707", ["kent", 3])),
      code: "NOBODY_JOINS",
      section: "1.2.4",
    }),
    refused({
      ...plain,
      id: "combine-out-of-turn",
      title: "1.2.4 Forces combine after surface combat",
      change: all(phase("move_detach", "allied"), TWO),
      code: "OUT_OF_TURN",
      section: "1.2.4",
    }),
  ];
}

/** 1.2.5, 11.1.1 Forces that exchange ships. */
export function exchanging(): Vector[] {
  const plain: Omit<Case, "id" | "title"> = { citation: "1.2.5", operation: "exchangeShips", base: "lone-allied" };
  const step = phase("combine", "allied");
  const example: Change = all(step, second("allied", "tf_3", "0708", ["norfolk", 3], ["dd_ai", 2]), (state) => {
    convoy("0708", 9)(state);
    const first = force(state, "allied");
    Object.assign(first, { block: 1 });
    first.units = [fresh("dd_tribal", 2), fresh("mv", 10)];
    first.fuel.marker = 13;
    force(state, "allied", "tf_3").fuel.marker = 17;
    state.turn = 8;
  });
  return [
    resolves({
      ...plain,
      id: "exchange-example",
      title: "11.1.1 The example of TF 3 and convoy 1: they exchange their light ships and with them their markers",
      citation: "11.1.1",
      change: all(example, (state) => {
        force(state, "allied", "tf_3").units = [fresh("dd_ai", 2)];
      }),
      input: { force: COVER, to: "tf_3", units: [{ unit: "dd_tribal", cs: 2 }], back: [{ unit: "dd_ai", cs: 2 }] },
      rolls: [],
      after: (state) => {
        const first = force(state, "allied");
        first.units = [fresh("mv", 10), fresh("dd_ai", 2)];
        first.fuel.marker = 17;
        const other = force(state, "allied", "tf_3");
        other.units = [fresh("dd_tribal", 2)];
        other.fuel.marker = 13;
      },
      rulings: ["E-32"],
    }),
    resolves({
      ...plain,
      id: "exchange-give",
      title: "1.2.5 Ships go over to the other force, and with them the earlier marker",
      change: example,
      input: { force: COVER, to: "tf_3", units: [{ unit: "dd_tribal", cs: 1 }], back: [] },
      rolls: [],
      after: (state) => {
        force(state, "allied").units = [fresh("dd_tribal", 1), fresh("mv", 10)];
        const other = force(state, "allied", "tf_3");
        other.units = [fresh("norfolk", 3), fresh("dd_ai", 2), fresh("dd_tribal", 1)];
        other.fuel.marker = 13;
      },
    }),
  ];
}
