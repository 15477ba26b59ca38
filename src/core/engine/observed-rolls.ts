import type { ChartRow } from "../contract/chart";
import type { CountResult, DiceResult, RowResult } from "../contract/context";
import type { Watch } from "../dice/dice";

/**
 * A roll that represents its outcome class. Reading the total or the faces first makes the enumerator split the class.
 */
export class ObservedRoll implements DiceResult {
  constructor(
    private readonly representative: DiceResult,
    protected readonly watch: Watch,
  ) {}

  get faces(): readonly number[] {
    this.watch.look?.("faces");
    return this.representative.faces;
  }

  get total(): number {
    this.watch.look?.("total");
    return this.representative.total;
  }

  get modified(): number {
    this.watch.look?.("total");
    return this.representative.modified;
  }
}

/**
 * A chart roll that represents its outcome class. Reading the row's contents is free; reading its position splits the
 * class.
 */
export class ObservedRow<R extends ChartRow> extends ObservedRoll implements RowResult<R> {
  readonly row: R;

  constructor(representative: RowResult<R>, watch: Watch) {
    super(representative, watch);
    this.row = observeRow(representative.row, watch);
  }
}

/** A handful that represents its outcome class. Reading `counted` is free; reading `faces` splits the class. */
export class ObservedHandful implements CountResult {
  readonly counted: number;
  readonly groups?: Readonly<Record<string, number>>;

  constructor(
    private readonly representative: CountResult,
    private readonly watches: readonly Watch[],
  ) {
    this.counted = representative.counted;
    if (representative.groups !== undefined) this.groups = representative.groups;
  }

  get faces(): readonly number[] {
    for (const watch of this.watches) watch.look?.("faces");
    return this.representative.faces;
  }
}

/** Copies a row; reading the copy's position on the chart notifies the enumerator. */
function observeRow<R extends ChartRow>(row: R, watch: Watch): R {
  const { min, max, roll } = row;
  const notify = <T>(value: T): T => {
    watch.look?.("total");
    return value;
  };
  if (roll === undefined) {
    return {
      ...row,
      get min() {
        return notify(min);
      },
      get max() {
        return notify(max);
      },
    };
  }
  return {
    ...row,
    get roll() {
      return notify(roll);
    },
  };
}
