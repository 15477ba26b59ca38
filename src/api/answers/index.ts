import type { z } from "zod";
import { mapGeometrySchema, mapPiecesSchema } from "../../core/contract/map";
import { decisionsSchema } from "../../core/engine/decision-schema";
import {
  chartPackSchema,
  chartSchema,
  healthSchema,
  indexSchema,
  openApiSchema,
  problemListSchema,
  problemTypeSchema,
  requestSchema,
  rulesetInfoSchema,
  rulesetListSchema,
  rulingsSchema,
  vectorContentSchema,
  vectorListSchema,
  wordsSchema,
} from "./catalogue";

/** The response schemas of plain routes, by name. */
export const ANSWERS = {
  Chart: chartSchema,
  ChartPack: chartPackSchema,
  Decisions: decisionsSchema,
  ExampleRequest: requestSchema,
  Health: healthSchema,
  Index: indexSchema,
  MapGeometry: mapGeometrySchema,
  MapPieces: mapPiecesSchema,
  Rulings: rulingsSchema,
  OpenApi: openApiSchema,
  ProblemList: problemListSchema,
  ProblemType: problemTypeSchema,
  RulesetInfo: rulesetInfoSchema,
  RulesetList: rulesetListSchema,
  VectorContent: vectorContentSchema,
  VectorList: vectorListSchema,
  Words: wordsSchema,
} as const satisfies Record<string, z.ZodType>;

/** The name of a plain route's response schema. */
export type AnswerName = keyof typeof ANSWERS;
