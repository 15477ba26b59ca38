import * as z from "zod";
import { caseOf } from "../../../core/choice/cases";
import { illegal, legal } from "../../../core/choice/legality";
import { every, listOf, oneOf } from "../../../core/choice/values";
import type { Choice } from "../../../core/contract/choice";
import { hexSchema } from "../charts/shapes";
import { regionWorks } from "../rules/assets";
import { exampleAt } from "../rules/examples";
import { ownOf, phasingOf } from "../rules/game";
import { sectorSchema } from "../schemas";
import { definePq17 } from "./operation";

const input = z.strictObject({
  sector: sectorSchema,
  hexes: z.array(hexSchema).max(60).describe("6.4.2 The hexes it searches in this segment."),
});

type Input = z.infer<typeof input> & Record<string, unknown>;

/** 6.4.2 Assigns the hexes of an Air Search Sector. */
export const assignSector = definePq17<Input, { sector: typeof sectorSchema }>({
  name: "assignSector",
  title: "Assign a sector's hexes",
  doc: "Chooses the hexes that one Air Search Sector searches in this segment, at most its limit less the forces it shadows, before the first card is drawn.",
  rules: ["6.4.2", "9.2.5", "9.5"],
  phases: { of: ["recon"], section: "6.4.2" },
  input,
  outcome: { sector: sectorSchema },
  example: () => ({
    snapshot: exampleAt("recon"),
    input: { sector: "british", hexes: ["0907", "0908"] },
    seed: "bear-island",
  }),
  legality(state, charts) {
    if (state.phasing === null) return illegal("OUT_OF_TURN", "6.4.2", "No side is searching.");
    const own = ownOf(state, state.phasing);
    if (own.searched.length > 0) return illegal("SEARCH_BEGUN", "6.4.2", "Sectors are assigned before the first card.");
    const cases: Record<string, Choice<Input>> = {};
    for (const { sector, limit } of own.sectors) {
      const facts = charts.AIR_COVER.facts.sectors.find(({ id }) => id === sector);
      if (facts === undefined || !regionWorks(state, charts, facts.region, "sectors")) continue;
      const busy = own.shadowing.filter(({ by, id }) => by === "sector" && id === sector).length;
      const most = Math.max(0, limit - busy);
      if (most === 0) continue;
      cases[sector] = every<Input>({ sector: oneOf([sector]), hexes: listOf(oneOf(facts.hexes), 0, most, true) });
    }
    return Object.keys(cases).length === 0
      ? illegal("NO_SECTOR", "6.4.2", "No sector of this side can search now.")
      : legal(caseOf("sector", cases));
  },
  resolve(ctx, { sector, hexes }) {
    const entry = ownOf(ctx.state, phasingOf(ctx.state)).sectors.find((each) => each.sector === sector);
    if (entry !== undefined) ctx.set(entry, "hexes", [...hexes].sort(), "SECTOR_ASSIGNED", "6.4.2");
    return { sector };
  },
});
