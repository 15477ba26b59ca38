import { useEffect, useState } from "preact/hooks";
import { inlined } from "../../client/decisions";
import { Board } from "../board/board";
import { boardIds } from "../board/picking";
import { ask, type Decision, type Fields, UmpireError } from "../service/service";
import { TopBar } from "../shell/frame";
import { show } from "../shell/routes";
import { language, t } from "../shell/settings";
import { shownWords } from "../shell/words";
import { beginAt, message } from "../tree/table";
import { valueAt } from "../widgets/drafts";
import { Field } from "../widgets/field";
import type { Form } from "../widgets/form";
import { choicesOf, initial, put, type Schema } from "../widgets/schema";
import { type BoardIds, namespaceOf } from "../widgets/widget-for";
import { Options } from "./options";

/** A fact that nobody told: where it goes, what it is, and whether only who knows the game can tell it. */
interface Fact {
  readonly pointer: string;
  readonly title: string;
  readonly description: string;
  readonly needed: boolean;
  readonly schema: Schema;
}

/** What is wrong with what was told, and where. */
interface Fault {
  readonly pointer: string;
  readonly message: string;
}

/** What the service says of what it was told of a game. */
interface Answer {
  readonly kind: string;
  readonly detail?: string;
  readonly pointer?: string;
  readonly position: { readonly snapshot: Fields } | null;
  readonly asked: readonly Fact[];
  readonly taken: readonly { readonly pointer: string; readonly title: string; readonly words: string }[];
}

/** What is told of a game begun on paper. */
interface Told {
  readonly input: unknown;
  readonly known: Fields;
}

const NO_BOARD: BoardIds = new Set();

/** True for what is told, wholly or in part, by spaces of the map. */
function isOfSpaces(schema: Schema, board: BoardIds): boolean {
  const values = choicesOf(schema)?.map(({ value }) => value);
  if (values !== undefined) return namespaceOf(values, board) === "space";
  const inside = [...Object.values(schema.properties ?? {}), ...(schema.items === undefined ? [] : [schema.items])];
  return inside.some((each) => isOfSpaces(each, board));
}

/** What was told, with what stands for everything else. */
function withStandards(told: Told, facts: readonly Fact[]): unknown {
  return facts.reduce<unknown>(
    (now, { pointer, schema }) =>
      schema.default === undefined || valueAt(now, pointer) !== undefined ? now : put(now, pointer, schema.default),
    told,
  );
}

/** Takes over a game begun on paper: what is missing is asked for, until a position comes of it. */
export default function TakeOver({ ruleset }: { readonly ruleset: string }) {
  const [schema, setSchema] = useState<Schema>();
  const [told, setTold] = useState<Told>({ input: undefined, known: {} });
  const [facts, setFacts] = useState<readonly Fact[]>([]);
  const [answer, setAnswer] = useState<Answer>();
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [touched, setTouched] = useState<string>();
  const [isAll, setAll] = useState(false);
  const shownIn = language.value;
  const inquire = async () => {
    setFaults([]);
    try {
      const said = shownWords(await ask<Answer>(ruleset, "takeOver", { ...told, language: shownIn }));
      if (said.kind !== "TAKE_OVER") return setFaults([{ pointer: said.pointer ?? "", message: said.detail ?? "" }]);
      setAnswer(said);
      const asked = said.asked.map((each) => ({ ...each, schema: inlined(each.schema) }));
      // What was told is not asked for again, and stays in sight to be told otherwise.
      const isTold = ({ pointer }: Fact) =>
        valueAt(told, pointer) !== undefined && asked.every((each) => each.pointer !== pointer);
      setFacts((before) => [...before.filter(isTold), ...asked]);
      // A list is empty until something is put into it.
      const lists = asked.filter(({ needed, schema: of }) => needed && of.type === "array" && !of.minItems);
      setTold((now) => lists.reduce((known, { pointer }) => put(known, pointer, []) as Told, now));
    } catch (error) {
      if (!(error instanceof UmpireError)) throw error;
      const { problem, message: text } = error;
      setFaults((problem && "faults" in problem && problem.faults) || [{ pointer: "", message: text }]);
    }
  };
  useEffect(() => {
    setFaults([]);
    ask<{ readonly decisions: readonly Decision[] }>(ruleset, "decisions", { language: shownIn }).then(
      ({ decisions }) => {
        const begun = inlined((decisions[0]?.input ?? {}) as Schema);
        setSchema(begun);
        setTold((now) => ({ ...now, input: now.input ?? initial(begun) }));
      },
      (error: Error) => setFaults([{ pointer: "", message: error.message }]),
    );
    if (answer !== undefined) void inquire();
  }, [shownIn]);
  const draft = withStandards(told, facts);
  const board = boardIds.value;
  const placed = facts.filter((fact) => isOfSpaces(fact.schema, board));
  const isUntold = ({ needed, pointer }: Fact) => needed && valueAt(told, pointer) === undefined;
  // A click on the map is for what was touched last, else for what is first to be told.
  const inHand = (placed.find(({ pointer }) => pointer === touched) ?? placed.find(isUntold))?.pointer;
  const formOn = (ids: BoardIds): Form => {
    const form: Form = {
      schema: schema ?? {},
      limits: [],
      closed: [],
      draft,
      board: ids,
      change: (pointer, value) => {
        setAnswer(undefined);
        const next = put(draft, pointer, value);
        // Of a fact that stood by its standard all is told once a part of it is.
        const whole = facts.find((fact) => pointer.startsWith(`${fact.pointer}/`))?.pointer ?? pointer;
        setTold((now) => put(now, whole, valueAt(next, whole)) as Told);
      },
      field: (part, pointer) => <Field key={pointer} schema={part} pointer={pointer} form={form} />,
    };
    return form;
  };
  const form = formOn(NO_BOARD);
  const onMap = formOn(board);
  const fields = (listed: readonly Fact[]) =>
    listed.map(({ pointer, title, description, schema: of }) => {
      const wrong = faults.filter((fault) => `${fault.pointer}/`.startsWith(`${pointer}/`));
      const isInHand = pointer === inHand;
      return (
        <fieldset
          key={pointer}
          class={`${isInHand ? "in-hand" : ""} ${wrong.length > 0 ? "wrong" : ""}`}
          onFocusIn={() => isOfSpaces(of, board) && setTouched(pointer)}
        >
          <legend>{title}</legend>
          {(isInHand ? onMap : form).field({ title, ...of }, pointer)}
          <p class="about">{description}</p>
          {wrong.map(({ message: text }) => (
            <p class="why" key={text}>
              {text}
            </p>
          ))}
        </fieldset>
      );
    });
  const needed = facts.filter((fact) => fact.needed);
  const others = facts.filter((fact) => !fact.needed);
  const position = answer?.position ?? undefined;
  const go = async () => {
    const id = position && (await beginAt(position.snapshot));
    if (id !== undefined) show(`/app/table/${id}`);
    else setFaults([{ pointer: "", message: message.value?.text ?? "" }]);
  };
  return (
    <>
      <TopBar />
      <main class={placed.length > 0 ? "page with-map" : "page"}>
        <h1>{t("shell.named", { name: t(`${ruleset}.name`), value: t("takeOver.title") })}</h1>
        <p>{t("takeOver.about")}</p>
        <div class="map" hidden={placed.length === 0}>
          <Board ruleset={ruleset} />
        </div>
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
            <details onToggle={({ currentTarget }) => setAll(currentTarget.open)}>
              <summary>{t("takeOver.others", { count: others.length })}</summary>
              {isAll && fields(others)}
            </details>
          )}
          {position !== undefined && answer!.taken.length > 0 && (
            <section role="status">
              <h2>{t("takeOver.taken")}</h2>
              <ul>
                {answer!.taken.map(({ pointer, title, words }) => (
                  <li key={pointer}>{t("shell.named", { name: title, value: words })}</li>
                ))}
              </ul>
            </section>
          )}
          {faults.length > 0 && (
            <ul class="refused" role="alert">
              {faults.map(({ pointer, message: text }) => {
                const at = facts.find((fact) => `${pointer}/`.startsWith(`${fact.pointer}/`));
                return (
                  <li key={pointer + text}>
                    {at === undefined ? text : t("shell.named", { name: at.title, value: text })}
                  </li>
                );
              })}
            </ul>
          )}
          <button type="submit" class="button primary" disabled={schema === undefined}>
            {t(position === undefined ? "takeOver.ask" : "takeOver.begin")}
          </button>
        </form>
      </main>
    </>
  );
}
