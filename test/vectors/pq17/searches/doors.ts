import { type Case, type Change, needs, refused, resolves, type Vector } from "../kit";
import { cardRoll, DECKS } from "../kit/cards";
import { force, fresh, light } from "../kit/changes";
import { convoyOf } from "./search";

/** 1.7, 6.2 Decks and cards, what is not searched, and when. */
export function doors(): Vector[] {
  const plain: Omit<Case, "id" | "title"> = {
    citation: "6.2",
    operation: "resolveSearch",
    base: "search-allied-force",
  };
  const closed = (id: string, title: string, change: Change, code: string, pointer = ""): Vector =>
    refused({ ...plain, input: { block: 1 }, pointer, id: `search-${id}`, title, change, code, section: "6.2" });
  return [
    resolves({
      ...plain,
      id: "search-rest-of-deck",
      title: "1.7 A card is drawn by its place among those left",
      input: { block: 1 },
      change: (state) => {
        state.sides.allied.deck = [17, 31, 40];
        light("day")(state);
      },
      rolls: [cardRoll("search-card", 2)],
      outcome: { found: "force" },
      after: (state) => {
        state.sides.allied.deck = [17, 40];
        const [lutzow] = state.sides.axis.forces;
        Object.assign(lutzow!, { identified: true, idLevel: DECKS.allied[30]!.day.gain[0] });
        state.sides.allied.searched = [1];
      },
    }),
    resolves({
      ...plain,
      id: "search-deck-empty",
      title: "1.7 An empty deck is whole again before a card is drawn (C.3)",
      input: { block: 1 },
      change: (state) => {
        state.sides.allied.deck = [];
      },
      rolls: [cardRoll("search-card", 40)],
      after: (state) => {
        state.sides.allied.deck = Array.from({ length: 39 }, (_, index) => index + 1);
        state.sides.allied.searched = [1];
        const level = DECKS.allied[39]!.day.force[0]!;
        if (level !== "1") throw new Error("Card 40 has changed.");
      },
    }),
    needs({
      ...plain,
      id: "search-asks",
      title: "6.2 A search requests its card",
      input: { block: 1 },
      next: { label: "search-card" },
    }),
    closed(
      "diw",
      "7 Ships Dead in the Water do not search",
      (state) => {
        force(state, "allied").units = [fresh("norfolk", 0)];
      },
      "NOTHING_TO_SEARCH",
    ),
    closed(
      "unarmed",
      "6.8 A convoy of merchants does not search",
      (state) => {
        const convoy = force(state, "allied");
        convoyOf(["mv", 10])(state);
        convoy.fuel.marker = null;
      },
      "NOTHING_TO_SEARCH",
    ),
    closed(
      "twice",
      "6.2 A block is searched once in a segment",
      (state) => {
        state.sides.allied.searched = [1];
      },
      "NOTHING_TO_SEARCH",
    ),
    closed(
      "shadows-another",
      "6.3 A shadower searches its own target alone",
      (state) => {
        const other = structuredClone(force(state, "axis"));
        Object.assign(other, {
          id: "other",
          block: 2,
          number: 7,
          identified: true,
          idLevel: 1,
          units: [fresh("admiral_scheer", 4)],
        });
        state.sides.axis.forces.push(other);
        state.sides.allied.shadowing = [{ target: 2, by: "force", id: "tf_cruiser_cover" }];
      },
      "VALUE_NOT_LISTED",
      "/input/block",
    ),
    refused({
      ...plain,
      id: "search-other-block",
      title: "6.2 A block with nothing over it is not searched",
      input: { block: 2 },
      code: "VALUE_NOT_LISTED",
      pointer: "/input/block",
      section: "6.2",
    }),
    refused({
      ...plain,
      id: "search-out-of-turn",
      title: "6.2 Searches are made in the recon segment",
      input: { block: 1 },
      change: (state) => {
        state.phase = "air_combat";
      },
      code: "OUT_OF_TURN",
      section: "6.2",
    }),
  ];
}
