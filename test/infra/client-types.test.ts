import { expect, expectTypeOf, test } from "vitest";
import { typeText } from "../../scripts/client/type-text";
import type {
  AuditEntry,
  Career,
  CareerAudit,
  CareerPlayed,
  Decision,
  HuntersState,
  NeedsRoll,
  Pq17View,
  UmpireClient,
} from "../../src/client/index";
import type * as rules from "../../src/library/rules";

test("client types: exclusive members are never together, and nested members are unchanged", () => {
  const anything = { type: "object", properties: { note: {} } };
  const schema = {
    type: "object",
    properties: { seed: { type: "string" }, source: anything },
    oneOf: [{ required: ["seed"] }, { required: ["source"] }],
  };
  expect(typeText(schema).replaceAll(/\s+/g, " ")).toBe(
    "{} & ({ readonly seed: string; readonly source?: never; } | " +
      "{ readonly seed?: never; readonly source: { readonly note?: unknown; }; })",
  );
});

test("client types: stored games have the snapshots, decisions, answers and audits of other games", () => {
  expectTypeOf<Career["decisions"]>().toEqualTypeOf<readonly Decision[] | null>();
  expectTypeOf<CareerAudit["audit"]>().toEqualTypeOf<readonly AuditEntry[] | null>();
  expectTypeOf<CareerPlayed["audit"]>().toEqualTypeOf<readonly AuditEntry[] | null>();
  expectTypeOf<Extract<NonNullable<Career["snapshot"]>, { ruleset: "hunters" }>>().toEqualTypeOf<HuntersState>();
  type PlayedStep = Exclude<Awaited<ReturnType<UmpireClient["careers"]["playStep"]>>, { title: string }>;
  expectTypeOf<Extract<PlayedStep["answer"], { kind: "NEEDS_ROLL" }>>().toEqualTypeOf<NeedsRoll>();
  expectTypeOf<Extract<PlayedStep["answer"], { kind: "RESOLUTION" }>["decisions"]>().toEqualTypeOf<
    readonly Decision[]
  >();
});

test("client types: a view has the type of its game", () => {
  expectTypeOf<NonNullable<Career["view"]>>().toEqualTypeOf<Pq17View>();
  expectTypeOf<Career["side"]>().toEqualTypeOf<"allied" | "axis" | null>();
});

test("client types: the library accepts the client's types of the same names", () => {
  expectTypeOf<AuditEntry>().branded.toEqualTypeOf<rules.AuditEntry>();
  // The client also lists the names of operations.
  expectTypeOf<Decision>().toExtend<rules.Decision>();
  expectTypeOf<NeedsRoll>().toExtend<rules.NeedsRoll>();
});
