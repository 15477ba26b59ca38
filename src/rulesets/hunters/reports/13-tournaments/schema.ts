import * as z from "zod";
import { languageInput } from "../../../../core/text/localize";
import { TYPED_TEXT_CODE, typedTextSchema } from "../../../../core/text/typed-text";
import { TOURNAMENT_FORMATS } from "../../charts/results";
import { awardSchema, boatTypeSchema, monthSchema, named, rankSchema, wellFormed } from "../../schemas";
import { snapshotSchema } from "../../snapshot";
import { languages } from "../../text/index";

const whole = (max: number, description: string) => z.int32().min(0).max(max).describe(description);

/** 13.0 Schema of the multi-player formats. */
export const formatSchema = named(
  z.enum(TOURNAMENT_FORMATS),
  "TournamentFormat",
  "13.0 Two players (13.1), tonnage (13.2), survival (13.3), mixed boats (13.4) or wolfpacks (13.5).",
);

/** 13.1.1, 13.5 Terms that players may agree on; chart TOURNAMENTS lists those that a format leaves open. */
export const agreedSchema = named(
  () =>
    z.strictObject({
      startMonth: monthSchema.optional().describe("13.1.1 Month in which both careers start."),
      endMonth: monthSchema.optional().describe("13.1.1 Last month in which a patrol may start."),
      boat: boatTypeSchema.optional().describe("13.1.1 The boat type of both players."),
      patrols: z.int32().min(1).max(60).optional().describe("13.5 Number of patrols in a wolfpack tournament."),
    }),
  "TournamentAgreement",
  "13.0 Terms that the players have agreed on.",
);

const playerSchema = typedTextSchema(60, TYPED_TEXT_CODE).describe("The player's name.");

const packSchema = typedTextSchema(60, TYPED_TEXT_CODE).nullable();

const historicalSchema = z
  .boolean()
  .optional()
  .describe("14.5 Wolfpacks use historical names from chart WOLFPACK_NAMES. Default: false.");

/** 13.0 The input of the standings. */
export const standingsInput = z.strictObject({
  format: formatSchema,
  agreed: agreedSchema.optional(),
  historicalPackNames: historicalSchema,
  entries: z
    .array(
      named(
        () =>
          z.strictObject({
            player: playerSchema,
            pack: packSchema.optional().describe("13.5.1 His wolfpack. Only in a wolfpack tournament."),
            snapshot: snapshotSchema,
          }),
        "TournamentEntry",
        "13.0 A player and the latest snapshot of his career.",
      ),
    )
    .min(1)
    .max(24)
    .describe("The careers of all players."),
  language: languageInput(languages),
});

/** 13.0 The input of an entry check before play. */
export const entryCheckInput = z.strictObject({
  format: formatSchema,
  agreed: agreedSchema.optional(),
  historicalPackNames: historicalSchema,
  pack: packSchema.optional().describe("13.5.1 His wolfpack. Only in a wolfpack tournament."),
  snapshot: snapshotSchema.describe("The career before its first patrol."),
  language: languageInput(languages),
});

/** 13.0 Schema of a fault, or of something still open. */
export const faultSchema = named(
  () =>
    z.strictObject({
      code: z.string().describe("Stable code."),
      section: z.string().describe("The rule that applies."),
      message: z.string().describe("What is wrong."),
    }),
  "TournamentFault",
  "13.0 An error or open point, and the rule that applies.",
);

const faults = z.array(faultSchema).max(60);

/** 13.0 Schema of the verdict on an entry. */
export const entryCheckOutput = named(
  () => z.strictObject({ legal: z.boolean().describe("True if there are no errors."), faults }),
  "TournamentEntryCheck",
  "13.0 Whether a career is a legal entry for a format.",
);

const place = whole(24, "Place by tonnage; equal tonnage shares a place. Null if the career is not placed.").nullable();

const tied = z.boolean().describe("True if another player shares the place. The rules break no ties.");

const tons = whole(1_000_000_000, "5.2.1 Tonnage sunk.");

const ships = whole(100_000, "Ships sunk.");

const rowSchema = named(
  () =>
    z.strictObject({
      player: playerSchema,
      pack: packSchema.describe("13.5.1 His wolfpack; null outside wolfpack tournaments."),
      legal: z.boolean().describe("True if the career follows the rules of the format. Only legal careers are placed."),
      faults: faults.describe("Rules of the format that it breaks."),
      waiting: faultSchema.nullable().describe("Why this career is not over yet; null if it is over."),
      place,
      tied,
      tons,
      ships,
      alive: z.boolean().describe("13.3.1 True if he has not been lost, killed or captured so far."),
      month: monthSchema.describe("Month of the current or next patrol, or the month in which the career ended."),
      rank: rankSchema,
      award: awardSchema,
    }),
  "TournamentRow",
  "13.0 A player on the scoreboard.",
);

const packRowSchema = named(
  () =>
    z.strictObject({
      pack: wellFormed(60).describe("13.5.1 Name of the wolfpack."),
      members: whole(24, "Players of the wolfpack."),
      alive: whole(24, "Surviving players with a legal career."),
      over: z.boolean().describe("True if every legal career of the wolfpack is over."),
      place,
      tied,
      tons,
      ships,
    }),
  "TournamentPack",
  "13.5.1 A wolfpack on the scoreboard. Only legal careers count.",
);

/** 13.0 The scoreboard of a match or tournament. */
export const standingsOutput = named(
  () =>
    z.strictObject({
      format: formatSchema,
      faults: faults.describe("Errors in the match as a whole. With an error, there is no winner."),
      entries: z.array(rowSchema).max(24).describe("Best place first, then the careers that are not placed."),
      packs: z.array(packRowSchema).max(24).describe("13.5.1 Best wolfpack first; empty outside wolfpack tournaments."),
      winners: z.array(playerSchema).max(24).describe("Several names mean a tie. Empty until the match is decided."),
      winningPacks: z.array(wellFormed(60)).max(24).describe("13.5.1 Several wolfpacks mean a tie."),
      undecided: faultSchema.nullable().describe("Why there is no winner yet; null if the match is decided."),
    }),
  "TournamentStandings",
  "13.0 The scoreboard of a match or tournament.",
);

/** 13.0 A format. */
export type FormatId = z.infer<typeof formatSchema>;

/** 13.0 The terms that the players have settled. */
export type Agreed = z.infer<typeof agreedSchema>;

/** 13.0 A fault of an entry or a match, or something still open. */
export type TournamentFault = z.infer<typeof faultSchema>;

/** 13.0 The input of the standings. */
export type StandingsInput = z.infer<typeof standingsInput>;

/** 13.0 The scoreboard. */
export type Standings = z.infer<typeof standingsOutput>;

/** 13.0 A player on the scoreboard. */
export type StandingsRow = Standings["entries"][number];

/** 13.0 The input of an entry check. */
export type EntryCheckInput = z.infer<typeof entryCheckInput>;

/** 13.0 The verdict on an entry. */
export type EntryCheck = z.infer<typeof entryCheckOutput>;
