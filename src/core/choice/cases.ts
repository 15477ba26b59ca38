import type { Choice, ClosedValue, JsonSchema, Limit, Picker, Reason } from "../contract/choice";

/** An object whose member `key` decides what else it holds: one choice for every value of it; `shut` names values a rule closes. */
export function caseOf<T extends object>(
  key: string,
  cases: Readonly<Record<string, Choice<T>>>,
  shut: Readonly<Record<string, Reason>> = {},
): Choice<T> {
  return new CaseChoice(key, cases, shut);
}

class CaseChoice<T extends object> implements Choice<T> {
  constructor(
    private readonly key: string,
    private readonly cases: Readonly<Record<string, Choice<T>>>,
    private readonly shut: Readonly<Record<string, Reason>>,
  ) {}

  get schema(): JsonSchema {
    const schemas = Object.values(this.cases).map(({ schema }) => schema);
    return schemas.length === 1 ? schemas[0]! : { anyOf: schemas };
  }

  get limits(): readonly Limit[] {
    return unique(Object.values(this.cases).flatMap(({ limits }) => limits));
  }

  get closed(): readonly ClosedValue[] {
    const inside = Object.values(this.cases).flatMap(({ closed }) => closed);
    const values = Object.entries(this.shut).map(([value, { code, section }]) => {
      return { pointer: `/${this.key}`, value, code, section };
    });
    return unique([...inside, ...values]);
  }

  check(value: unknown): Reason | undefined {
    const { key } = this;
    const chosen = String((value as Readonly<Record<string, unknown>>)[key]);
    if (Object.hasOwn(this.cases, chosen)) return this.cases[chosen]!.check(value);
    const pointer = `/${key}`;
    if (Object.hasOwn(this.shut, chosen)) return { ...this.shut[chosen]!, pointer };
    const message = `${chosen} cannot be chosen now; choose ${Object.keys(this.cases).join(" or ")}.`;
    return { code: "VALUE_NOT_LISTED", section: "", message, pointer };
  }

  draw(pick: Picker): T {
    const cases = Object.values(this.cases);
    return cases[pick(cases.length)]!.draw(pick);
  }
}

function unique<T>(items: readonly T[]): T[] {
  const seen = new Map(items.map((item) => [JSON.stringify(item), item]));
  return [...seen.values()];
}
