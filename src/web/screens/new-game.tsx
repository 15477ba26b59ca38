import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { inlined } from "../../client/decisions";
import { REFEREE_PART, Seating, type SeatingChoices } from "../careers/seating";
import { ask, type Decision, type JsonFields } from "../service/service";
import { TopBar } from "../shell/frame";
import { loadPart } from "../shell/parts";
import { randomText } from "../shell/random";
import { show } from "../shell/routes";
import { pageLanguage, t } from "../shell/settings";
import type { DiceMode } from "../tree/game";
import { busy, message, startGame } from "../tree/table";
import { Field } from "../widgets/field";
import type { InputForm } from "../widgets/form";
import { choicesOf, fits, initial, mayBecome, type Schema, withValueAt } from "../widgets/schema";
import { Options } from "./options";

/** The choices in the form of a new game. */
interface NewGameChoices {
  readonly seed: string;
  readonly diceMode: DiceMode;
  readonly isShared: boolean;
  readonly takesTurns: boolean;
  readonly seating: SeatingChoices;
  readonly input?: unknown;
}

const storageKey = (ruleset: string) => `new/${ruleset}`;

/** Returns the choices this tab has saved, so that the form survives a reload. */
function savedChoices(ruleset: string): NewGameChoices {
  const defaults: NewGameChoices = {
    seed: randomText(4),
    diceMode: "seeded",
    isShared: false,
    takesTurns: false,
    seating: { part: "", name: "", deadlineHours: 168 },
  };
  return {
    ...defaults,
    ...(JSON.parse(sessionStorage.getItem(storageKey(ruleset)) ?? "{}") as Partial<NewGameChoices>),
  };
}

/** The form of a new game; with `#play` in the address, the standard game starts immediately. */
export function NewGame({ ruleset }: { readonly ruleset: string }) {
  const [before] = useState(() => savedChoices(ruleset));
  const [seed, setSeed] = useState(before.seed);
  const [diceMode, setDiceMode] = useState<DiceMode>(before.diceMode);
  const [isShared, setShared] = useState(before.isShared);
  const [schema, setSchema] = useState<Schema>();
  const [input, setInput] = useState<unknown>(before.input);
  const [sides, setSides] = useState<readonly string[]>([]);
  const [takesTurns, setTakesTurns] = useState(before.takesTurns);
  const [seating, setSeating] = useState(before.seating);
  const lang = pageLanguage.value;
  const hasSeats = isShared && sides.length > 0;
  // A layout effect saves immediately; a normal effect runs a frame later, and an earlier reload would lose the
  // choices.
  useLayoutEffect(() => {
    const chosen: NewGameChoices = { seed, diceMode, isShared, takesTurns, seating, input };
    sessionStorage.setItem(storageKey(ruleset), JSON.stringify(chosen));
  }, [seed, diceMode, isShared, takesTurns, seating, input]);
  useEffect(() => {
    const rulesetInfo = ask<{ readonly sides: readonly string[] }>(ruleset, "ruleset");
    // The request for decisions below reports the same errors.
    rulesetInfo.then(
      ({ sides: known }) => setSides(known),
      () => {},
    );
  }, []);
  const leaveFor = (path: string) => {
    sessionStorage.removeItem(storageKey(ruleset));
    show(path, "replace");
  };
  const start = async (inputSchema: Schema, startInput: unknown) => {
    const name = gameName(ruleset, inputSchema, startInput as JsonFields);
    if (isShared) {
      const founding = await loadPart(() => import("../careers/founding"));
      const { part, ...terms } = seating;
      const path = hasSeats
        ? await founding?.foundGame(ruleset, name, startInput as JsonFields, {
            ...terms,
            sides,
            side: part === REFEREE_PART ? undefined : part,
          })
        : await founding?.shareNewGame(ruleset, name, startInput as JsonFields, { mode: diceMode, seed });
      if (path !== undefined) leaveFor(path);
      return;
    }
    const id = await startGame(startInput as JsonFields, {
      ruleset,
      name,
      seed,
      diceMode,
      seats: takesTurns ? sides : [],
    });
    if (id !== undefined) leaveFor(`/app/table/${id}`);
  };
  useEffect(() => {
    message.value = undefined;
    const request = { language: lang };
    ask<{ readonly decisions: readonly Decision[] }>(ruleset, "decisions", request).then(
      ({ decisions }) => {
        const inputSchema = inlined((decisions[0]?.input ?? {}) as Schema);
        setSchema(inputSchema);
        setInput((now: unknown) => (mayBecome(inputSchema, now) ? now : initial(inputSchema)));
        if (location.hash === "#play") void start(inputSchema, initial(inputSchema));
      },
      (error: Error) => {
        message.value = { text: error.message };
      },
    );
  }, [lang]);
  const form: InputForm = {
    schema: schema ?? {},
    limits: [],
    closed: [],
    draft: input,
    board: new Set(),
    change: (pointer, value) => setInput((now: unknown) => withValueAt(now, pointer, value)),
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
              <p class="about">
                {descriptionFor(schema!.properties![name]!, (input as JsonFields | undefined)?.[name])}
              </p>
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
          {hasSeats && <Seating ruleset={ruleset} sides={sides} choices={seating} set={setSeating} />}
          {!hasSeats && (
            <Dice
              modes={isShared ? ["server", "seeded", "physical"] : ["seeded", "physical"]}
              mode={diceMode}
              setMode={setDiceMode}
              seed={seed}
              setSeed={setSeed}
            />
          )}
          {message.value !== undefined && (
            <p class="refused" role="alert">
              {message.value.text}
            </p>
          )}
          <button
            type="submit"
            class="button primary"
            disabled={busy.value || schema === undefined || !fits(schema, input) || (hasSeats && seating.part === "")}
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

/** Returns the description of the chosen value, or else of the field. */
function descriptionFor({ oneOf = [], description }: Schema, value: unknown): string | undefined {
  return oneOf.find((each) => each.const === value)?.description ?? description;
}

/** The choice of seats, in a game with hidden information. */
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

/** Returns a name for a new game, made of the titles of its chosen values. */
function gameName(ruleset: string, { properties = {} }: Schema, input: JsonFields): string {
  const titles = Object.entries(input).map(([member, value]) => {
    const choice = choicesOf(properties[member] ?? {})?.find((each) => each.value === value);
    return [member, choice?.title ?? String(value)];
  });
  return t(`${ruleset}.game`, Object.fromEntries(titles));
}
