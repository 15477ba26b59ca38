import { spawnSync } from "node:child_process";

/** True if Python is available for the stand-alone verifier. */
export const hasPython = spawnSync("python3", ["--version"]).status === 0;

/**
 * Python program: reads one case per line and answers each with one line of JSON. Reports an unexpected exception as
 * text.
 */
const DRIVER = `
import contextlib, io, json, sys
sys.path.insert(0, "examples/python")
import verify_career

def judged(career, keys):
    read = {"career.json": career, "keys.json": keys}
    verify_career.read = lambda path: verify_career.parsed(read[path])
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = verify_career.main(["career.json"] if keys is None else ["career.json", "--keys", "keys.json"])
    return {"code": code, "said": out.getvalue() + err.getvalue()}

def signed(public, message, signature):
    return verify_career.is_signed(*(bytes.fromhex(each) for each in (public, message, signature)))

for line in sys.stdin:
    name, arguments = json.loads(line)
    try:
        answer = {"judged": judged, "signed": signed}[name](*arguments)
    except BaseException as error:
        answer = {"code": repr(error), "said": ""}
    print(json.dumps(answer))
`;

function answers<T>(name: string, questions: readonly (readonly unknown[])[]): T[] {
  const input = questions.map((question) => `${JSON.stringify([name, question])}\n`).join("");
  const { stdout, stderr, error } = spawnSync("python3", ["-B", "-c", DRIVER], {
    encoding: "utf8",
    input,
    maxBuffer: 100_000_000,
  });
  if (stderr !== "" || error) throw new Error(`${error} ${stderr.slice(0, 2000)}`);
  return stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

/** A verdict of the stand-alone verifier: its output, and exit code 0 or 1 or an unexpected exception. */
export interface Judged {
  readonly code: number | string;
  readonly said: string;
}

/** Returns the stand-alone verifier's verdict on each career text. `keys` is the text of a file of keys. */
export function judgedByPython(careers: readonly string[], keys: string | null = null): Judged[] {
  return answers(
    "judged",
    careers.map((career) => [career, keys]),
  );
}

/** Checks each signature with the arithmetic of the stand-alone verifier. */
export function signedByPython(cases: readonly (readonly [Uint8Array, Uint8Array, Uint8Array])[]): unknown[] {
  return answers(
    "signed",
    cases.map((each) => each.map((octets) => Buffer.from(octets).toString("hex"))),
  );
}
