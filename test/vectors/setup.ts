import { buildChangedVectors } from "./build";

/** Builds the vectors before the tests that read them; does nothing if their sources have not changed. */
export default async function setup(): Promise<void> {
  await buildChangedVectors();
}
