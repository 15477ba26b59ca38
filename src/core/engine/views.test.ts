import { expect, it } from "vitest";
import type { AuditEntry } from "../contract/audit";
import type { SnapshotBase } from "../contract/operation";
import type { AnyRuleset } from "../contract/ruleset";
import { auditShown } from "./views";

const state: SnapshotBase = { ruleset: "drill", edition: "first", step: 0 } as SnapshotBase;

const citation = { ruleset: "drill", edition: "first", section: "1" };

const audit: readonly AuditEntry[] = [{ kind: "effect", code: "SET", citation, pointer: "/a", before: 1, after: 2 }];

const game = (given: Partial<AnyRuleset>): AnyRuleset => given as AnyRuleset;

const seen = (ruleset: AnyRuleset) => auditShown(ruleset, "red", state, state, audit);

it("tells every line of an audit trail in a game that hides nothing", () => {
  expect(seen(game({}))).toEqual(audit);
});

it("tells a side the lines that its game says it may read", () => {
  expect(seen(game({ view: () => null, auditView: () => [] }))).toEqual([]);
  expect(seen(game({ view: () => null, auditView: (lines) => [...lines] }))).toEqual(audit);
});

it("tells no line where a game hides something and does not say which lines do", () => {
  expect(seen(game({ view: () => null }))).toEqual([]);
});
