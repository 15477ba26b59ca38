/** The year of a month written YYYY-MM. */
export function yearOf(month: string): number {
  return digits(month, 0) * 100 + digits(month, 2);
}

/** The calendar month, 1 to 12, of a month written YYYY-MM. */
export function monthOf(month: string): number {
  return digits(month, 5);
}

const ZERO = "0".charCodeAt(0);

/** Two digits of a month as a number, read where they stand: dates are read too often to cut them out. */
function digits(month: string, at: number): number {
  return (month.charCodeAt(at) - ZERO) * 10 + month.charCodeAt(at + 1) - ZERO;
}

/** The month `months` after a month written YYYY-MM. */
export function addMonths(month: string, months: number): string {
  const index = yearOf(month) * 12 + monthOf(month) - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`;
}
