/** A recorded move: an operation, its input, and the seed of its dice. */
export interface PatrolStep {
  readonly operation: string;
  readonly input: unknown;
  readonly seed: string;
}

/** A patrol as the console offers it: the GraphQL document and the title of each operation, and the moves in order. */
export interface Patrol {
  readonly ruleset: string;
  readonly documents: Readonly<Record<string, string>>;
  readonly titles: Readonly<Record<string, string>>;
  readonly steps: readonly PatrolStep[];
}

/** Sends a request body to a path and returns the answer. */
type Send = (path: string, body: object) => Promise<unknown>;

/** Returns a function that finds the snapshot before a step. It plays the steps before it once, over REST. */
export function snapshotsOf({ ruleset, steps }: Patrol, send: Send): (step: number) => Promise<unknown> {
  const snapshots: (Promise<unknown> | undefined)[] = [];
  const before = (step: number): Promise<unknown> => {
    if (step === 0) return Promise.resolve(undefined);
    snapshots[step] ??= play(step - 1);
    return snapshots[step]!;
  };
  const play = async (step: number): Promise<unknown> => {
    const { operation, ...request } = steps[step]!;
    const snapshot = await before(step);
    const body = { ...request, ...(snapshot !== undefined && { snapshot }), audit: "NONE", decisions: "NONE" };
    return ((await send(`v1/${ruleset}/${operation}`, body)) as { readonly snapshot: unknown }).snapshot;
  };
  return before;
}
