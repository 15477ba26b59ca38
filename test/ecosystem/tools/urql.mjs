// The recipe of docs/graphql.md for urql with Graphcache: its answers are those of the service, and nothing lacks a key.
import { deepStrictEqual } from "node:assert";
import { readFileSync } from "node:fs";
import { Client, fetchExchange } from "@urql/core";
import { cacheExchange } from "@urql/exchange-graphcache";

const { recipe, introspection, charts, career } = JSON.parse(readFileSync("given.json", "utf8"));
const warned = [];
console.warn = (text) => warned.push(text);

const exchange = new Function("cacheExchange", "schema", `return ${recipe.urql.replace(/;\s*$/, "")};`);
let asked = 0;
let answer;
const client = new Client({
  url: "http://service.invalid/graphql",
  exchanges: [exchange(cacheExchange, introspection), fetchExchange],
  preferGetMethod: false,
  fetch: async () => {
    asked += 1;
    return new Response(JSON.stringify({ data: answer }), { headers: { "content-type": "application/json" } });
  },
});

/** What a query is answered, with the types' names that the exchange asks for taken out again where they were not asked for. */
async function ask({ query, data }) {
  answer = data;
  const result = await client.query(query, {}).toPromise();
  if (result.error) throw result.error;
  return result.data;
}

deepStrictEqual(await ask(charts), charts.data);
deepStrictEqual(await ask(charts), charts.data);
deepStrictEqual(asked, 1);
for (const each of career) deepStrictEqual(await ask(each), each.data);
deepStrictEqual(warned, []);
