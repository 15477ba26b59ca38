import type { Invariant } from "../../../../core/contract/invariant";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Phase } from "../../vocabulary";
import { boxOf } from "../7-patrols/track";
import { atMost, implies, rule, where } from "../shared/invariant";
import { packFormat } from "./wolfpack";

/** 13.5.4 Phases that a round of a joint battle reaches only after its draw. */
const AFTER_THE_DRAW: readonly Phase[] = ["detection", "evasion", "follow"];

/** 13.5 The invariants of a pack's battle. They apply only to a boat with a pack. */
export const invariants: readonly Invariant<Snapshot, Charts>[] = [
  where("", ({ state: { phase, engagement } }) => phase === "pack_call" || (engagement?.pack ?? null) !== null, [
    rule({
      code: "PACK_IMPOSSIBLE",
      pointer: "/options/wolfpackTournament",
      section: "13.5",
      variant: "boat-tournament",
      holds: ({ item }) => item,
    }),
    rule({
      code: "PACK_IMPOSSIBLE",
      pointer: "/patrol/box",
      section: "13.5.5",
      variant: "pack-area",
      holds: ({ state, charts, holder }) =>
        state.phase === "over" || (holder.abort === null && boxOf(state, charts)?.kind === "area"),
    }),
    rule({
      code: "PACK_IMPOSSIBLE",
      pointer: "/engagement/pack/round",
      section: "13.5.5",
      variant: "pack-fights",
      holds: ({ item, holders: [engagement] }) => (engagement.kind === "convoy") === item > 0,
    }),
    atMost({
      code: "PACK_IMPOSSIBLE",
      pointer: "/engagement/pack/round",
      section: "13.5.5",
      variant: "joint-battle",
      most: ({ charts }) => packFormat(charts).pack.rounds,
    }),
    rule({
      code: "PACK_IMPOSSIBLE",
      pointer: "/phase",
      of: "/engagement/pack/round",
      section: "13.5.5",
      variant: "last-round",
      during: ["follow"],
      holds: ({ charts, item }) => item < packFormat(charts).pack.rounds,
    }),
    implies({
      code: "PACK_IMPOSSIBLE",
      pointer: "/engagement/pack/draw",
      section: "13.5.4",
      variant: "round-drawn",
      during: AFTER_THE_DRAW,
      when: ({ holder }) => holder.round > 0,
      holds: ({ item }) => item !== null,
    }),
    rule({
      code: "PACK_IMPOSSIBLE",
      pointer: "/engagement/pack/draw/boats",
      section: "13.5.1",
      variant: "pack-boats",
      values: ({ charts }) => ({ size: packFormat(charts).pack.size }),
      holds: ({ charts, item, holders: [, pack] }) => pack.round > 0 && item <= packFormat(charts).pack.size,
    }),
    atMost({
      code: "PACK_IMPOSSIBLE",
      pointer: "/engagement/pack/draw/own",
      section: "13.5.4",
      variant: "boat-draw",
      most: ({ holder }) => holder.boats,
    }),
    atMost({
      code: "PACK_IMPOSSIBLE",
      pointer: "/engagement/pack/draw/hunted",
      section: "13.5.4",
      variant: "boats-draw",
      most: ({ holder }) => holder.boats,
    }),
    implies({
      code: "PACK_IMPOSSIBLE",
      pointer: "/engagement/pack/others",
      section: "E-89",
      variant: "ships-pack",
      when: ({ item }) => item.length > 0,
      holds: ({ state, holder }) => state.rulings.wolfpackSharedTargets && holder.round > 0,
    }),
    rule({
      code: "PACK_IMPOSSIBLE",
      pointer: "/engagement/pack/others/*",
      section: "E-89",
      variant: "ship-least",
      holds: ({ item: { slot, damage }, key, holders: [engagement, pack] }) => {
        const isFirst = pack.others.findIndex((other) => other.slot === slot) === key;
        const target = engagement.targets.find((ship) => ship.slot === slot);
        return isFirst && target !== undefined && damage <= target.damage;
      },
    }),
  ]),
];
