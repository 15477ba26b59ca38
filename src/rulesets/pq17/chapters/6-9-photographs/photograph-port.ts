import * as z from "zod";
import { byCase, illegal, reason } from "../../../../core/choice/legality";
import { every, oneOf } from "../../../../core/choice/values";
import { idSchema } from "../../charts/shapes";
import { portSchema } from "../../schemas";
import { findAircraft } from "../7-2-air-attack/flying";
import { phasingOf } from "../shared/game";
import { definePq17 } from "../shared/operation";
import { photograph, photographers } from "./photographs";
import { photoSchema } from "./state";

const input = z.strictObject({
  aircraft: idSchema.describe("6.9 A photo reconnaissance unit."),
  port: portSchema.describe("6.9 An enemy port in its range."),
});

type Input = z.infer<typeof input>;

/** 6.9 Photographs an enemy port. */
export const photographPort = definePq17<Input, { photo: z.ZodNullable<typeof photoSchema> }>({
  name: "photographPort",
  title: "Photograph a port",
  doc: "By day, a photo reconnaissance unit draws one card. On success, its side learns everything in the port, but not how it is divided into blocks. No ID changes, and no dummy is revealed.",
  rules: ["6.9", "1.7", "9.2"],
  phases: { of: ["photo"], section: "6.9" },
  input,
  outcome: { photo: photoSchema.nullable().describe("6.9 The result of the photograph. Null if it failed.") },
  example: "photo-allied-1",
  legality(state, charts) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN/photographs", "6.9");
    return byCase<Input, ReturnType<typeof photographers>[number]>(
      "aircraft",
      photographers(state, charts, side),
      ({ unit }) => unit.id,
      ({ unit, ports }) => every<Input>({ aircraft: oneOf([unit.id]), port: oneOf(ports.map(({ id }) => id)) }),
      reason("NO_PHOTOGRAPH", "6.9"),
    );
  },
  resolve(ctx, { aircraft, port }) {
    const side = phasingOf(ctx.state);
    const unit = findAircraft(ctx.state, side, aircraft);
    return { photo: unit === undefined ? null : photograph(ctx, side, unit, port) };
  },
});
