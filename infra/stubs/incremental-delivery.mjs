// Stands in for Apollo's shim over future versions of graphql, which would bring every export of graphql along.
import { execute } from "graphql";

export const executeIncrementally = ({ useLegacyIncremental, legacyExperimentalExecuteIncrementally, ...args }) =>
  execute(args);
