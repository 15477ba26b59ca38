import { chartView } from "../../../../core/charts/look-up";
import type { GermanShipId } from "../../vocabulary";
import { unstow } from "../8-cargo/stowing";
import { moveMarker } from "../13-incidents/markers";
import { alliedAt } from "../13-incidents/pool";
import { scoreDamaged } from "../17-victory/points";
import type { Context } from "../shared/context";

/** A mine to lay: from which ship and Hull box, and where. */
export interface Laying {
  readonly ship: GermanShipId;
  readonly box: number;
  readonly space: string;
}

/** 23.0 Lays a mine and checks it at once against face-up Allied ships; gives the ships it takes. */
export function layMineAt(ctx: Context, { ship, box, space }: Laying): string[] {
  unstow(ctx, ship, box, "MINE_LAID", "23.0");
  ctx.push(ctx.state.mines, space, "MINE_ON_MAP", "23.0");
  return checkMines(ctx, space);
}

/** 23.0, D-54 Checks the mines of a space against the face-up Allied ships there; gives the ships they take. */
export function checkMines(ctx: Context, space: string): string[] {
  const { state, charts } = ctx;
  const mined: string[] = [];
  while (state.mines.includes(space)) {
    const there = alliedAt(state, charts, space);
    if (there.length === 0) break;
    ctx.ruling("D-54", "23.0");
    for (const marker of there) {
      if (!isMined(ctx, marker.id)) continue;
      moveMarker(ctx, marker, "out", null, "23.0");
      scoreDamaged(ctx, marker.id, "17.1");
      mined.push(marker.id);
    }
    const at = state.mines.indexOf(space);
    ctx.set(
      state,
      "mines",
      state.mines.filter((_, index) => index !== at),
      "MINE_SPENT",
      "23.0",
    );
  }
  return mined;
}

function isMined(ctx: Context, ship: string): boolean {
  const { row } = ctx.roll({ label: "mine", about: { ship }, section: "23.0", view: chartView(ctx.charts.MINES) });
  return row.result === "mined";
}
