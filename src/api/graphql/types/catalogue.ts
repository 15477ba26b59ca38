import { Field, ObjectType } from "type-graphql";
import { JsonScalar } from "../scalars";

/** Where a chart's numbers come from. */
@ObjectType("ChartProvenance", { description: "Where a chart's numbers come from and how sure they are." })
export class ChartProvenanceType {
  @Field(() => String, { description: "seed, public or reconstructed.", simple: true })
  source!: string;
  @Field(() => String, { description: "Where the numbers were read.", simple: true })
  ref!: string;
  @Field(() => String, { description: "high, medium or low.", simple: true })
  confidence!: string;
  @Field(() => String, { description: "How they were inferred, or what is doubtful.", simple: true })
  note!: string;
}

/** A chart of a ruleset. */
@ObjectType("Chart", { description: "A chart of a ruleset's pack, with its provenance." })
export class ChartType {
  @Field(() => String, { description: "Its id, as requests override it.", simple: true })
  id!: string;
  @Field(() => String, { description: "range, column, roster or facts.", simple: true })
  kind!: string;
  @Field(() => String, { description: "Its printed name.", simple: true })
  name!: string;
  @Field(() => [String], { description: "Sections of the rules that use it.", simple: true })
  rules!: string[];
  @Field(() => ChartProvenanceType, { description: "Where its numbers come from.", simple: true })
  provenance!: ChartProvenanceType;
  @Field(() => JsonScalar, { description: "The whole chart as the pack holds it.", simple: true })
  chart!: unknown;
}

/** A numbered ruling. */
@ObjectType("Interpretation", { description: "A numbered ruling on a rule that its sources leave open." })
export class InterpretationType {
  @Field(() => String, { description: "Its number, as audit entries cite it.", simple: true })
  id!: string;
  @Field(() => String, { description: "Section of the rules in question.", simple: true })
  section!: string;
  @Field(() => String, { description: "What is open.", simple: true })
  question!: string;
  @Field(() => String, { description: "How it is ruled here.", simple: true })
  ruling!: string;
}

/** An operation or a report as a ruleset lists it. */
@ObjectType("OperationInfo", { description: "An operation or a report of a ruleset and where to call it." })
export class OperationInfoType {
  @Field(() => String, { description: "Its name on both wires.", simple: true })
  name!: string;
  @Field(() => String, { description: "Its title.", simple: true })
  title!: string;
  @Field(() => String, { description: "What it does.", simple: true })
  doc!: string;
  @Field(() => [String], { description: "Sections of the rules it carries out.", simple: true })
  rules!: string[];
  @Field(() => String, { description: "Its HTTP method on REST.", simple: true })
  method!: string;
  @Field(() => String, { description: "Its path on REST.", simple: true })
  path!: string;
  @Field(() => String, { description: "Path of a runnable request.", simple: true })
  example!: string;
}

/** Something that a request names. */
@ObjectType("NamedDoc", { description: "Something that a request names, and what it is." })
export class NamedDocType {
  @Field(() => String, { description: "Its name.", simple: true })
  name!: string;
  @Field(() => String, { description: "What it is.", simple: true })
  doc!: string;
}

/** A ruleset as it introduces itself. */
@ObjectType("RulesetInfo", { description: "A ruleset: its editions and its operations." })
export class RulesetInfoType {
  @Field(() => String, { description: "Its id: a field of the query and a part of REST paths.", simple: true })
  id!: string;
  @Field(() => String, { description: "The game's title.", simple: true })
  title!: string;
  @Field(() => [String], { description: "Its editions; a snapshot is pinned to one.", simple: true })
  editions!: string[];
  @Field(() => [OperationInfoType], { description: "Its operations.", simple: true })
  operations!: OperationInfoType[];
  @Field(() => [OperationInfoType], { description: "Its reports: questions about snapshots.", simple: true })
  reports!: OperationInfoType[];
  @Field(() => [String], { description: "Languages its audit trails can be told in.", simple: true })
  languages!: string[];
  @Field(() => [NamedDocType], { description: "Ways to play that simulations name.", simple: true })
  policies!: NamedDocType[];
  @Field(() => [NamedDocType], { description: "What simulations can tell of the end of a game.", simple: true })
  measures!: NamedDocType[];
}

/** That the service is up. */
@ObjectType("Health", { description: "That the service is up, and what it serves." })
export class HealthType {
  @Field(() => String, { description: "ok.", simple: true })
  status!: string;
  @Field(() => String, { description: "Version of the service.", simple: true })
  version!: string;
  @Field(() => [String], { description: "Ids of the rulesets.", simple: true })
  rulesets!: string[];
}
