import { type Case, resolves, type Vector } from "../kit";
import { cardRoll } from "../kit/cards";
import { PLAIN, rolled } from "./roll";

/** 8.3, 9.2.4 The weather before the start turn. */
export function starts(): Vector[] {
  const before: Omit<Case, "id" | "title"> = { ...PLAIN, citation: "8.3", base: "weather-before-start" };
  const example: Omit<Case, "id" | "title"> = { ...before, base: "weather-jw-51b" };
  return [
    resolves({
      ...before,
      id: "start-turn-1",
      title: "8.3 Before the start turn, without a Gale, the next turn's weather follows",
      rolls: [rolled("summer", 16)],
      outcome: { weather: "storm", rolledFor: 1, turn: 2, phase: "turn_weather", phasing: null },
      snapshot: { turn: 2, begun: false, phase: "turn_weather" },
    }),
    resolves({
      ...before,
      id: "start-turn-2",
      title: "9.2.4 The weather of a turn that is skipped counts for the next",
      citation: "9.2.4",
      change: (state) => {
        Object.assign(state, { turn: 2, weather: { ...state.weather, prevailing: "storm" } });
      },
      rolls: [rolled("summer", 14, { PREVIOUS_STORM: 2 })],
      outcome: { weather: "storm", rolledFor: 2, turn: 3, phase: "turn_weather" },
    }),
    resolves({
      ...before,
      id: "start-by-gale",
      title: "8.3 A Gale begins the player phases before the start turn",
      rolls: [rolled("summer", 17), cardRoll("convoy-move", 3), cardRoll("convoy-move", 3)],
      outcome: { weather: "gale", rolledFor: 1, turn: 1, phase: "random_event", phasing: "allied" },
      snapshot: { begun: true, turn: 1 },
    }),
    resolves({
      ...before,
      id: "start-turn-reached",
      title: "8.3 At the start turn player phases begin in any weather",
      change: (state) => {
        state.turn = state.startTurn;
      },
      rolls: [rolled("summer", 3)],
      outcome: { weather: "fair", turn: 9, phase: "random_event", phasing: "allied" },
      snapshot: { begun: true },
    }),
    resolves({
      ...example,
      id: "start-jw-51b-fourth",
      title: "8.3 The example of JW-51B: after the fourth roll without a Gale play is before day 3 AM",
      rolls: [rolled("winter", 10)],
      outcome: { weather: "reduced_visibility", rolledFor: 4, turn: 5, phase: "turn_weather" },
      snapshot: { begun: false },
    }),
    resolves({
      ...example,
      id: "start-jw-51b-fifth",
      title: "8.3 The example of JW-51B: the fifth roll is the weather of day 3 AM, with which play begins",
      change: (state) => {
        Object.assign(state, { turn: 5, weather: { ...state.weather, prevailing: "reduced_visibility" } });
      },
      rolls: [rolled("winter", 11)],
      outcome: { weather: "fog", rolledFor: 5, turn: 5, phase: "random_event", phasing: "allied" },
      snapshot: { begun: true },
    }),
  ];
}
