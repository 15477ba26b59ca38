export { shortcomings } from "../../src/cli/conformance/expectations";
export { judge, OWED_ON_THE_WIRE } from "../../src/cli/conformance/judge";
