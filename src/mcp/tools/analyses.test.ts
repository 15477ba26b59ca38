import { expect, test } from "vitest";
import { analysisExample } from "../../../test/fixtures/examples";
import { tell } from "../../core/analysis/tell";
import { hunters } from "../../rulesets/hunters/index";
import { Games } from "../games";
import { analysisTool } from "./analyses";

const usual = analysisTool("tell");

test("generic analysis tool without a snapshot: accepts a game and returns the analysis", async () => {
  const { audit } = analysisExample(tell, hunters);
  const answer = await usual.answer({ ruleset: "hunters", audit, language: "fr" }, new Games());
  expect(usual.output.parse(answer)).toMatchObject({ kind: "TELLING", ruleset: "hunters", language: "fr" });
});

test("generic analysis tool without a snapshot: an unknown game is a fault", async () => {
  const answer = await usual.answer({ ruleset: "chess", audit: [] }, new Games());
  expect(answer).toMatchObject({ kind: "MALFORMED", faults: [{ code: "RULESET_UNKNOWN" }] });
});
