import { t } from "../shell/settings";
import { gameWords } from "../tree/words";
import { durationOf } from "./duration";

/** The choices of a founder in a game of sides. */
export interface SeatingChoices {
  /** The side that the founder plays, or `referee`. Empty until the founder chooses. */
  readonly part: string;
  readonly name: string;
  readonly deadlineHours: number;
}

/** Deadlines for a move to choose from, in hours. */
const DEADLINES_HOURS = [24, 72, 168, 720];

/** The founder has no side. */
export const REFEREE_PART = "referee";

interface Props {
  readonly ruleset: string;
  readonly sides: readonly string[];
  readonly choices: SeatingChoices;
  readonly set: (choices: SeatingChoices) => void;
}

/** The founder's side or role, public name and deadline, in a game for people who are apart. */
export function Seating({ ruleset, sides, choices, set }: Props) {
  const { part, name, deadlineHours } = choices;
  const words = gameWords(ruleset)?.words;
  const titleOf = (each: string) =>
    each === REFEREE_PART ? t("found.referee") : t("handOver.here", { side: words?.[each] ?? "" });
  return (
    <fieldset>
      <legend>{t("found.part")}</legend>
      {[...sides, REFEREE_PART].map((each) => (
        <label key={each} class="option">
          <input
            type="radio"
            name="part"
            value={each}
            checked={part === each}
            required
            onChange={() => set({ ...choices, part: each })}
          />
          <span>
            <strong>{titleOf(each)}</strong> {t(each === REFEREE_PART ? "found.referee.about" : "found.side.about")}
          </span>
        </label>
      ))}
      {part !== REFEREE_PART && (
        <label class="field">
          {t("found.name")}{" "}
          <input
            name="player"
            value={name}
            maxLength={60}
            autocomplete="nickname"
            onInput={({ currentTarget }) => set({ ...choices, name: currentTarget.value })}
          />
        </label>
      )}
      <label class="field">
        {t("claim.deadline")}{" "}
        <select
          value={deadlineHours}
          onChange={({ currentTarget }) => set({ ...choices, deadlineHours: Number(currentTarget.value) })}
        >
          {DEADLINES_HOURS.map((hours) => (
            <option key={hours} value={hours}>
              {durationOf(hours)}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}
