import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { AdjustmentType, AppliedModifierType, AuditEntryType, CitationType, takesLanguage } from "./audit";

/** The kinds of answer, as an enum of the schema. */
export const AnswerKindEnum = {
  RESOLUTION: "RESOLUTION",
  REFUSAL: "REFUSAL",
  NEEDS_ROLL: "NEEDS_ROLL",
  ODDS: "ODDS",
  SIMULATION: "SIMULATION",
  VERIFICATION: "VERIFICATION",
  EXPLANATION: "EXPLANATION",
};
registerEnumType(AnswerKindEnum, {
  name: "AnswerKind",
  description: "What kind of answer this is; `__typename` says the same with the operation's name.",
  valuesConfig: {
    RESOLUTION: { description: "The operation was carried out." },
    REFUSAL: { description: "A rule says no." },
    NEEDS_ROLL: { description: "The tape ran out; dice are needed." },
    ODDS: { description: "What an operation would come to, and how likely." },
    SIMULATION: { description: "What many runs came to." },
    VERIFICATION: { description: "Whether a resolution is right." },
    EXPLANATION: { description: "Why a line of an audit trail says what it says." },
  },
});

/** A rule says no. */
@ObjectType("Refusal", { description: "A rule says no: nothing was rolled and nothing changed." })
export class RefusalType {
  @Field(() => AnswerKindEnum, { description: "Always REFUSAL.", simple: true })
  kind!: string;
  @Field(() => String, { description: "Id of the ruleset.", simple: true })
  ruleset!: string;
  @Field(() => String, { description: "Name of the operation.", simple: true })
  operation!: string;
  @Field(() => String, { description: "Stable code of the reason.", simple: true })
  code!: string;
  @Field(() => String, { description: "The reason in a sentence, and what to do.", simple: true })
  message!: string;
  @Field(() => CitationType, { description: "The rule that says no.", simple: true })
  citation!: CitationType;
  @Field(() => String, { description: "JSON pointer to the argument at fault; empty for the whole.", simple: true })
  pointer!: string;
}

/** What one natural total would mean. */
@ObjectType("TotalMeaning", { description: "What one natural total of the dice asked for would mean." })
export class TotalMeaningType {
  @Field(() => Int, { description: "The natural total.", simple: true })
  total!: number;
  @Field(() => Int, { description: "The total with its modifiers.", simple: true })
  modified!: number;
  @Field(() => String, { description: "The result it would give.", simple: true })
  result!: string;
  @Field(() => [AdjustmentType], {
    nullable: true,
    description: "What the rules would then make of the result, in order; null where it would stand.",
    simple: true,
  })
  adjustments!: AdjustmentType[] | null;
  @Field(() => String, { description: "That result in words for people to read.", simple: true })
  words!: string;
}
takesLanguage(TotalMeaningType, "words");

/** The dice needed next. */
@ObjectType("NextRoll", { description: "The dice needed next: which, what for, and what each total would mean." })
export class NextRollType {
  @Field(() => String, { description: "What the dice are for.", simple: true })
  label!: string;
  @Field(() => String, { description: "The dice as printed, such as 2d6.", simple: true })
  dice!: string;
  @Field(() => Int, { description: "How many dice.", simple: true })
  count!: number;
  @Field(() => Int, { description: "Sides of each die.", simple: true })
  sides!: number;
  @Field(() => Int, { description: "Lowest face as it is sent: 1, or 0 on dice that count from 0.", simple: true })
  low!: number;
  @Field(() => Int, {
    description: "Highest face as it is sent; where it is 10, that is what the 0 of a ten-sided die is sent as.",
    simple: true,
  })
  high!: number;
  @Field(() => [Int], { description: "Faces for this roll that the tape held already.", simple: true })
  held!: number[];
  @Field(() => CitationType, { description: "The rule that asks for the roll.", simple: true })
  citation!: CitationType;
  @Field(() => String, { nullable: true, description: "Id of the chart to be read; null for none.", simple: true })
  chart!: string | null;
  @Field(() => String, { nullable: true, description: "Column of the chart; null for none.", simple: true })
  column!: string | null;
  @Field(() => [AppliedModifierType], { description: "Modifiers that will apply.", simple: true })
  modifiers!: AppliedModifierType[];
  @Field(() => [TotalMeaningType], { description: "What each total would mean.", simple: true })
  totals!: TotalMeaningType[];
}

/** The tape ran out. */
@ObjectType("NeedsRoll", { description: "The tape ran out: append these dice to `dice` and ask again." })
export class NeedsRollType {
  @Field(() => AnswerKindEnum, { description: "Always NEEDS_ROLL.", simple: true })
  kind!: string;
  @Field(() => String, { description: "Id of the ruleset.", simple: true })
  ruleset!: string;
  @Field(() => String, { description: "Name of the operation.", simple: true })
  operation!: string;
  @Field(() => NextRollType, { description: "The dice needed next.", simple: true })
  next!: NextRollType;
  @Field(() => [AuditEntryType], { description: "The audit trail so far.", simple: true })
  audit!: AuditEntryType[];
  @Field(() => [Int], { description: "The faces used so far.", simple: true })
  dice!: number[];
}
