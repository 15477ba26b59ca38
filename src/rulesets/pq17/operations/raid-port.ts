import * as z from "zod";
import { caseOf } from "../../../core/choice/cases";
import { byCase, illegal, reason } from "../../../core/choice/legality";
import { every, listOf, oneOf } from "../../../core/choice/values";
import type { Choice } from "../../../core/contract/choice";
import { idSchema } from "../charts/shapes";
import { nothingTold } from "../rules/air-strike";
import { type Raid, raid, raiders, raidLights, raidPorts } from "../rules/conditions-raids";
import { withRaids } from "../rules/examples-conditions";
import { named, portSchema } from "../schemas";
import { LIGHTS } from "../vocabulary";
import { airOutcome, airTold } from "./air-outcomes";
import { definePq17 } from "./operation";

const input = z.strictObject({
  port: portSchema.describe("12.7 The port that is raided."),
  light: named(z.enum(LIGHTS), "RaidLight", "12.7 By day or by night."),
  aircraft: z.array(idSchema).min(1).max(60).describe("12.7 Air units of northern Norway that take part."),
});

type Input = Raid & Record<string, unknown>;

/** 12.7 Makes one of the Port Raids. */
export const raidPort = definePq17<Input, typeof airOutcome>({
  name: "raidPort",
  title: "Raid a port",
  doc: "Makes one of the two Port Raids of the confirmation phase, by day or by night: aircraft of northern Norway attack everything that lies in Murmansk or Arkhangelsk.",
  rules: ["12.7", "7.1.3", "7.2"],
  phases: { of: ["admin_confirm"], section: "12.7" },
  input: input as unknown as z.ZodType<Input>,
  outcome: airOutcome,
  example: () => ({
    snapshot: withRaids(),
    input: { port: "murmansk", light: "day", aircraft: ["ju88a4_1", "ju87r_1"] },
    seed: "bear-island",
  }),
  legality(state, charts) {
    if (state.phasing !== "axis") return illegal("OUT_OF_TURN", "12.7", "The Axis makes Port Raids.");
    if (state.sides.axis.special.raidsLeft === 0) return illegal("NO_RAID_LEFT", "12.7", "No Port Raid is left.");
    return byCase<Input, string>(
      "port",
      raidPorts(state, charts),
      (port) => port,
      (port) => {
        const cases: Record<string, Choice<Input>> = {};
        for (const light of raidLights(state)) {
          const units = raiders(state, charts, port, light).map(({ id }) => id);
          if (units.length === 0) continue;
          cases[light] = every<Input>({
            port: oneOf<string>([port]),
            light: oneOf([light]),
            aircraft: listOf(oneOf<string>(units), 1, units.length, true),
          });
        }
        return Object.keys(cases).length > 0
          ? caseOf("light", cases)
          : reason("NO_RAIDERS", "12.7", "No air unit of northern Norway reaches this port.");
      },
      reason("NO_PORT_HELD", "12.7", "No Allied force lies in a port that is raided."),
    );
  },
  resolve(ctx, given) {
    const told = nothingTold();
    raid(ctx, given, told);
    return airTold(told, ctx.state);
  },
});
