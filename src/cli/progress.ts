import type { Terminal } from "./terminal";

/** Reports the progress of long work on standard error at every tenth, if people read the output. */
export function progress(
  { warn, isPeople }: Terminal,
  total: number,
  line: (values: { made: number; asked: number }) => string,
): (count: number) => void {
  let printedTenth = 0;
  return (count) => {
    const tenth = Math.floor((count / total) * 10);
    if (isPeople && tenth > printedTenth) warn(line({ made: count, asked: total }));
    printedTenth = Math.max(printedTenth, tenth);
  };
}
