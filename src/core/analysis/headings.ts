/** Title and path of an analysis. Lists of analyses need only this, so that they load no analysis. */
export interface Heading {
  readonly title: string;
  readonly doc: string;
  /** REST path below the ruleset. A path parameter (`:name`) supplies the field of that name. */
  readonly path: string;
  /**
   * True for an analysis that can use the whole time of a request. It runs in a worker and has its own Lambda function.
   */
  readonly isSlow?: true;
  /**
   * Multipliers of the fields that determine the effort. GraphQL documents have a limit per field, and on the number of
   * such analyses.
   */
  readonly effort?: Effort;
  /** Codes of faults in fields that have another code elsewhere, by name. */
  readonly codes?: Readonly<Record<string, string>>;
}

/**
 * A factor for each field that lengthens an analysis. Without all fields of `onlyWith`, there is no such effort.
 */
export interface Effort {
  readonly bound?: number;
  readonly trials?: number;
  readonly runs?: number;
  readonly onlyWith?: readonly string[];
}

/** Every analysis by name, in listed order. Names are camelCase, never change, and are the same on all transports. */
export const HEADINGS = {
  odds: {
    title: "Odds of an operation",
    doc: "Computes the exact probability of each result of an operation, grouped by the values in `project`, and answers players' questions. If not all branches could be followed, also returns a sample with 95% intervals. The game does not change.",
    path: "odds/:operation",
    isSlow: true,
    effort: { bound: 1, trials: 1 },
  },
  prospects: {
    title: "Odds of a procedure",
    doc: "Computes the exact probability of each result of a procedure: operations in a row, made by fixed choices or a policy, until a condition holds. If not all branches could be followed, returns the minimum and maximum of each probability, and a sample. The game does not change.",
    path: "odds",
    isSlow: true,
    effort: { bound: 1, trials: 1 },
  },
  simulate: {
    title: "Simulate many runs",
    doc: "Runs one operation, a procedure or whole games many times. Returns histograms and quantiles of the results. You can repeat each run from its seed.",
    path: "simulate",
    isSlow: true,
    effort: { runs: 1 },
  },
  verify: {
    title: "Verify a resolution",
    doc: "Replays a request and compares every part of the result with an answer. Returns the first difference.",
    path: "verify",
    isSlow: true,
  },
  compare: {
    title: "Compare two sets of rules",
    doc: "Resolves one request twice with the same dice: as sent, and under another edition, other options, rulings or charts. Returns both results, the first audit line that differs, the differences between the snapshots, and the odds of both sides. The game does not change.",
    path: "compare/:operation",
    isSlow: true,
    // A comparison resolves both sides, and computes odds only if the request has one of these fields.
    effort: { bound: 2, trials: 2, onlyWith: ["project", "questions"] },
  },
  explain: {
    title: "Explain an audit line",
    doc: "Explains an audit line: its rule, chart, modifiers and rulings, and the result of every other total. The game does not change.",
    path: "explain",
  },
  tell: {
    title: "Translate an audit trail",
    doc: "Returns the sentence of every line of an audit in a language. It does not check the audit; use `verify` for that.",
    path: "tell",
    codes: { audit: "AUDIT_MALFORMED" },
  },
  takeOver: {
    title: "Take over a paper game",
    doc: "Builds a valid snapshot from what you know of a game that began on paper. Lists the missing facts, and the facts that the service cannot check.",
    path: "takeOver",
  },
} satisfies Readonly<Record<string, Heading>>;

/** The name of an analysis. */
export type AnalysisName = keyof typeof HEADINGS;

/** The names of the analyses, in the order listed. */
export const ANALYSIS_NAMES = Object.keys(HEADINGS) as readonly AnalysisName[];

/** Returns the heading of an analysis. */
export function headingOf(name: AnalysisName): Heading {
  return HEADINGS[name];
}

/** The analyses that can use the whole time of a request. */
export const SLOW_ANALYSES: ReadonlySet<string> = new Set(ANALYSIS_NAMES.filter((name) => headingOf(name).isSlow));

/** True if the name is that of an analysis. */
export function isAnalysisName(name: string): name is AnalysisName {
  return Object.hasOwn(HEADINGS, name);
}
