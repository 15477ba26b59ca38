// Random user of the form of `examples/vanilla-rest`; the test injects this script into the page.

/**
 * Chooses every field again by its events, as a user would, until the form can be sent; returns false if that never
 * happens.
 */
globalThis.fillAtRandom = (seed, tries) => {
  let state = seed;
  const pick = (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  const send = document.getElementById("send");
  const all = (selector) => [...document.querySelector("#fields").querySelectorAll(selector)];
  for (let count = 0; count < tries; count += 1) {
    // A choice may add fields, so the fields after it are queried again.
    for (let at = 0; at < all("select, input, button").length && at < 200; at += 1) {
      const element = all("select, input, button")[at];
      if (element.disabled) continue;
      if (element.type === "checkbox" || element.type === "button") {
        if (pick(2) === 0) element.click();
        continue;
      }
      if (element.type === "number") element.value = Number(element.min) + pick(Number(element.max) - element.min + 1);
      else if (element.type === "text") element.value = "Lehmann";
      else element.value = pick([...element.options].filter(({ disabled }) => !disabled).length);
      element.dispatchEvent(new Event(element.type.startsWith("select") ? "change" : "input", { bubbles: true }));
    }
    if (!send.disabled) return true;
  }
  return false;
};
