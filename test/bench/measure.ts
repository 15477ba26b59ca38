/** A contender: its name, and the work of one run. */
export interface Contender {
  readonly name: string;
  readonly run: () => unknown;
  /** Units of work per run. Default: 1. */
  readonly units?: number;
}

/** The contenders' CPU times in microseconds per unit, round by round. */
export type Times = Readonly<Record<string, readonly number[]>>;

/**
 * CPU time for warming up. Until then the engine compiles. A cold load pays that cost once, and warm figures must not
 * include it.
 */
const WARM_UP_MS = 2000;
const LEAST_SLICE_MS = 15;

/** Times warm contenders in turn, so that a slow machine affects all of them equally. */
export async function race(
  contenders: readonly Contender[],
  rounds: number,
  warmUpMs: number = WARM_UP_MS,
): Promise<Times> {
  const times = Object.fromEntries(contenders.map(({ name }) => [name, [] as number[]]));
  const repeats = new Map<Contender, number>();
  for (const contender of contenders) repeats.set(contender, await warmUp(contender, warmUpMs));
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of contenders) {
      const repeat = repeats.get(contender)!;
      const milliseconds = await millisecondsFor(contender, repeat);
      times[contender.name]!.push((milliseconds * 1000) / repeat / (contender.units ?? 1));
    }
  }
  return times;
}

/** Runs a contender until it is warm. Returns its number of runs per time slice. */
async function warmUp(contender: Contender, warmUpMs: number): Promise<number> {
  let repeat = 1;
  for (let elapsed = 0; elapsed < warmUpMs; ) {
    const milliseconds = await millisecondsFor(contender, repeat);
    repeat = Math.max(1, Math.ceil((repeat * LEAST_SLICE_MS) / Math.max(milliseconds, 0.01)));
    elapsed += milliseconds;
  }
  return repeat;
}

/** CPU time, since other processes affect the wall clock. */
async function millisecondsFor({ run }: Contender, repeat: number): Promise<number> {
  const before = process.cpuUsage();
  for (let time = 0; time < repeat; time += 1) await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The mean of some numbers. */
export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

/** The middle of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The median over all rounds of one contender's time divided by another's in the same round. */
export function ratio(times: Times, name: string, against: string): number {
  return median(times[name]!.map((time, round) => time / times[against]![round]!));
}
