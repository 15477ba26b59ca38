/** So many random bytes as hexadecimal digits; also where the page came over plain HTTP, as in a network at home. */
export function randomText(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return [...values].map((value) => value.toString(16).padStart(2, "0")).join("");
}
