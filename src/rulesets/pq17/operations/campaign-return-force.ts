import * as z from "zod";
import { byCase, illegal, reason } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import { campaignAt } from "../rules/campaign/examples";
import { havensOf, homebound, returnHome } from "../rules/campaign/home";
import { forceOf, phasingOf } from "../rules/game";
import { pieceSchema, portSchema } from "../schemas";
import type { Force } from "../snapshot-forces";
import { definePq17 } from "./operation";

const input = z.strictObject({ force: pieceSchema, port: portSchema });

type Input = z.infer<typeof input>;

const outcome = { force: pieceSchema, port: portSchema };

/** 15.8 Sends a force that is at sea home. */
export const returnForce = definePq17<Input, typeof outcome>({
  name: "returnForce",
  title: "Send a force home",
  doc: "After the operation a TF that is at sea is put in a port of Iceland, Norway or Britain, and its Soviet ships in theirs; what its owner leaves at sea goes to the nearest port.",
  rules: ["15.8"],
  phases: { of: ["admin_oob"], section: "15.8" },
  input,
  outcome,
  example: () => ({
    snapshot: campaignAt("admin_oob"),
    input: { force: "tf_home_fleet", port: "scapa_flow" },
    seed: "bear-island",
  }),
  legality(state, charts) {
    const { phasing } = state;
    if (state.campaign === null || phasing === null)
      return illegal("NO_CAMPAIGN", "15.8", "This is a rule of the campaign.");
    const ports = havensOf(state, charts, phasing);
    return byCase<Input, Force>(
      "force",
      ports.length === 0 ? [] : homebound(state, charts, phasing),
      ({ id }) => id,
      ({ id }) => every<Input>({ force: oneOf<string>([id]), port: oneOf<string>(ports) }),
      reason("NOBODY_AT_SEA", "15.8", "No force of this side has to go home."),
    );
  },
  resolve(ctx, { force, port }) {
    const side = phasingOf(ctx.state);
    returnHome(ctx, side, forceOf(ctx.state, side, force), port);
    return { force, port };
  },
});
