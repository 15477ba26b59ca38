import { describe, test } from "vitest";

describe("7 the conformance kit against a wrong engine", () => {
  test.todo("7 a resolution whose dice are not the tape of its vector is wrong");
  test.todo("7 a resolution whose audit shows other faces than the tape is wrong");
  test.todo("7 a resolution whose effects do not lead from its snapshot to the new one is wrong");
  test.todo("7 a resolution whose step is not one more is wrong");
  test.todo("7 a roll whose total with its modifiers is not its modified total is wrong");
});

describe("7 the conformance kit against a server that does not behave", () => {
  test.todo("7 a server that never answers counts as none after 20 seconds a vector");
  test.todo("7 a server that sends its answer byte by byte without end likewise");
  test.todo("7 an engine that gives no answer several times in a row is given up, and the report says so");
  test.todo("7 a redirect is told as one, and not followed as GET");
});

describe("7 the terminal", () => {
  test.todo("7 a start of a game that is not JSON is unreadable and not broken");
  test.todo("7 a language that every object has a member of, such as constructor, is unreadable and not broken");
  test.todo("7 a saved game that cannot be opened is not begun anew over it");
  test.todo("7 a program under test that does not end with its input does not keep the report from being written");
  test.todo("7 a share of 9,999 in 10,000 is not shown as 100.0%, nor 1 in 10,000 as 0.0%");
});
