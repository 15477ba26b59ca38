import type { ChartRow } from "../contract/chart";
import type { Counted, Rolled, Thrown } from "../contract/context";
import type { Watch } from "../dice/dice";

/** A roll shown for its whole outcome class; reading its total or faces tells the enumerator to split the class first. */
export class Observed implements Thrown {
  constructor(
    private readonly shown: Thrown,
    protected readonly watch: Watch,
  ) {}

  get faces(): readonly number[] {
    this.watch.look?.("faces");
    return this.shown.faces;
  }

  get total(): number {
    this.watch.look?.("total");
    return this.shown.total;
  }

  get modified(): number {
    this.watch.look?.("total");
    return this.shown.modified;
  }
}

/** A chart roll shown for its outcome class; only what the row holds, not its place on the chart, may be read freely. */
export class ObservedRow<R extends ChartRow> extends Observed implements Rolled<R> {
  readonly row: R;

  constructor(shown: Rolled<R>, watch: Watch) {
    super(shown, watch);
    this.row = guarded(shown.row, watch);
  }
}

/** A handful shown for its outcome class; `counted` may be read freely, `faces` splits the class. */
export class ObservedHandful implements Counted {
  readonly counted: number;
  readonly groups?: Readonly<Record<string, number>>;

  constructor(
    private readonly shown: Counted,
    private readonly watches: readonly Watch[],
  ) {
    this.counted = shown.counted;
    if (shown.groups !== undefined) this.groups = shown.groups;
  }

  get faces(): readonly number[] {
    for (const watch of this.watches) watch.look?.("faces");
    return this.shown.faces;
  }
}

/** A copy of a row that tells the enumerator when its place on the chart is read. */
function guarded<R extends ChartRow>(row: R, watch: Watch): R {
  const { min, max, roll } = row;
  const looked = <T>(value: T): T => {
    watch.look?.("total");
    return value;
  };
  if (roll === undefined) {
    return {
      ...row,
      get min() {
        return looked(min);
      },
      get max() {
        return looked(max);
      },
    };
  }
  return {
    ...row,
    get roll() {
      return looked(roll);
    },
  };
}
