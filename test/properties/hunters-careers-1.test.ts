import { describe, it } from "vitest";
import { checkCareers } from "./hunters-careers";
import { LONG } from "./long";

describe("laws of The Hunters", () => {
  it("the first 5,000 careers of random legal play end without crash or dead end", () => checkCareers(0, 5000), LONG);
});
