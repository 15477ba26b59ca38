/** The year of a month written YYYY-MM. */
export function yearOf(month: string): number {
  return Number(month.slice(0, 4));
}

/** The calendar month, 1 to 12, of a month written YYYY-MM. */
export function monthOf(month: string): number {
  return Number(month.slice(5, 7));
}

/** The month `months` after a month written YYYY-MM. */
export function addMonths(month: string, months: number): string {
  const index = yearOf(month) * 12 + monthOf(month) - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`;
}
