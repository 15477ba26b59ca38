import { Arg, type ClassType, Field, Int, InterfaceType, ObjectType, registerEnumType } from "type-graphql";
import { AUDIT_LEVELS } from "../../../core/contract/audit";
import { JsonScalar } from "../scalars";
import { auditEntryTypeName } from "../type-names";

/** How much audit a caller wants, as an enum of the schema. */
export const AuditLevelEnum = Object.fromEntries(AUDIT_LEVELS.map((level) => [level, level]));

registerEnumType(AuditLevelEnum, {
  name: "AuditLevel",
  description: "How much of the audit trail to return.",
  valuesConfig: {
    FULL: { description: "Every roll, effect and ruling." },
    SUMMARY: { description: "Rolls and rulings, without effects." },
    NONE: { description: "No audit trail." },
  },
});

/** The kinds of audit entry, as an enum of the schema. */
export const AuditKindEnum = { roll: "roll", draw: "draw", throw: "throw", effect: "effect", ruling: "ruling" };

registerEnumType(AuditKindEnum, {
  name: "AuditKind",
  description: "What an audit entry records.",
  valuesConfig: {
    roll: { description: "A roll of dice." },
    draw: { description: "A draw from a pool or a deck." },
    throw: { description: "A handful of dice, each read by itself." },
    effect: { description: "A change of the snapshot." },
    ruling: { description: "A numbered ruling that decided an open question." },
  },
});

/** Gives a field of people's words the argument that chooses their language. */
export function takesLanguage(type: abstract new () => object, field: string): void {
  const description = "A language of the ruleset; else that of the request, else what Accept-Language likes best.";
  const decorate = Arg("language", () => String, { nullable: true, description });
  decorate((type as ClassType).prototype as object, field, 0);
}

/** Where a rule stands. */
@ObjectType("Citation", { description: "Where a rule stands: ruleset, edition and section as printed." })
export class CitationType {
  @Field(() => String, { description: "Id of the ruleset.", simple: true })
  ruleset!: string;
  @Field(() => String, { description: "Edition of the rules.", simple: true })
  edition!: string;
  @Field(() => String, { description: "Section number as printed, such as 9.6.7.", simple: true })
  section!: string;
}

/** A modifier as applied to one roll. */
@ObjectType("AppliedModifier", { description: "A modifier as applied to one roll." })
export class AppliedModifierType {
  @Field(() => String, { description: "Its stable code.", simple: true })
  code!: string;
  @Field(() => Int, { description: "What it adds to the total.", simple: true })
  value!: number;
  @Field(() => CitationType, { description: "The rule that grants it.", simple: true })
  citation!: CitationType;
}

/** What some totals of a roll mean. */
@ObjectType("Reading", { description: "What the totals of a roll from `min` to `max` mean, both inclusive." })
export class ReadingType {
  @Field(() => Int, { nullable: true, description: "The lowest; null for no lowest.", simple: true })
  min!: number | null;
  @Field(() => Int, { nullable: true, description: "The highest; null for no highest.", simple: true })
  max!: number | null;
  @Field(() => String, { description: "What they mean.", simple: true })
  result!: string;
}

/** A change of a roll's result after it was read. */
@ObjectType("Adjustment", {
  description:
    "A change that a rule makes to what a roll came to once its row is read; those of a roll follow one another.",
})
export class AdjustmentType {
  @Field(() => String, { description: "Its stable code.", simple: true })
  code!: string;
  @Field(() => Int, {
    nullable: true,
    description:
      "What it adds to the number of the result, never to less than 0; of a result without a number, to the total, which is then read anew; null where the result turns into another.",
    simple: true,
  })
  value!: number | null;
  @Field(() => String, { description: "What the result is from then on.", simple: true })
  result!: string;
  @Field(() => JsonScalar, {
    nullable: true,
    description: "Whom alone it concerns, as ids by role; null where it concerns everybody.",
    simple: true,
  })
  about!: unknown;
  @Field(() => CitationType, { description: "The rule that makes it.", simple: true })
  citation!: CitationType;
}

/** What every line of the audit trail has. */
@InterfaceType("AuditEntry", {
  description: "One line of the audit trail; from these lines alone the result can be recomputed.",
  resolveType: auditEntryTypeName,
})
export abstract class AuditEntryType {
  @Field(() => AuditKindEnum, { description: "What this line records.", simple: true })
  kind!: string;
  @Field(() => String, { description: "Stable code of what happened.", simple: true })
  code!: string;
  @Field(() => CitationType, { description: "The rule it follows.", simple: true })
  citation!: CitationType;
  @Field(() => String, { description: "This line as a sentence for people to read.", simple: true })
  sentence!: string;
}

takesLanguage(AuditEntryType, "sentence");

/** A roll or a draw. */
@ObjectType("RollEntry", {
  implements: AuditEntryType,
  description: "A roll of dice or a draw from a pool: the faces, the chart read, every modifier and the result.",
})
class RollEntryType extends AuditEntryType {
  @Field(() => String, { description: "What the dice were rolled for; stable for ever.", simple: true })
  label!: string;
  @Field(() => JsonScalar, {
    nullable: true,
    description: "Whom or what it was rolled for, as ids by role; null where the label says enough.",
    simple: true,
  })
  about!: unknown;
  @Field(() => String, { description: "The dice as printed, such as 2d6.", simple: true })
  dice!: string;
  @Field(() => [Int], { description: "The faces, in order.", simple: true })
  faces!: number[];
  @Field(() => String, { nullable: true, description: "Id of the chart read; null when none was.", simple: true })
  chart!: string | null;
  @Field(() => String, { nullable: true, description: "Column of the chart; null when it has none.", simple: true })
  column!: string | null;
  @Field(() => Int, { nullable: true, description: "Row of the chart, from 0; null without a chart.", simple: true })
  row!: number | null;
  @Field(() => [AppliedModifierType], { description: "Every modifier applied.", simple: true })
  modifiers!: AppliedModifierType[];
  @Field(() => Int, { description: "The natural total.", simple: true })
  total!: number;
  @Field(() => Int, { description: "The total with its modifiers.", simple: true })
  modified!: number;
  @Field(() => String, { description: "What the total means.", simple: true })
  result!: string;
  @Field(() => [ReadingType], {
    nullable: true,
    description:
      "What modified totals mean where no chart's rows say it; null with a chart, where each total means its own number, and of draws.",
    simple: true,
  })
  reads!: ReadingType[] | null;
  @Field(() => [AdjustmentType], {
    nullable: true,
    description: "What the rules then made of the result, in order; null where it stands.",
    simple: true,
  })
  adjustments!: AdjustmentType[] | null;
}

/** A handful of dice, each read by itself. */
@ObjectType("ThrowEntry", {
  implements: AuditEntryType,
  description: "A handful of dice each read by itself on a chart, and how many of them counted.",
})
class ThrowEntryType extends AuditEntryType {
  @Field(() => String, { description: "What the dice were thrown for; stable for ever.", simple: true })
  label!: string;
  @Field(() => JsonScalar, {
    nullable: true,
    description: "Who threw them, with what and at whom, as ids by role; null where the label says enough.",
    simple: true,
  })
  about!: unknown;
  @Field(() => String, { description: "How many throws of which die, such as 9x1d6.", simple: true })
  dice!: string;
  @Field(() => [Int], { description: "The faces, in order.", simple: true })
  faces!: number[];
  @Field(() => String, { nullable: true, description: "Id of the chart read.", simple: true })
  chart!: string | null;
  @Field(() => String, { nullable: true, description: "Column of the chart; null when it has none.", simple: true })
  column!: string | null;
  @Field(() => [Int], { description: "Row of the chart for every face, from 0.", simple: true })
  rows!: number[];
  @Field(() => [AppliedModifierType], { description: "What the number of dice is made of.", simple: true })
  terms!: AppliedModifierType[];
  @Field(() => [String], { description: "The results that count.", simple: true })
  counting!: string[];
  @Field(() => Int, { description: "How many dice fell on a result that counts.", simple: true })
  counted!: number;
}

/** A change of the snapshot. */
@ObjectType("EffectEntry", {
  implements: AuditEntryType,
  description: "A change of the snapshot; applied in order, these changes give the new snapshot.",
})
class EffectEntryType extends AuditEntryType {
  @Field(() => JsonScalar, {
    nullable: true,
    description: "The id, as `of`, of the record that changed, where it stands in a list; null elsewhere.",
    simple: true,
  })
  about!: unknown;
  @Field(() => String, { description: "JSON pointer into the snapshot.", simple: true })
  pointer!: string;
  @Field(() => JsonScalar, { nullable: true, description: "What stood there before.", simple: true })
  before!: unknown;
  @Field(() => JsonScalar, { nullable: true, description: "What stands there now.", simple: true })
  after!: unknown;
}

/** A ruling that was applied. */
@ObjectType("RulingEntry", {
  implements: AuditEntryType,
  description: "A numbered ruling on an ambiguous rule that decided how this was resolved.",
})
class RulingEntryType extends AuditEntryType {
  @Field(() => String, { description: "Number of the ruling in the ruleset's interpretations.", simple: true })
  ruling!: string;
}

/** The types of audit entry, which no field names. */
export const AUDIT_ENTRY_TYPES = [RollEntryType, ThrowEntryType, EffectEntryType, RulingEntryType];
