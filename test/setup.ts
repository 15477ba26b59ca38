import { generate } from "../scripts/generate-schema";

/**
 * Builds generated files, vectors and coverage pages before the tests that read them. Skips them if their sources have
 * not changed.
 */
export default async function setup(): Promise<void> {
  await generate();
  // Imported late: it needs the generated files.
  const { buildChangedVectors } = await import("./vectors/build");
  await buildChangedVectors();
  const { writeMissingPages } = await import("../scripts/coverage");
  await writeMissingPages();
}
