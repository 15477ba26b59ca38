import type { Label } from "./labels";

/** 14.7, 14.11 What happens after the dice of a friendly ship's fire: the hits they brought, and the fire of the other side. */
const AFTERWARDS: readonly Label[] = [
  "gunnery-hit",
  "torpedo-hit",
  "bridge-hit",
  "critical-hit",
  "camera-crew",
  "allied-gunnery",
  "allied-torpedo-fire",
  "allied-target",
];

/** By label, the places of outcome and snapshot that its dice never move within one operation. */
export const UNMOVED: Readonly<Partial<Record<Label, readonly string[]>>> = Object.fromEntries(
  AFTERWARDS.map((label) => [label, ["/outcome/salvo/shots", "/outcome/salvo/firer", "/outcome/salvo/target"]]),
);
