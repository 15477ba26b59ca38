import { type Choice, later, type Pick } from "./choice";

/** A choice with a draw of its own, such that what describes and checks it is made only when it is read or a value is checked. */
export function drawnBy<T>(draw: (pick: Pick) => T, make: () => Choice<T>): Choice<T> {
  const told = later(make);
  return {
    get schema() {
      return told.schema;
    },
    get limits() {
      return told.limits;
    },
    get closed() {
      return told.closed;
    },
    check: (value) => told.check(value),
    draw,
  };
}
