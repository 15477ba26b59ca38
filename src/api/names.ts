import type { AnyOperation, AnyReport } from "../core/contract/operation";
import type { AnyRuleset } from "../core/contract/ruleset";

/** `resolve-depth charge` or `depthCharge` in PascalCase. */
export function pascalCase(text: string): string {
  return text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}

/** The name an operation's types begin with: the ruleset and the operation in PascalCase, so that whoever knows both knows it. */
export function operationTypeName(ruleset: AnyRuleset, operation: Pick<AnyOperation, "name">): string {
  return pascalCase(ruleset.id) + pascalCase(operation.name);
}

/** The name of a schema's type: its id, which begins with its ruleset's name. */
export function schemaTypeName(ruleset: AnyRuleset, id: string): string {
  const prefix = pascalCase(ruleset.id);
  return id.startsWith(prefix) ? id : prefix + pascalCase(id);
}

/** A code such as `spanish_coast` as words: `Spanish coast`. */
export function spelledOut(code: string): string {
  const words = code
    .replace(/_+/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name and description of an operation's input and outcome, where their schemas have none. */
export function fallbackNames(ruleset: AnyRuleset, operation: Pick<AnyOperation, "name">) {
  const name = operationTypeName(ruleset, operation);
  return {
    input: { name: `${name}Input`, description: `What ${operation.name} asks for.` },
    outcome: { name: `${name}Outcome`, description: `What came of ${operation.name}.` },
  };
}

/** The name and description of a report's input and output, where their schemas have none. */
export function reportNames(ruleset: AnyRuleset, { name }: Pick<AnyReport, "name">) {
  const base = pascalCase(ruleset.id) + pascalCase(name);
  return {
    input: { name: `${base}Input`, description: `What ${name} asks for.` },
    output: { name: `${base}Output`, description: `What ${name} says.` },
  };
}

/** The name and description of a ruleset's state, where its schema has none. */
export function fallbackState(ruleset: AnyRuleset) {
  return { name: `${pascalCase(ruleset.id)}State`, description: `The state of a game of ${ruleset.title}.` };
}
