import { all, type Vector } from "../kit";
import { chit, force, known, phase } from "../kit/changes";
import { endsPhase } from "../kit/endings";
import { COVER } from "../kit/forces";

/**
 * 1.3, 6.2, 6.3.5, 9.4, 12.14 Vectors for the states that end with a segment or a turn, and the side that decides then.
 */
export function ends(): Vector[] {
  const end = endsPhase("end");
  return [
    end(
      "turn-fresh",
      "9.4 With the turn ends what was sought in vain, who has rejoined and which ports have dummies",
      "turn-end",
      (state) => {
        state.rejoined = ["cover"];
        state.sides.axis.sought = ["other raiders"];
        state.sides.axis.portDummies = ["narvik"];
        state.sides.allied.portDummies = ["reykjavik"];
        force(state, "axis").dummyDue = true;
        force(state, "axis").moved = { hexes: 2, speed: "moderate", entered: ["0810", "0811"], done: true };
      },
      {
        rejoined: [],
        sides: {
          allied: { portDummies: [] },
          axis: {
            sought: [],
            portDummies: [],
            forces: [{ dummyDue: false, moved: { hexes: 0, speed: null, entered: [], done: false } }],
          },
        },
      },
    ),
    end(
      "strike-asked",
      "12.14 In the special phase before the turn of a planned strike the Allies decide",
      "turn-end",
      all(chit("allied", "A", "title"), (state) => {
        state.sides.allied.special.plan = { condition: "title", port: "trondheim", turn: 11, declared: false };
      }),
      { phase: "turn_special", phasing: "allied", turn: 10 },
    ),
    end(
      "recon-fresh",
      "6.2 With the recon segment ends what was searched, what was missed and what sectors watch",
      "search-allied-both",
      (state) => {
        const own = state.sides.allied;
        own.searched = [1];
        own.missed = [1];
      },
      { sides: { allied: { searched: [], missed: [] } } },
    ),
    end(
      "shadowers-asked",
      "6.3.5 Before blocks move those who shadow one decide whether they give it up",
      "lone-allied",
      all(phase("move_refuel", "allied"), known("allied", COVER, 1), (state) => {
        state.sides.axis.shadowing = [{ target: 1, by: "sector", id: "trondheim" }];
      }),
      { phase: "move_blocks", phasing: "allied", pending: { decision: "shadow_give_up", side: "axis" } },
    ),
  ];
}
