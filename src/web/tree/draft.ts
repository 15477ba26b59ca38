import { signal } from "@preact/signals";

/** What is chosen in the form that is open, before it is sent; undefined while none is. */
export const drafted = signal<{ readonly operation: string; readonly input: unknown } | undefined>(undefined);
