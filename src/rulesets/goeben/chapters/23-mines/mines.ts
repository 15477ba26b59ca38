import { viewOf } from "../../../../core/charts/look-up";
import { caseOf } from "../../../../core/choice/cases";
import { reason } from "../../../../core/choice/legality";
import { every, oneOf } from "../../../../core/choice/values";
import type { Choice } from "../../../../core/contract/choice";
import { spaceOf } from "../../charts/map";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { GermanShipId } from "../../vocabulary";
import { unstow } from "../8-cargo/cargo";
import { holderAt } from "../9-ports/sites";
import { alliedAt, moveMarker } from "../13-incidents/pool";
import { scoreDamaged } from "../17-victory/losses";
import { type Context, germanInPlay } from "../shared/game";

/** A mine to lay: from which ship and Hull box, and where. */
export interface Laying {
  readonly [key: string]: unknown;
  readonly ship: GermanShipId;
  readonly box: number;
  readonly space: string;
}

/** 23.0, D-54 The mines that may be laid now; undefined when there is none, or nowhere to lay one. */
export function layings(state: Snapshot, charts: Charts): Choice<Laying> | undefined {
  const cases: Record<string, Choice<Laying>> = {};
  for (const ship of germanInPlay(state)) {
    const { boxes, path, space } = state.ships[ship];
    if (space === null || !boxes.includes("mines")) continue;
    const mines = boxes.flatMap((cargo, index) => (cargo === "mines" ? [index + 1] : []));
    const passed = [...new Set([...path, space])];
    const neutral = passed.filter((each) => holderAt(state, charts, each) === "neutral");
    const open = passed.filter((each) => !neutral.includes(each));
    if (open.length === 0) continue;
    const closed = neutral.map((value) => {
      return {
        value,
        reason: reason("NEUTRAL_SITE", "23.0", `No mine may be laid at ${spaceOf(charts, value).name}.`),
      };
    });
    cases[ship] = every<Laying>({ ship: oneOf([ship]), box: oneOf(mines), space: oneOf(open, closed) });
  }
  return Object.keys(cases).length === 0 ? undefined : caseOf("ship", cases);
}

/** 23.0 Lays a mine and checks it at once against face-up Allied ships; gives the ships it takes. */
export function layMineAt(ctx: Context, { ship, box, space }: Laying): string[] {
  unstow(ctx, ship, box, "MINE_LAID", "23.0");
  ctx.push(ctx.state.mines, space, "MINE_ON_MAP", "23.0");
  return checkMines(ctx, space);
}

/** 23.0, D-54, C.7(4) Checks the mines of a space against the face-up Allied ships there; gives the ships they take. */
export function checkMines(ctx: Context, space: string): string[] {
  const { state, charts } = ctx;
  const taken: string[] = [];
  while (state.mines.includes(space)) {
    const there = alliedAt(state, charts, space);
    if (there.length === 0) break;
    ctx.ruling("D-54", "23.0");
    for (const marker of there) {
      if (!isMined(ctx, marker.id)) continue;
      moveMarker(ctx, marker, "out", null, "23.0");
      scoreDamaged(ctx, marker.id, "17.1");
      taken.push(marker.id);
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
  return taken;
}

function isMined(ctx: Context, ship: string): boolean {
  const { row } = ctx.roll({ label: "mine", about: { ship }, section: "23.0", view: viewOf(ctx.charts.MINES) });
  return row.result === "mined";
}
