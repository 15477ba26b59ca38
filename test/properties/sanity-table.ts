// Plays many careers with random legal choices that favor combat, and prints the results by boat type.
import { parseArgs } from "node:util";
import { hunters } from "../../src/rulesets/hunters/index";
import type { Snapshot } from "../../src/rulesets/hunters/snapshot";
import { BOAT_TYPES, type BoatType } from "../../src/rulesets/hunters/vocabulary";
import { playAtRandom } from "./play";
import "../../scripts/unread-output.mjs";

const { values } = parseArgs({
  options: { careers: { type: "string", default: "10000" }, seed: { type: "string", default: "sanity" } },
});

interface Tally {
  careers: number;
  survived: number;
  tons: number[];
  patrols: number;
  months: number;
  ships: number;
}

const tallies = new Map<BoatType, Tally>();

const total = Number(values.careers);

for (let index = 0; index < total; index += 1) {
  const boat = BOAT_TYPES[index % BOAT_TYPES.length]!;
  const { state } = playAtRandom(hunters, { boat, number: 100, name: "Kommandant" }, `${values.seed}-${index}`);
  count(boat, state as unknown as Snapshot);
}

function count(boat: BoatType, { log, end }: Snapshot): void {
  const none: Tally = { careers: 0, survived: 0, tons: [], patrols: 0, months: 0, ships: 0 };
  const tally = tallies.get(boat) ?? none;
  tallies.set(boat, tally);
  tally.careers += 1;
  tally.survived += end?.fate === "time_expired" ? 1 : 0;
  tally.tons.push(end?.tons ?? 0);
  tally.patrols += log.length;
  tally.months += log.reduce((sum, row) => sum + 1 + row.patrolMonths + row.refitMonths, 0);
  tally.ships += log.reduce((sum, row) => sum + row.ships.filter((ship) => ship.sunk).length, 0);
}

const header = ["boat", "careers", "survived", "median t", "90% t", "most t", "ships", "patrols", "months"];

const rows = [...tallies].map(([boat, { careers, survived, tons, patrols, months, ships }]) => {
  const sorted = [...tons].sort((a, b) => a - b);
  const at = (share: number): string => String(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]);
  const mean = (sum: number): string => (sum / careers).toFixed(1);
  const survival = `${((100 * survived) / careers).toFixed(1)} %`;
  return [boat, String(careers), survival, at(0.5), at(0.9), at(1), mean(ships), mean(patrols), mean(months)];
});

for (const row of [header, ...rows]) console.log(row.map((cell) => cell.padStart(10)).join(""));
