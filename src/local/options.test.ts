import { describe, expect, test } from "vitest";
import { readCommand } from "./options";

describe("the command line", () => {
  test.each([
    [[], {}, { host: "127.0.0.1", port: 4000 }],
    [[], { PORT: "8080", HOST: "0.0.0.0" }, { host: "0.0.0.0", port: 8080 }],
    [["--port", "0"], { PORT: "8080" }, { host: "127.0.0.1", port: 0 }],
    [["--port=65535", "--host=::1"], {}, { host: "::1", port: 65_535 }],
    [["--host", "localhost", "--port", "1"], { PORT: "", HOST: "" }, { host: "localhost", port: 1 }],
  ])("%j with %j listens on %j", (args, env, listen) => {
    expect(readCommand(args, env)).toEqual({ kind: "SERVE", listen });
  });

  test.each([
    [["--port", "http"], {}, 'The port must be a whole number from 0 to 65535, not "http".'],
    [["--port", "65536"], {}, 'The port must be a whole number from 0 to 65535, not "65536".'],
    [["--port", "-1"], {}, 'The port must be a whole number from 0 to 65535, not "-1".'],
    [["--port", "80.5"], {}, 'The port must be a whole number from 0 to 65535, not "80.5".'],
    [[], { PORT: "x" }, 'The port must be a whole number from 0 to 65535, not "x".'],
    [["--port"], {}, "--port needs a value."],
    [["--host="], {}, "--host needs a value."],
    [["--prot", "1"], {}, "Unknown option --prot. Try --help."],
    [["4000"], {}, "Unknown option 4000. Try --help."],
  ])("%j with %j is wrong", (args, env, message) => {
    expect(readCommand(args, env)).toEqual({ kind: "WRONG", message });
  });

  test("helps", () => {
    expect(readCommand(["--port", "1", "--help"], {})).toEqual({ kind: "HELP" });
  });
});
