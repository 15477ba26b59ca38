import type {
  Choice,
  DeclaredClosedValue,
  DeclaredLimit,
  JsonSchema,
  Picker,
  Reason,
  Scalar,
} from "../contract/choice";
import { propertiesOf } from "../json/schema";
import { limitWhen } from "./limits";
import { notListedReason } from "./values";

/**
 * An object whose member `key` decides the choice for the rest. `closed` contains the values of `key` that a rule closes,
 * with the reasons.
 */
export function caseOf<T extends object>(
  key: string,
  cases: Readonly<Record<string, Choice<T>>>,
  closed: Readonly<Record<string, Reason>> = {},
): Choice<T> {
  return new CaseChoice(key, cases, closed);
}

class CaseChoice<T extends object> implements Choice<T> {
  private cachedSchemas: readonly JsonSchema[] | undefined;

  constructor(
    private readonly key: string,
    private readonly cases: Readonly<Record<string, Choice<T>>>,
    private readonly closedCases: Readonly<Record<string, Reason>>,
  ) {}

  /** The schema of each case. Cached, because the whole schema and the limits of every level above read them. */
  private get schemas(): readonly JsonSchema[] {
    this.cachedSchemas ??= Object.values(this.cases).map(({ schema }) => schema);
    return this.cachedSchemas;
  }

  get schema(): JsonSchema {
    const { schemas } = this;
    return schemas.length === 1 ? schemas[0]! : { anyOf: schemas };
  }

  get limits(): readonly DeclaredLimit[] {
    const cases = Object.entries(this.cases);
    const [first] = cases;
    if (first !== undefined && cases.length === 1) return first[1].limits;
    return unique(cases.flatMap(([name, { limits }], index) => this.limitsIn(name, index, limits)));
  }

  /** Returns the limits of one case. They apply only while `key` has that value. */
  private limitsIn(name: string, index: number, limits: readonly DeclaredLimit[]): readonly DeclaredLimit[] {
    if (limits.length === 0) return limits;
    const value = constantIn(this.schemas[index]!, this.key) ?? name;
    return limits.map((limit) => limitWhen(limit, `/${this.key}`, [value === "null" ? null : value]));
  }

  get closed(): readonly DeclaredClosedValue[] {
    const inside = Object.values(this.cases).flatMap(({ closed }) => closed);
    const values = Object.entries(this.closedCases).map(([value, reason]) => {
      return { ...reason, pointer: `/${this.key}`, value };
    });
    return unique([...inside, ...values]);
  }

  check(value: unknown): Reason | undefined {
    const { key } = this;
    const chosen = String((value as Readonly<Record<string, unknown>>)[key]);
    if (Object.hasOwn(this.cases, chosen)) return this.cases[chosen]!.check(value);
    const pointer = `/${key}`;
    if (Object.hasOwn(this.closedCases, chosen)) return { ...this.closedCases[chosen]!, pointer };
    return { ...notListedReason(Object.keys(this.cases), chosen), pointer };
  }

  draw(pick: Picker): T {
    const cases = Object.values(this.cases);
    return cases[pick(cases.length)]!.draw(pick);
  }
}

/**
 * Returns the constant that an object schema, or the first of its alternatives, gives a member. Undefined if it is null
 * or not constant.
 */
function constantIn(schema: JsonSchema, key: string): Scalar | undefined {
  const { anyOf } = schema;
  if (Array.isArray(anyOf)) return constantIn(anyOf[0] as JsonSchema, key);
  return (propertiesOf(schema)[key]?.const as Scalar | null | undefined) ?? undefined;
}

function unique<T>(items: readonly T[]): T[] {
  const byJson = new Map(items.map((item) => [JSON.stringify(item), item]));
  return [...byJson.values()];
}
