import "graphiql/graphiql.css";
import { GraphiQL } from "graphiql";
import {
  buildClientSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  getOperationAST,
  type IntrospectionQuery,
  parse,
} from "graphql";
import { createElement, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import recorded from "../../schema/patrol.json";
import { type ExampleDocument, exampleDocument } from "./example-document";
import { type Patrol, requestsOf } from "./patrol";

interface ListedRuleset {
  readonly id: string;
  readonly title: string;
  readonly operations: readonly ListedOperation[];
  readonly reports: readonly ListedOperation[];
}

interface ListedOperation {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly rules: readonly string[];
  readonly example: string;
}

/** An entry of the list: its heading, and the request that it opens. */
interface Entry {
  readonly key: string;
  readonly name: string;
  readonly title: string;
  readonly hint?: string;
  readonly open: () => Promise<ExampleDocument | undefined>;
}

interface EntryGroup {
  readonly title: string;
  readonly entries: readonly Entry[];
}

const place = document.getElementById("graphiql")!;

// Addresses are relative to the page, so that it also works below a stage's name.
async function ask(request: object): Promise<{ data?: unknown }> {
  const headers = { "content-type": "application/json", accept: "application/graphql-response+json, application/json" };
  const response = await fetch("graphql", { method: "POST", headers, body: JSON.stringify(request) });
  return (await response.json()) as { data?: unknown };
}

/**
 * Sends a request of the editor. For a moment after an example opens, the editor still has the operation name of the
 * one before. A document with one operation needs no name.
 */
function fetcher({ operationName, ...request }: { readonly query: string; readonly operationName?: string | null }) {
  return ask(hasOneOperation(request.query) ? request : { ...request, operationName });
}

function hasOneOperation(query: string): boolean {
  try {
    return getOperationAST(parse(query)) !== null;
  } catch {
    return false;
  }
}

async function get<T>(path: string): Promise<T> {
  return (await (await fetch(path.replace(/^\//, ""))).json()) as T;
}

const patrol = recorded as Patrol;

const requestOfStep = requestsOf(patrol, ask);

/** The steps of the patrol. Their document needs no schema, so they are there at once. */
const PATROL: EntryGroup = {
  title: "The Hunters: a whole patrol",
  entries: patrol.steps.map(({ operation, title }, index) => ({
    key: `patrol-${index}`,
    name: `${index + 1}. ${operation}`,
    title,
    open: async () => {
      const { query, variables } = await requestOfStep(index);
      return { query, variables: JSON.stringify(variables, null, 2) };
    },
  })),
};

let loadedSchema: Promise<GraphQLSchema> | undefined;

/** Loads the schema once. Only completion, the explorer and the examples of single operations need it. */
function loadSchema(): Promise<GraphQLSchema> {
  loadedSchema ??= ask({ query: getIntrospectionQuery() }).then(({ data }) =>
    buildClientSchema(data as IntrospectionQuery),
  );
  return loadedSchema;
}

/** Returns the groups of all operations and reports. An example is loaded when it is opened. */
async function loadGroups(): Promise<readonly EntryGroup[]> {
  const { rulesets } = await get<{ readonly rulesets: readonly ListedRuleset[] }>("v1/rulesets");
  return rulesets.map(({ id, title, operations, reports }) => ({
    title,
    entries: [
      playEntry(id, operations),
      ...[...operations, ...reports].map(({ name, title: words, description, rules, example }) => ({
        key: `${id}-${name}`,
        name,
        title: words,
        hint: `${description} (${rules.join(", ")})`,
        open: async () => {
          const [schema, body] = await Promise.all([loadSchema(), get<Record<string, unknown>>(example)]);
          return exampleDocument(schema, id, name, body);
        },
      })),
    ],
  }));
}

/** Returns the entry of `play`, which resolves any operation: the first one that needs a snapshot, with the board. */
function playEntry(id: string, operations: readonly ListedOperation[]): Entry {
  const { name, example } = operations[1]!;
  return {
    key: `${id}-play`,
    name: "play",
    title: "Any operation, with the board",
    open: async () => {
      const [schema, body] = await Promise.all([loadSchema(), get<Record<string, unknown>>(example)]);
      return exampleDocument(schema, id, "play", { ...body, operation: name, board: true });
    },
  };
}

function buttonOf({ key, name, title, hint, open }: Entry) {
  return createElement(
    "button",
    {
      key,
      type: "button",
      title: hint,
      className: "graphiql-un-styled",
      style: { display: "block", width: "100%", padding: "6px 0", textAlign: "left" },
      onClick: () => void open().then(openRequest),
    },
    createElement("code", null, name),
    createElement("div", { style: { opacity: 0.7, fontSize: "0.85em" } }, title),
  );
}

function ExampleList() {
  const groups = useSyncExternalStore(subscribe, () => state.groups);
  return createElement(
    "section",
    { "aria-label": "Examples" },
    createElement("div", { className: "graphiql-doc-explorer-title" }, "Examples"),
    createElement("p", null, "Each is a whole request: open it and press the run button."),
    ...groups.map(({ title, entries }) =>
      createElement("div", { key: title }, createElement("h3", null, title), ...entries.map(buttonOf)),
    ),
  );
}

const icon = () =>
  createElement(
    "svg",
    { viewBox: "0 0 24 24", fill: "none", stroke: "currentColor", strokeWidth: 1.5, "aria-hidden": true },
    createElement("path", { d: "M12 7V3M9 3h6M12 7v14M5 12H3a9 9 0 0 0 18 0h-2M8 10h8" }),
  );

const plugin = { title: "Examples", icon, content: ExampleList };

/** What the console shows. The schema is null until it is loaded. */
interface ConsoleState {
  readonly schema: GraphQLSchema | null;
  readonly groups: readonly EntryGroup[];
  readonly request: ExampleDocument | undefined;
}

let state: ConsoleState = { schema: null, groups: [PATROL], request: undefined };

const root = createRoot(place);

const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function show(change: Partial<ConsoleState>): void {
  state = { ...state, ...change };
  for (const changed of listeners) changed();
  root.render(
    createElement(GraphiQL, {
      fetcher,
      schema: state.schema,
      plugins: [plugin],
      visiblePlugin: plugin,
      defaultEditorToolsVisibility: "variables",
      query: state.request?.query,
      variables: state.request?.variables,
    }),
  );
}

/** Opens a request. Cleared first, so that an edited example opens again with its original text. */
function openRequest(request: ExampleDocument | undefined): void {
  show({ request: undefined });
  setTimeout(() => show({ request }));
}

/** Longest wait for an idle browser, in milliseconds. */
const PATIENCE = 3000;

function idle(): Promise<unknown> {
  return new Promise((resolve) => requestIdleCallback(resolve, { timeout: PATIENCE }));
}

async function start(): Promise<void> {
  // A returning user keeps the stored tabs. A new user gets the first step of the patrol.
  const isNew = localStorage.getItem("graphiql:tabState") === null;
  show({ request: isNew ? await PATROL.entries[0]!.open() : undefined });
  // The editor is ready before anything large is parsed.
  await idle();
  show({ groups: [PATROL, ...(await loadGroups())] });
  await idle();
  show({ schema: await loadSchema() });
}

start().catch((error: unknown) => {
  place.textContent = `The console could not be loaded: ${error instanceof Error ? error.message : String(error)}`;
});
