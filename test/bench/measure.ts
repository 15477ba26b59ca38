/** Something to be timed: its name and what it does once. */
export interface Contender {
  readonly name: string;
  readonly run: () => unknown;
  /** How many units of work one run does; 1 unless told. */
  readonly units?: number;
}

/** The contenders' times of the processor in microseconds a unit, round by round. */
export type Times = Readonly<Record<string, readonly number[]>>;

/** Until then the engine still compiles what it runs, which a cold load pays for once and no figure of warm work means; in time of the processor. */
const WARM_UP_MS = 2000;
const LEAST_SLICE_MS = 15;

/** Times contenders turn by turn once all of them are warm, so that whatever slows the machine meets all of them alike. */
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
      const taken = await millisecondsFor(contender, repeat);
      times[contender.name]!.push((taken * 1000) / repeat / (contender.units ?? 1));
    }
  }
  return times;
}

/** Runs a contender until it is warm; gives how often it runs in a slice of time. */
async function warmUp(contender: Contender, warmUpMs: number): Promise<number> {
  let repeat = 1;
  for (let spent = 0; spent < warmUpMs; ) {
    const taken = await millisecondsFor(contender, repeat);
    repeat = Math.max(1, Math.ceil((repeat * LEAST_SLICE_MS) / Math.max(taken, 0.01)));
    spent += taken;
  }
  return repeat;
}

/** The processor's time, since what else a machine does takes the clock's. */
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

/** The median over all rounds of one contender's time against another's in the same round. */
export function ratio(times: Times, name: string, against: string): number {
  return median(times[name]!.map((time, round) => time / times[against]![round]!));
}
