/** Returns the names of the `:parameters` of a path, in order. */
export function parametersIn(path: string): readonly string[] {
  return path
    .split("/")
    .filter((part) => part.startsWith(":"))
    .map((part) => part.slice(1));
}

/** Returns a path with its `:parameters` in braces, as in OpenAPI. */
export function bracedPath(path: string): string {
  return path.replaceAll(/:(\w+)/g, "{$1}");
}
