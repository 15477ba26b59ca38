import type { LABELS } from "./labels";

type Label = keyof typeof LABELS;

/** 8.2 Which ships are met is known at the end of an operation: it changes nothing but the targets themselves. */
const IDENTITIES: readonly Label[] = ["ship-size", "roster-choice", "ship-identity"];

/** 9.6.9 What hits do to the boat comes after the search and the attack that brought them. */
const CONSEQUENCES: readonly Label[] = [
  "boat-damage",
  "crew-injury",
  "injury-severity",
  "additional-flooding",
  "repair",
];

const ATTACK = ["/outcome/exceeded", "/outcome/guessed", "/outcome/detected", "/outcome/hits"];

/** By label, the places of outcome and snapshot that its dice never move within one operation. */
export const UNMOVED: Readonly<Partial<Record<Label, readonly string[]>>> = {
  ...Object.fromEntries(IDENTITIES.map((label) => [label, ["/outcome", "/snapshot/boat", "/snapshot/crew"]])),
  ...Object.fromEntries(CONSEQUENCES.map((label) => [label, ATTACK])),
};
