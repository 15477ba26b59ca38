/** The year of a month written YYYY-MM. */
export function yearOf(month: string): number {
  return digitsOf(month, 0, 4);
}

/** The calendar month, 1 to 12, of a month written YYYY-MM. */
export function monthOf(month: string): number {
  return digitsOf(month, 5, 7);
}

/** The month `months` after a month written YYYY-MM. */
export function addMonths(month: string, months: number): string {
  const index = indexOf(month) + months;
  const calendar = (index % 12) + 1;
  return `${Math.floor(index / 12)}-${calendar < 10 ? "0" : ""}${calendar}`;
}

/** How many months the second month comes after the first. */
export function monthsBetween(first: string, second: string): number {
  return indexOf(second) - indexOf(first);
}

/** Months counted from the year 0. */
function indexOf(month: string): number {
  return yearOf(month) * 12 + monthOf(month) - 1;
}

const ZERO = "0".charCodeAt(0);

/** The number written in some digits of a text, read without cutting them out of it. */
function digitsOf(text: string, from: number, to: number): number {
  let number = 0;
  for (let place = from; place < to; place += 1) number = number * 10 + text.charCodeAt(place) - ZERO;
  return number;
}
