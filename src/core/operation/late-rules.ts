/** Thrown where a call leads into rules that lie in a file of their own and are not loaded yet. */
export class NotLoaded extends Error {
  constructor(readonly load: () => Promise<unknown>) {
    super("Rules are called that are still to be loaded.");
  }
}

/**
 * What a call gives that changes nothing: at once where everything it leads into is loaded; otherwise that is loaded
 * first, and the call made again from the start.
 */
export function whenLoaded<T>(call: () => T | Promise<T>): T | Promise<T> {
  const again = (error: unknown): Promise<T> => {
    if (!(error instanceof NotLoaded)) throw error;
    return error.load().then(() => whenLoaded(call));
  };
  try {
    const given = call();
    return given instanceof Promise ? given.catch(again) : given;
  } catch (error) {
    return again(error);
  }
}
