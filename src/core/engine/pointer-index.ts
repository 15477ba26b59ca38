import { pointerTo } from "../audit/pointer";

/** Where an object stands: the keys that lead to it, and the same as a JSON pointer. */
export interface Place {
  readonly path: readonly string[];
  readonly pointer: string;
}

/** Finds objects of one root by identity, and knows again those that have not moved. */
export class PointerIndex {
  private readonly places = new Map<object, Place>();

  constructor(private readonly root: object) {}

  /** The place of an object or list; undefined when the root does not hold it. */
  placeOf(target: object): Place | undefined {
    const last = this.places.get(target);
    if (last !== undefined && isAt(this.root, last.path, target)) return last;
    const path = pathIn(this.root, target);
    if (path === undefined) return undefined;
    const place = { path, pointer: pointerTo("", path) };
    this.places.set(target, place);
    return place;
  }
}

/** The keys that lead from `root` to `target`; undefined when it holds no such object. */
function pathIn(root: object, target: object): string[] | undefined {
  if (root === target) return [];
  if (Array.isArray(root)) {
    for (let index = 0; index < root.length; index += 1) {
      const found = pathUnder(String(index), root[index], target);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  for (const key in root) {
    const found = pathUnder(key, root[key as keyof typeof root], target);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The keys from this key on to `target`; undefined when what stands under the key holds no such object. */
function pathUnder(key: string, value: unknown, target: object): string[] | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const path = pathIn(value, target);
  return path && [key, ...path];
}

/** True when these keys lead from `root` to `target`. */
function isAt(root: object, path: readonly string[], target: object): boolean {
  let value: unknown = root;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return false;
    value = value[key as keyof typeof value];
  }
  return value === target;
}
