/** Something to be timed: its name and what it does once. */
export interface Contender {
  readonly name: string;
  readonly run: () => unknown;
  /** How many units of work one run does; 1 unless told. */
  readonly units?: number;
}

/** The contenders' times in microseconds a unit, round by round. */
export type Times = Readonly<Record<string, readonly number[]>>;

const WARM_UP_ROUNDS = 3;
const LEAST_SLICE_MS = 15;

/** Times contenders turn by turn, so that whatever slows the machine meets all of them alike. */
export async function race(contenders: readonly Contender[], rounds: number): Promise<Times> {
  const times = Object.fromEntries(contenders.map(({ name }) => [name, [] as number[]]));
  const repeats = new Map<Contender, number>();
  for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1) {
    for (const contender of contenders) {
      const repeat = repeats.get(contender) ?? 1;
      const began = performance.now();
      for (let time = 0; time < repeat; time += 1) await contender.run();
      const taken = performance.now() - began;
      if (round < 0) repeats.set(contender, Math.max(1, Math.ceil((repeat * LEAST_SLICE_MS) / Math.max(taken, 0.001))));
      else times[contender.name]!.push((taken * 1000) / repeat / (contender.units ?? 1));
    }
  }
  return times;
}

/** The middle of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The median over all rounds of one contender's time against another's in the same round. */
export function ratio(times: Times, name: string, against: string): number {
  return median(times[name]!.map((time, round) => time / times[against]![round]!));
}
