import * as z from "zod";
import { boxSchema, cargoSchema, count, named } from "../../schemas";

/** A counter and where it is put. */
export const stowageSchema = named(
  z.strictObject({ cargo: cargoSchema, box: boxSchema }),
  "Stowage",
  "8.2 A counter and the Hull box it is put into; cargo of two boxes takes the next one too.",
);

/** What every purchase of cargo tells. */
export const purchaseShape = {
  spent: count(1000, "8.1 Cargo points spent."),
  left: count(1000, "8.1 Cargo points not spent; they are lost."),
};
