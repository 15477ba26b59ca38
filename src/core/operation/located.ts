import { pointerTo } from "./fault";

/** Where an object stood when it was last looked for. */
interface Place {
  readonly path: readonly string[];
  readonly pointer: string;
}

/** Finds objects of one root by identity, and knows again those that have not moved. */
export class Located {
  private readonly places = new Map<object, Place>();

  constructor(private readonly root: object) {}

  /** The JSON pointer that leads to an object or list; undefined when the root does not hold it. */
  pointerTo(target: object): string | undefined {
    const last = this.places.get(target);
    if (last !== undefined && isAt(this.root, last.path, target)) return last.pointer;
    const path = pathIn(this.root, target);
    if (path === undefined) return undefined;
    const pointer = pointerTo("", path);
    this.places.set(target, { path, pointer });
    return pointer;
  }
}

/** The keys that lead from `root` to `target`; undefined when it holds no such object. */
function pathIn(root: object, target: object): string[] | undefined {
  if (root === target) return [];
  for (const key in root) {
    const value: unknown = root[key as keyof typeof root];
    if (typeof value !== "object" || value === null) continue;
    const found = pathIn(value, target);
    if (found !== undefined) return [key, ...found];
  }
  return undefined;
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
