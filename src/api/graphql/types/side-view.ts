import { Field, ObjectType } from "type-graphql";
import { JsonScalar } from "../scalars";
import { AuditEntryType } from "./audit";
import { DecisionType } from "./decision";

/** What one side may know of a resolution. */
@ObjectType("SideView", { description: "What one side, or an onlooker, may know of a resolution." })
export class SideViewType {
  @Field(() => String, { description: "The side, or `onlooker`.", simple: true })
  side!: string;
  @Field(() => JsonScalar, { description: "The new state as this side sees it.", simple: true })
  view!: unknown;
  @Field(() => [AuditEntryType], { description: "The lines of the audit trail it may read.", simple: true })
  audit!: AuditEntryType[];
  @Field(() => [DecisionType], { description: "The operations that are its own now, open or closed.", simple: true })
  decisions!: DecisionType[];
}
