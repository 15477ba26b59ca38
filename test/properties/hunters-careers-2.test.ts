import { describe, it } from "vitest";
import { checkCareers } from "./hunters-careers";
import { LONG } from "./long";

describe("laws of The Hunters", () => {
  it("another 5,000 careers of random legal play end without crash or dead end", () => checkCareers(5000, 10000), LONG);
});
