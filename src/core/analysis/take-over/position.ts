import type { Fault, InvalidRequest } from "../../contract/request";
import type { AnyRuleset } from "../../contract/ruleset";
import type { SnapshotBase } from "../../contract/snapshot";
import type { TakeOverContext } from "../../contract/take-over";
import { isWithin, memberOf, pointerTo, tokensOf, valueAt } from "../../json/pointer";
import { issueFaults } from "../../request/fault";
import { malformed } from "../../request/result";
import { stateFaults } from "../../request/snapshot";

/** Builds the position from the facts. If it is impossible, returns faults that point into `request`. */
export function positionOf(
  ruleset: AnyRuleset,
  inputs: TakeOverContext<unknown, unknown, object>,
  request: object,
): { readonly state: SnapshotBase } | InvalidRequest {
  const { position, requestPointers: toldAt } = ruleset.takeOver!;
  const candidate = position(inputs);
  const parsed = ruleset.snapshot.safeParse(candidate);
  const faults = parsed.success
    ? stateFaults(ruleset, parsed.data as SnapshotBase, inputs.charts, "/snapshot")
    : issueFaults(parsed.error, "/snapshot", "KNOWN_MALFORMED");
  if (faults.length === 0 && parsed.success) return { state: parsed.data as SnapshotBase };
  return malformed(
    faults.map((fault) => ({ ...fault, pointer: requestPointerOf(fault, candidate, { toldAt, request }) })),
  );
}

/** Maps a fault in the snapshot to the place in the request that supplied the value, as deep as the request goes. */
function requestPointerOf(
  { pointer }: Fault,
  snapshot: unknown,
  { toldAt, request }: { readonly toldAt: Readonly<Record<string, string>>; readonly request: object },
): string {
  const inside = pointer.replace(/^\/snapshot/, "");
  const [from, to] = Object.entries(toldAt)
    .filter(([begin]) => isWithin(inside, begin))
    .reduce((longest, each) => (each[0].length >= longest[0].length ? each : longest), ["", "/known"]);
  const [root = "known", ...rest] = tokensOf(to);
  let [requestValue, snapshotValue, place]: [unknown, unknown, string] = [
    memberOf(request, root),
    snapshot,
    `/${root}`,
  ];
  for (const token of rest) [requestValue, place] = [memberOf(requestValue, token), pointerTo(place, [token])];
  for (const token of tokensOf(from)) snapshotValue = memberOf(snapshotValue, token);
  for (const token of tokensOf(inside.slice(from.length))) {
    snapshotValue = memberOf(snapshotValue, token);
    const there = Array.isArray(requestValue) ? matchingIndex(requestValue, token, snapshotValue) : token;
    const next = there === undefined ? undefined : memberOf(requestValue, there);
    if (there === undefined || next === undefined) break;
    [requestValue, place] = [next, pointerTo(place, [there])];
  }
  return valueAt(request, place) === undefined ? `/${root}` : place;
}

/**
 * Returns the index of an item in the request. The snapshot may order lists differently, so items are matched by id if
 * they have one.
 */
function matchingIndex(items: readonly unknown[], index: string, item: unknown): string | undefined {
  if (memberOf(items[Number(index)] ?? items[0], "id") === undefined) return index;
  const same = items.findIndex((each) => memberOf(each, "id") === memberOf(item, "id"));
  return same < 0 ? undefined : String(same);
}
