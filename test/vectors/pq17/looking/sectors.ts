import { all, type Case, type Change, type Json, refused, resolves, type Vector } from "../kit";
import { force, known, weather } from "../kit/changes";

/** 6.4 Recon sectors, their hexes and their searches. */
export function sectors(): Vector[] {
  const plain: Omit<Case, "id" | "title"> = { citation: "6.4.2", operation: "assignSector", base: "recon-axis" };
  const chosen = (sector: string, ...hexes: string[]): Json => ({ sector, hexes });
  const shadow: Change = all(known("allied", "tf_home_fleet", 1), (state) => {
    const { block } = force(state, "allied", "tf_home_fleet");
    state.sides.axis.shadowing = [{ target: block!, by: "sector", id: "trondheim" }];
  });
  return [
    resolves({
      ...plain,
      id: "sector-trondheim",
      title: "6.4.2 Trondheim searches three hexes",
      input: chosen("trondheim", "0807", "0808", "0809"),
      rolls: [],
      outcome: { sector: "trondheim" },
      snapshot: {
        sides: {
          axis: {
            sectors: [
              { sector: "stavanger", limit: 1, hexes: [] },
              { sector: "trondheim", limit: 3, hexes: ["0807", "0808", "0809"] },
              { sector: "barents", limit: 4, hexes: [] },
            ],
          },
        },
      },
    }),
    resolves({
      ...plain,
      id: "sector-overlap",
      title: "6.4.2 Where sectors overlap either searches",
      input: chosen("barents", "0511", "0512"),
      rolls: [],
      outcome: { sector: "barents" },
    }),
    refused({
      ...plain,
      id: "sector-too-many",
      title: "6.4.2 No more hexes than the scenario gives",
      input: chosen("stavanger", "1205", "1206"),
      code: "CHOICE_COUNT",
      section: "6.4.2",
      pointer: "/input/hexes",
    }),
    refused({
      ...plain,
      id: "sector-shadows",
      title: "6.4.2 A force that it shadows takes one hex of a sector",
      change: shadow,
      input: chosen("trondheim", "0807", "0808", "0809"),
      code: "CHOICE_COUNT",
      section: "6.4.2",
      pointer: "/input/hexes",
    }),
    refused({
      ...plain,
      id: "sector-outside",
      title: "6.4.2 A sector searches its own hexes",
      input: chosen("stavanger", "0511"),
      code: "VALUE_NOT_LISTED",
      section: "6.4.2",
      pointer: "/input/hexes/0",
    }),
    refused({
      ...plain,
      id: "sector-gale",
      title: "9.2.5 In a Gale no sector searches",
      citation: "9.2.5",
      change: weather("gale"),
      input: chosen("trondheim", "0807"),
      code: "NO_SECTOR",
      section: "6.4.2",
    }),
    resolves({
      ...plain,
      id: "sector-gale-local",
      title: "9.5 Local Weather lets the sectors of its region search in a Gale",
      citation: "9.5",
      change: all(weather("gale"), (state) => {
        state.weather.local = [{ region: "south_norway", turn: 10, after: "allied" }];
      }),
      input: chosen("trondheim", "0807"),
      rolls: [],
      outcome: { sector: "trondheim" },
    }),
    resolves({
      ...plain,
      id: "sector-fog",
      title: "9.2.3 In Fog sectors search",
      citation: "9.2.3",
      change: weather("fog"),
      input: chosen("trondheim", "0807"),
      rolls: [],
      outcome: { sector: "trondheim" },
    }),
    refused({
      ...plain,
      id: "sector-late",
      title: "6.4.2 All hexes are chosen before the first card",
      change: (state) => {
        state.sides.axis.searched = [1];
      },
      input: chosen("trondheim", "0807"),
      code: "SEARCH_BEGUN",
      section: "6.4.2",
    }),
    refused({
      id: "sector-search-left",
      title: "6.2 Searching is mandatory: the segment does not end before",
      citation: "6.2",
      operation: "endPhase",
      base: "search-allied-force",
      code: "SEARCH_LEFT",
      section: "6.2",
    }),
  ];
}
