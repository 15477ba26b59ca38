import * as z from "zod";
import { byCase, illegal, reason } from "../../../../core/choice/legality";
import { every, oneOf } from "../../../../core/choice/values";
import { isBox } from "../../charts/map";
import { findPort } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import { pieceSchema, placeSchema, unitSchema } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import type { Force } from "../1-2-forces/state";
import { campaignFacts } from "../15-campaign/campaign";
import type { Context } from "../shared/context";
import { forceOf, forcesOf, uses } from "../shared/game";
import { definePq17 } from "../shared/operation";
import { nameFor, substitutable } from "./withdrawals";

const nameSubstituteInput = z.strictObject({
  unit: unitSchema.describe("The ship or class that the order of battle withdraws."),
  substitute: unitSchema.describe("The similar ship or class that leaves instead."),
});

type NameSubstituteInput = z.infer<typeof nameSubstituteInput>;

const nameSubstituteOutcome = { unit: unitSchema, substitute: unitSchema };

/** 15.7.2 Names a like ship for a withdrawal. */
export const nameSubstitute = definePq17<NameSubstituteInput, typeof nameSubstituteOutcome>({
  name: "nameSubstitute",
  title: "Name a substitute",
  doc: "Names a similar ship at Scapa Flow to withdraw instead of an absent British ship that an operation needs. Default: the first one.",
  rules: ["15.7.2"],
  phases: { of: ["admin_oob"], section: "15.7.2" },
  input: nameSubstituteInput,
  outcome: nameSubstituteOutcome,
  example: "substitute-named",
  legality(state, charts) {
    if (state.campaign === null || state.phasing !== "allied") return illegal("NO_CAMPAIGN", "15.7.2");
    return byCase<NameSubstituteInput, ReturnType<typeof substitutable>[number]>(
      "unit",
      substitutable(state, charts),
      ({ unit }) => unit,
      ({ unit, substitutes }) => every<NameSubstituteInput>({ unit: oneOf([unit]), substitute: oneOf(substitutes) }),
      reason("NO_SUBSTITUTE", "15.7.2"),
    );
  },
  resolve(ctx, { unit, substitute }) {
    nameFor(ctx, unit, substitute);
    return { unit, substitute };
  },
});

const transferToGermanyInput = z.strictObject({
  force: pieceSchema,
  to: placeSchema.describe("15.7.5 A port or box of Germany."),
});

type TransferToGermanyInput = z.infer<typeof transferToGermanyInput>;

const transferToGermanyOutcome = { force: pieceSchema, to: placeSchema };

/** 15.7.5 The German TFs that lie in Norway. */
function inNorway(state: Snapshot, charts: Charts): Force[] {
  const { german } = campaignFacts(charts).places.repaired;
  return forcesOf(
    state,
    "axis",
    ({ kind, station, at }) =>
      kind === "task_force" && station === "in_port" && !german.includes(at) && findPort(charts, at) !== undefined,
  );
}

/** 15.7.5 Transfers a German force to Germany. */
export const transferToGermany = definePq17<TransferToGermanyInput, typeof transferToGermanyOutcome>({
  name: "transferToGermany",
  title: "Transfer to Germany",
  doc: "With the option of direct transfer, a German TF in Norway goes to Kiel or the Germany box without an operation.",
  rules: ["15.7.5"],
  phases: { of: ["admin_oob"], section: "15.7.5" },
  input: transferToGermanyInput,
  outcome: transferToGermanyOutcome,
  example: "transfer-kiel",
  legality(state, charts) {
    if (state.campaign === null || state.phasing !== "axis" || !uses(state, "transfer_to_germany")) {
      return illegal("OPTION_NOT_USED", "15.7.5");
    }
    const { german } = campaignFacts(charts).places.repaired;
    return byCase<TransferToGermanyInput, Force>(
      "force",
      inNorway(state, charts),
      ({ id }) => id,
      ({ id }) => every<TransferToGermanyInput>({ force: oneOf([id]), to: oneOf(german) }),
      reason("NOBODY_IN_NORWAY", "15.7.5"),
    );
  },
  resolve(ctx, { force, to }) {
    transfer(ctx, forceOf(ctx.state, "axis", force), to);
    return { force, to };
  },
});

/** 15.7.5 Moves a German force that lies in port straight to a port or box of Germany. */
function transfer(ctx: Context, force: Force, to: string): void {
  ctx.set(force, "station", isBox(to) ? "box" : "in_port", "TRANSFERRED", "15.7.5");
  ctx.set(force, "at", to, "TRANSFERRED", "15.7.5");
}
