// Random player that clicks the clickable shapes; the test injects this script into the page.

/** A seeded random number generator. */
const chance = (seed) => {
  let state = Math.imul(seed + 1, 2654435761) >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
};

/** Lets the page handle a click, without the 4 ms minimum delay of timers. */
const pause = () => scheduler.postTask(() => undefined);

/** Chooses a decision, fills its form by clicks and sends it; returns what was sent, or undefined. */
globalThis.moveAtRandom = async (seed, rather = "") => {
  const pick = chance(seed);
  const panel = document.querySelector(".panel");
  const inPanel = (selector) =>
    [...panel.querySelectorAll(selector)].filter((each) => !each.disabled && !each.closest("details"));
  const all = inPanel(".decision > .head, .decision > .wide");
  const wished = rather === "" ? [] : all.filter((each) => each.closest(rather) !== null);
  const heads = wished.length > 0 ? wished : all;
  if (heads.length === 0) return undefined;
  const head = heads[pick(heads.length)];
  const title = head.textContent;
  if (head.classList.contains("wide")) {
    head.click();
    return title;
  }
  if (head.getAttribute("aria-expanded") !== "true") head.click();
  await pause();
  for (let count = 0; count < 80; count += 1) {
    const send = panel.querySelector("form button[type=submit]");
    if (send === null) return undefined;
    while (send.closest("[aria-busy=true]") !== null) await new Promise((done) => setTimeout(done, 20));
    const controls = inPanel("form .choice, form .stepper button, form select, form input[type=checkbox]");
    if (!send.disabled && (count > 8 || controls.length === 0 || pick(3) === 0)) {
      send.click();
      return title;
    }
    const nothing = panel.querySelector("form button.nothing");
    if (nothing !== null && !nothing.disabled && pick(3) === 0) {
      nothing.click();
      return title;
    }
    if (controls.length === 0) break;
    const control = controls[pick(controls.length)];
    if (control.tagName === "SELECT") {
      const options = [...control.options].filter((each) => !each.disabled && each.value !== "");
      control.value = options[pick(options.length)].value;
      control.dispatchEvent(new Event("change", { bubbles: true }));
    } else control.click();
    await pause();
  }
  // Reopening the form would restore its draft, so the next attempt starts with an empty one.
  head.click();
  await pause();
  sessionStorage.removeItem("drafts");
  return undefined;
};
