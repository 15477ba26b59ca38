/** Positions of a six-sided die's pips on a 3 by 3 grid. */
const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

/** A rolled die: pips if it has six sides, or else a number. */
export function Die({ face, sides }: { readonly face: number; readonly sides: number }) {
  const pips = sides === 6 ? PIPS[face] : undefined;
  return (
    <svg class="die" viewBox="0 0 30 30" role="img" aria-label={String(face)}>
      <rect x="1" y="1" width="28" height="28" rx="6" />
      {pips === undefined ? (
        <text x="15" y="21" text-anchor="middle">
          {face}
        </text>
      ) : (
        pips.map((place) => (
          <circle key={place} cx={7.5 + 7.5 * (place % 3)} cy={7.5 + 7.5 * Math.floor(place / 3)} r="2.6" />
        ))
      )}
    </svg>
  );
}

/** Returns the number of sides of dice such as `2d6`. */
export function sidesOf(dice: string): number {
  return Number(/d(\d+)/.exec(dice)?.[1] ?? 6);
}
