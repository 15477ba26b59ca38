import { describe, expect, it } from "vitest";
import { withPool } from "../../../../../test/fixtures/goeben/pool-kit";
import { atSpace, table } from "../../../../../test/fixtures/goeben/table";
import type { Dice } from "../../../../core/dice/dice";
import { enumerate } from "../../../../core/dice/enumerating";
import { apply } from "../../../../core/engine/apply";
import { OperationContext } from "../../../../core/engine/context";
import { cloneJson } from "../../../../core/json/clone";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import { FLEETS, type Fleet } from "../../vocabulary";
import type { Context } from "../shared/context";
import { drawFromPool, moveMarker, revealMarker } from "./markers";
import { resolveIncidents } from "./operations";
import { kindOf, markerOf } from "./pool";

/** A small set-up: the faces of each fleet, the number face down in the zone, and the known contents of the pool. */
interface SetUp {
  readonly british: readonly string[];
  readonly french: readonly string[];
  readonly down: Readonly<Record<Fleet, number>>;
  readonly known: readonly string[];
}

/** The marker actions of a player: turn one up in the zone, draw one from the pool, put one back into the pool. */
interface World {
  reveal(fleet: Fleet): string;
  draw(): string;
  back(marker: string): void;
}

/** A course of play; what it returns is all that the player ever sees. */
type Script = (world: World) => readonly string[];

const ZONE = "sardinia_pz";

/** The boxed game: every fleet is shuffled and laid out before any face is seen. */
function boxed({ british, french, down, known }: SetUp, dice: Dice): World {
  const pick = (list: string[]): string => {
    const face = dice.roll({ label: "pick", sides: list.length, count: 1, read: "sum" })[0]!;
    return list.splice(face - 1, 1)[0]!;
  };
  const shuffled = (faces: readonly string[]): string[] => {
    const left = [...faces];
    return faces.map(() => pick(left));
  };
  const decks = { british: shuffled(british), french: shuffled(french) };
  const zone = { british: decks.british.splice(0, down.british), french: decks.french.splice(0, down.french) };
  const pool = [...known, ...decks.british, ...decks.french];
  return {
    reveal: (fleet) => zone[fleet].shift()!,
    draw: () => pick(pool),
    back: (marker) => void pool.push(marker),
  };
}

/** The snapshot of a set-up: multisets and counts, without unseen faces. */
function snapshotOf({ british, french, down, known }: SetUp): Snapshot {
  const state = withPool(atSpace(table("incidents"), ZONE), ...known);
  const shown = state.markers.filter(({ id }) => ![...british, ...french].includes(id));
  const pool = { british: british.length - down.british, french: french.length - down.french, other: 0 };
  const faceDown = FLEETS.map((fleet) => ({ space: ZONE, fleet, count: down[fleet] }));
  const unseen = { ...state.unseen, british: [...british], french: [...french], other: [], pool, faceDown };
  return { ...state, markers: shown, unseen };
}

/** This service: a face is drawn when it is first seen. */
function late(setUp: SetUp, dice: Dice): World {
  const ctx: Context = new OperationContext(snapshotOf(setUp), pack.charts, dice, "NONE");
  return {
    reveal: (fleet) => revealMarker(ctx, ZONE, fleet, "13.0").id,
    draw: () => drawFromPool(ctx, ZONE, "13.0").id,
    back: (marker) => moveMarker(ctx, markerOf(ctx.state, marker), "pool", null, "13.1"),
  };
}

/** The exact distribution of what the player sees. Copies of a marker other than a ship look the same. */
function distribution(run: (dice: Dice) => readonly string[]): Record<string, string> {
  const shown = (id: string): string => (kindOf(pack.charts, id) === "quiet_seas" ? "quiet_seas" : id);
  const { outcomes, complete } = enumerate((dice) => run(dice).map(shown).join(" "), {
    bound: 500_000,
    keyOf: (key) => key,
  });
  expect(complete).toBe(true);
  const odds = outcomes.map(({ value, numerator, denominator }) => [value, `${numerator}/${denominator}`] as const);
  return Object.fromEntries(odds.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const TWO_AND_TWO: SetUp = {
  british: ["chatham", "quiet_seas_1"],
  french: ["edgar_quinet", "quiet_seas_4"],
  down: { british: 1, french: 1 },
  known: ["storm_1"],
};

const FOUR: SetUp = {
  british: ["inflexible", "chatham", "quiet_seas_1", "quiet_seas_2"],
  french: [],
  down: { british: 2, french: 0 },
  known: ["storm_1"],
};

const enter: Script = (world) => [world.reveal("british"), world.reveal("french"), world.draw(), world.draw()];

const putBack: Script = (world) => {
  const first = world.draw();
  world.back(first);
  const second = world.draw();
  return [first, second, world.reveal("british")];
};

const quietBack: Script = (world) => {
  const up = [world.reveal("british"), world.reveal("british")];
  for (const id of up) if (id.startsWith("quiet_seas")) world.back(id);
  const drawn = [world.draw(), world.draw()];
  for (const id of drawn) world.back(id);
  return [...up, ...drawn, world.draw()];
};

describe("13.0 faces drawn when they are first seen have the odds of the boxed game, exactly", () => {
  it.each([
    ["two groups of two: the zone is turned up, then the pool is drawn from", TWO_AND_TWO, enter],
    ["two groups of two: a marker drawn and put back is known, and may come again", TWO_AND_TWO, putBack],
    ["four of a group: a marker drawn and put back is known, and may come again", FOUR, putBack],
    [
      "four of a group: Quiet Seas turned up joins the pool before the draws, and all go back after them",
      FOUR,
      quietBack,
    ],
  ])("%s", (_, setUp, script) => {
    const shuffled = distribution((dice) => script(boxed(setUp, dice)));
    expect(distribution((dice) => script(late(setUp, dice)))).toEqual(shuffled);
    expect(Object.keys(shuffled).length).toBeGreaterThan(5);
  });

  it("13.0 the incidents of a patrol zone as resolved, from the first marker turned up to the last draw", () => {
    const setUp: SetUp = { ...FOUR, known: ["royal_navy_pursue_orders_1"] };
    const byHand: Script = (world) => {
      const up = [world.reveal("british"), world.reveal("british")];
      for (const id of up) if (id.startsWith("quiet_seas")) world.back(id);
      return [...up, world.draw(), world.draw()];
    };
    const resolved = (dice: Dice): readonly string[] => {
      const state = cloneJson(snapshotOf(setUp)) as Snapshot;
      const { outcome } = apply(resolveIncidents, state, pack.charts, { space: ZONE }, dice);
      const { revealed, drawn } = outcome as { revealed: { id: string }[]; drawn: { id: string }[] };
      return [...revealed, ...drawn].map(({ id }) => id);
    };
    expect(distribution(resolved)).toEqual(distribution((dice) => byHand(boxed(setUp, dice))));
  });

  it("13.0 the first pool draw of a standard game is a British battlecruiser once in 42, a marker of the Adriatic zone once in 6", () => {
    const fresh = table("incidents");
    const isBattlecruiser = (id: string): string =>
      pack.charts.ALLIED_SHIPS.facts.ships.find((ship) => ship.id === id)?.class === "BC" ? "BC" : "other";
    const first = (act: (ctx: Context) => string) => {
      const { outcomes } = enumerate(
        (dice) => isBattlecruiser(act(new OperationContext(cloneJson(fresh) as Snapshot, pack.charts, dice, "NONE"))),
        { bound: 5000, keyOf: (key) => key },
      );
      const { numerator, denominator } = outcomes.find(({ value }) => value === "BC")!;
      return `${numerator}/${denominator}`;
    };
    expect(first((ctx) => drawFromPool(ctx, ZONE, "13.0").id)).toBe("1/42");
    expect(first((ctx) => revealMarker(ctx, "adriatic_pz", "british", "13.0").id)).toBe("1/6");
  });
});
