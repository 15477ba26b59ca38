import en from "./text/en.json";

/** The purpose of a roll. A label is part of the contract with replays and is never renamed. */
export type Label = keyof typeof en.labels;

/** Every label of this game. */
export const LABELS = Object.keys(en.labels) as readonly Label[];

/** The code of a change, alone or with one of the members that it may change. */
export type ChangeCode = keyof typeof en.effects | `${keyof typeof en.effects}/${string}`;
