import { cloneJson } from "../../src/core/audit/canonical";
import { adjudicate, decide } from "../../src/core/operation/adjudicate";
import type { Pick } from "../../src/core/operation/choice";
import { doorOf } from "../../src/core/operation/turn";
import { pq17 } from "../../src/rulesets/pq17/index";
import type { Snapshot } from "../../src/rulesets/pq17/snapshot";
import { SIDES } from "../../src/rulesets/pq17/vocabulary";
import { mutated } from "./mutations";
import { playPq17 } from "./pq17-play";
import { faultsOf } from "./sound";

const charts = pq17.charts(pq17.pack);

/** What became of a changed snapshot: refused at the door, played on soundly, or a way it broke. */
export type Verdict = "malformed" | "impossible" | "sound" | `broken: ${string}`;

/** Snapshots that play reaches, one of every few, those with a decision in the midst of a segment more often. */
export function reached(games: number, pick: Pick): Snapshot[] {
  const found: Snapshot[] = [];
  for (let index = 0; index < games; index += 1) {
    playPq17(index, (state) => {
      const rare = (state as Snapshot).pending !== null;
      if (pick(rare ? 2 : 25) === 0) found.push(cloneJson(state) as Snapshot);
    });
  }
  return found;
}

/** Changes one place of a snapshot, or two, and plays so many of its open operations on it once. */
export function attack(snapshot: Snapshot, pick: Pick, seed: string, most = 99): Verdict {
  const parsed = pq17.snapshot.safeParse(mutant(snapshot, pick));
  if (!parsed.success) return "malformed";
  try {
    if (pq17.impossible(parsed.data, charts).length > 0) return "impossible";
    return played(parsed.data, pick, seed, most);
  } catch (error) {
    return `broken: ${String(error)} ${error instanceof Error ? (error.stack ?? "").split("\n").slice(1, 5).join(" ") : ""}`;
  }
}

/** A snapshot with one place changed, or two. */
export function mutant(snapshot: Snapshot, pick: Pick): unknown {
  const ids = idsOf(snapshot);
  const state = mutated(pq17, snapshot, pick, ids);
  return pick(3) === 0 ? mutated(pq17, state, pick, ids) : state;
}

function played(state: Snapshot, pick: Pick, seed: string, most: number): Verdict {
  const listed = decide(pq17, { snapshot: state });
  if (listed.kind !== "DECISIONS") return `broken: ${JSON.stringify(listed)}`;
  if (!pq17.over(state) && listed.decisions.every(({ legal }) => !legal)) return `broken: dead end at ${state.phase}`;
  for (const viewer of [...SIDES, null]) pq17.view?.(state, viewer);
  const legal = listed.decisions.flatMap(({ operation, legal }) => (legal ? [operation] : []));
  while (legal.length > most) legal.splice(pick(legal.length), 1);
  for (const operation of pq17.operations.filter(({ name }) => legal.includes(name))) {
    const door = doorOf(pq17, operation, state, charts);
    if (!door.open) continue;
    const input = door.input.draw(pick);
    const answer = adjudicate(pq17, { operation: operation.name, snapshot: state, input, seed });
    if (answer.kind !== "RESOLUTION") return `broken: ${operation.name} ${JSON.stringify(answer).slice(0, 300)}`;
    const faults = faultsOf(pq17, answer.snapshot);
    if (faults.length > 0) return `broken: ${operation.name} leads to ${JSON.stringify(faults[0])}`;
    if (!operation.outcome.safeParse(answer.outcome).success) return `broken: outcome of ${operation.name}`;
  }
  return "sound";
}

/** Ids that mean something in a snapshot, and one that means nothing. */
function idsOf({ sides }: Snapshot): string[] {
  const many = (list: readonly string[]): string[] => Array.from({ length: 4 }, () => list).flat();
  const owned = SIDES.flatMap((side) => {
    const { forces, dummies, aircraft } = sides[side];
    const places = [...forces, ...dummies].map(({ at }) => at);
    return [...forces, ...dummies, ...aircraft]
      .map(({ id }) => id)
      .concat(
        places,
        forces.flatMap(({ units }) => units.map(({ unit }) => unit)),
      );
  });
  return [...many(owned), ...charts.PORTS.facts.ports.map(({ id }) => id), "0101", "1010", "0808", "nowhere"];
}
