/** Returns random bytes as hexadecimal digits. Also works over plain HTTP, for example in a home network. */
export function randomText(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return [...values].map((value) => value.toString(16).padStart(2, "0")).join("");
}
