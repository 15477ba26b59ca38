import { isObject } from "./objects";

/** RFC 7396: members of the patch replace those of the target, and objects merge. Null removes a member. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  return merge(target, patch, "remove");
}

/** Members of the patch replace those of the target, and objects merge. Null is a value like any other. */
export function overlay(target: unknown, patch: unknown): unknown {
  return merge(target, patch, "stay");
}

/** The effect of null in a patch: remove the member, or set it to null. */
type Nulls = "remove" | "stay";

function merge(target: unknown, patch: unknown, nulls: Nulls): unknown {
  if (!isObject(patch)) return patch;
  const merged: Record<string, unknown> = Object.assign(Object.create(null), isObject(target) ? target : {});
  for (const [key, value] of Object.entries(patch)) {
    if (value === null && nulls === "remove") delete merged[key];
    else merged[key] = merge(merged[key], value, nulls);
  }
  return { ...merged };
}
