import { caseOf } from "../../../../core/choice/cases";
import { every, listOf, oneOf } from "../../../../core/choice/values";
import type { Choice } from "../../../../core/contract/choice";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { forcesIn } from "../7-5-surface-combat/battle";
import type { SurfaceBattle } from "../7-5-surface-combat/state";
import type { Context } from "../shared/context";
import { forceOf, forcesOf, pendingOf } from "../shared/game";
import { shipsIn } from "../shared/units";
import { cruisersToPart, partCruisers } from "./shadow-cruisers";
import { beginShadowing, navalShadowers } from "./shadowing";

/**
 * 6.3.3 The force that begins to shadow after a battle, the shadowed block, and the cruisers that leave the force to do
 * so.
 */
export interface ShadowInput {
  readonly force: string | null;
  readonly block: number | null;
  readonly cruisers: string[];
}

/** 6.3.3 After a battle Allied forces with an undamaged cruiser may begin to shadow Axis TFs that hold a capital ship. */
export function offerShadowing(ctx: Context, battle: SurfaceBattle): void {
  const { state, charts } = ctx;
  const targets = forcesIn(state, battle, "axis").filter(
    (force) => force.kind === "task_force" && force.identified && shipsIn(charts, force, "capital").length > 0,
  );
  const fighters = forcesIn(state, battle, "allied").map(({ id }) => id);
  const able = new Set(
    targets.flatMap((target) => navalShadowers(state, charts, "allied", target).map(({ id }) => id)),
  );
  const forces = fighters.filter((id) => able.has(id));
  const blocks = targets.flatMap(({ block }) => (block === null ? [] : [block]));
  if (forces.length === 0 || blocks.length === 0) return;
  ctx.set(
    state,
    "pending",
    { decision: "surf_shadow", side: "allied", targets: blocks, forces },
    "MAY_SHADOW",
    "6.3.3",
  );
}

/** 6.3.3 The forces that may begin to shadow, each what it has fought; or none does. */
export function shadowChoice(state: Snapshot, charts: Charts): Choice<ShadowInput> {
  const pending = pendingOf(state, "surf_shadow");
  const none = every<ShadowInput>({
    force: oneOf([null]),
    block: oneOf([null]),
    cruisers: listOf(oneOf([]), 0, 0),
  });
  const cases: Record<string, Choice<ShadowInput>> = { null: none };
  for (const force of forcesOf(state, "allied", ({ id }) => pending.forces.includes(id))) {
    cases[force.id] = every<ShadowInput>({
      force: oneOf([force.id]),
      block: oneOf(pending.targets),
      cruisers: cruisersToPart(state, charts, force),
    });
  }
  return caseOf<ShadowInput>("force", cases);
}

/** 6.3.3 Begins to shadow, with cruisers that leave their force where they are named; gives the force that shadows. */
export function startShadowing(ctx: Context, { force: id, block, cruisers }: ShadowInput): string | null {
  const { state } = ctx;
  ctx.set(state, "pending", null, "SHADOWING_DECIDED", "6.3.3");
  if (id === null || block === null) return null;
  const shadower = partCruisers(ctx, forceOf(state, "allied", id), cruisers);
  beginShadowing(ctx, "allied", { target: block, by: "force", id: shadower.id }, "6.3.3");
  return shadower.id;
}
