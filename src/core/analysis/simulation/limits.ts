/** Maximum operations per run. */
export const MOVE_LIMIT = 20_000;
