import { isWithin, memberOf, pointerTo, tokensOf, valueAt } from "../../audit/pointer";
import type { Fault, Unread } from "../../contract/request";
import type { AnyRuleset } from "../../contract/ruleset";
import type { SnapshotBase } from "../../contract/snapshot";
import type { Told } from "../../contract/take-over";
import { faultsOf } from "../../request/fault";
import { malformed, stateFaults } from "../../request/read";

/** The position that the facts make, or why no play could reach it; `request` is what was told, where faults point. */
export function positionOf(
  ruleset: AnyRuleset,
  told: Told<unknown, unknown, object>,
  request: object,
): { readonly state: SnapshotBase } | Unread {
  const { position, toldAt } = ruleset.takeOver!;
  const made = position(told);
  const parsed = ruleset.snapshot.safeParse(made);
  const faults = parsed.success
    ? stateFaults(ruleset, parsed.data as SnapshotBase, told.charts, "/snapshot")
    : faultsOf(parsed.error, "/snapshot", "KNOWN_MALFORMED");
  if (faults.length === 0 && parsed.success) return { state: parsed.data as SnapshotBase };
  return malformed(faults.map((fault) => ({ ...fault, pointer: placeOf(fault, made, { toldAt, request }) })));
}

/** The place of the request where that was told which a fault finds in the snapshot, as deep as anything was told there. */
function placeOf(
  { pointer }: Fault,
  snapshot: unknown,
  { toldAt, request }: { readonly toldAt: Readonly<Record<string, string>>; readonly request: object },
): string {
  const inside = pointer.replace(/^\/snapshot/, "");
  const [from, to] = Object.entries(toldAt)
    .filter(([begin]) => isWithin(inside, begin))
    .reduce((longest, each) => (each[0].length >= longest[0].length ? each : longest), ["", "/known"]);
  const [root = "known", ...rest] = tokensOf(to);
  let [told, found, place]: [unknown, unknown, string] = [memberOf(request, root), snapshot, `/${root}`];
  for (const token of rest) [told, place] = [memberOf(told, token), pointerTo(place, [token])];
  for (const token of tokensOf(from)) found = memberOf(found, token);
  for (const token of tokensOf(inside.slice(from.length))) {
    found = memberOf(found, token);
    const there = Array.isArray(told) ? sameItem(told, token, found) : token;
    const next = there === undefined ? undefined : memberOf(told, there);
    if (there === undefined || next === undefined) break;
    [told, place] = [next, pointerTo(place, [there])];
  }
  return valueAt(request, place) === undefined ? `/${root}` : place;
}

/** The index of an item of a list as it was told, which a snapshot may hold in another order: that of its id, where items have one. */
function sameItem(told: readonly unknown[], index: string, found: unknown): string | undefined {
  if (memberOf(told[Number(index)] ?? told[0], "id") === undefined) return index;
  const same = told.findIndex((each) => memberOf(each, "id") === memberOf(found, "id"));
  return same < 0 ? undefined : String(same);
}
