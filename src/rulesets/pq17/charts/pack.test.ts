import { expect, it } from "vitest";
import { pack } from "./pack";
import { packSchema } from "./schema";

it("schema", () => {
  expect(packSchema.safeParse(pack).error?.issues.slice(0, 20)).toBeUndefined();
});
