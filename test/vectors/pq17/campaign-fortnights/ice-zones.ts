import type { IceCondition, IceZone } from "../../../../src/rulesets/pq17/vocabulary";
import { all, type Change, type Json, needs, type Roll, resolves, roll, type Vector } from "../kit";
import { after, draws } from "../kit/chit-draws";

type Ice = Readonly<Record<string, readonly [IceCondition, boolean]>>;

const setIce =
  (west: Ice): Change =>
  (state) => {
    for (const [zone, [expected, fixed]] of Object.entries(west))
      state.ice[`west_${zone}` as IceZone] = { expected, fixed };
  };

const die = (face: number, column: IceCondition): Roll => roll("ice-zone", "ICE", [face], column);

const outcomeFor = (west: Ice): Json => ({
  ice: Object.fromEntries(
    Object.entries(west).map(([zone, [expected, fixed]]) => [`west_${zone}`, { expected, fixed }]),
  ),
});

/** 10.4 The zones of ice between fortnights. */
export function ices(): Vector[] {
  const by = (
    id: string,
    title: string,
    citation: string,
    number: number,
    before: Ice,
    dice: readonly Roll[],
    then: Ice,
  ): Vector =>
    resolves({
      operation: "endPhase",
      base: "campaign-bare",
      id: `ice-${id}`,
      title,
      citation,
      change: all(after(number - 1), setIce(before)),
      input: {},
      rolls: [...dice, ...draws(number, "A")],
      snapshot: outcomeFor(then),
    });
  const pack: readonly [IceCondition, boolean] = ["solid_pack", true];
  return [
    by(
      "thaw",
      "10.4.1 April I: uncertain zones are rolled from the lowest; the highest Solid Pack turns uncertain",
      "10.4.1",
      3,
      { i: pack, ii: pack, iii: ["thin_pack", false], iv: ["heavy_drift", false], v: ["light_drift", false] },
      [die(5, "thin_pack"), die(9, "heavy_drift"), die(0, "light_drift")],
      { i: pack, ii: ["solid_pack", false], iii: ["thin_pack", false], iv: ["thin_pack", false], v: ["clear", false] },
    ),
    by(
      "thaw-reroll",
      "10.4.1 A result worse than that of the next lower zone is rolled again",
      "10.4.1",
      9,
      {
        i: pack,
        ii: ["thin_pack", false],
        iii: ["heavy_drift", false],
        iv: ["light_drift", false],
        v: ["clear", true],
      },
      [
        die(0, "thin_pack"),
        die(9, "heavy_drift"),
        die(8, "heavy_drift"),
        die(1, "heavy_drift"),
        die(9, "light_drift"),
        die(1, "light_drift"),
      ],
      {
        i: ["solid_pack", false],
        ii: ["heavy_drift", false],
        iii: ["light_drift", false],
        iv: ["clear", false],
        v: ["clear", true],
      },
    ),
    by(
      "thaw-clear",
      "10.4.1 Clear zones but the lowest-numbered become certain",
      "10.4.1",
      10,
      { i: pack, ii: ["heavy_drift", false], iii: ["light_drift", false], iv: ["clear", false], v: ["clear", false] },
      [die(1, "heavy_drift"), die(0, "light_drift"), die(3, "clear"), die(7, "clear")],
      {
        i: ["solid_pack", false],
        ii: ["light_drift", false],
        iii: ["clear", false],
        iv: ["clear", true],
        v: ["clear", true],
      },
    ),
    by(
      "freeze",
      "10.4.2 September II: uncertain zones are rolled from the highest; the lowest Clear turns uncertain",
      "10.4.2",
      14,
      {
        i: ["thin_pack", false],
        ii: ["light_drift", false],
        iii: ["clear", true],
        iv: ["clear", true],
        v: ["clear", true],
      },
      [die(9, "light_drift"), die(9, "thin_pack")],
      {
        i: ["solid_pack", false],
        ii: ["heavy_drift", false],
        iii: ["clear", false],
        iv: ["clear", true],
        v: ["clear", true],
      },
    ),
    by(
      "freeze-reroll",
      "10.4.2 A result better than that of the next higher zone is rolled again; Solid Pack but the highest becomes certain",
      "10.4.2",
      16,
      {
        i: ["solid_pack", false],
        ii: ["solid_pack", false],
        iii: ["light_drift", false],
        iv: ["light_drift", false],
        v: ["clear", false],
      },
      [
        die(8, "clear"),
        die(9, "light_drift"),
        die(0, "light_drift"),
        die(5, "light_drift"),
        die(8, "light_drift"),
        die(1, "solid_pack"),
        die(4, "solid_pack"),
      ],
      {
        i: ["solid_pack", false],
        ii: ["thin_pack", false],
        iii: ["heavy_drift", false],
        iv: ["heavy_drift", false],
        v: ["light_drift", false],
      },
    ),
    by(
      "freeze-pack",
      "10.4.2 Of two Solid Pack zones the lower becomes certain",
      "10.4.2",
      17,
      {
        i: ["solid_pack", false],
        ii: ["solid_pack", false],
        iii: ["thin_pack", false],
        iv: ["light_drift", true],
        v: ["clear", true],
      },
      [die(3, "thin_pack"), die(9, "solid_pack"), die(2, "solid_pack")],
      {
        i: ["solid_pack", true],
        ii: ["solid_pack", false],
        iii: ["thin_pack", false],
        iv: ["light_drift", true],
        v: ["clear", false],
      },
    ),
    by(
      "fixed",
      "10.4 Certain zones are not rolled",
      "10.4",
      12,
      { i: pack, ii: pack, iii: ["heavy_drift", true], iv: ["light_drift", true], v: ["clear", true] },
      [],
      { i: pack, ii: ["solid_pack", false], iii: ["heavy_drift", true], iv: ["light_drift", true], v: ["clear", true] },
    ),
    needs({
      operation: "endPhase",
      base: "campaign-bare",
      id: "ice-needs",
      title: "10.4 Requests the die of an uncertain zone",
      citation: "10.4",
      change: all(after(8), setIce({ v: ["clear", false] })),
      input: {},
      next: { label: "ice-zone", dice: "1d0-9", chart: "ICE", column: "clear" },
    }),
  ];
}
