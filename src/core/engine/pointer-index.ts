import { pointerTo } from "../json/pointer";

/** The location of an object: its path of keys, and the same as a JSON pointer. */
export interface ObjectLocation {
  readonly path: readonly string[];
  readonly pointer: string;
}

/** Locates objects of one root by identity, and caches the locations that are still valid. */
export class PointerIndex {
  private readonly places = new Map<object, ObjectLocation>();

  constructor(private readonly root: object) {}

  /** Returns the location of an object or list; undefined if the root does not contain it. */
  placeOf(target: object): ObjectLocation | undefined {
    const last = this.places.get(target);
    if (last !== undefined && isAt(this.root, last.path, target)) return last;
    const path = pathIn(this.root, target);
    if (path === undefined) return undefined;
    const place = { path, pointer: pointerTo("", path) };
    this.places.set(target, place);
    return place;
  }
}

/** Returns the keys from `root` to `target`; undefined if the root does not contain it. */
function pathIn(root: object, target: object): string[] | undefined {
  if (root === target) return [];
  if (Array.isArray(root)) {
    for (let index = 0; index < root.length; index += 1) {
      const path = pathUnder(String(index), root[index], target);
      if (path !== undefined) return path;
    }
    return undefined;
  }
  for (const key in root) {
    const path = pathUnder(key, root[key as keyof typeof root], target);
    if (path !== undefined) return path;
  }
  return undefined;
}

/** Returns the keys to `target`, starting with `key`; undefined if the value does not contain it. */
function pathUnder(key: string, value: unknown, target: object): string[] | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const path = pathIn(value, target);
  return path && [key, ...path];
}

/** True if the path leads from `root` to `target`. */
function isAt(root: object, path: readonly string[], target: object): boolean {
  let value: unknown = root;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return false;
    value = value[key as keyof typeof value];
  }
  return value === target;
}
