import * as z from "zod";
import { caseOf } from "../../../../core/choice/cases";
import { illegal, legal } from "../../../../core/choice/legality";
import { every, lazyChoice, listOf, oneOf } from "../../../../core/choice/values";
import type { Choice } from "../../../../core/contract/choice";
import { opponentOf } from "../../charts/pack";
import { hexSchema } from "../../charts/shapes";
import { blockSchema, count, named, sectorSchema } from "../../schemas";
import { ENDED_BY_A_SIDE } from "../../vocabulary/sequence";
import { regionWorks } from "../9-weather/effects";
import { decider, phasingOf, pieceAtBlock } from "../shared/game";
import { definePq17 } from "../shared/operation";
import { blocksToSearch, firstUnsearched, search } from "./search";

const resolveSearchInput = z.strictObject({ block: blockSchema.describe("6.2 An enemy block.") });

const outcome = {
  block: blockSchema,
  found: named(
    z.enum(["failed", "force", "dummy", "denied_carrier", "denied_cam", "denied_wolf_pack"]),
    "SearchFinding",
    "6.2 The result of a search.",
  ),
  idLevel: count(3, "6.1 The ID reached.").nullable().describe("Null for a block that was not found."),
  exposed: z.boolean().describe("D-09 The searcher was a dummy, which has been removed."),
};

/** 6.2 Searches one enemy block. */
export const resolveSearch = definePq17<z.infer<typeof resolveSearchInput>, typeof outcome>({
  name: "resolveSearch",
  title: "Search a block",
  doc: "Draws a card for one enemy block in reach of this side's forces, aircraft, radii, sectors or shadowers. Its owner denies as declared.",
  rules: ["6.2", "6.2.1", "6.2.2", "6.3.5", "6.5"],
  phases: { of: ["recon"], section: "6.2" },
  input: resolveSearchInput,
  outcome,
  example: "deck-allied-14-day-air",
  legality(state, charts) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN/searching", "6.2");
    return firstUnsearched(state, charts, side) === undefined
      ? illegal("NOTHING_TO_SEARCH", "6.2")
      : legal(lazyChoice(() => every({ block: oneOf(blocksToSearch(state, charts, side)) })));
  },
  resolve(ctx, { block }) {
    const side = phasingOf(ctx.state);
    const target = pieceAtBlock(ctx.state, opponentOf(side), block);
    if (target === undefined) return { block, found: "failed", idLevel: null, exposed: false };
    const { success, dummy, denied, idLevel, exposed } = search(ctx, side, target);
    const result = success ? (dummy ? "dummy" : "force") : denied === null ? "failed" : (`denied_${denied}` as const);
    return { block, found: result, idLevel, exposed };
  },
});

const assignSectorInput = z.strictObject({
  sector: sectorSchema,
  hexes: z.array(hexSchema).max(60).describe("6.4.2 The hexes it searches in this segment."),
});

type AssignSectorInput = z.infer<typeof assignSectorInput>;

/** 6.4.2 Assigns the hexes of an Air Search Sector. */
export const assignSector = definePq17<AssignSectorInput, { sector: typeof sectorSchema }>({
  name: "assignSector",
  kind: "MAY",
  title: "Assign a sector's hexes",
  doc: "Chooses the hexes that one Air Search Sector searches in this segment, before the first card is drawn. The maximum is its limit, less the forces it shadows.",
  rules: ["6.4.2", "9.2.5", "9.5"],
  phases: { of: ["recon"], section: "6.4.2" },
  input: assignSectorInput,
  outcome: { sector: sectorSchema },
  example: "sector-trondheim",
  legality(state, charts) {
    if (state.phasing === null) return illegal("OUT_OF_TURN/searching", "6.4.2");
    const own = state.sides[state.phasing];
    if (own.searched.length > 0) return illegal("SEARCH_BEGUN", "6.4.2");
    const cases: Record<string, Choice<AssignSectorInput>> = {};
    for (const { sector, limit } of own.sectors) {
      const facts = charts.AIR_COVER.facts.sectors.find(({ id }) => id === sector);
      if (facts === undefined || !regionWorks(state, charts, facts.region, "sectors")) continue;
      const busy = own.shadowing.filter(({ by, id }) => by === "sector" && id === sector).length;
      const most = Math.max(0, limit - busy);
      if (most === 0) continue;
      cases[sector] = every<AssignSectorInput>({
        sector: oneOf([sector]),
        hexes: listOf(oneOf(facts.hexes), 0, most, { distinct: true }),
      });
    }
    return Object.keys(cases).length === 0 ? illegal("NO_SECTOR", "6.4.2") : legal(caseOf("sector", cases));
  },
  resolve(ctx, { sector, hexes }) {
    const entry = ctx.state.sides[phasingOf(ctx.state)].sectors.find((each) => each.sector === sector);
    if (entry !== undefined) ctx.set(entry, "hexes", [...hexes].sort(), "SECTOR_ASSIGNED", "6.4.2");
    return { sector };
  },
});

const declareDenialInput = z.strictObject({
  carrier: z.boolean().describe("6.2.2 Deny by a carrier."),
  cam: z.boolean().describe("6.2.2 Deny by a CAM, which uses it."),
  wolfPack: z.boolean().describe("6.2.2 Deny for a Wolf Pack."),
});

type DeclareDenialInput = z.infer<typeof declareDenialInput>;

const choice = oneOf([true, false]);

/** 6.2.2 Declares the cards that a side denies against its forces from now on. */
export const declareDenial = definePq17<DeclareDenialInput, Record<never, never>>({
  name: "declareDenial",
  kind: "STANDING",
  title: "Set standing denial orders",
  doc: "Declares which cards that would succeed against its forces this side denies from now on: by carriers, by CAMs, for Wolf Packs. Default: all of them.",
  rules: ["6.2.2"],
  phases: { of: ENDED_BY_A_SIDE, section: "6.2.2" },
  input: declareDenialInput,
  outcome: {},
  example: "denial-declared",
  legality: (state) =>
    decider(state) === null
      ? illegal("OUT_OF_TURN/deciding", "6.2.2")
      : legal(every<DeclareDenialInput>({ carrier: choice, cam: choice, wolfPack: choice })),
  resolve(ctx, { carrier, cam, wolfPack }) {
    const side = decider(ctx.state);
    if (side !== null) ctx.set(ctx.state.sides[side], "denial", { carrier, cam, wolfPack }, "DENIAL", "6.2.2");
    return {};
  },
});
