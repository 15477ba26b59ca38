import { ANALYSIS_NAMES } from "../../core/analysis/headings";
import { VERSION } from "../../version";
import type { CliCommand } from "../command";
import { EXIT } from "../exit";
import { analysisCommand } from "./analysis";
import { careerCommand } from "./career";
import { compareCareerCommand, compareCommand } from "./compare";
import { conformanceCommand } from "./conformance";
import { mapCommand } from "./map";
import { oddsCommand } from "./odds";
import { decisionsCommand, newCommand, resolveCommand } from "./operations";
import { playCommand } from "./play";
import { explainCommand, tellCommand, verifyCommand } from "./proofs";
import { proveCommand } from "./prove";
import { reportCommand } from "./report";
import { serveCommand } from "./serve";
import { simulateCommand } from "./simulate";
import { takeOverCommand } from "./take-over";

const versionCommand: CliCommand = {
  usage: "version",
  declare: (command) => command.description("Print the version of this program."),
  run: (terminal) => {
    terminal.say(VERSION);
    return EXIT.DONE;
  },
};

const mcpCommand: CliCommand = {
  usage: "mcp",
  declare: (command) =>
    command.description("Run the MCP server on standard input and output, so that an assistant can referee games."),
  // Loaded on use: no other command needs the protocol.
  run: async (terminal) => (await import("./mcp")).runMcp(terminal),
};

/** The commands with their own texts and options. */
const OWN_COMMANDS: readonly CliCommand[] = [
  newCommand,
  decisionsCommand,
  resolveCommand,
  mapCommand,
  oddsCommand,
  simulateCommand,
  verifyCommand,
  compareCommand,
  compareCareerCommand,
  proveCommand,
  explainCommand,
  tellCommand,
  reportCommand,
  takeOverCommand,
];

const OWN_ANALYSES = new Set(OWN_COMMANDS.flatMap(({ analyses = [] }) => analyses));

/** Every command, in the order of the help. Analyses without their own command get the generic one. */
export const COMMANDS: readonly CliCommand[] = [
  ...OWN_COMMANDS,
  ...ANALYSIS_NAMES.filter((name) => !OWN_ANALYSES.has(name)).map(analysisCommand),
  conformanceCommand,
  playCommand,
  careerCommand,
  versionCommand,
  serveCommand,
  mcpCommand,
];
