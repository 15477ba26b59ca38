import { generate } from "../scripts/generate-schema";

/** Makes generated files, vectors and coverage pages before the tests that read them. Does nothing if their sources have not changed. */
export default async function setup(): Promise<void> {
  await generate();
  // Imported after the generated files are there.
  const { buildChangedVectors } = await import("./vectors/build");
  await buildChangedVectors();
  const { writeMissingPages } = await import("../scripts/coverage");
  await writeMissingPages();
}
