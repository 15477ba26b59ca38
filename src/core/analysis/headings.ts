/** Title and path of an analysis: all that lists need, so that they can be built without loading it. */
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
}

/**
 * A factor for each field that lengthens an analysis. `onlyWith` is the field without which there is no such effort.
 */
export interface Effort {
  readonly bound?: number;
  readonly trials?: number;
  readonly runs?: number;
  readonly onlyWith?: string;
}

/** Every analysis by name, in listed order. Names are camelCase, never change, and are the same on all transports. */
export const HEADINGS = {
  odds: {
    title: "Odds of an operation",
    doc: "Returns the exact distribution of an operation's results as fractions and decimals, grouped by the values in `project`. If the exact part is incomplete, a sample with 95% intervals supplements it. The game does not change.",
    path: "odds/:operation",
    isSlow: true,
    effort: { bound: 1, trials: 1 },
  },
  prospects: {
    title: "Odds of a procedure",
    doc: "Returns the exact distribution of how play continues from a snapshot. Fixed choices or a policy decide, until a phase, a value or a number of operations. If the exact part is incomplete, the response contains the minimum and maximum of each probability, and a sample. The game does not change.",
    path: "odds",
    isSlow: true,
    effort: { bound: 1, trials: 1 },
  },
  simulate: {
    title: "Simulate many runs",
    doc: "Runs one operation, a procedure or whole games many times. Returns the results as histograms and quantiles. Each run can be repeated from its seed.",
    path: "simulate",
    isSlow: true,
    effort: { runs: 1 },
  },
  verify: {
    title: "Verify a resolution",
    doc: "Replays an exported request and compares the result with its answer. Returns the first difference. It recomputes every part of the answer.",
    path: "verify",
    isSlow: true,
  },
  compare: {
    title: "Compare two sets of rules",
    doc: "Resolves one request twice with the same dice: as sent, and under another edition, other options, rulings or charts. Returns both results, the first audit line that differs, the differences between the snapshots, and the odds of both sides. The game does not change.",
    path: "compare/:operation",
    isSlow: true,
    // A comparison resolves both sides, and computes odds only if it has `project`.
    effort: { bound: 2, trials: 2, onlyWith: "project" },
  },
  explain: {
    title: "Explain an audit line",
    doc: "Explains an audit line: the rule, the chart, every modifier, the rulings, and the meaning of every other total. The game does not change.",
    path: "explain",
  },
  tell: {
    title: "Translate an audit trail",
    doc: "Returns every audit line as a sentence in a language, as the resolution would contain it. It replays and checks nothing; use `verify` for that.",
    path: "tell",
  },
  takeOver: {
    title: "Take over a paper game",
    doc: "Builds a valid snapshot from the known facts of a game that was started on paper. Lists the missing facts as questions, and the facts that the snapshot cannot confirm.",
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
