import { expect, it } from "vitest";
import * as z from "zod";
import type { AuditEntry } from "../contract/audit";
import type { AnyRuleset } from "../contract/ruleset";
import type { SnapshotBase } from "../contract/snapshot";
import { auditForViewer } from "./views";

const state: SnapshotBase = { ruleset: "drill", edition: "first", step: 0 } as SnapshotBase;

const citation = { ruleset: "drill", edition: "first", section: "1" };

const audit: readonly AuditEntry[] = [
  { kind: "effect", code: "SET", weight: "DETAIL", citation, pointer: "/a", before: 1, after: 2 },
];

const game = (overrides: Partial<AnyRuleset>): AnyRuleset => overrides as AnyRuleset;

const visibleAudit = (ruleset: AnyRuleset) => auditForViewer(ruleset, "red", state, state, audit);

it("auditForViewer returns every line in a game without hidden information", () => {
  expect(visibleAudit(game({}))).toEqual(audit);
});

it("auditForViewer returns the lines that the game shows to a side", () => {
  const sides = ["red"];
  const shown = { sides, schema: z.strictObject({ ruleset: z.string() }), of: () => ({ ruleset: "drill" }) };
  expect(visibleAudit(game({ views: { ...shown, audit: () => [] } }))).toEqual([]);
  expect(visibleAudit(game({ views: { ...shown, audit: (lines) => [...lines] } }))).toEqual(audit);
});
