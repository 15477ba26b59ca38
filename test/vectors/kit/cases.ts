import { existsSync, readFileSync } from "node:fs";
import { changesOf, type Json, merged, patchOf } from "./json";
import type { Roll } from "./rolls";

/** A change of a snapshot, made on a copy of it. */
export type Change<S> = (state: S) => void;

/** Several changes, one after the other. */
export function all<S>(...changes: readonly (Change<S> | undefined)[]): Change<S> {
  return (state) => {
    for (const change of changes) change?.(state);
  };
}

/** A vector as the files hold it. */
export type Vector = Json & { readonly id: string };

/** A case, before the dice and the shape of a vector. */
export interface Case<S> {
  readonly id: string;
  readonly title: string;
  readonly citation: string;
  readonly operation: string;
  /** Name of the snapshot it starts from; null sends none. */
  readonly base: string | null;
  /** The differences from that snapshot. */
  readonly change?: Change<S> | undefined;
  readonly input?: Json;
  readonly charts?: Json;
}

/** A case that resolves: its tape is the faces of its rolls, and `after` changes the snapshot into the one expected. */
export interface Resolved<S> extends Case<S> {
  readonly rolls?: readonly Roll[];
  readonly outcome?: Json;
  readonly after?: Change<S>;
  /** Expected members of the new snapshot, independent of `after`. */
  readonly snapshot?: Json;
  readonly rulings?: readonly string[];
}

/** Makes the vectors of a game from the snapshots in its folder. */
export class Cases<S> {
  private readonly folder: URL;
  private readonly texts = new Map<string, string>();

  constructor(game: string) {
    this.folder = new URL(`../${game}/snapshots/`, import.meta.url);
  }

  /** A vector that resolves. */
  readonly resolves = (plan: Resolved<S>): Vector => {
    const { rolls = [], outcome, after, snapshot, rulings } = plan;
    const dice = rolls.flatMap(({ faces }) => faces);
    const changed = after === undefined ? undefined : this.changedBy(plan, after);
    const expectedSnapshot = changed === undefined && snapshot === undefined ? undefined : merged(changed, snapshot);
    const expect = { kind: "RESOLUTION", outcome, snapshot: expectedSnapshot, rolls, rulings };
    return { ...this.head(plan), dice, charts: plan.charts, expect };
  };

  /** A vector that a rule refuses before any die is rolled. */
  readonly refused = (
    plan: Case<S> & { readonly code: string; readonly section: string; readonly pointer?: string },
  ): Vector => {
    const { code, section, pointer = "" } = plan;
    return { ...this.head(plan), dice: [], charts: plan.charts, expect: { kind: "REFUSAL", code, section, pointer } };
  };

  /** A vector that cannot be read or could not have been reached by play. */
  readonly malformed = (
    plan: Case<S> & { readonly code: string; readonly pointer: string; readonly dice?: readonly number[] },
  ): Vector => {
    const { code, pointer, dice = [] } = plan;
    return { ...this.head(plan), dice, charts: plan.charts, expect: { kind: "MALFORMED", code, pointer } };
  };

  /** A vector whose tape ends before `next`. */
  readonly needs = (
    plan: Case<S> & { readonly rolls?: readonly Roll[]; readonly held?: readonly number[]; readonly next: Json },
  ): Vector => {
    const { rolls = [], held = [], next } = plan;
    const dice = [...rolls.flatMap(({ faces }) => faces), ...held];
    return { ...this.head(plan), dice, charts: plan.charts, expect: { kind: "NEEDS_ROLL", rolls, next } };
  };

  /** The snapshot a case starts from, with its change. */
  readonly stateOf = ({ base, change }: Pick<Case<S>, "base" | "change">): S => {
    if (base === null) throw new Error("There is no snapshot to change.");
    const state = this.snapshotOf(base);
    change?.(state);
    return state;
  };

  private head(plan: Case<S>): Vector {
    const { id, title, citation, operation, base, change, input = {} } = plan;
    const patch =
      base === null || change === undefined ? undefined : patchOf(this.snapshotOf(base), this.stateOf(plan));
    return { id, title, citation, operation, base, patch, input };
  }

  private changedBy(plan: Case<S>, after: Change<S>): Json {
    const then = this.stateOf(plan);
    after(then);
    return changesOf(this.stateOf(plan) as Json, then as Json);
  }

  /** A fresh copy of a base. */
  private snapshotOf(name: string): S {
    let text = this.texts.get(name);
    if (text === undefined) {
      const file = new URL(`${name}.json`, this.folder);
      if (!existsSync(file)) throw new Error(`There is no base ${name}.`);
      text = readFileSync(file, "utf8");
      this.texts.set(name, text);
    }
    return JSON.parse(text) as S;
  }
}
