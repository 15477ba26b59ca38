// The urql recipe of docs/graphql.md with Graphcache: its answers equal those of the service, and no key is missing.
import { deepStrictEqual } from "node:assert";
import { readFileSync } from "node:fs";
import { Client, fetchExchange } from "@urql/core";
import { cacheExchange } from "@urql/exchange-graphcache";

const { recipe, introspection, charts, career } = JSON.parse(readFileSync("given.json", "utf8"));
const warned = [];
console.warn = (text) => warned.push(text);

const exchange = new Function("cacheExchange", "schema", `return ${recipe.urql.replace(/;\s*$/, "")};`);
let requests = 0;
let answer;
const client = new Client({
  url: "http://service.invalid/graphql",
  exchanges: [exchange(cacheExchange, introspection), fetchExchange],
  preferGetMethod: false,
  fetch: async () => {
    requests += 1;
    return new Response(JSON.stringify({ data: answer }), { headers: { "content-type": "application/json" } });
  },
});

/** The answer to a query, without the type names that the exchange adds. */
async function ask({ query, data }) {
  answer = data;
  const result = await client.query(query, {}).toPromise();
  if (result.error) throw result.error;
  return result.data;
}

deepStrictEqual(await ask(charts), charts.data);
deepStrictEqual(await ask(charts), charts.data);
deepStrictEqual(requests, 1);
for (const each of career) deepStrictEqual(await ask(each), each.data);
deepStrictEqual(warned, []);
