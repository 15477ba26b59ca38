import { describe, expect, it } from "vitest";
import { drawMap } from "../../src/core/engine/map";
import { viewersOf } from "../../src/core/request/fields";
import { handler as graphql } from "../../src/handlers/graphql";
import { handler as rest } from "../../src/handlers/rest";
import { rulesets } from "../../src/rulesets/index";
import { umpire } from "../cli/terminal";
import { exampleOf } from "../fixtures/examples";
import { ask, post } from "../http/client";

const GAMES = rulesets.map((ruleset) => {
  const { snapshot } = exampleOf(ruleset, ruleset.analysis!.odds.operation);
  return { id: ruleset.id, ruleset, snapshot, viewers: [undefined, ...viewersOf(ruleset)] };
});

const SPACE = "id kind name title x y hit";

const PIECE = "id number kind side name title space x y";

const GEOMETRY = `title state viewBox spaces { ${SPACE} } lines { from to kind } regions { id kind name spaces } pieces { ${PIECE} hit }`;

const PIECES = `title state viewBox spaces { ${SPACE} } pieces { ${PIECE} } svgDigest geometryDigest`;

describe.each(GAMES)("the map of $id", ({ id, ruleset, snapshot, viewers }) => {
  it.each(viewers)("is the same in the kernel, REST, GraphQL and the command line, for viewer %s", async (viewer) => {
    const language = "fr";
    const map = await drawMap(ruleset, ruleset.map!, { snapshot, viewer }, language);
    if (map.kind !== "MAP") throw new Error(JSON.stringify(map));
    const geometry = JSON.parse(JSON.stringify(map.geometry));
    expect(geometry.pieces.length).toBeGreaterThan(0);
    const [, description] = /<desc[^>]*>([^<]*)</.exec(map.svg)!;
    expect(geometry.state.length).toBeGreaterThan(1);
    expect(description!.split("\n")).toHaveLength(geometry.state.length);

    const request = { snapshot, language, ...(viewer && { viewer }) };
    expect((await post(rest, `/v1/${id}/geometry`, request)).json).toEqual(geometry);
    expect((await post(rest, `/v1/${id}/map.svg`, request)).text).toBe(map.svg);

    const viewerArgument = viewer === undefined ? "" : `, viewer: ${viewer}`;
    const args = `(snapshot: $snapshot, language: "fr"${viewerArgument})`;
    const text = `query($snapshot: Snapshot) { ${id} { map${args} geometry${args} { ${GEOMETRY} } pieces${args} { ${PIECES} } } }`;
    const { json } = await ask(graphql, text, { snapshot });
    expect(json).toMatchObject({ data: { [id]: { map: map.svg } } });
    expect(json.data[id].geometry).toEqual(geometry);
    expect(json.data[id].pieces).toEqual((await post(rest, `/v1/${id}/pieces`, request)).json);

    const command = ["map", id, "--snapshot", "-", "--language", language, ...(viewer ? ["--viewer", viewer] : [])];
    const options = { stdin: JSON.stringify(snapshot) };
    expect((await umpire(command, options)).out.trim()).toBe(map.svg.trim());
    expect(JSON.parse((await umpire([...command, "--json"], options)).out)).toEqual(geometry);
  });

  it("lists the pieces it cannot draw", async () => {
    const { code, err } = await umpire(["map", id, "--viewer", "nobody"]);
    expect([code, err.includes("VIEWER_UNKNOWN") || err.includes("viewer")]).toEqual([2, true]);
    expect((await post(rest, `/v1/${id}/geometry`, { viewer: "nobody" })).status).toBe(400);
  });
});
