/** What decides a place. */
interface Scored {
  readonly tons: number;
}

/** A place on a scoreboard. */
interface Place {
  readonly place: number | null;
  readonly tied: boolean;
}

/** 13.1.3, 13.2.1, 13.5.1 Places by tonnage, best first; equal tonnage shares a place, and who may not win has none. */
export function placed<T extends Scored>(scored: readonly T[], mayWin: (each: T) => boolean): (T & Place)[] {
  const inPlay = scored.filter(mayWin);
  const withPlace = (each: T): T & Place => {
    if (!mayWin(each)) return { ...each, place: null, tied: false };
    const ahead = inPlay.filter(({ tons }) => tons > each.tons).length;
    const level = inPlay.filter(({ tons }) => tons === each.tons).length;
    return { ...each, place: ahead + 1, tied: level > 1 };
  };
  const last = scored.length + 1;
  return scored.map(withPlace).sort((one, other) => (one.place ?? last) - (other.place ?? last));
}
