/** A recorded move: an operation with its title, its input, and the seed of its dice. */
export interface PatrolStep {
  readonly operation: string;
  readonly title: string;
  readonly input: unknown;
  readonly seed: string;
}

/** A patrol of The Hunters as the console offers it: the GraphQL document of every move, and the moves in order. */
export interface Patrol {
  readonly document: string;
  readonly steps: readonly PatrolStep[];
}

/** A GraphQL request that plays a move. */
interface PatrolRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Sends a GraphQL request and returns the answer. */
type Send = (request: PatrolRequest) => Promise<{ readonly data?: unknown }>;

/**
 * Returns a function that prepares the request of a step. It plays the steps before it, each once. A step that failed is
 * played again with the next request.
 */
export function requestsOf({ document, steps }: Patrol, send: Send): (step: number) => Promise<PatrolRequest> {
  const snapshots: (Promise<unknown> | undefined)[] = [];
  const requestOf = async (index: number): Promise<PatrolRequest> => {
    const { operation, input, seed } = steps[index]!;
    const snapshot = index === 0 ? undefined : await snapshotBefore(index);
    return { query: document, variables: { operation, ...(snapshot !== undefined && { snapshot }), input, seed } };
  };
  const snapshotBefore = async (index: number): Promise<unknown> => {
    snapshots[index] ??= snapshotAfter(index - 1);
    try {
      return await snapshots[index];
    } catch (error) {
      delete snapshots[index];
      throw error;
    }
  };
  const snapshotAfter = async (index: number): Promise<unknown> => {
    const { data } = await send(await requestOf(index));
    return (data as { readonly hunters: { readonly play: { readonly snapshot: unknown } } }).hunters.play.snapshot;
  };
  return requestOf;
}
