import { describe, expect, test } from "vitest";
import { rulingsOf } from "../../../../../test/fixtures/phrases";
import { goeben } from "../../index";

const rulings = await rulingsOf(goeben);

describe("24.5 destroyed, but not conquered", () => {
  test("D-62 says so", () => {
    expect(rulings["D-62"]!.ruling).toContain("negative VP");
  });
});
