export { shortcomings } from "../../src/cli/conformance/expectations";
export { judge, REQUIRED_OF_PROGRAMS, REQUIRED_OF_SERVERS } from "../../src/cli/conformance/judge";
export { rollEntriesOf } from "../../src/cli/conformance/laws";
