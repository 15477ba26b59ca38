import type { ResultForms } from "../results";

/** C.7 Results that hold a number or a name. */
export const results: ResultForms = {
  card: (no) => `card ${no}`,
  failed: (no) => `it fails, card ${no}`,
  success: (no) => `it succeeds, card ${no}`,
  denied: (by, no) => `denied (${by}), card ${no}`,
  merchants: (count) => (count === 1 ? "1 merchant" : `${count} merchants`),
  turns: (count) => (Math.abs(count) === 1 ? `${count} turn` : `${count} turns`),
  hits: (count) => (count === 1 ? "1 hit" : `${count} hits`),
  crippled: (hits) => `${hits}, crippled`,
  sunk: (count) => `${count} sunk`,
  steps: (result, count) => `${result}, ${count} steps`,
  submarines: (before, after) => `${before} before ASW, ${after} after it`,
  event: (event, region) => `${event}, ${region}`,
};
