export { partialDifferences } from "../../src/cli/conformance/differences";
