import { useEffect, useState } from "preact/hooks";
import { inlined } from "../../client/decisions";
import { ask, type Decision, type Fields, UmpireError } from "../service/service";
import { TopBar } from "../shell/frame";
import { show } from "../shell/routes";
import { language, t } from "../shell/settings";
import { shownWords } from "../shell/words";
import { beginAt, message } from "../tree/table";
import { Field } from "../widgets/field";
import type { Form } from "../widgets/form";
import { initial, put, type Schema } from "../widgets/schema";
import { Options } from "./options";

/** A fact that nobody told: where it goes, what it is, and whether only who knows the game can tell it. */
interface Fact {
  readonly pointer: string;
  readonly title: string;
  readonly description: string;
  readonly needed: boolean;
  readonly schema: Schema;
}

/** What the service says of what it was told of a game. */
interface Answer {
  readonly kind: string;
  readonly detail?: string;
  readonly position: { readonly snapshot: Fields } | null;
  readonly asked: readonly Fact[];
  readonly taken: readonly string[];
}

/** What is told of a game begun on paper. */
interface Told {
  readonly input: unknown;
  readonly known: Fields;
}

/** Takes over a game begun on paper: what is missing is asked for, until a position comes of it. */
export default function TakeOver({ ruleset }: { readonly ruleset: string }) {
  const [schema, setSchema] = useState<Schema>();
  const [told, setTold] = useState<Told>({ input: undefined, known: {} });
  const [facts, setFacts] = useState<readonly Fact[]>([]);
  const [answer, setAnswer] = useState<Answer>();
  const shownIn = language.value;
  const fail = (text: string) => {
    message.value = { text };
  };
  const inquire = async () => {
    message.value = undefined;
    try {
      const said = shownWords(await ask<Answer>(ruleset, "takeOver", { ...told, language: shownIn }));
      if (said.kind !== "TAKE_OVER") return fail(said.detail ?? "");
      setAnswer(said);
      // What was told is not asked for again, and stays in sight to be told otherwise.
      const asked = new Set(said.asked.map(({ pointer }) => pointer));
      setFacts((before) => [...before.filter(({ pointer }) => !asked.has(pointer)), ...said.asked]);
    } catch (error) {
      if (!(error instanceof UmpireError)) throw error;
      fail(error.message);
    }
  };
  useEffect(() => {
    message.value = undefined;
    ask<{ readonly decisions: readonly Decision[] }>(ruleset, "decisions", { language: shownIn }).then(
      ({ decisions }) => {
        const begun = inlined((decisions[0]?.input ?? {}) as Schema);
        setSchema(begun);
        setTold((now) => ({ ...now, input: now.input ?? initial(begun) }));
      },
      (error: Error) => fail(error.message),
    );
    if (answer !== undefined) void inquire();
  }, [shownIn]);
  const form: Form = {
    schema: schema ?? {},
    limits: [],
    closed: [],
    draft: told,
    board: new Set(),
    change: (pointer, value) => {
      setAnswer(undefined);
      setTold((now) => put(now, pointer, value) as Told);
    },
    field: (part, pointer) => <Field key={pointer} schema={part} pointer={pointer} form={form} />,
  };
  const fields = (listed: readonly Fact[]) =>
    listed.map(({ pointer, title, description, schema: of }) => (
      <fieldset key={pointer}>
        <legend>{title}</legend>
        {form.field({ title, ...of }, pointer)}
        <p class="about">{description}</p>
      </fieldset>
    ));
  const needed = facts.filter((fact) => fact.needed);
  const others = facts.filter((fact) => !fact.needed);
  const position = answer?.position ?? undefined;
  const go = async () => {
    const id = position && (await beginAt(position.snapshot));
    if (id !== undefined) show(`/app/table/${id}`);
  };
  return (
    <>
      <TopBar />
      <main class="page">
        <h1>{t("shell.named", { name: t(`${ruleset}.name`), value: t("takeOver.title") })}</h1>
        <p>{t("takeOver.about")}</p>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void (position === undefined ? inquire() : go());
          }}
        >
          {(schema?.required ?? []).map((name) => (
            <fieldset key={name}>
              <legend>{schema!.properties![name]!.title ?? name}</legend>
              {form.field(schema!.properties![name]!, `/input/${name}`)}
            </fieldset>
          ))}
          {schema !== undefined && (
            <Options
              schema={schema}
              input={told.input}
              set={(path, value) => form.change(`/input/${path.join("/")}`, value)}
            />
          )}
          {needed.length > 0 && <h2>{t("takeOver.needed")}</h2>}
          {fields(needed)}
          {others.length > 0 && (
            <details>
              <summary>{t("takeOver.others", { count: others.length })}</summary>
              {fields(others)}
            </details>
          )}
          {position !== undefined && answer!.taken.length > 0 && (
            <section role="status">
              <h2>{t("takeOver.taken")}</h2>
              <ul>
                {answer!.taken.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          )}
          {message.value !== undefined && (
            <p class="refused" role="alert">
              {message.value.text}
            </p>
          )}
          <button type="submit" class="button primary" disabled={schema === undefined}>
            {t(position === undefined ? "takeOver.ask" : "takeOver.begin")}
          </button>
        </form>
      </main>
    </>
  );
}
