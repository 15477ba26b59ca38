import type { Charts } from "../../charts/schema";
import type { Engagement, Snapshot } from "../../snapshot";
import type { Phase } from "../../vocabulary";
import { boxOf } from "../7-patrols/track";
import { jointBattle, packFormat } from "./wolfpack";

type Report = (code: string, pointer: string, message: string) => void;

/** 13.5.4 Phases that a round of a joint battle reaches only after its draw. */
const AFTER_THE_DRAW: readonly Phase[] = ["detection", "evasion", "follow"];

/** What no boat of a pack, and no boat without one, could come to (13.5). */
export function checkPack(state: Snapshot, charts: Charts, report: Report): void {
  const { phase, options, patrol, engagement } = state;
  const needs = (condition: boolean, pointer: string, message: string): void => {
    if (!condition) report("PACK_IMPOSSIBLE", pointer, message);
  };
  const pack = engagement?.pack ?? null;
  if (phase !== "pack_call" && pack === null) return;
  needs(options.wolfpackTournament, "/options/wolfpackTournament", "Only a boat of a tournament has a pack (13.5).");
  const there = patrol !== null && patrol.abort === null && boxOf(state, charts)?.kind === "area";
  needs(there || phase === "over", "/patrol/box", "The pack is in the area boxes; who aborts has left it (13.5.5).");
  if (engagement !== null && pack !== null) checkBattle(state, engagement, charts, needs);
}

function checkBattle(
  { phase, rulings }: Snapshot,
  engagement: Engagement,
  charts: Charts,
  needs: (condition: boolean, pointer: string, message: string) => void,
): void {
  const { size, rounds } = packFormat(charts).pack;
  const { round, draw, others } = engagement.pack!;
  const convoy = engagement.kind === "convoy";
  needs(convoy === round > 0, "/engagement/pack/round", "A pack fights convoys, and nothing else, in rounds (13.5.5).");
  needs(round <= rounds, "/engagement/pack/round", `A joint battle has ${rounds} rounds (13.5.5).`);
  needs(phase !== "follow" || round < rounds, "/phase", "After the last round nothing is followed (13.5.5).");
  const undrawn = jointBattle(engagement) !== null && draw === null;
  needs(!undrawn || !AFTER_THE_DRAW.includes(phase), "/engagement/pack/draw", "The round is drawn for first (13.5.4).");
  if (draw !== null) {
    const { boats, own, hunted } = draw;
    needs(round > 0 && boats <= size, "/engagement/pack/draw/boats", `A pack has ${size} boats (13.5.1).`);
    needs(own <= boats, "/engagement/pack/draw/own", "This boat is one of those in the draw (13.5.4).");
    needs(hunted <= boats, "/engagement/pack/draw/hunted", "One of the boats in the draw is hunted (13.5.4).");
  }
  needs(
    others.length === 0 || (rulings.wolfpackSharedTargets && round > 0),
    "/engagement/pack/others",
    "Only ships that a pack shares are damaged by others (E-89).",
  );
  for (const [index, { slot, damage }] of others.entries()) {
    const target = engagement.targets.find((each) => each.slot === slot);
    const once = others.findIndex((each) => each.slot === slot) === index;
    const pointer = `/engagement/pack/others/${index}`;
    needs(once && target !== undefined && damage <= target.damage, pointer, "A ship has at least that damage (E-89).");
  }
}
