// Checks the subject of a commit message: "area: imperative, lower case", at most 60 characters. Called by .githooks/commit-msg.
import { readFileSync } from "node:fs";
import { argv, exit } from "node:process";

/** Maximum characters of a subject. Git and its hosts truncate longer ones in lists. */
const MAX_LENGTH = 60;

/** Subjects that git writes itself. */
const BY_GIT = /^(?:Merge |Revert "|(?:fixup|squash|amend)! )/;

const FORM = /^[a-z][a-z0-9-]*: (?<verb>[a-z][a-z-]*)(?:,? |$)/;

/** Endings of "added", "adding" and "adds". IMPERATIVE lists imperatives with the same endings. */
const NOT_IMPERATIVE = /(?:ed|ing|[^aius]s)$/;
const IMPERATIVE =
  /^(?:bleed|breed|embed|exceed|feed|heed|need|proceed|seed|shed|speed|succeed|weed|bring|ping|ring|sing|spring|string|swing)$/;

const lines = readFileSync(argv[2], "utf8")
  .split(/\r?\n/)
  .filter((line) => !line.startsWith("#"));
const start = lines.findIndex((line) => line.trim() !== "");
// Git itself rejects an empty message.
if (start === -1) exit(0);

const subject = lines[start].trimEnd();
const problems = BY_GIT.test(subject) ? [] : problemsOf(subject, lines[start + 1]);
if (problems.length > 0) {
  console.error(`The commit message was refused:\n\n  ${subject}\n`);
  for (const problem of problems) console.error(`- ${problem}`);
  console.error("\nExample: docs: replace estimated timings with measured ones");
  exit(1);
}

function problemsOf(subject, next = "") {
  const verb = FORM.exec(subject)?.groups.verb;
  const length = [...subject].length;
  const checks = [
    [verb === undefined, 'Begin with an area and a verb, both in lower case: "area: imperative, lower case".'],
    [
      verb !== undefined && NOT_IMPERATIVE.test(verb) && !IMPERATIVE.test(verb),
      `Use the imperative, such as "add" instead of "added", "adding" or "adds"; the verb is "${verb}".`,
    ],
    [
      length > MAX_LENGTH,
      `Use at most ${MAX_LENGTH} characters; the subject has ${length}. Put the reason into the body.`,
    ],
    [subject.endsWith("."), "End without a period."],
    [next.trim() !== "", "Leave the second line empty."],
  ];
  return checks.filter(([isBroken]) => isBroken).map(([, problem]) => problem);
}
