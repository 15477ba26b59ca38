import { goeben } from "../../src/rulesets/goeben/index";
import { playGoeben } from "./goeben-play";
import { checkMove } from "./laws";

/** Checks every law of every move of so many games of random play; gives how many moves there were. */
export function checkMovesOf(games: number, campaign: boolean): number {
  let moves = 0;
  for (let index = 0; index < games; index += 1) {
    playGoeben(index, campaign, (state, move) => {
      checkMove(goeben, state, move, `law-${index}`);
      moves += 1;
    });
  }
  return moves;
}
