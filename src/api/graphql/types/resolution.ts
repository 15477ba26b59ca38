import { type ClassType, createUnionType, Field, Int, ObjectType } from "type-graphql";
import { JsonScalar, SnapshotScalar } from "../scalars";
import { answerTypeName, type ServedAnswer } from "../type-names";
import { AnswerKindEnum, NeedsRollType, RefusalType } from "./answer";
import { AuditEntryType } from "./audit";
import { DecisionType } from "./decision";
import { SideViewType } from "./side-view";

/** An operation's types: the resolution with its typed outcome, and with views in a game that hides something, and the union of its answers. */
export function resultUnion(
  name: string,
  title: string,
  state: ClassType,
  outcome: ClassType | undefined,
  hides: boolean,
): object {
  const resolution = resolutionClass(`${name}Resolution`, title, state, outcome, hides);
  const union = `${name}Result`;
  return createUnionType({
    name: union,
    description: `${title}: carried out, refused by a rule, or waiting for dice.`,
    types: () => [resolution, RefusalType, NeedsRollType] as const,
    resolveType: (answer: unknown) => answerTypeName(union, answer as ServedAnswer),
  });
}

function resolutionClass(
  name: string,
  title: string,
  state: ClassType,
  outcome: ClassType | undefined,
  hides: boolean,
): ClassType {
  const cls = { [name]: class {} }[name] as ClassType;
  const field = (key: string, type: () => unknown, description: string, nullable = false) =>
    Field(type as () => ClassType, { description, nullable, simple: true })(cls.prototype, key);
  field("kind", () => AnswerKindEnum, "Always RESOLUTION.");
  field("ruleset", () => String, "Id of the ruleset.");
  field("operation", () => String, "Name of the operation.");
  field("snapshot", () => SnapshotScalar, "The new state; hand it back with the next operation.");
  field("state", () => state, "The new state again, field by field.");
  // GraphQL has no object without fields; such an outcome is served as what it is, {}.
  field("outcome", () => outcome ?? JsonScalar, "What happened.");
  field("audit", () => [AuditEntryType], "Every die, chart, modifier, change and ruling, in order.");
  field("decisions", () => [DecisionType], "Every operation that may be called next, and what closes the others.");
  field("dice", () => [Int], "Every face in the order rolled; sent back as `dice` it replays this resolution.");
  if (hides) field("views", () => [SideViewType], "What each side asked for may know of it; null when none was.", true);
  field("digest", () => String, "sha256: and the hash of the new snapshot's canonical JSON.");
  field("algorithm", () => String, "How the dice were made: the generator's name, or the tape's.");
  ObjectType(name, { description: `${title}: the new state, what happened and why.` })(cls);
  return cls;
}
