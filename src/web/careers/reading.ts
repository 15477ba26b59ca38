import type { CareerStepTold } from "../../client/index";
import { type AuditEntry, careers, type Fields } from "../service/service";
import type { Game, Step } from "../tree/game";
import { fill, isPlaced, type Read, tokenOf } from "./opened";

/** Steps that are asked for in one request. */
const AT_ONCE = 100;

/** What is on its way already, so that nothing is asked for twice. */
const asked = new Set<string>();

/** Reads those of some steps that were not read in this language yet; of the one shown the position too. */
export async function readSteps(game: Game, steps: readonly Step[], language: string): Promise<void> {
  const { id, at } = game;
  const nameOf = ({ n }: Step) => `${id}/${n}/${language}/${n === at}`;
  const wanted = steps.filter((one) => {
    return !asked.has(nameOf(one)) && (one.language !== language || (one.n === at && !isPlaced(one)));
  });
  if (wanted.length === 0) return;
  for (const one of wanted) asked.add(nameOf(one));
  try {
    const records = await recordsOf(id, wanted);
    const read = await Promise.all(
      wanted.map((one) => readStep(id, one, records.get(one.n), { language, isShown: one.n === at })),
    );
    fill(
      id,
      read.flatMap((each) => each ?? []),
    );
  } finally {
    for (const one of wanted) asked.delete(nameOf(one));
  }
}

/** What the chain holds of some steps, by their number. */
async function recordsOf(id: string, steps: readonly Step[]): Promise<ReadonlyMap<number, CareerStepTold>> {
  const numbers = steps.map(({ n }) => n);
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  const found = new Map<number, CareerStepTold>();
  for (let from = first; from <= last; from += AT_ONCE) {
    const limit = Math.min(AT_ONCE, last - from + 1);
    const after = from === 0 ? {} : { after: String(from - 1) };
    const page = await careers.careerSteps({ career: id, limit, ...after }, { token: tokenOf(id) });
    for (const step of page.steps) found.set(step.version, step);
  }
  return found;
}

async function readStep(
  id: string,
  one: Step,
  record: CareerStepTold | undefined,
  { language, isShown }: { readonly language: string; readonly isShown: boolean },
): Promise<Read | undefined> {
  if (record === undefined) return undefined;
  const { n } = one;
  const token = tokenOf(id);
  const [{ audit }, position] = await Promise.all([
    careers.careerAudit({ career: id, version: n, language }, { token }),
    isShown && !isPlaced(one)
      ? careers.career({ career: id, version: n, decisions: "NONE", language }, { token })
      : undefined,
  ]);
  const { operation, input, kind, rolls } = record;
  return {
    step: {
      n,
      operation: operation ?? "",
      input: (input ?? {}) as Fields,
      language,
      ...(operation === null && { kind: kind === "PLAY" || kind === "START" ? "HIDDEN" : kind }),
    },
    dice: rolls.flatMap(({ faces }) => faces),
    audit: (audit ?? []) as readonly AuditEntry[],
    position,
  };
}
