export { shortcomings } from "../../src/cli/conformance/expectations";
export { judge, OWED_BY_A_PROGRAM, OWED_ON_THE_WIRE } from "../../src/cli/conformance/judge";
export { rollsOf } from "../../src/cli/conformance/laws";
