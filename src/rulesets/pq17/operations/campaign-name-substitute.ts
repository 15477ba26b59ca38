import * as z from "zod";
import { byCase, illegal, reason } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import { campaignAt, inFortnight, withBerthed } from "../rules/campaign/examples";
import { nameFor, substitutable } from "../rules/campaign/withdrawals";
import { unitSchema } from "../schemas";
import type { Snapshot } from "../snapshot";
import { definePq17 } from "./operation";

const input = z.strictObject({
  unit: unitSchema.describe("The ship or class that the order of battle withdraws."),
  substitute: unitSchema.describe("The like ship or class that goes in its place."),
});

type Input = z.infer<typeof input>;

const outcome = { unit: unitSchema, substitute: unitSchema };

/** The fortnight of PEDESTAL, with a cruiser that is due at sea and two of her class at Scapa Flow. */
function example(): Snapshot {
  const cruisers = [
    { unit: "sheffield", cs: 4 },
    { unit: "glasgow", cs: 4 },
  ];
  return withBerthed(inFortnight(campaignAt("admin_oob"), 11), "allied", "scapa_flow", cruisers);
}

/** 15.7.2 Names a like ship for a withdrawal. */
export const nameSubstitute = definePq17<Input, typeof outcome>({
  name: "nameSubstitute",
  title: "Name a substitute",
  doc: "Names which like ship at Scapa Flow is withdrawn in the place of a British one that an operation wants and that is not there; without a name the first one goes.",
  rules: ["15.7.2"],
  phases: { of: ["admin_oob"], section: "15.7.2" },
  input,
  outcome,
  example: () => ({ snapshot: example(), input: { unit: "manchester", substitute: "glasgow" }, seed: "bear-island" }),
  legality(state, charts) {
    if (state.campaign === null || state.phasing !== "allied")
      return illegal("NO_CAMPAIGN", "15.7.2", "This is a rule of the campaign for the Allies.");
    return byCase<Input, ReturnType<typeof substitutable>[number]>(
      "unit",
      substitutable(state, charts),
      ({ unit }) => unit,
      ({ unit, substitutes }) => every<Input>({ unit: oneOf<string>([unit]), substitute: oneOf<string>(substitutes) }),
      reason("NO_SUBSTITUTE", "15.7.2", "No withdrawal of this fortnight leaves a choice of like ships."),
    );
  },
  resolve(ctx, { unit, substitute }) {
    nameFor(ctx, unit, substitute);
    return { unit, substitute };
  },
});
