/** The most operations that one run plays. */
export const MOVE_LIMIT = 20_000;
