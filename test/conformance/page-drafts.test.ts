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

/** What the page is asked with by one open decision. */
interface Asked {
  readonly operation: string;
  readonly schema: Schema;
  readonly limits: readonly Limit[];
}

/** The open decisions of every position that a vector begins with, those of one operation with the same widgets once. */
async function askedIn(game: string): Promise<readonly Asked[]> {
  const positions = new Set<string>();
  for (const { content } of vectorFiles(game)) {
    for (const vector of content.vectors) {
      if (vector.expect.kind === "MALFORMED" || vector.charts !== undefined) continue;
      positions.add(JSON.stringify(requestOf(game, vector).snapshot ?? null));
    }
  }
  const found = new Map<string, Asked>();
  for (const position of positions) {
    const snapshot = JSON.parse(position) as unknown;
    const answer = await post(rest, `/v1/${game}/decisions`, { snapshot, decisions: "OPEN", language: "en" });
    for (const { operation, input, limits } of (answer.json.decisions ?? []) as readonly {
      readonly operation: string;
      readonly input: Schema;
      readonly limits: readonly Limit[];
    }[]) {
      const shape = `${operation} ${[...kindsIn(inlined(input), limits)].sort().join(" ")}`;
      if (!found.has(shape)) found.set(shape, { operation, schema: inlined(input), limits });
    }
  }
  return [...found.values()];
}

/** The widgets of a schema and of all its parts. */
function kindsIn(schema: Schema, limits: readonly Limit[] = []): ReadonlySet<WidgetKind> {
  const { anyOf = [], properties = {}, items } = schema;
  const parts = [...anyOf, ...Object.values(properties), ...(items === undefined ? [] : [items])];
  return new Set([widgetFor(schema, limits, new Set()), ...parts.flatMap((part) => [...kindsIn(part)])]);
}

/** Who fills in a form by what its widgets do to the draft, without a plan. */
class Hand {
  private draft: unknown;

  constructor(
    private readonly asked: Asked,
    private readonly pick: Pick,
  ) {
    this.draft = initial(asked.schema);
  }

  /** The draft once every part of the form was used; again where a later choice took an earlier one away. */
  filled(): unknown {
    for (let pass = 0; pass < 4 && (pass === 0 || !fits(this.asked.schema, this.draft)); pass += 1)
      this.use(this.asked.schema, "");
    return this.draft;
  }

  private one<T>(of: readonly T[]): T {
    return of[this.pick(of.length)]!;
  }

  private change(pointer: string, value: unknown): void {
    const { schema, limits } = this.asked;
    this.draft = withoutConflicts(schema, limits, withValueAt(this.draft, pointer, value), pointer);
  }

  private open(pointer: string, values: readonly Scalar[]): readonly Scalar[] {
    const bounded = { limits: this.asked.limits, draft: this.draft };
    return values.filter((value) => limitBrokenBy(bounded, pointer, value) === undefined);
  }

  private use(schema: Schema, pointer: string): void {
    const kind = widgetFor(schema, pointer === "" ? this.asked.limits : [], new Set());
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
      const wanted = minItems + this.pick(Math.min(maxItems - minItems, 2) + 1);
      for (let at = 0; at < wanted; at += 1) {
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
    const open = this.open(pointer, values);
    if (open.length > 0) this.change(pointer, this.one(open));
  }

  private walk({ "x-path": rule, minItems = 0, maxItems = 0 }: Schema, pointer: string): void {
    const { from, steps, stops } = rule!;
    const wanted = minItems + this.pick(maxItems - minItems + 1);
    this.change(pointer, []);
    for (let at = 0, last = from; at < wanted && (at === 0 || !stops.includes(last)); at += 1) {
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
      const told = columns.filter((each) => chosen[each] !== undefined);
      const open = anyOf.filter((each) => told.every((name) => fixedChoice(each, name).value === chosen[name]));
      this.change(pointer, withChoice(anyOf, chosen, column, this.one(valuesIn(open, column)).value));
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
    const wanted = minItems + this.pick(Math.min(most - minItems, 4) + 1);
    this.change(pointer, []);
    for (let at = 0; at < wanted; at += 1) {
      const list = (draftValue(this.draft, pointer) as readonly Scalar[] | undefined) ?? [];
      this.change(pointer, [...list, this.one(values.filter((value) => !uniqueItems || !list.includes(value)))]);
    }
  }
}

describe.each(rulesets.map(({ id }) => id))("12 every decision that a vector of %s opens", (game) => {
  let asked: readonly Asked[] = [];

  test("has a widget for each of its parts", async () => {
    asked = await askedIn(game);
    const plain = asked.filter(({ schema, limits }) => kindsIn(schema, limits).has("form"));
    expect(plain.map(({ operation }) => operation)).toEqual([]);
    expect(asked.length).toBeGreaterThan(50);
  });

  test("is filled in at random by what its widgets do, and then fits its schema", () => {
    const wrong = asked.flatMap((each) =>
      Array.from({ length: 12 }, (_, seed) => {
        const draft = new Hand(each, seededPick(`${each.operation} ${seed}`)).filled();
        return fits(each.schema, draft) ? [] : [[each.operation, JSON.stringify(draft).slice(0, 300)]];
      }).flat(),
    );
    expect(wrong).toEqual([]);
  });
});
