import { describe, expect, test } from "vitest";
import { restHandler } from "../../src/api/rest/index";
import { inlined } from "../../src/client/decisions";
import type { DecisionLimit as Limit } from "../../src/client/index";
import { seededPick } from "../../src/core/engine/apply";
import { rulesets } from "../../src/rulesets/index";
import { registry } from "../../src/rulesets/registry";
import { additions, columnsOf, fixedChoice, valuesIn, withChoice } from "../../src/web/widgets/branches";
import { draftValue, limitBrokenBy, withoutConflicts } from "../../src/web/widgets/drafts";
import {
  choicesOf,
  fits,
  initial,
  isRecord,
  type Scalar,
  type Schema,
  withValueAt,
} from "../../src/web/widgets/schema";
import { type WidgetKind, widgetFor } from "../../src/web/widgets/widget-for";
import { post } from "../http/client";
import { requestOf, vectorFiles } from "./vectors";

const rest = restHandler(registry);

type Pick = ReturnType<typeof seededPick>;

/** The input form of an open decision. */
interface OpenDecision {
  readonly operation: string;
  readonly schema: Schema;
  readonly limits: readonly Limit[];
}

/**
 * Returns the open decisions of all vectors' positions. Decisions with the same operation and widgets are listed once.
 */
async function openDecisionsOf(game: string): Promise<readonly OpenDecision[]> {
  const positions = new Set<string>();
  for (const { content } of vectorFiles(game)) {
    for (const vector of content.vectors) {
      if (vector.expect.kind === "MALFORMED" || vector.charts !== undefined) continue;
      positions.add(JSON.stringify(requestOf(game, vector).snapshot ?? null));
    }
  }
  const decisions = new Map<string, OpenDecision>();
  for (const position of positions) {
    const snapshot = JSON.parse(position) as unknown;
    const answer = await post(rest, `/v1/${game}/decisions`, { snapshot, decisions: "OPEN", language: "en" });
    for (const { operation, input, limits } of (answer.json.decisions ?? []) as readonly {
      readonly operation: string;
      readonly input: Schema;
      readonly limits: readonly Limit[];
    }[]) {
      const shape = `${operation} ${[...kindsIn(inlined(input), limits)].sort().join(" ")}`;
      if (!decisions.has(shape)) decisions.set(shape, { operation, schema: inlined(input), limits });
    }
  }
  return [...decisions.values()];
}

/** Returns the widget kinds of a schema and all its parts. */
function kindsIn(schema: Schema, limits: readonly Limit[] = []): ReadonlySet<WidgetKind> {
  const { anyOf = [], properties = {}, items } = schema;
  const parts = [...anyOf, ...Object.values(properties), ...(items === undefined ? [] : [items])];
  return new Set([widgetFor(schema, limits, new Set()), ...parts.flatMap((part) => [...kindsIn(part)])]);
}

/** Fills in a form at random through its widgets. */
class FormFiller {
  private draft: unknown;

  constructor(
    private readonly decision: OpenDecision,
    private readonly pick: Pick,
  ) {
    this.draft = initial(decision.schema);
  }

  /** Returns the draft after every widget was used. Repeats if a later choice removed an earlier one. */
  filled(): unknown {
    for (let pass = 0; pass < 4 && (pass === 0 || !fits(this.decision.schema, this.draft)); pass += 1)
      this.use(this.decision.schema, "");
    return this.draft;
  }

  private one<T>(of: readonly T[]): T {
    return of[this.pick(of.length)]!;
  }

  private change(pointer: string, value: unknown): void {
    const { schema, limits } = this.decision;
    this.draft = withoutConflicts(schema, limits, withValueAt(this.draft, pointer, value), pointer);
  }

  private openValues(pointer: string, values: readonly Scalar[]): readonly Scalar[] {
    const bounded = { limits: this.decision.limits, draft: this.draft };
    return values.filter((value) => limitBrokenBy(bounded, pointer, value) === undefined);
  }

  private use(schema: Schema, pointer: string): void {
    const kind = widgetFor(schema, pointer === "" ? this.decision.limits : [], new Set());
    const {
      properties = {},
      required = [],
      items = {},
      minItems = 0,
      maxItems = 6,
      minimum = 0,
      maximum = 20,
      minProperties = 0,
      maxProperties = 99,
    } = schema;
    const values = (choicesOf(schema) ?? []).map(({ value }) => value);
    if (kind === "choice" && values.length === 0) values.push(true, false);
    if (kind === "choice" || kind === "list" || kind === "place") this.change(pointer, this.one(values));
    else if (kind === "number") this.change(pointer, minimum + this.pick(maximum - minimum + 1));
    else if (kind === "words") this.change(pointer, "Lehmann");
    else if (kind === "path") this.walk(schema, pointer);
    else if (kind === "actor") this.act(schema, pointer);
    else if (kind === "some") this.take(schema, pointer);
    else if (kind === "rows" || kind === "groups") {
      const length = minItems + this.pick(Math.min(maxItems - minItems, 2) + 1);
      for (let at = 0; at < length; at += 1) {
        this.change(`${pointer}/${at}`, kind === "groups" ? [] : this.one(additions(items)).value);
        this.use(items, `${pointer}/${at}`);
      }
    } else if (["grid", "slots", "shares", "fields"].includes(kind)) {
      const members = Object.entries(properties);
      const first = required.length > 0 ? 0 : this.pick(members.length);
      let count = 0;
      for (const [name, each] of [...members.slice(first), ...members.slice(0, first)]) {
        const isOptional = !required.includes(name);
        if (isOptional && (count >= maxProperties || (count >= minProperties && this.pick(2) === 0))) continue;
        count += 1;
        const at = `${pointer}/${name}`;
        if (kind === "slots") this.fill(each, at);
        else {
          if (isOptional) this.change(at, initial(each) ?? choicesOf(each)?.[0]?.value ?? {});
          this.use(each, at);
        }
      }
    }
  }

  private fill(schema: Schema, pointer: string): void {
    const values = (choicesOf(schema) ?? []).map(({ value }) => value);
    const choices = this.openValues(pointer, values);
    if (choices.length > 0) this.change(pointer, this.one(choices));
  }

  private walk({ "x-path": rule, minItems = 0, maxItems = 0 }: Schema, pointer: string): void {
    const { from, steps, stops } = rule!;
    const length = minItems + this.pick(maxItems - minItems + 1);
    this.change(pointer, []);
    for (let at = 0, last = from; at < length && (at === 0 || !stops.includes(last)); at += 1) {
      const next = steps[last] ?? [];
      if (next.length === 0) break;
      last = this.one(next);
      this.change(`${pointer}/${at}`, last);
    }
  }

  private act({ anyOf = [] }: Schema, pointer: string): void {
    const columns = columnsOf(anyOf);
    for (const column of columns) {
      const draft = draftValue(this.draft, pointer);
      const chosen = isRecord(draft) ? draft : {};
      if (columns.every((each) => chosen[each] !== undefined)) break;
      if (chosen[column] !== undefined) continue;
      const filledColumns = columns.filter((each) => chosen[each] !== undefined);
      const matching = anyOf.filter((each) =>
        filledColumns.every((name) => fixedChoice(each, name).value === chosen[name]),
      );
      this.change(pointer, withChoice(anyOf, chosen, column, this.one(valuesIn(matching, column)).value));
    }
    const draft = draftValue(this.draft, pointer);
    const isOf = (branch: Schema) =>
      columns.every((name) => fixedChoice(branch, name).value === draftValue(draft, `/${name}`));
    const branch = columns.length === 0 ? this.one(anyOf) : anyOf.find(isOf)!;
    if (columns.length === 0) {
      this.change(pointer, branch.type === "null" ? null : (initial(branch) ?? ""));
      this.use(branch, pointer);
      return;
    }
    for (const [name, each] of Object.entries(branch.properties ?? {}))
      if (!columns.includes(name)) this.use(each, `${pointer}/${name}`);
  }

  private take({ items = {}, minItems = 0, maxItems = 6, uniqueItems = false }: Schema, pointer: string): void {
    const values = (choicesOf(items) ?? []).map(({ value }) => value);
    const most = uniqueItems ? Math.min(maxItems, values.length) : maxItems;
    const length = minItems + this.pick(Math.min(most - minItems, 4) + 1);
    this.change(pointer, []);
    for (let at = 0; at < length; at += 1) {
      const list = (draftValue(this.draft, pointer) as readonly Scalar[] | undefined) ?? [];
      this.change(pointer, [...list, this.one(values.filter((value) => !uniqueItems || !list.includes(value)))]);
    }
  }
}

describe.each(rulesets.map(({ id }) => id))("12 every decision opened by a vector of %s", (game) => {
  let decisions: readonly OpenDecision[] = [];

  test("has a widget for each of its parts", async () => {
    decisions = await openDecisionsOf(game);
    const plain = decisions.filter(({ schema, limits }) => kindsIn(schema, limits).has("form"));
    expect(plain.map(({ operation }) => operation)).toEqual([]);
    expect(decisions.length).toBeGreaterThan(50);
  });

  test("yields a value that fits its schema when its widgets are filled at random", () => {
    const wrong = decisions.flatMap((each) =>
      Array.from({ length: 12 }, (_, seed) => {
        const draft = new FormFiller(each, seededPick(`${each.operation} ${seed}`)).filled();
        return fits(each.schema, draft) ? [] : [[each.operation, JSON.stringify(draft).slice(0, 300)]];
      }).flat(),
    );
    expect(wrong).toEqual([]);
  });
});
