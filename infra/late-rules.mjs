// Rules that few requests lead into lie beside a bundle in files of their own, by rooms. A call into a room that is not
// loaded throws NotLoaded; the wire loads the room and answers its request once more from the start.
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const NOT_LOADED = resolve(root, "src/core/operation/late-rules.ts");
const DOOR = "late-door";
const ROOM = "late-room";

/** Every room of a ruleset: its name, and the modules in it. From outside only functions of theirs may be imported. */
const ROOMS = {
  pq17: {
    air: /^rules\/air-(?!missions)/,
    campaign: /^rules\/campaign\/(?!campaign|start|examples)/,
    charts: /^charts\/(faults|references)/,
    examples: /^rules\/(campaign\/)?examples/,
    conditions: /^rules\/(conditions-(?!bombers|breakout|fresh|kara)|events(?!-running))/,
    reports: /^reports\/(situation-(side-|battle-)?text|situation-pending|teller)/,
    surface: /^rules\/(surface-|gunnery|torpedoes)/,
  },
};

const pathOf = (file) => relative(root, file).replaceAll("\\", "/");

/** The room that a file is in, as `pq17/air`; undefined outside all rooms. */
function roomOf(file) {
  const [, game, path] = /^src\/rulesets\/(\w+)\/(.*)\.ts$/.exec(pathOf(file)) ?? [];
  const found = Object.entries(ROOMS[game] ?? {}).find(([, holds]) => holds.test(path) && !path.endsWith(".test"));
  return found && `${game}/${found[0]}`;
}

/** What is imported of a module in a room from outside: its functions, each of which looks for the real one when called. */
async function doorOf(file) {
  const functions = [...(await readFile(file, "utf8")).matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
  return `
    import { NotLoaded } from ${JSON.stringify(NOT_LOADED)};
    let module;
    const load = async () => { module = (await import("${ROOM}:${roomOf(file)}"))[${JSON.stringify(pathOf(file))}]; };
    const inside = () => { if (module === undefined) throw new NotLoaded(load); return module; };
    ${functions.map((name) => `export const ${name} = (...given) => inside().${name}(...given);`).join("\n")}`;
}

/** All modules of a room. It imports its ruleset, so that the two share every module and none is divided off for the room. */
async function allOf(room) {
  const [game] = room.split("/");
  const folder = resolve(root, "src/rulesets", game);
  const files = (await readdir(folder, { recursive: true })).map((name) => resolve(folder, name));
  const inside = files.filter((file) => roomOf(file) === room);
  return `
    import ${JSON.stringify(resolve(folder, "index.ts"))};
    ${inside.map((file, index) => `import * as _${index} from ${JSON.stringify(file)};`).join("\n")}
    export { ${inside.map((file, index) => `_${index} as ${JSON.stringify(pathOf(file))}`).join(", ")} };`;
}

/** The esbuild plugin that does so. */
export const lateRules = {
  name: "late-rules",
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^\.\.?\//, namespace: "file" }, ({ path, importer, resolveDir }) => {
      const file = resolve(resolveDir, `${path}.ts`);
      const room = roomOf(file);
      const isDoor = room !== undefined && roomOf(importer) !== room && existsSync(file);
      return isDoor ? { path: file, namespace: DOOR } : undefined;
    });
    onResolve({ filter: /^late-room:/ }, ({ path }) => ({ path: path.slice(ROOM.length + 1), namespace: ROOM }));
    onLoad({ filter: /./, namespace: DOOR }, async ({ path }) => ({
      contents: await doorOf(path),
      resolveDir: dirname(path),
    }));
    onLoad({ filter: /./, namespace: ROOM }, async ({ path }) => ({ contents: await allOf(path), resolveDir: root }));
  },
};
