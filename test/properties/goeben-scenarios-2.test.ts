import { describe, it } from "vitest";
import { checkScenarios } from "./goeben-scenarios";
import { LONG } from "./long";

describe("laws of Goeben, 1914", () => {
  it(
    "another 1,000 scenarios of random legal play end without crash, dead end or impossible snapshot, and see every operation",
    () => checkScenarios(1000, 2000),
    LONG,
  );
});
