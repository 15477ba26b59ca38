import type { Change, Json, Vector } from "../kit";
import { came, type Fought, orders, resolves } from "../kit/combat";

/** 14.11 A gunnery round. */
export const plan = { operation: "resolveGunneryRound", citation: "14.11" };

/** Goeben holds her fire, and the Allies fire in the round of a weapon after that. */
export function answers(
  id: string,
  title: string,
  base: string,
  change: Change,
  theirs: readonly Fought[],
  after: Change,
  more: { rulings?: readonly string[]; input?: Json } = {},
): Vector {
  const { input = orders("goeben", null), rulings } = more;
  return resolves({
    ...plan,
    base,
    id: `allied-fire-${id}`,
    title,
    citation: title.split(" ")[0]!,
    change,
    input,
    ...came(null, theirs),
    after,
    ...(rulings === undefined ? {} : { rulings }),
  });
}
