import * as z from "zod";
import { count, named, portSchema, shipTypeSchema, turnSchema, unitSchema } from "../../schemas";
import { SHIP_TYPES } from "../../vocabulary";

/** 6.9 The ships that a photograph of a port showed. */
export const photoSchema = named(
  () =>
    z.strictObject({
      turn: turnSchema,
      port: portSchema,
      heavy: z.array(unitSchema).max(60).describe("Heavy ships by name."),
      types: z
        .array(
          named(
            z.strictObject({
              type: shipTypeSchema.describe("Their type."),
              counters: count(99, "Counters."),
              cs: count(400, "Total CS."),
            }),
            "PhotoType",
            "6.9 Other ships of a type.",
          ),
        )
        .max(SHIP_TYPES.length),
    }),
  "Photo",
  "6.9 The contents of a photographed port at ID4, not block by block.",
);

/** 6.9 The ships that a photograph of a port showed. */
export type Photo = z.infer<typeof photoSchema>;
