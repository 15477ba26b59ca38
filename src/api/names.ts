import type { AnyOperation, AnyReport } from "../core/contract/operation";
import type { AnyRuleset } from "../core/contract/ruleset";

/** Converts `resolve-depth charge` or `depthCharge` to PascalCase. */
export function pascalCase(text: string): string {
  return text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}

/**
 * Returns the prefix of an operation's type names: the ruleset and the operation in PascalCase, so that it is
 * predictable.
 */
export function operationTypeName(ruleset: AnyRuleset, operation: Pick<AnyOperation, "name">): string {
  return pascalCase(ruleset.id) + pascalCase(operation.name);
}

/** Returns the type name of a resolution by generic play, which is not of one operation. */
export function playResolutionName(ruleset: string): string {
  return `${pascalCase(ruleset)}PlayResolution`;
}

/** Returns the type name of a game's view. */
export function viewName(ruleset: string): string {
  return `${pascalCase(ruleset)}View`;
}

/** Returns the type name of a schema: its id, with its ruleset's name as prefix. */
export function schemaTypeName(ruleset: AnyRuleset, id: string): string {
  const prefix = pascalCase(ruleset.id);
  return id.startsWith(prefix) ? id : prefix + pascalCase(id);
}

/** Converts a code such as `spanish_coast` to words: `Spanish coast`. */
export function spelledOut(code: string): string {
  const words = code
    .replace(/_+/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns names and descriptions for an operation's input and outcome, for schemas without their own. */
export function fallbackNames(ruleset: AnyRuleset, operation: Pick<AnyOperation, "name">) {
  const name = operationTypeName(ruleset, operation);
  return {
    input: { name: `${name}Input`, description: `Input of ${operation.name}.` },
    outcome: { name: `${name}Outcome`, description: `Outcome of ${operation.name}.` },
  };
}

/** Returns names and descriptions for a report's input and output, for schemas without their own. */
export function reportNames(ruleset: AnyRuleset, { name }: Pick<AnyReport, "name">) {
  const base = pascalCase(ruleset.id) + pascalCase(name);
  return {
    input: { name: `${base}Input`, description: `Input of ${name}.` },
    output: { name: `${base}Output`, description: `Result of ${name}.` },
  };
}

/** Returns name and description for a ruleset's state, for a schema without its own. */
export function fallbackState(ruleset: AnyRuleset) {
  return { name: `${pascalCase(ruleset.id)}State`, description: `The complete state of a game of ${ruleset.title}.` };
}
