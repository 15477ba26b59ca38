import type { ResultForms } from "../results";

/** C.7 Results that hold a number or a name, in French. */
export const results: ResultForms = {
  card: (no) => `carte ${no}`,
  failed: (no) => `échec, carte ${no}`,
  success: (no) => `succès, carte ${no}`,
  denied: (by, no) => `refusé (${by}), carte ${no}`,
  merchants: (count) => (count < 2 ? `${count} cargo` : `${count} cargos`),
  turns: (count) => (Math.abs(count) < 2 ? `${count} tour` : `${count} tours`),
  hits: (count) => (count < 2 ? `${count} coup au but` : `${count} coups au but`),
  crippled: (hits) => `${hits}, gravement endommagé`,
  sunk: (count) => (count < 2 ? `${count} coulé` : `${count} coulés`),
  steps: (result, count) => `${result}, ${count} pas`,
  submarines: (before, after) => `${before} avant la lutte anti-sous-marine, ${after} après`,
  event: (event, region) => `${event}, ${region}`,
};
