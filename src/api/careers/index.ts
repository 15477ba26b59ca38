import { type CareerContext, careerContext } from "../../careers/context";
import type { OpenStore } from "../../careers/store/store";
import type { LambdaHandler } from "../edge/edge";
import { Registry, type RulesetSource } from "../registry";
import { careersRestHandler } from "./rest";

/** The Lambda handler of stored games on REST. */
export function careersHandler(
  rulesets: readonly RulesetSource[],
  openStore: OpenStore,
  more: Partial<CareerContext> = {},
): LambdaHandler {
  return careersRestHandler(careerContext(new Registry(rulesets), openStore, more));
}
