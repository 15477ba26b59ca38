import type { PatchOperation } from "../../src/cli/conformance/json-patch";
import { canonicalJson } from "../../src/core/json/canonical";
import { isObject } from "../../src/core/json/objects";
import { pointerTo } from "../../src/core/json/pointer";

/** Returns a JSON Patch (RFC 6902) from one JSON value to another. Equal items at both ends of a list are kept. */
export function patchBetween(from: unknown, to: unknown, path = ""): PatchOperation[] {
  if (canonicalJson(from) === canonicalJson(to)) return [];
  if (Array.isArray(from) && Array.isArray(to)) return listPatch(from, to, path);
  if (isObject(from) && isObject(to) && Object.keys(from).length > 0) return objectPatch(from, to, path);
  return [{ op: "replace", path, value: to }];
}

type JsonObject = Readonly<Record<string, unknown>>;

function objectPatch(from: JsonObject, to: JsonObject, path: string): PatchOperation[] {
  const at = (key: string): string => pointerTo(path, [key]);
  return [
    ...Object.keys(from).flatMap((key): PatchOperation[] =>
      Object.hasOwn(to, key) ? patchBetween(from[key], to[key], at(key)) : [{ op: "remove", path: at(key) }],
    ),
    ...Object.keys(to)
      .filter((key) => !Object.hasOwn(from, key))
      .map((key): PatchOperation => ({ op: "add", path: at(key), value: to[key] })),
  ];
}

function listPatch(from: readonly unknown[], to: readonly unknown[], path: string): PatchOperation[] {
  const [before, after] = [from, to].map((list) => list.map(canonicalJson)) as [string[], string[]];
  const most = Math.min(from.length, to.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const [removed, added] = [from.slice(start, from.length - end), to.slice(start, to.length - end)];
  const both = Math.min(removed.length, added.length);
  const at = (index: number): string => pointerTo(path, [start + index]);
  return [
    ...removed.slice(0, both).flatMap((item, index) => patchBetween(item, added[index], at(index))),
    ...removed.slice(both).map((): PatchOperation => ({ op: "remove", path: at(both) })),
    ...added.slice(both).map((value, index): PatchOperation => ({ op: "add", path: at(both + index), value })),
  ];
}
