import { expectTypeOf, test } from "vitest";
import type * as z from "zod";
import type { auditEntrySchema } from "../../core/audit/entry-schema";
import type {
  Malformed,
  NeedsRoll,
  Refusal,
  Resolution,
  RunStep,
  SideView,
  TotalMeaning,
} from "../../core/contract/answer";
import type { AuditEntry } from "../../core/contract/audit";
import type { SnapshotBase } from "../../core/contract/snapshot";
import type { Decisions } from "../../core/engine/adjudicate";
import type { Reported } from "../../core/engine/report";
import type { describeRuleset, health, listInterpretations } from "../catalogue";
import type { malformedSchema, needsRollSchema, refusalSchema, reportSchema, resolutionSchema } from "./answer";
import type { healthSchema, interpretationsSchema, rulesetInfoSchema } from "./catalogue";
import type { decisionsSchema } from "./decisions";

/** A type without the difference between lists that may change and lists that may not, and with intersections joined. */
type Plain<T> = T extends readonly (infer Item)[]
  ? readonly Plain<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Plain<T[Key]> }
    : T;

/** What a published schema says of a value. */
type Published<T extends z.ZodType> = Plain<z.infer<T>>;

/** What the words of a language add to a line of the audit trail. */
type Told<T> = T extends AuditEntry ? T & { readonly sentence?: string } : never;

/** An answer of the kernel with what the words of a language add to it. */
type WithTold<T extends { readonly audit: readonly AuditEntry[] }> = Omit<T, "audit"> & {
  readonly audit: readonly Told<AuditEntry>[];
};

test("the published answers are the kernel's, with the words of a language beside them", () => {
  expectTypeOf<Published<typeof auditEntrySchema>>().toEqualTypeOf<Plain<Told<AuditEntry>>>();
  type ToldViews = { readonly views?: readonly WithTold<SideView>[] };
  type ToldResolution = Omit<WithTold<Resolution>, "views" | "snapshot" | "steps"> &
    ToldViews & {
      readonly snapshot: Readonly<Record<string, unknown>>;
      readonly steps?: readonly (Omit<WithTold<RunStep>, "views"> & ToldViews)[];
    };
  expectTypeOf<SnapshotBase>().toExtend<object>();
  expectTypeOf<Published<typeof resolutionSchema>>().toEqualTypeOf<Plain<ToldResolution>>();
  type ToldNeedsRoll = Omit<WithTold<NeedsRoll>, "next"> & {
    readonly next: Omit<NeedsRoll["next"], "totals" | "modifiers"> & {
      readonly purpose?: string;
      readonly columnName?: string | null;
      readonly modifiers: readonly (NeedsRoll["next"]["modifiers"][number] & { readonly words?: string })[];
      readonly totals: readonly (TotalMeaning & { readonly words?: string })[];
    };
  };
  expectTypeOf<Published<typeof needsRollSchema>>().toEqualTypeOf<Plain<ToldNeedsRoll>>();
  expectTypeOf<Published<typeof refusalSchema>>().toEqualTypeOf<Plain<Refusal>>();
  expectTypeOf<Published<typeof malformedSchema>>().toEqualTypeOf<Plain<Malformed>>();
  expectTypeOf<Published<typeof decisionsSchema>>().toEqualTypeOf<Plain<Decisions>>();
  expectTypeOf<Published<typeof reportSchema>>().toEqualTypeOf<Plain<Reported>>();
});

test("the published catalogue is what is served", () => {
  expectTypeOf<Published<typeof rulesetInfoSchema>>().toEqualTypeOf<Plain<ReturnType<typeof describeRuleset>>>();
  expectTypeOf<Published<typeof healthSchema>>().toEqualTypeOf<Plain<ReturnType<typeof health>>>();
  type Rulings = Awaited<ReturnType<typeof listInterpretations>>;
  expectTypeOf<Published<typeof interpretationsSchema>["interpretations"]>().toEqualTypeOf<Plain<Rulings>>();
});
