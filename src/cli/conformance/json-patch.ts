import { cloneJson } from "../../core/json/clone";
import { memberOf, tokensOf } from "../../core/json/pointer";

/** A JSON Patch operation (RFC 6902), limited to the three kinds that vectors use. */
export type PatchOperation =
  | { readonly op: "add" | "replace"; readonly path: string; readonly value: unknown }
  | { readonly op: "remove"; readonly path: string };

/** Applies a JSON Patch to a copy of a value. Throws an Error if a path does not exist. */
export function applyPatch(value: unknown, patch: readonly PatchOperation[]): unknown {
  const root = { whole: cloneJson(value) };
  for (const operation of patch) apply(root, operation);
  return root.whole;
}

function apply(root: { whole: unknown }, operation: PatchOperation): void {
  const tokens = tokensOf(operation.path);
  const key = tokens.pop();
  if (key === undefined) {
    root.whole = operation.op === "remove" ? undefined : cloneJson(operation.value);
    return;
  }
  const holder = tokens.reduce(memberOf, root.whole);
  if (Array.isArray(holder)) applyToList(holder, Number(key), operation);
  else if (typeof holder === "object" && holder !== null && key !== "__proto__")
    applyToObject(holder as Record<string, unknown>, key, operation);
  else throw new Error(`There is no place ${operation.path}.`);
}

function applyToList(list: unknown[], index: number, operation: PatchOperation): void {
  if (operation.op === "remove") list.splice(index, 1);
  else list.splice(index, operation.op === "add" ? 0 : 1, cloneJson(operation.value));
}

function applyToObject(object: Record<string, unknown>, key: string, operation: PatchOperation): void {
  if (operation.op === "remove") delete object[key];
  else object[key] = cloneJson(operation.value);
}
