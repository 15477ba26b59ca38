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
  UmpireClient,
} from "../../src/client/index";
import type * as rules from "../../src/library/rules";

test("of members of which there must be one the others are never there, and what is within the one stays as it is", () => {
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

test("stored games tell snapshots, decisions, answers and audits in the types that games not stored have", () => {
  expectTypeOf<Career["decisions"]>().toEqualTypeOf<readonly Decision[] | null>();
  expectTypeOf<CareerAudit["audit"]>().toEqualTypeOf<readonly AuditEntry[] | null>();
  expectTypeOf<CareerPlayed["audit"]>().toEqualTypeOf<readonly AuditEntry[] | null>();
  expectTypeOf<Extract<NonNullable<Career["snapshot"]>, { ruleset: "hunters" }>>().toEqualTypeOf<HuntersState>();
  type Played = Exclude<Awaited<ReturnType<UmpireClient["careers"]["playStep"]>>, { detail: string }>;
  expectTypeOf<Extract<Played["answer"], { kind: "NEEDS_ROLL" }>>().toEqualTypeOf<NeedsRoll>();
  expectTypeOf<Extract<Played["answer"], { kind: "RESOLUTION" }>["decisions"]>().toEqualTypeOf<readonly Decision[]>();
});

test("what the package calls by a name is what the client calls by it", () => {
  expectTypeOf<AuditEntry>().branded.toEqualTypeOf<rules.AuditEntry>();
  expectTypeOf<Decision>().branded.toEqualTypeOf<rules.Decision>();
  expectTypeOf<NeedsRoll>().branded.toEqualTypeOf<rules.NeedsRoll>();
});
