// Checks limits of decisions, as docs/decisions.md tells, without knowing any game.

/** The limits that an input breaks, judged by what they say of themselves and nothing else; what is `other` cannot be judged. */
export function brokenLimits(limits, input) {
  const places = placesIn(input, "");
  return limits.filter((limit) => eachOf(limit, places).some((one) => applies(one, places) && !isKept(one, places)));
}

/** The limits that hold now and that only the rules can judge. */
export function unjudged(limits, input) {
  const places = placesIn(input, "");
  return limits.filter((limit) => limit.rule === "other" && eachOf(limit, places).some((one) => applies(one, places)));
}

/** Every value of an input that is not null, with the pointer to it. */
function placesIn(value, pointer) {
  if (value === undefined || value === null) return [];
  const inside = typeof value === "object" ? Object.entries(value) : [];
  return [{ pointer, value }, ...inside.flatMap(([key, each]) => placesIn(each, `${pointer}/${key}`))];
}

/** A limit once for each value that it judges by itself, its pointers leading there. */
function eachOf(limit, places) {
  const { each } = limit;
  if (each === undefined) return [limit];
  return places
    .filter(({ pointer }) => keysOf(each, pointer) !== undefined)
    .map(({ pointer }) => JSON.parse(JSON.stringify(limit).replaceAll(`"${each}`, `"${pointer}`)));
}

function applies({ when = [] }, places) {
  return when.every((selection) => found(selection, places).length > 0);
}

function isKept(limit, places) {
  const { min = -1e9, max = 1e9, weights = {}, allowed, forbidden } = limit;
  const isWithin = (n) => n >= min && n <= max;
  if (limit.rule === "count") return isWithin(found(limit, places).length);
  if (limit.rule === "sum") {
    const numbers = found(limit, places).map((value) => (Number.isInteger(value) ? value : weights[String(value)]));
    return isWithin(numbers.reduce((sum, each) => sum + Number(each ?? 0), 0));
  }
  const rows = rowsOf(limit.pointers, places).map((row) => JSON.stringify(row));
  if (limit.rule === "distinct") {
    return rows.every((row) => rows.filter((each) => each === row).length <= (limit.max ?? 1));
  }
  if (limit.rule !== "pairs") return true;
  const listed = (allowed ?? forbidden).map((row) => JSON.stringify(row));
  return rows.every((row) => listed.includes(row) === (allowed !== undefined));
}

/** The values that a selection finds. */
function found({ pointers, values, where }, places) {
  const all = [];
  for (const pointer of pointers) {
    const here = places.filter((place) => keysOf(pointer, place.pointer) !== undefined);
    const missing = !pointer.includes("*") && here.length === 0 ? [{ pointer, value: null }] : [];
    for (const place of [...here, ...missing]) {
      if (values === undefined ? place.value === null : !values.some((each) => each === place.value)) continue;
      if (where !== undefined) {
        const beside = valueAt(where.pointer, keysOf(pointer, place.pointer) ?? [], places);
        if (!where.values.some((each) => each === beside)) continue;
      }
      all.push(place.value);
    }
  }
  return all;
}

/** The values at some pointers, a row for each item that their `*` stand for. */
function rowsOf(pointers, places) {
  const [longest] = [...pointers].sort((a, b) => b.split("*").length - a.split("*").length);
  const item = longest.slice(0, longest.lastIndexOf("*") + 1);
  const items = item === "" ? [[]] : places.map(({ pointer }) => keysOf(item, pointer));
  return items.flatMap((keys) =>
    keys === undefined ? [] : [pointers.map((pointer) => valueAt(pointer, keys, places))],
  );
}

/** What the `*` of a pattern stand for at a pointer that fits it; undefined where it does not fit. */
export function keysOf(pattern, pointer) {
  const wanted = pattern.split("/");
  const given = pointer.split("/");
  const fits = wanted.length === given.length && wanted.every((key, index) => key === "*" || key === given[index]);
  return fits ? given.filter((_, index) => wanted[index] === "*") : undefined;
}

function valueAt(pattern, keys, places) {
  const left = [...keys];
  const pointer = pattern
    .split("/")
    .map((key) => (key === "*" ? left.shift() : key))
    .join("/");
  return places.find((place) => place.pointer === pointer)?.value ?? null;
}
