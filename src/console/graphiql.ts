import "graphiql/graphiql.css";
import { GraphiQL } from "graphiql";
import { buildClientSchema, type GraphQLSchema, getIntrospectionQuery, type IntrospectionQuery } from "graphql";
import { createElement, useState } from "react";
import { createRoot } from "react-dom/client";
import { type ExampleDocument, exampleDocument } from "./example-document";

interface ListedRuleset {
  readonly id: string;
  readonly title: string;
  readonly operations: readonly ListedOperation[];
  readonly reports: readonly ListedOperation[];
}

interface ListedOperation {
  readonly name: string;
  readonly title: string;
  readonly doc: string;
  readonly rules: readonly string[];
  readonly example: string;
}

interface LoadedExample extends ExampleDocument {
  readonly name: string;
  readonly title: string;
  readonly hint: string;
}

interface ExampleGroup {
  readonly title: string;
  readonly examples: readonly LoadedExample[];
}

const place = document.getElementById("graphiql")!;

// Addresses are relative to the page, so that it also works below a stage's name.
async function ask(request: object): Promise<{ data?: unknown }> {
  const headers = { "content-type": "application/json", accept: "application/graphql-response+json, application/json" };
  const response = await fetch("graphql", { method: "POST", headers, body: JSON.stringify(request) });
  return (await response.json()) as { data?: unknown };
}

async function get<T>(path: string): Promise<T> {
  return (await (await fetch(path.replace(/^\//, ""))).json()) as T;
}

async function loadExamples(schema: GraphQLSchema): Promise<ExampleGroup[]> {
  const answer = await get<readonly ListedRuleset[] | { readonly rulesets: readonly ListedRuleset[] }>("v1/rulesets");
  const rulesets = "rulesets" in answer ? answer.rulesets : answer;
  return Promise.all(
    rulesets.map(async ({ id, title, operations, reports }) => {
      const examples = await Promise.all(
        [...operations, ...reports].map(async (operation) => {
          const example = await get<Record<string, unknown>>(operation.example);
          const request = exampleDocument(schema, id, operation.name, example);
          const hint = `${operation.doc} (${operation.rules.join(", ")})`;
          return request === undefined ? [] : [{ ...request, name: operation.name, title: operation.title, hint }];
        }),
      );
      return { title, examples: examples.flat() };
    }),
  );
}

function ExampleList({ groups, open }: { groups: readonly ExampleGroup[]; open: (example: LoadedExample) => void }) {
  const button = (example: LoadedExample) =>
    createElement(
      "button",
      {
        key: example.name,
        type: "button",
        title: example.hint,
        className: "graphiql-un-styled",
        style: { display: "block", width: "100%", padding: "6px 0", textAlign: "left" },
        onClick: () => open(example),
      },
      createElement("code", null, example.name),
      createElement("div", { style: { opacity: 0.7, fontSize: "0.85em" } }, example.title),
    );
  return createElement(
    "section",
    { "aria-label": "Examples" },
    createElement("div", { className: "graphiql-doc-explorer-title" }, "Examples"),
    createElement("p", null, "Each is a whole request: open it and press the run button."),
    ...groups.map(({ title, examples }) =>
      createElement("div", { key: title }, createElement("h3", null, title), ...examples.map(button)),
    ),
  );
}

const icon = () =>
  createElement(
    "svg",
    { viewBox: "0 0 24 24", fill: "none", stroke: "currentColor", strokeWidth: 1.5, "aria-hidden": true },
    createElement("path", { d: "M12 7V3M9 3h6M12 7v14M5 12H3a9 9 0 0 0 18 0h-2M8 10h8" }),
  );

function Console({ schema, groups }: { schema: GraphQLSchema; groups: readonly ExampleGroup[] }) {
  // A returning user keeps the stored tabs. A new user gets the first example.
  const [loadedExample, setExample] = useState(
    localStorage.getItem("graphiql:tabState") === null ? groups[0]?.examples[0] : undefined,
  );
  // Cleared first, so that an edited example opens again with its original text.
  const openExample = (example: LoadedExample) => {
    setExample(undefined);
    setTimeout(() => setExample(example));
  };
  const [plugin] = useState({
    title: "Examples",
    icon,
    content: () => createElement(ExampleList, { groups, open: openExample }),
  });
  return createElement(GraphiQL, {
    fetcher: ask,
    schema,
    plugins: [plugin],
    visiblePlugin: plugin,
    defaultEditorToolsVisibility: "variables",
    query: loadedExample?.query,
    variables: loadedExample?.variables,
  });
}

async function start(): Promise<void> {
  const { data } = await ask({ query: getIntrospectionQuery() });
  const schema = buildClientSchema(data as IntrospectionQuery);
  createRoot(place).render(createElement(Console, { schema, groups: await loadExamples(schema) }));
}

start().catch((error: unknown) => {
  place.textContent = `The console could not be loaded: ${error instanceof Error ? error.message : String(error)}`;
});
