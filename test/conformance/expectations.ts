export { shortcomings } from "../../src/cli/conformance/expectations";
