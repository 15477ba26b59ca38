// The recipe of docs/graphql.md for Apollo Client: what one game answers is never kept for another, and fragments on interfaces match.
import { deepStrictEqual, notDeepStrictEqual } from "node:assert";
import { readFileSync } from "node:fs";
import { gql, InMemoryCache } from "@apollo/client";

const { recipe, possibleTypes, charts, played, career } = JSON.parse(readFileSync("given.json", "utf8"));
const cacheOf = new Function("InMemoryCache", "possibleTypes", `${recipe.apollo}\nreturn cache;`);

/** What a cache gives back of what was written to it. */
function kept(cache, { query, data }) {
  cache.writeQuery({ query: gql(query), data });
  return cache.readQuery({ query: gql(query) });
}

deepStrictEqual(kept(cacheOf(InMemoryCache, possibleTypes), charts), charts.data);
notDeepStrictEqual(kept(new InMemoryCache({ possibleTypes }), charts), charts.data);
deepStrictEqual(kept(cacheOf(InMemoryCache, possibleTypes), played), played.data);
const { hunters } = kept(new InMemoryCache(), played);
deepStrictEqual("snapshot" in (hunters.new ?? {}), false);

const games = cacheOf(InMemoryCache, possibleTypes);
for (const each of career) deepStrictEqual(kept(games, each), each.data);
deepStrictEqual(
  Object.keys(games.extract()).filter((key) => key.startsWith("Career:")),
  ['Career:{"career":"c1","version":1}', 'Career:{"career":"c1","version":2}'],
);
