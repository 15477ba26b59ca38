import { modifierOf } from "../../../../core/charts/look-up";
import { reason } from "../../../../core/choice/legality";
import type { ChartModifier } from "../../../../core/contract/chart";
import type { ResultChange } from "../../../../core/contract/context";
import type { Phases } from "../../../../core/contract/operation";
import type { Engagement, Patrol, Rulings, Snapshot } from "../../snapshot";
import type { AdjustmentCode, Phase } from "../../vocabulary";
import { yearOf } from "./calendar";

/** A chart that lists modifiers. */
export type Modified = { readonly id: string; readonly modifiers: readonly ChartModifier[] };

/** The patrol in progress; only called where a phase guarantees one. */
export function patrolOf(state: Snapshot): Patrol {
  if (state.patrol === null) throw new Error("There is no patrol in progress.");
  return state.patrol;
}

/** The engagement in progress; only called where a phase guarantees one. */
export function engagementOf(state: Snapshot): Engagement {
  if (state.engagement === null) throw new Error("There is no engagement in progress.");
  return state.engagement;
}

/** The phases in which an operation is legal, with the section of the rule. */
export function inPhases(at: readonly Phase[], section: string): Phases {
  return { of: at, section };
}

/** A result that a rule turns into another, for the audit. */
export function change(code: AdjustmentCode, rule: string, result: string): ResultChange {
  return { code, value: null, result, rule };
}

/** 5.1.3 The reason why no operation is open once the career has ended. */
export const OVER = reason("GAME_OVER", "5.1");

/** True if a ruling is on. A ruling absent from the snapshot is off, or follows the printing (E-24). */
export function isRuled({ rulings, edition }: Pick<Snapshot, "rulings" | "edition">, ruling: keyof Rulings): boolean {
  return rulings[ruling] ?? (ruling === "awardsCountCapitalShips" && edition === "first");
}

/** The modifiers of one roll, collected from its chart by their codes. */
export class Drms {
  /** The modifiers that apply, in the order they were added. */
  readonly list: ChartModifier[] = [];

  constructor(private readonly chart: Modified) {}

  /** Adds a modifier of the chart when it applies. */
  when(applies: boolean, code: string): this {
    if (applies) this.list.push(modifierOf(this.chart, code));
    return this;
  }

  /** Adds a modifier once with its value multiplied, when the number is not 0. */
  times(number: number, code: string): this {
    if (number > 0) {
      const modifier = modifierOf(this.chart, code);
      this.list.push({ ...modifier, value: modifier.value * number });
    }
    return this;
  }

  /** Adds modifiers that another rule has already chosen from the chart. */
  add(modifiers: readonly ChartModifier[]): this {
    this.list.push(...modifiers);
    return this;
  }

  /** Adds every modifier of the chart that is tied to the year of the month, of one column where columns have their own. */
  year(month: string, column?: string): this {
    const year = yearOf(month);
    for (const modifier of this.chart.modifiers) {
      if (modifier.year === year && modifier.column === column) this.list.push(modifier);
    }
    return this;
  }
}
