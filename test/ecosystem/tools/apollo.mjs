// The Apollo Client recipe of docs/graphql.md: answers of one game are never cached for another, and fragments on
// interfaces match.
import { deepStrictEqual, notDeepStrictEqual } from "node:assert";
import { readFileSync } from "node:fs";
import { gql, InMemoryCache } from "@apollo/client";

const { recipe, possibleTypes, charts, played, career } = JSON.parse(readFileSync("given.json", "utf8"));
const cacheOf = new Function("InMemoryCache", "possibleTypes", `${recipe.apollo}\nreturn cache;`);

/** Writes an answer to a cache. Returns what the cache reads back. */
function writeAndRead(cache, { query, data }) {
  cache.writeQuery({ query: gql(query), data });
  return cache.readQuery({ query: gql(query) });
}

deepStrictEqual(writeAndRead(cacheOf(InMemoryCache, possibleTypes), charts), charts.data);
notDeepStrictEqual(writeAndRead(new InMemoryCache({ possibleTypes }), charts), charts.data);
deepStrictEqual(writeAndRead(cacheOf(InMemoryCache, possibleTypes), played), played.data);
const { hunters } = writeAndRead(new InMemoryCache(), played);
deepStrictEqual("snapshot" in (hunters.new ?? {}), false);

const games = cacheOf(InMemoryCache, possibleTypes);
for (const each of career) deepStrictEqual(writeAndRead(games, each), each.data);
deepStrictEqual(
  Object.keys(games.extract()).filter((key) => key.startsWith("Career:")),
  ['Career:{"career":"c1","version":1}', 'Career:{"career":"c1","version":2}'],
);
