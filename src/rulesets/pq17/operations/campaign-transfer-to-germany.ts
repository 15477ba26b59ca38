import * as z from "zod";
import { byCase, illegal, reason } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import { findPort } from "../charts/pack";
import type { Charts } from "../charts/schema";
import { factsOf } from "../rules/campaign/campaign";
import { campaignAt } from "../rules/campaign/examples";
import { transfer } from "../rules/campaign/transfer";
import { forceOf, forcesOf, uses } from "../rules/game";
import { pieceSchema, placeSchema } from "../schemas";
import type { Snapshot } from "../snapshot";
import type { Force } from "../snapshot-forces";
import { definePq17 } from "./operation";

const input = z.strictObject({ force: pieceSchema, to: placeSchema.describe("15.7.5 A port or box of Germany.") });

type Input = z.infer<typeof input>;

const outcome = { force: pieceSchema, to: placeSchema };

/** 15.7.5 The German TFs that lie in Norway. */
function inNorway(state: Snapshot, charts: Charts): Force[] {
  const { german } = factsOf(charts).places.repaired;
  return forcesOf(
    state,
    "axis",
    ({ kind, station, at }) =>
      kind === "task_force" && station === "in_port" && !german.includes(at) && findPort(charts, at) !== undefined,
  );
}

/** 15.7.5 Transfers a German force to Germany. */
export const transferToGermany = definePq17<Input, typeof outcome>({
  name: "transferToGermany",
  title: "Transfer to Germany",
  doc: "With the option of direct transfer: a German TF in a Norwegian port goes to Kiel or the Germany box without an operation.",
  rules: ["15.7.5"],
  phases: { of: ["admin_oob"], section: "15.7.5" },
  input,
  outcome,
  example: () => {
    const snapshot = campaignAt("admin_oob", "axis", ["transfer_to_germany"]);
    const force = snapshot.sides.axis.forces.find(
      ({ kind, station }) => kind === "task_force" && station === "in_port",
    );
    return { snapshot, input: { force: force?.id, to: "kiel" }, seed: "bear-island" };
  },
  legality(state, charts) {
    if (state.campaign === null || state.phasing !== "axis" || !uses(state, "transfer_to_germany")) {
      return illegal("OPTION_NOT_USED", "15.7.5", "Direct transfer is an option of the campaign, for the Axis.");
    }
    const { german } = factsOf(charts).places.repaired;
    return byCase<Input, Force>(
      "force",
      inNorway(state, charts),
      ({ id }) => id,
      ({ id }) => every<Input>({ force: oneOf<string>([id]), to: oneOf<string>(german) }),
      reason("NOBODY_IN_NORWAY", "15.7.5", "No German TF lies in a Norwegian port."),
    );
  },
  resolve(ctx, { force, to }) {
    transfer(ctx, forceOf(ctx.state, "axis", force), to);
    return { force, to };
  },
});
