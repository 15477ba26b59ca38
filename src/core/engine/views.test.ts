import { expect, it } from "vitest";
import type { AuditEntry } from "../contract/audit";
import type { AnyRuleset } from "../contract/ruleset";
import type { SnapshotBase } from "../contract/snapshot";
import { auditShown } from "./views";

const state: SnapshotBase = { ruleset: "drill", edition: "first", step: 0 } as SnapshotBase;

const citation = { ruleset: "drill", edition: "first", section: "1" };

const audit: readonly AuditEntry[] = [
  { kind: "effect", code: "SET", weight: "DETAIL", citation, pointer: "/a", before: 1, after: 2 },
];

const game = (given: Partial<AnyRuleset>): AnyRuleset => given as AnyRuleset;

const seen = (ruleset: AnyRuleset) => auditShown(ruleset, "red", state, state, audit);

it("tells every line of an audit trail in a game that hides nothing", () => {
  expect(seen(game({}))).toEqual(audit);
});

it("tells a side the lines that its game says it may read", () => {
  const sides = ["red"];
  const of = () => ({});
  expect(seen(game({ views: { sides, of, audit: () => [] } }))).toEqual([]);
  expect(seen(game({ views: { sides, of, audit: (lines) => [...lines] } }))).toEqual(audit);
});
