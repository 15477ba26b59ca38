export { differences } from "../../src/cli/conformance/differences";
