import type { About } from "./entry";

/** The member of an audit entry that says whom it is about; none when nobody is named. */
export function aboutOf(about: About | undefined): { readonly about?: About } {
  return about === undefined ? {} : { about };
}

/** The id of a record that carries one, since its place in a list says little. */
export function recordOf(target: object): About | undefined {
  const { id } = target as { readonly id?: unknown };
  return typeof id === "string" ? { of: id } : undefined;
}

/** The audit code of a roll: its label in SCREAMING_SNAKE. */
export function codeOf(label: string): string {
  return label.toUpperCase().replaceAll("-", "_");
}
