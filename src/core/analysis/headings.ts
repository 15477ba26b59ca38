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
    title: "The odds of an operation",
    doc: "The exact distribution of what an operation would come to, as fractions and decimals, grouped by what the caller asks; where branches are left, a sampled one with its 95% interval beside it. Nothing is carried out.",
    path: "odds/:operation",
    isSlow: true,
    effort: { bound: 1, trials: 1 },
  },
  prospects: {
    title: "The odds of a procedure",
    doc: "The exact distribution of where play comes to from a snapshot, operation by operation, with fixed choices or by a policy, until a phase, a value or a number of operations; where it was cut, the least and the most each chance can be, and a sample beside them. Nothing is carried out.",
    path: "odds",
    isSlow: true,
    effort: { bound: 1, trials: 1 },
  },
  simulate: {
    title: "Simulate many runs",
    doc: "Runs one operation, a procedure until something holds, or whole games, many times over, and tells what they came to as histograms and quantiles. Every run can be made again from its seed.",
    path: "simulate",
    isSlow: true,
    effort: { runs: 1 },
  },
  verify: {
    title: "Verify a resolution",
    doc: "Replays an exported request and says whether its answer is right, naming the first difference. Nothing of the answer is trusted.",
    path: "verify",
    isSlow: true,
  },
  compare: {
    title: "Compare two rulings",
    doc: "Resolves one request twice with the same dice: as it stands, and under another edition, other options, rulings or charts. Tells what both come to, the first line of the audit trail that differs, where the snapshots end apart, and the odds side by side. Nothing is carried out.",
    path: "compare/:operation",
    isSlow: true,
    // A comparison resolves both sides, and computes odds only if it has `project`.
    effort: { bound: 2, trials: 2, onlyWith: "project" },
  },
  explain: {
    title: "Explain a line of an audit trail",
    doc: "Says why a line of an audit trail says what it says: the rule, the chart, every modifier, the rulings, and what each other total of the dice would have meant. Nothing is carried out.",
    path: "explain",
  },
  tell: {
    title: "Tell an audit trail in a language",
    doc: "Says every line of an audit trail in a language, as the resolution would have said it. Nothing is played again, and nothing is checked: `verify` does that.",
    path: "tell",
  },
  takeOver: {
    title: "Take over a paper game",
    doc: "Makes a legal snapshot of what a referee knows of a game that was begun on paper, and asks in words for what is missing. What nothing bears out is marked as taken over.",
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
