import { describe, expect, it } from "vitest";
import { overConvoy, plane, striking } from "../../../../../test/fixtures/pq17/air-kit";
import { ship } from "../../../../../test/fixtures/pq17/table";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { impossible } from "../../../../core/request/impossible";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import { AIR_DECISIONS, type AirDecision, type Strike } from "./state";
import { strikeOf } from "./strikes";

const base = (): Snapshot => overConvoy([ship("dd_ai", 3), ship("mv", 5)], [plane("ju88", "ju88a4", 2)]);

const line: Strike["line"] = [[{ no: 1, cs: 3 }], [{ no: 2, cs: 5 }]];

const codes = (decision: AirDecision, side: Side, changes: Partial<Strike>): string[] =>
  impossible(pq17.invariants, striking(base(), decision, side, changes), pack.charts).map(
    ({ code, pointer }) => `${code} ${pointer.replace("/snapshot", "")}`,
  );

describe("7.2 invariants of air attacks", () => {
  it("valid attack: no violation", () => {
    expect(codes("air_deploy", "allied", {})).toEqual([]);
    expect(codes("air_assign", "axis", { line })).toEqual([]);
  });

  it("violations: wrong side, wrong segment, wrong attacker", () => {
    expect(codes("air_deploy", "axis", {})).toContain("PENDING_IMPOSSIBLE /pending/side");
    expect(codes("air_deploy", "allied", { cause: "port_raid" })).toContain("PENDING_IMPOSSIBLE /pending");
    expect(codes("air_deploy", "axis", { side: "allied" })).toContain("PENDING_IMPOSSIBLE /pending/strike/side");
    expect(codes("air_deploy", "allied", { cause: "carrier_battle" })).toContain(
      "STRIKE_IMPOSSIBLE /pending/strike/outer",
    );
  });

  it("violations: unknown aircraft, ships, blocks, stacks and places", () => {
    expect(codes("air_deploy", "allied", { aircraft: ["nobody"] })).toContain(
      "AIRCRAFT_UNKNOWN /pending/strike/aircraft/0",
    );
    expect(codes("air_deploy", "allied", { scrambled: ["nobody"] })).toContain(
      "AIRCRAFT_UNKNOWN /pending/strike/scrambled/0",
    );
    expect(codes("air_deploy", "allied", { block: 77 })).toContain("BLOCK_UNKNOWN /pending/strike/block");
    expect(codes("air_deploy", "allied", { hex: "9999" })).toContain("HEX_UNKNOWN /pending/strike/hex");
    expect(codes("air_deploy", "allied", { against: "port" })).toContain("STRIKE_IMPOSSIBLE /pending/strike/against");
    const place = { against: "airbase" as const, block: null, place: "atlantis" };
    expect(codes("air_assign", "axis", place)).toContain("PLACE_UNKNOWN /pending/strike/place");
    const ships = strikeOf(striking(base(), "air_deploy", "allied"))?.ships ?? [];
    expect(
      codes("air_deploy", "allied", { ships: ships.map((each) => ({ ...each, unit: "flying_dutchman" })) }),
    ).toContain("UNIT_UNKNOWN /pending/strike/ships/0/unit");
    expect(codes("air_assign", "axis", { line: [[{ no: 9, cs: 1 }]] })).toContain(
      "SHIP_UNKNOWN /pending/strike/line/0/0/no",
    );
    const run = { aircraft: "ju88", wave: 1, stack: 5, ordnance: "bombs" as const, diverted: false };
    expect(codes("air_support_aa", "allied", { line, wave: 1, runs: [run] })).toContain(
      "STACK_UNKNOWN /pending/strike/runs/0/stack",
    );
  });

  it("violation: nothing to decide", () => {
    for (const [decision, side] of [
      ["air_dogfight_targets", "allied"],
      ["air_counterstrike", "allied"],
      ["air_elusive", "allied"],
      ["air_retarget", "axis"],
    ] as const) {
      expect(codes(decision, side, { line })).toContain("PENDING_IMPOSSIBLE /pending/decision");
    }
    expect(codes("air_deploy", "allied", { ships: [] })).toContain("PENDING_IMPOSSIBLE /pending/decision");
  });

  it("handmade attack: no operation crashes, with any ids in the attack", () => {
    const odd: Partial<Strike>[] = [
      {},
      { line },
      { line, wave: 3 },
      { ships: [] },
      { line: [[], []] },
      { against: "scattered" },
    ];
    const runs = [{ aircraft: "ju88", wave: 1, stack: 2, ordnance: "torpedoes" as const, diverted: false }];
    const kinds = new Set<string>();
    for (const decision of AIR_DECISIONS) {
      for (const side of ["allied", "axis"] as const) {
        for (const changes of [...odd, ...odd.map((each) => ({ ...each, runs }))]) {
          const snapshot = striking(base(), decision, side, changes);
          for (const { name } of pq17.operations) {
            const answer = adjudicate(pq17, { operation: name, snapshot, input: {}, seed: "odd" });
            kinds.add(answer.kind);
          }
        }
      }
    }
    expect([...kinds].sort()).toEqual(["MALFORMED", "REFUSAL"]);
  });
});
