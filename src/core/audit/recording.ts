import type { About } from "./entry";

/** The member of an audit entry that says whom it is about; none when nobody is named. */
export function aboutOf(about: About | undefined): { readonly about?: About } {
  return about === undefined ? {} : { about };
}

/** The id of a record that carries one, or else the unit it stands for, since its place in a list says little. */
export function recordOf(target: object): About | undefined {
  const { id, unit } = target as { readonly id?: unknown; readonly unit?: unknown };
  const named = id ?? unit;
  return typeof named === "string" ? { of: named } : undefined;
}

/** The audit code of a roll: its label in SCREAMING_SNAKE. */
export function codeOf(label: string): string {
  return label.toUpperCase().replaceAll("-", "_");
}
