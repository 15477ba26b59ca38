import { cloneJson } from "../../src/core/audit/canonical";
import { adjudicate, decide } from "../../src/core/operation/adjudicate";
import type { Pick } from "../../src/core/operation/choice";
import { doorOf } from "../../src/core/operation/turn";
import { pack } from "../../src/rulesets/goeben/charts/pack";
import { goeben } from "../../src/rulesets/goeben/index";
import type { Snapshot } from "../../src/rulesets/goeben/snapshot";
import { GERMAN_SHIPS } from "../../src/rulesets/goeben/vocabulary";
import { playGoeben } from "./goeben-play";
import { mutated } from "./mutations";
import { faultsOf } from "./sound";

const { charts } = pack;

/** What became of a changed snapshot: refused at the door, played on soundly, or a way it broke. */
export type Verdict = "malformed" | "impossible" | "sound" | `broken: ${string}`;

/** Snapshots that play reaches, one of every few, of scenarios and campaigns. */
export function reached(games: number, pick: Pick): Snapshot[] {
  const found: Snapshot[] = [];
  for (let index = 0; index < games; index += 1) {
    playGoeben(index, index % 3 === 0, (state, { operation }) => {
      const rare = operation.turn?.at.length === 1;
      if (pick(rare ? 3 : 12) === 0) found.push(cloneJson(state) as Snapshot);
    });
  }
  return found;
}

/** Changes one place of a snapshot, or two, and plays every open operation on it once. */
export function attack(snapshot: Snapshot, pick: Pick, seed: string): Verdict {
  const ids = idsOf(snapshot);
  let state = mutated(goeben, snapshot, pick, ids);
  if (pick(3) === 0) state = mutated(goeben, state, pick, ids);
  const parsed = goeben.snapshot.safeParse(state);
  if (!parsed.success) return "malformed";
  try {
    if (goeben.impossible(parsed.data, charts).length > 0) return "impossible";
    return played(parsed.data, pick, seed);
  } catch (error) {
    return `broken: ${String(error)} ${error instanceof Error ? (error.stack ?? "").split("\n").slice(1, 4).join(" ") : ""}`;
  }
}

function played(state: Snapshot, pick: Pick, seed: string): Verdict {
  const listed = decide(goeben, { snapshot: state });
  if (listed.kind !== "DECISIONS") return `broken: ${JSON.stringify(listed)}`;
  if (!goeben.over(state) && listed.decisions.every(({ legal }) => !legal)) return `broken: dead end at ${state.phase}`;
  for (const operation of goeben.operations) {
    const door = doorOf(goeben, operation, state, charts);
    if (!door.open) continue;
    const input = door.input.draw(pick);
    const answer = adjudicate(goeben, { operation: operation.name, snapshot: state, input, seed });
    if (answer.kind !== "RESOLUTION") return `broken: ${operation.name} ${JSON.stringify(answer).slice(0, 300)}`;
    const faults = faultsOf(goeben, answer.snapshot);
    if (faults.length > 0) return `broken: ${operation.name} leads to ${JSON.stringify(faults[0])}`;
    if (!operation.outcome.safeParse(answer.outcome).success) return `broken: outcome of ${operation.name}`;
  }
  return "sound";
}

/** Ids that mean something in a snapshot, and one that means nothing. */
function idsOf({ markers, unseen, austroHungarian, ships }: Snapshot): string[] {
  const spaces = charts.MAP.facts.spaces.map(({ id }) => id);
  const places = GERMAN_SHIPS.flatMap((id) => ships[id].space ?? []);
  const units = [...markers.map(({ id }) => id), ...unseen.british, ...unseen.french, ...unseen.coastal];
  const many = (list: readonly string[]): string[] => Array.from({ length: 20 }, () => list).flat();
  return [...spaces, ...many(places), ...units, ...austroHungarian.map(({ id }) => id), "nowhere", "placeholder_1"];
}
