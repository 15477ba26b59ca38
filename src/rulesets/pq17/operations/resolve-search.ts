import * as z from "zod";
import { illegal, legal } from "../../../core/choice/legality";
import { every, later, oneOf } from "../../../core/choice/values";
import { opponentOf } from "../charts/pack";
import { exampleAt } from "../rules/examples";
import { phasingOf, pieceAtBlock } from "../rules/game";
import { blocksToSearch, firstUnsearched, search } from "../rules/search";
import { blockSchema, count, named } from "../schemas";
import type { Snapshot } from "../snapshot";
import { definePq17 } from "./operation";

const input = z.strictObject({ block: blockSchema.describe("6.2 An enemy block.") });

const outcome = {
  block: blockSchema,
  found: named(
    z.enum(["failed", "force", "dummy", "denied_carrier", "denied_cam", "denied_wolf_pack"]),
    "SearchFinding",
    "6.2 What a search came to.",
  ),
  idLevel: count(3, "6.1 The ID reached.").nullable().describe("Null for a block that was not found."),
  exposed: z.boolean().describe("D-09 The searcher was a dummy, which has been removed."),
};

/** Scenario PQ-17 in the recon segment of the Allies with the British sector over the pack in 0511. */
function example(): Snapshot {
  const state = exampleAt("recon");
  const sector = state.sides.allied.sectors.find((each) => each.sector === "british");
  sector?.hexes.push("0910");
  const pack = state.sides.axis.forces.find(({ id }) => id === "wolf_pack_eisteufel_2");
  if (pack !== undefined) pack.at = "0910";
  return state;
}

/** 6.2 Searches one enemy block. */
export const resolveSearch = definePq17<z.infer<typeof input>, typeof outcome>({
  name: "resolveSearch",
  title: "Search a block",
  doc: "Draws a card for one enemy block over which forces, aircraft, radii, sectors or shadowers of this side stand; its owner denies as he has declared.",
  rules: ["6.2", "6.2.1", "6.2.2", "6.3.5", "6.5"],
  phases: { of: ["recon"], section: "6.2" },
  input,
  outcome,
  example: () => ({ snapshot: example(), input: { block: 2 }, seed: "bear-island" }),
  legality(state, charts) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN", "6.2", "No side is searching.");
    return firstUnsearched(state, charts, side) === undefined
      ? illegal("NOTHING_TO_SEARCH", "6.2", "No enemy block is left that this side can search.")
      : legal(later(() => every({ block: oneOf(blocksToSearch(state, charts, side)) })));
  },
  resolve(ctx, { block }) {
    const side = phasingOf(ctx.state);
    const target = pieceAtBlock(ctx.state, opponentOf(side), block);
    if (target === undefined) return { block, found: "failed", idLevel: null, exposed: false };
    const { success, dummy, denied, idLevel, exposed } = search(ctx, side, target);
    const found = success ? (dummy ? "dummy" : "force") : denied === null ? "failed" : (`denied_${denied}` as const);
    return { block, found, idLevel, exposed };
  },
});
