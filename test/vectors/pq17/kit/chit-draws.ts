import { type Change, draw, facts, type Json, type Roll } from "./index";

interface Row {
  readonly from: string;
  readonly to: string;
  readonly points: number;
}

/** The columns of the German Fuel Chart. */
export const { columns } = facts<{
  columns: readonly { readonly from: string; readonly to: string; readonly rows: readonly Row[] }[];
}>("GERMAN_FUEL");

/** The fortnights of the campaign. */
export const { fortnights } = facts<{ fortnights: readonly string[] }>("CAMPAIGN");

/** The season and the light of every fortnight of a year. */
export const calendar = facts<{
  fortnights: readonly { readonly id: string; readonly season: string; readonly light: Json }[];
}>("CALENDAR").fortnights;

/** The letters of the chits in a whole bag. */
export const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** The fortnight that is over, by its number. */
export const after =
  (number: number): Change =>
  (state) => {
    state.fortnight = fortnights[number - 1]!;
    if (state.campaign !== null) state.campaign.number = number;
  };

/** Letters that bring neither side a condition in a period. */
const IDLE = { allied: ["Z", "Y", "X"], early: ["L", "M", "N"], mid: ["T", "U", "V"], late: ["T", "U", "V"] } as const;

/** The draws with which a fortnight begins: a chit for each side, and one for German fuel. */
export function draws(number: number, fuel: string): Roll[] {
  const period = number <= 4 ? "early" : number <= 14 ? "mid" : "late";
  const allied = IDLE.allied.find((each) => each !== fuel)!;
  const axis = IDLE[period].find((each) => each !== fuel)!;
  const bag = [...LETTERS];
  return [allied, axis, fuel].map((letter) => {
    const face = bag.indexOf(letter) + 1;
    bag.splice(face - 1, 1);
    return draw("special-chit", face, letter);
  });
}
