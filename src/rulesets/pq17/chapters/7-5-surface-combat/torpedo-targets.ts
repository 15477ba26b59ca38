import { caseOf } from "../../../../core/choice/cases";
import { reason } from "../../../../core/choice/legality";
import { type CheckedLimit, customLimit, distinct, limitSum } from "../../../../core/choice/limits";
import { every, listOf, oneOf, wholeNumber, within } from "../../../../core/choice/values";
import type { Choice, Reason } from "../../../../core/contract/choice";
import { unitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import { AIMS, doubled, drawAims, type Firer } from "./aims";
import { isNamed, isOutOfCombat, unitOfNo, visibleUnits } from "./battle";
import { divided } from "./gunnery-targets";
import { screenedFrom, targetsOf } from "./screens";
import type { DisplayPart, DisplayUnit, SurfaceBattle, TorpedoTarget } from "./state";

/** The targets that a side names for its torpedoes, as the input of an operation. */
export interface TorpedoInput {
  readonly targets: TorpedoTarget[];
}

/** 7.3 Torpedo attacks of one symbol of a part: one of a named ship, one for every CS of a class. */
export function perSymbol(charts: Charts, part: DisplayPart): number {
  return isNamed(charts, part.unit) ? 1 : part.cs;
}

/** 7.3.2 Torpedo attacks that a part has left. */
export function attacksLeft(state: Snapshot, charts: Charts, part: DisplayPart): number {
  if (isOutOfCombat(state, charts, part)) return 0;
  return Math.max(0, unitOf(charts, part.unit).torpedoes * perSymbol(charts, part) - part.spent);
}

/** 7.3 The numbers of torpedo attacks that a unit may make: one, two or all of its symbols that are left. */
function attackCounts(state: Snapshot, charts: Charts, unit: DisplayUnit): number[] {
  const symbols = Math.max(0, ...unit.parts.map((part) => unitOf(charts, part.unit).torpedoes));
  const counts = Array.from({ length: symbols }, (_, index) =>
    unit.parts.reduce(
      (sum, part) => sum + Math.min((index + 1) * perSymbol(charts, part), attacksLeft(state, charts, part)),
      0,
    ),
  );
  return [...new Set(counts)].filter((count) => count > 0);
}

/** 7.5.2(iv) The units of a side that can use torpedoes, with their targets. */
export function torpedoers(state: Snapshot, charts: Charts, battle: SurfaceBattle, side: Side): Firer[] {
  return visibleUnits(battle, side).flatMap((unit) => {
    if (unit.area !== "torpedo_attack" || attackCounts(state, charts, unit).length === 0) return [];
    const targets = targetsOf(state, charts, battle, unit).map(({ no }) => no);
    return targets.length === 0 ? [] : [{ no: unit.no, targets }];
  });
}

/** 7.5.2(iv) The targets that a side may name for its torpedoes, if any; undefined when it can attack nothing. */
export function torpedoChoice(
  state: Snapshot,
  charts: Charts,
  battle: SurfaceBattle,
  side: Side,
): Choice<TorpedoInput> | undefined {
  const firers = torpedoers(state, charts, battle, side);
  if (firers.length === 0) return undefined;
  const splitter = divided(charts, battle, side);
  const counts = (no: number): number[] => attackCounts(state, charts, unitOfNo(battle, no));
  const cases = firers.map(({ no, targets }): [string, Choice<TorpedoTarget>] => [
    String(no),
    every<TorpedoTarget>({
      unit: oneOf([no]),
      target: oneOf(targets, screenedFrom(battle, no, targets)),
      attacks: no === splitter ? wholeNumber(1, Math.max(...counts(no))) : oneOf(counts(no)),
    }),
  ]);
  const entries = splitter === undefined ? firers.length : firers[0]!.targets.length;
  const list = listOf(caseOf("unit", Object.fromEntries(cases)), 0, entries);
  const once = reason("FIRES_ONCE/torpedoes", "7.5.2");
  const coverage = reason("TARGET_LEFT_OUT/torpedoes", "7.5.2");
  const single = splitter === undefined ? [distinct(once, ["/*/unit"])] : dividedRules(once, counts(splitter));
  const draw = (pick: (n: number) => number): TorpedoTarget[] =>
    drawAims(firers, pick).map((aim) => {
      const options = counts(aim.unit);
      return { ...aim, attacks: options[pick(options.length)]! };
    });
  const covered = customLimit<TorpedoTarget[]>(coverage, AIMS, (targets) => doubled(firers, targets) === undefined);
  return every<TorpedoInput>({ targets: within(within<TorpedoTarget[]>(list, single, { draw }), covered, { draw }) });
}

/** 7.5.2(iv) How a lone light counter divides its torpedoes: each target once, and all the torpedoes of a symbol or several. */
function dividedRules(once: Reason, counts: readonly number[]): CheckedLimit<TorpedoTarget[]>[] {
  const attacks = { pointers: ["/*/attacks"] };
  const whole = (targets: readonly TorpedoTarget[]): boolean =>
    targets.length === 0 || counts.includes(targets.reduce((sum, each) => sum + each.attacks, 0));
  const isAny = counts.length === Math.max(...counts);
  return [
    distinct(once, ["/*/target"]),
    limitSum(once, attacks, { max: Math.max(...counts) }),
    ...(isAny ? [] : [customLimit(once, attacks.pointers, whole)]),
  ];
}
