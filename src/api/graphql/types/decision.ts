import { Field, Int, ObjectType } from "type-graphql";
import { JsonScalar } from "../scalars";
import { CitationType } from "./audit";

/** A limit over several values at once. */
@ObjectType("DecisionLimit", { description: "A limit over several values of an input at once." })
export class DecisionLimitType {
  @Field(() => String, { description: "Its stable code, which a refusal repeats.", simple: true })
  code!: string;
  @Field(() => String, { description: "Section of the rules that sets it.", simple: true })
  section!: string;
  @Field(() => String, { description: "The limit in a sentence.", simple: true })
  text!: string;
  @Field(() => Int, { nullable: true, description: "The least count, when there is one.", simple: true })
  min!: number | null;
  @Field(() => Int, { nullable: true, description: "The greatest count, when there is one.", simple: true })
  max!: number | null;
}

/** A value that a rule closes. */
@ObjectType("ClosedValue", { description: "A value of the input that a rule forbids now." })
export class ClosedValueType {
  @Field(() => String, { description: "JSON pointer into the input.", simple: true })
  pointer!: string;
  @Field(() => JsonScalar, { nullable: true, description: "The forbidden value.", simple: true })
  value!: unknown;
  @Field(() => String, { description: "Stable code of the reason.", simple: true })
  code!: string;
  @Field(() => String, { description: "Section of the rules that forbids it.", simple: true })
  section!: string;
}

/** Why an operation is closed. */
@ObjectType("ClosedDoor", { description: "The rule that keeps an operation closed now." })
export class ClosedDoorType {
  @Field(() => String, { description: "Stable code of the reason.", simple: true })
  code!: string;
  @Field(() => CitationType, { description: "The rule that closes it.", simple: true })
  citation!: CitationType;
  @Field(() => String, { description: "The reason in a sentence.", simple: true })
  message!: string;
}

/** An operation in the list of decisions. */
@ObjectType("Decision", { description: "An operation the player may call next, or the rule that closes it." })
export class DecisionType {
  @Field(() => String, { description: "Name of the operation.", simple: true })
  operation!: string;
  @Field(() => Boolean, { description: "True when it may be called now.", simple: true })
  legal!: boolean;
  @Field(() => JsonScalar, {
    nullable: true,
    description: "JSON Schema of the legal input, narrowed to this snapshot; null when closed.",
    simple: true,
  })
  input!: unknown;
  @Field(() => [DecisionLimitType], { description: "Limits a schema cannot state.", simple: true })
  limits!: DecisionLimitType[];
  @Field(() => [ClosedValueType], { description: "Values that a rule forbids now.", simple: true })
  closed!: ClosedValueType[];
  @Field(() => ClosedDoorType, { nullable: true, description: "Why it is closed; null when legal.", simple: true })
  refusal!: ClosedDoorType | null;
}
