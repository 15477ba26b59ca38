import { expectTypeOf, test } from "vitest";
import type * as z from "zod";
import type { auditEntrySchema } from "../../core/audit/entry-schema";
import type { Decisions, NeedsRoll, Refusal, Reported, Resolution } from "../../core/contract/answer";
import type { AuditEntry } from "../../core/contract/audit";
import type { Malformed } from "../../core/contract/request";
import type { SnapshotBase } from "../../core/contract/snapshot";
import type {
  malformedSchema,
  needsRollSchema,
  refusalSchema,
  reportSchema,
  resolutionSchema,
} from "../../core/engine/answer-schema";
import type { decisionsSchema } from "../../core/engine/decision-schema";
import type { describeRuleset, health, listRulings } from "../catalogue";
import type { healthSchema, rulesetInfoSchema, rulingsSchema } from "./catalogue";

/** A type with mutable lists made readonly and intersections flattened. */
type Plain<T> = T extends readonly (infer Item)[]
  ? readonly Plain<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Plain<T[Key]> }
    : T;

/** The type of a value according to its published schema. */
type Published<T extends z.ZodType> = Plain<z.infer<T>>;

test("the published answers are the kernel's", () => {
  expectTypeOf<Published<typeof auditEntrySchema>>().toEqualTypeOf<Plain<AuditEntry>>();
  type AnyResolution = Omit<Resolution, "snapshot"> & {
    readonly snapshot: SnapshotBase & Readonly<Record<string, unknown>>;
  };
  expectTypeOf<Published<typeof resolutionSchema>>().toEqualTypeOf<Plain<AnyResolution>>();
  expectTypeOf<Published<typeof needsRollSchema>>().toEqualTypeOf<Plain<NeedsRoll>>();
  expectTypeOf<Published<typeof refusalSchema>>().toEqualTypeOf<Plain<Refusal>>();
  expectTypeOf<Published<typeof malformedSchema>>().toEqualTypeOf<Plain<Malformed>>();
  expectTypeOf<Published<typeof decisionsSchema>>().toEqualTypeOf<Plain<Decisions>>();
  expectTypeOf<Published<typeof reportSchema>>().toEqualTypeOf<Plain<Reported>>();
});

test("the published catalogue is what is served", () => {
  expectTypeOf<Published<typeof rulesetInfoSchema>>().toEqualTypeOf<Plain<ReturnType<typeof describeRuleset>>>();
  expectTypeOf<Published<typeof healthSchema>>().toEqualTypeOf<Plain<ReturnType<typeof health>>>();
  type Rulings = Awaited<ReturnType<typeof listRulings>>;
  expectTypeOf<Published<typeof rulingsSchema>["rulings"]>().toEqualTypeOf<Plain<Rulings>>();
});
