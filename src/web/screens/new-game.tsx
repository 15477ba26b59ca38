import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { inlined } from "../../client/decisions";
import { ask, type Decision, type Fields } from "../service/service";
import { TopBar } from "../shell/frame";
import { part } from "../shell/parts";
import { randomText } from "../shell/random";
import { show } from "../shell/routes";
import { language, t } from "../shell/settings";
import type { DiceMode } from "../tree/game";
import { begin, busy, message } from "../tree/table";
import { Field } from "../widgets/field";
import type { Form } from "../widgets/form";
import { choicesOf, fits, initial, mayBecome, put, type Schema } from "../widgets/schema";
import { Options } from "./options";

/** What is chosen in the form of a new game. */
interface Chosen {
  readonly seed: string;
  readonly diceMode: DiceMode;
  readonly isShared: boolean;
  readonly takesTurns: boolean;
  readonly input?: unknown;
}

const placeOf = (ruleset: string) => `new/${ruleset}`;

/** What this tab remembers of the form of a new game, so that a page that is loaded anew begins with it. */
function chosenBefore(ruleset: string): Chosen {
  const usual: Chosen = { seed: randomText(4), diceMode: "seeded", isShared: false, takesTurns: false };
  return { ...usual, ...(JSON.parse(sessionStorage.getItem(placeOf(ruleset)) ?? "{}") as Partial<Chosen>) };
}

/** Asks what game is to be played; with `#play` in the address the standard game begins at once. */
export function NewGame({ ruleset }: { readonly ruleset: string }) {
  const [before] = useState(() => chosenBefore(ruleset));
  const [seed, setSeed] = useState(before.seed);
  const [diceMode, setDiceMode] = useState<DiceMode>(before.diceMode);
  const [isShared, setShared] = useState(before.isShared);
  const [schema, setSchema] = useState<Schema>();
  const [input, setInput] = useState<unknown>(before.input);
  const [sides, setSides] = useState<readonly string[]>([]);
  const [takesTurns, setTakesTurns] = useState(before.takesTurns);
  const shownIn = language.value;
  // As soon as it is shown: an effect would come a frame later, and a page loaded anew before that forgot it.
  useLayoutEffect(() => {
    const chosen: Chosen = { seed, diceMode, isShared, takesTurns, input };
    sessionStorage.setItem(placeOf(ruleset), JSON.stringify(chosen));
  }, [seed, diceMode, isShared, takesTurns, input]);
  useEffect(() => {
    const introduced = ask<{ readonly sides: readonly string[] }>(ruleset, "ruleset");
    // Whatever keeps them away is told by what is asked below.
    introduced.then(
      ({ sides: known }) => setSides(known),
      () => {},
    );
  }, []);
  const leaveFor = (path: string) => {
    sessionStorage.removeItem(placeOf(ruleset));
    show(path, "replace");
  };
  const start = async (asked: Schema, wanted: unknown) => {
    const name = nameOf(ruleset, asked, wanted as Fields);
    if (isShared) {
      const founding = await part(() => import("../careers/founding"));
      const path = await founding?.share(ruleset, name, wanted as Fields, { mode: diceMode, seed });
      if (path !== undefined) leaveFor(path);
      return;
    }
    const id = await begin(wanted as Fields, { ruleset, name, seed, diceMode, seats: takesTurns ? sides : [] });
    if (id !== undefined) leaveFor(`/app/table/${id}`);
  };
  useEffect(() => {
    message.value = undefined;
    const request = { language: shownIn };
    ask<{ readonly decisions: readonly Decision[] }>(ruleset, "decisions", request).then(
      ({ decisions }) => {
        const asked = inlined((decisions[0]?.input ?? {}) as Schema);
        setSchema(asked);
        setInput((now: unknown) => (mayBecome(asked, now) ? now : initial(asked)));
        if (location.hash === "#play") void start(asked, initial(asked));
      },
      (error: Error) => {
        message.value = { text: error.message };
      },
    );
  }, [shownIn]);
  const form: Form = {
    schema: schema ?? {},
    limits: [],
    closed: [],
    draft: input,
    board: new Set(),
    change: (pointer, value) => setInput((now: unknown) => put(now, pointer, value)),
    field: (part, pointer) => <Field key={pointer} schema={part} pointer={pointer} form={form} />,
  };
  const required = schema?.required ?? [];
  return (
    <>
      <TopBar />
      <main class="page">
        <h1>{t(`${ruleset}.name`)}</h1>
        <p>{t(`${ruleset}.about`)}</p>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void start(schema ?? {}, input);
          }}
        >
          {required.map((name) => (
            <fieldset key={name}>
              <legend>{schema!.properties![name]!.title ?? name}</legend>
              {form.field(schema!.properties![name]!, `/${name}`)}
              <p class="about">{describedBy(schema!.properties![name]!, (input as Fields | undefined)?.[name])}</p>
            </fieldset>
          ))}
          {schema !== undefined && (
            <Options schema={schema} input={input} set={(path, value) => form.change(`/${path.join("/")}`, value)} />
          )}
          <fieldset>
            <legend>{t("new.keep")}</legend>
            {(["here", "shared"] as const).map((each) => (
              <label key={each} class="option">
                <input
                  type="radio"
                  name="keep"
                  checked={isShared === (each === "shared")}
                  onChange={() => {
                    setShared(each === "shared");
                    setDiceMode(each === "shared" ? "server" : "seeded");
                  }}
                />
                <span>
                  <strong>{t(`new.${each}`)}</strong> {t(`new.${each}.about`)}
                </span>
              </label>
            ))}
          </fieldset>
          {sides.length > 0 && !isShared && <Seats takesTurns={takesTurns} set={setTakesTurns} />}
          <Dice
            modes={isShared ? ["server", "seeded", "physical"] : ["seeded", "physical"]}
            mode={diceMode}
            setMode={setDiceMode}
            seed={seed}
            setSeed={setSeed}
          />
          {message.value !== undefined && (
            <p class="refused" role="alert">
              {message.value.text}
            </p>
          )}
          <button
            type="submit"
            class="button primary"
            disabled={busy.value || schema === undefined || !fits(schema, input)}
          >
            {t("new.begin")}
          </button>
        </form>
        <p>
          <a href={`/app/take-over/${ruleset}`}>{t("new.takeOver")}</a>
        </p>
      </main>
    </>
  );
}

/** What is said of the value that is chosen, or of the member. */
function describedBy({ oneOf = [], description }: Schema, value: unknown): string | undefined {
  return oneOf.find((each) => each.const === value)?.description ?? description;
}

/** Who sits at this screen, in a game whose sides hide something from each other. */
function Seats({ takesTurns, set }: { readonly takesTurns: boolean; readonly set: (takesTurns: boolean) => void }) {
  return (
    <fieldset>
      <legend>{t("new.seats")}</legend>
      {(["all", "turns"] as const).map((each) => (
        <label key={each} class="option">
          <input
            type="radio"
            name="seats"
            checked={takesTurns === (each === "turns")}
            onChange={() => set(each === "turns")}
          />
          <span>
            <strong>{t(`seats.${each}`)}</strong> {t(`seats.${each}.about`)}
          </span>
        </label>
      ))}
      {takesTurns && <p class="about">{t("handOver.held")}</p>}
    </fieldset>
  );
}

interface DiceProps {
  readonly modes: readonly DiceMode[];
  readonly mode: DiceMode;
  readonly setMode: (mode: DiceMode) => void;
  readonly seed: string;
  readonly setSeed: (seed: string) => void;
}

function Dice({ modes, mode, setMode, seed, setSeed }: DiceProps) {
  return (
    <fieldset>
      <legend>{t("new.dice")}</legend>
      {modes.map((each) => (
        <label key={each} class="option">
          <input type="radio" name="dice" checked={mode === each} onChange={() => setMode(each)} />
          <span>
            <strong>{t(`dice.${each}`)}</strong> {t(`dice.${each}.about`)}
          </span>
        </label>
      ))}
      {mode === "seeded" && (
        <label class="field">
          {t("new.seed")}{" "}
          <input
            name="seed"
            value={seed}
            onInput={(event) => setSeed(event.currentTarget.value)}
            maxLength={60}
            required
          />
        </label>
      )}
    </fieldset>
  );
}

/** What a game is called that begins with an input: by the words for what was chosen. */
function nameOf(ruleset: string, { properties = {} }: Schema, input: Fields): string {
  const said = Object.entries(input).map(([member, value]) => {
    const choice = choicesOf(properties[member] ?? {})?.find((each) => each.value === value);
    return [member, choice?.title ?? String(value)];
  });
  return t(`${ruleset}.game`, Object.fromEntries(said));
}
