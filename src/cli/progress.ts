import type { Terminal } from "./terminal";

/** Tells people on standard error how far long work is, at every tenth of what was asked for. */
export function progress(
  { warn, isPeople }: Terminal,
  asked: number,
  line: (values: { made: number; asked: number }) => string,
): (made: number) => void {
  let told = 0;
  return (made) => {
    const tenth = Math.floor((made / asked) * 10);
    if (isPeople && tenth > told) warn(line({ made, asked }));
    told = Math.max(told, tenth);
  };
}
