import { useEffect, useState } from "preact/hooks";
import { inlined } from "../../client/decisions";
import { Board } from "../board/board";
import { boardIds } from "../board/picking";
import { ask, type Decision, type JsonFields, UmpireError } from "../service/service";
import { TopBar } from "../shell/frame";
import { show } from "../shell/routes";
import { pageLanguage, t } from "../shell/settings";
import { message, startAt } from "../tree/table";
import { draftValue } from "../widgets/drafts";
import { Field } from "../widgets/field";
import type { InputForm } from "../widgets/form";
import { choicesOf, initial, type Schema, withValueAt } from "../widgets/schema";
import { type BoardIds, namespaceOf } from "../widgets/widget-for";
import { Options } from "./options";

/** A missing fact: its pointer, description and schema, and whether the user must supply it. */
interface MissingFact {
  readonly pointer: string;
  readonly title: string;
  readonly description: string;
  readonly needed: boolean;
  readonly schema: Schema;
}

/** A fault in the entered facts. */
interface FactFault {
  readonly pointer: string;
  readonly message: string;
}

/** The response of the `takeOver` call. */
interface TakeOverReply {
  readonly kind: string;
  readonly message?: string;
  readonly pointer?: string;
  readonly position: { readonly snapshot: JsonFields } | null;
  readonly asked: readonly MissingFact[];
  readonly taken: readonly { readonly pointer: string; readonly title: string; readonly words: string }[];
}

/** The facts entered about a game started on paper. */
interface TakeOverDraft {
  readonly input: unknown;
  readonly known: JsonFields;
}

const NO_BOARD: BoardIds = new Set();

/** True if a value consists of spaces of the map, at least in part. */
function usesSpaces(schema: Schema, board: BoardIds): boolean {
  const values = choicesOf(schema)?.map(({ value }) => value);
  if (values !== undefined) return namespaceOf(values, board) === "space";
  const inside = [...Object.values(schema.properties ?? {}), ...(schema.items === undefined ? [] : [schema.items])];
  return inside.some((each) => usesSpaces(each, board));
}

/** Returns the entered facts with defaults for the others. */
function withDefaults(entered: TakeOverDraft, facts: readonly MissingFact[]): unknown {
  return facts.reduce<unknown>(
    (now, { pointer, schema }) =>
      schema.default === undefined || draftValue(now, pointer) !== undefined
        ? now
        : withValueAt(now, pointer, schema.default),
    entered,
  );
}

/** Omits the lists that are still empty, so that the service names them again in another language. */
function withoutEmptyLists(entered: TakeOverDraft, facts: readonly MissingFact[]): TakeOverDraft {
  const isEmpty = ({ pointer }: MissingFact) => JSON.stringify(draftValue(entered, pointer)) === "[]";
  return facts
    .filter(isEmpty)
    .reduce((known, { pointer }) => withValueAt(known, pointer, undefined) as TakeOverDraft, entered);
}

/** Takes over a game started on paper: requests missing facts until the service can build a snapshot. */
export default function TakeOverScreen({ ruleset }: { readonly ruleset: string }) {
  const [schema, setSchema] = useState<Schema>();
  const [entered, setEntered] = useState<TakeOverDraft>({ input: undefined, known: {} });
  const [facts, setFacts] = useState<readonly MissingFact[]>([]);
  const [answer, setAnswer] = useState<TakeOverReply>();
  const [faults, setFaults] = useState<readonly FactFault[]>([]);
  const [touched, setTouched] = useState<string>();
  const [showsAll, setShowsAll] = useState(false);
  const lang = pageLanguage.value;
  const submitFacts = async (known: TakeOverDraft = entered) => {
    setFaults([]);
    try {
      const reply = await ask<TakeOverReply>(ruleset, "takeOver", { ...known, language: lang });
      if (reply.kind !== "TAKE_OVER")
        return setFaults([{ pointer: reply.pointer ?? "", message: reply.message ?? "" }]);
      setAnswer(reply);
      const missing = reply.asked.map((each) => ({ ...each, schema: inlined(each.schema) }));
      // Entered facts are not requested again, but stay visible for corrections.
      const isAnswered = ({ pointer }: MissingFact) =>
        draftValue(entered, pointer) !== undefined && missing.every((each) => each.pointer !== pointer);
      setFacts((before) => [...before.filter(isAnswered), ...missing]);
      // A list is empty until something is put into it.
      const lists = missing.filter(({ needed, schema: of }) => needed && of.type === "array" && !of.minItems);
      setEntered((now) => lists.reduce((known, { pointer }) => withValueAt(known, pointer, []) as TakeOverDraft, now));
    } catch (error) {
      if (!(error instanceof UmpireError)) throw error;
      const { problem, message: text } = error;
      setFaults((problem && "faults" in problem && problem.faults) || [{ pointer: "", message: text }]);
    }
  };
  useEffect(() => {
    setFaults([]);
    ask<{ readonly decisions: readonly Decision[] }>(ruleset, "decisions", { language: lang }).then(
      ({ decisions }) => {
        const startSchema = inlined((decisions[0]?.input ?? {}) as Schema);
        setSchema(startSchema);
        setEntered((now) => ({ ...now, input: now.input ?? initial(startSchema) }));
      },
      (error: Error) => setFaults([{ pointer: "", message: error.message }]),
    );
    if (answer !== undefined) void submitFacts(answer.position === null ? withoutEmptyLists(entered, facts) : entered);
  }, [lang]);
  const draft = withDefaults(entered, facts);
  const board = boardIds.value;
  const mapFacts = facts.filter((fact) => usesSpaces(fact.schema, board));
  const isUnanswered = ({ needed, pointer }: MissingFact) => needed && draftValue(entered, pointer) === undefined;
  // A click on the map belongs to the field touched last, or else to the first unanswered one.
  const activePointer = (mapFacts.find(({ pointer }) => pointer === touched) ?? mapFacts.find(isUnanswered))?.pointer;
  const formOn = (ids: BoardIds): InputForm => {
    const form: InputForm = {
      schema: schema ?? {},
      limits: [],
      closed: [],
      draft,
      board: ids,
      change: (pointer, value) => {
        setAnswer(undefined);
        const next = withValueAt(draft, pointer, value);
        // Once one part of a default value changes, the whole fact counts as entered.
        const whole = facts.find((fact) => pointer.startsWith(`${fact.pointer}/`))?.pointer ?? pointer;
        setEntered((now) => withValueAt(now, whole, draftValue(next, whole)) as TakeOverDraft);
      },
      field: (part, pointer) => <Field key={pointer} schema={part} pointer={pointer} form={form} />,
    };
    return form;
  };
  const form = formOn(NO_BOARD);
  const onMap = formOn(board);
  const fields = (list: readonly MissingFact[]) =>
    list.map(({ pointer, title, description, schema: of }) => {
      const wrong = faults.filter((fault) => `${fault.pointer}/`.startsWith(`${pointer}/`));
      const isActive = pointer === activePointer;
      return (
        <fieldset
          key={pointer}
          class={`${isActive ? "in-hand" : ""} ${wrong.length > 0 ? "wrong" : ""}`}
          onFocusIn={() => usesSpaces(of, board) && setTouched(pointer)}
        >
          <legend>{title}</legend>
          {(isActive ? onMap : form).field({ title, ...of }, pointer)}
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
  const begin = async () => {
    const id = position && (await startAt(position.snapshot));
    if (id !== undefined) show(`/app/table/${id}`);
    else setFaults([{ pointer: "", message: message.value?.text ?? "" }]);
  };
  return (
    <>
      <TopBar />
      <main class={mapFacts.length > 0 ? "page with-map" : "page"}>
        <h1>{t("shell.named", { name: t(`${ruleset}.name`), value: t("takeOver.title") })}</h1>
        <p>{t("takeOver.about")}</p>
        <div class="map" hidden={mapFacts.length === 0}>
          <Board ruleset={ruleset} />
        </div>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void (position === undefined ? submitFacts() : begin());
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
              input={entered.input}
              set={(path, value) => form.change(`/input/${path.join("/")}`, value)}
            />
          )}
          {needed.length > 0 && <h2>{t("takeOver.needed")}</h2>}
          {fields(needed)}
          {others.length > 0 && (
            <details onToggle={({ currentTarget }) => setShowsAll(currentTarget.open)}>
              <summary>{t("takeOver.others", { count: others.length })}</summary>
              {showsAll && fields(others)}
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
