import { brokenLimits, fits, initial, inlined } from "naval-umpire/decisions";
import { useEffect, useMemo, useState } from "react";
import { Board } from "./Board";
import { GAMES, type Game } from "./documents";
import { Field } from "./Fields";
import type { ChoiceFragment, RollFragment } from "./gql/graphql";
import { placesOf, withPlace } from "./input";
import { useGame } from "./play";
import { type Language, WORDS, type Words } from "./words";

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
        <select aria-label="game" value={game} onChange={(event) => setGame(event.target.value as Game)}>
          {Object.entries(GAMES).map(([id, { title }]) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
        <select
          aria-label="language"
          value={language}
          onChange={(event) => setLanguage(event.target.value as Language)}
        >
          {Object.keys(WORDS).map((tag) => (
            <option key={tag} value={tag}>
              {new Intl.DisplayNames([tag], { type: "language" }).of(tag)}
            </option>
          ))}
        </select>
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

interface TableProps {
  readonly game: Game;
  readonly language: Language;
  readonly hasOwnDice: boolean;
}

/** One game: the board, the decisions, and what happened. */
function Table({ game, language, hasOwnDice }: TableProps) {
  const { position, positions, decisions, pending, message, isBusy, play, addDice, undo } = useGame(game, language);
  const words = WORDS[language];
  const [chosen, setChosen] = useState<string>();
  const [draft, setDraft] = useState<{ readonly schema: object; readonly input: unknown }>();
  const [shownTo, setShownTo] = useState<string>();
  const legal = decisions.filter((each) => each.legal);
  const decision = legal.find(({ operation }) => operation === chosen) ?? (legal.length === 1 ? legal[0] : undefined);
  const schema = useMemo(() => inlined((decision?.input ?? {}) as object), [decision]);
  // A new position has new schemas, so the old draft ends with them.
  const input = draft?.schema === schema ? draft.input : initial(schema);
  const setInput = (changed: unknown) => setDraft({ schema, input: changed });
  const seat = position?.seat;
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
  const place = (space: string) => {
    const placed = decision && withPlace(schema, input, space);
    if (placed !== undefined) setInput(placed);
  };
  return (
    <main aria-busy={isBusy}>
      {position && (
        <section>
          <Board
            snapshot={position.snapshot}
            language={language}
            viewer={seat}
            places={placesOf(schema, input)}
            onPlace={place}
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
        {decision && !pending && (
          <Form
            decision={decision}
            isBusy={isBusy}
            isWhole={fits(schema, input)}
            input={input}
            playWord={words.play}
            onPlay={() => {
              setChosen(undefined);
              play(decision.operation, input, hasOwnDice);
            }}
          >
            <Field schema={schema} value={input} onChange={setInput} />
          </Form>
        )}
        {position && legal.length === 0 && <p>{words.over}</p>}
        <button type="button" disabled={isBusy || positions.length === 0} onClick={undo}>
          {words.undo}
        </button>
        <h2>{words.log}</h2>
        <ol>
          {position?.audit
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
  readonly input: unknown;
  readonly isWhole: boolean;
  readonly isBusy: boolean;
  readonly playWord: string;
  readonly onPlay: () => void;
  readonly children: React.ReactNode;
}

/** The form of a decision. It names each limit that the input breaks. */
function Form({ decision, input, isWhole, isBusy, playWord, onPlay, children }: FormProps) {
  const broken = isWhole ? (brokenLimits(decision.limits as never, input) as typeof decision.limits) : [];
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onPlay();
      }}
    >
      <p>
        <strong>{decision.title}</strong> {decision.description}
      </p>
      {children}
      <ul className="limits">
        {[...new Set(broken.map((limit) => limit.message))].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <button type="submit" disabled={isBusy || !isWhole || broken.length > 0}>
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
function Dice({ next, words, onRoll }: DiceProps) {
  const missing = next.count - next.held.length;
  const [faces, setFaces] = useState<readonly number[]>(Array.from({ length: missing }, () => next.low));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onRoll(faces);
      }}
    >
      <p>
        <strong>{next.purpose}</strong> ({next.dice})
      </p>
      {faces.map((face, index) => (
        <input
          key={index}
          type="number"
          required
          aria-label={`${next.dice} ${index + 1}`}
          min={next.low}
          max={next.high}
          value={face}
          onChange={(event) => setFaces(faces.with(index, Number(event.target.value)))}
        />
      ))}
      <button type="submit">{words.rolled}</button>
    </form>
  );
}
