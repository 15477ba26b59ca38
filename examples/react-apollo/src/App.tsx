import { brokenLimits } from "naval-umpire/decisions";
import { decisionFields } from "naval-umpire/form";
import { useEffect, useMemo, useReducer, useRef, useState } from "react";
import { Board } from "./Board";
import { GAMES, type Game } from "./documents";
import type { ChoiceFragment, RollFragment } from "./gql/graphql";
import { useGame } from "./play";
import { type Language, WORDS, type Words } from "./words";

const GAME_TITLES = Object.entries(GAMES).map(([id, { title }]) => [id as Game, title] as const);

const LANGUAGE_NAMES = (Object.keys(WORDS) as Language[]).map((tag) => {
  return [tag, new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag] as const;
});

/** The page: choose a game and a language, then play. */
export function App() {
  const [game, setGame] = useState<Game>("hunters");
  const [number, setNumber] = useState(0);
  const [language, setLanguage] = useState<Language>("en");
  const [hasOwnDice, setOwnDice] = useState(false);
  const words = WORDS[language];
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <>
      <header>
        <Select label="game" value={game} options={GAME_TITLES} onChange={setGame} />
        <Select label="language" value={language} options={LANGUAGE_NAMES} onChange={setLanguage} />
        <label>
          <input type="checkbox" checked={hasOwnDice} onChange={(event) => setOwnDice(event.target.checked)} />
          {words.ownDice}
        </label>
        <button type="button" onClick={() => setNumber(number + 1)}>
          {words.restart}
        </button>
      </header>
      <Table key={`${game} ${number}`} game={game} language={language} hasOwnDice={hasOwnDice} />
    </>
  );
}

interface SelectProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [T, string])[];
  readonly onChange: (value: T) => void;
}

function Select<T extends string>({ label, value, options, onChange }: SelectProps<T>) {
  return (
    <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value as T)}>
      {options.map(([id, title]) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  );
}

interface TableProps {
  readonly game: Game;
  readonly language: Language;
  readonly hasOwnDice: boolean;
}

/** One game: the board, the decisions, and what happened. */
function Table({ game, language, hasOwnDice }: TableProps) {
  const { position, seat, decisions, pending, message, isBusy, play, addDice, undo } = useGame(game, language);
  const words = WORDS[language];
  const [chosen, setChosen] = useState<string>();
  const [shownTo, setShownTo] = useState<string>();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const legal = decisions.filter((each) => each.legal);
  const decision = legal.find(({ operation }) => operation === chosen) ?? (legal.length === 1 ? legal[0] : undefined);
  const fields = useMemo(() => decision && decisionFields(decision, redraw), [decision]);
  if (seat && seat !== shownTo)
    return (
      <main className="curtain">
        <p>
          {words.handOver} <strong>{words[seat]}</strong>
        </p>
        <button type="button" onClick={() => setShownTo(seat)}>
          {words.ready}
        </button>
      </main>
    );
  return (
    <main aria-busy={isBusy}>
      {position && (
        <section>
          <Board
            snapshot={position.snapshot}
            language={language}
            viewer={seat}
            places={fields?.places() ?? []}
            onPlace={(space) => fields?.place(space)}
          />
        </section>
      )}
      <section>
        {seat && <h1>{words[seat]}</h1>}
        {message && <p role="alert">{message}</p>}
        {pending ? (
          <Dice key={JSON.stringify(pending)} next={pending} words={words} onRoll={addDice} />
        ) : (
          <nav>
            {decisions.map(({ operation, title, legal: isLegal, kind, refusal }) => (
              <button
                key={operation}
                type="button"
                className={kind ?? ""}
                disabled={!isLegal || isBusy}
                title={refusal?.message ?? ""}
                aria-pressed={operation === decision?.operation}
                onClick={() => setChosen(operation)}
              >
                {title}
              </button>
            ))}
          </nav>
        )}
        {decision && fields && !pending && (
          <Form
            decision={decision}
            element={fields.element}
            input={fields.read()}
            isBusy={isBusy}
            playWord={words.play}
            onPlay={(input) => {
              setChosen(undefined);
              play(decision.operation, input, hasOwnDice);
            }}
          />
        )}
        {position && legal.length === 0 && <p>{words.over}</p>}
        <button type="button" disabled={isBusy || !position} onClick={undo}>
          {words.undo}
        </button>
        <h2>{words.log}</h2>
        <ol>
          {position?.view.audit
            .filter(({ weight }) => weight !== "DETAIL")
            .map(({ sentence }, index) => (
              <li key={`${index} ${sentence}`}>{sentence}</li>
            ))}
        </ol>
      </section>
    </main>
  );
}

interface FormProps {
  readonly decision: ChoiceFragment;
  readonly element: HTMLElement;
  /** Undefined while the input is incomplete. */
  readonly input: unknown;
  readonly isBusy: boolean;
  readonly playWord: string;
  readonly onPlay: (input: unknown) => void;
}

/** The form of a decision. It lists the limits that the input breaks. */
function Form({ decision, element, input, isBusy, playWord, onPlay }: FormProps) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => content.current?.replaceChildren(element), [element]);
  const broken = input === undefined ? [] : brokenLimits(decision.limits as never, input);
  const messages = new Set((broken as typeof decision.limits).map((limit) => limit.message));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onPlay(input);
      }}
    >
      <p>
        <strong>{decision.title}</strong> {decision.description}
      </p>
      <div ref={content} />
      <ul className="limits">
        {[...messages].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <button type="submit" disabled={isBusy || input === undefined || broken.length > 0}>
        {playWord}
      </button>
    </form>
  );
}

interface DiceProps {
  readonly next: RollFragment["next"];
  readonly words: Words;
  readonly onRoll: (faces: readonly number[]) => void;
}

/** Asks for the dice that the players rolled, with their purpose. */
function Dice({ next: { purpose, dice, low, high, count, held }, words, onRoll }: DiceProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onRoll(new FormData(event.currentTarget).getAll("die").map(Number));
      }}
    >
      <p>
        <strong>{purpose}</strong> ({dice})
      </p>
      {Array.from({ length: count - held.length }, (_, index) => (
        <input
          key={index}
          type="number"
          name="die"
          required
          aria-label={`${dice} ${index + 1}`}
          min={low}
          max={high}
          defaultValue={low}
        />
      ))}
      <button type="submit">{words.rolled}</button>
    </form>
  );
}
