// Rules that few requests lead into lie beside a bundle in files of their own, by rooms. A call into a room that is not
// loaded throws NotLoaded; the wire loads the room and answers its request once more from the start.
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
/** The module that exports NotLoaded. */
export const NOT_LOADED = resolve(root, "src/core/operation/late-rules.ts");
const DOOR = "late-door";
const HALL = "late-hall";
/** What the name of a room's file among the entries of a bundle begins with. */
export const ROOM = "late-room";

/** Every room of a ruleset: its name, and the modules in it. */
const ROOMS = {
  pq17: {
    air: /^rules\/air-(?!missions|notes|segments|strike|units)/,
    charts: /^charts\/(faults|pack-schema|references)/,
    end: /^rules\/(campaign\/(conditions|convoys|ev|raided)|conditions-(gather|raids|scoring|strikes)|ending)/,
    examples: /^rules\/(campaign\/)?examples/,
    fortnight: /^rules\/campaign\/(?!campaign|conditions|convoys|ev|examples|raided|start)/,
    movement:
      /^rules\/(command|encounter|fuel-parts|mines|movement|photo|places|port-capacity|sailing|shadow-choice|training|transit)/,
    opening:
      /^rules\/(ahistorical|arrival|chits|conditions-(notes|plan)|events(?!-running)|operation-start|plan-choice|planned-voyages|preparation|reinforcements|setup|weather)/,
    parting: /^rules\/(dispersal|joining|scatter)/,
    reports: /^reports\/(situation-(battle-text|pending|side-text|text)|teller)/,
    submarine: /^rules\/submarine/,
    views: /^(audit-view|views)/,
    surface: /^rules\/(carrier-|gunnery|surface-(?!battle)|torpedoes)/,
  },
};

const pathOf = (file) => relative(root, file).replaceAll("\\", "/");

/** The room that a file is in, as `pq17/air`; undefined outside all rooms. */
function roomOf(file) {
  const [, game, path] = /^src\/rulesets\/(\w+)\/(.*)\.ts$/.exec(pathOf(file)) ?? [];
  const found = Object.entries(ROOMS[game] ?? {}).find(([, holds]) => holds.test(path) && !path.endsWith(".test"));
  return found && `${game}/${found[0]}`;
}

/** The modules of a room, in an order that stays the same. */
async function modulesOf(room) {
  const folder = resolve(root, "src/rulesets", room.split("/")[0]);
  const files = (await readdir(folder, { recursive: true })).map((name) => resolve(folder, name));
  return files.filter((file) => roomOf(file) === room).sort();
}

/** The functions that a module exports, and its constants that are a number or a word as they are written. */
async function exportsOf(file) {
  const source = await readFile(file, "utf8");
  const functions = [...source.matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
  return { functions, constants: source.match(/^export const \w+ = (\d+|"[^"]*");$/gm) ?? [] };
}

/** What is imported of a module in a room from outside: its functions, each of which goes inside when it is called. */
async function doorOf(file) {
  const room = roomOf(file);
  const place = (await modulesOf(room)).indexOf(file);
  const { functions, constants } = await exportsOf(file);
  const doors = functions.map((name) => `export const ${name} = (...given) => inside().${name}_${place}(...given);`);
  return [`import { inside } from "${HALL}:${room}";`, ...doors, ...constants].join("\n");
}

/** What all doors of a room share: the way inside, once it is loaded. */
function hallOf(room) {
  return `
    import { NotLoaded } from ${JSON.stringify(NOT_LOADED)};
    let room;
    const load = async () => { room = await import("${ROOM}:${room}"); };
    export const inside = () => { if (room === undefined) throw new NotLoaded(load); return room; };`;
}

/**
 * All functions of a room, each under its name and the place of its module. It imports its ruleset, so that the two share
 * every module and none is divided off for the room.
 */
async function allOf(room) {
  const files = await modulesOf(room);
  const exported = await Promise.all(
    files.map(async (file, place) => {
      const names = (await exportsOf(file)).functions.map((name) => `${name} as ${name}_${place}`);
      return `export { ${names.join(", ")} } from ${JSON.stringify(file)};`;
    }),
  );
  const ruleset = resolve(root, "src/rulesets", room.split("/")[0], "index.ts");
  return [`import ${JSON.stringify(ruleset)};`, ...exported].join("\n");
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
    onResolve({ filter: /^late-(hall|room):/ }, ({ path: asked }) => {
      const [namespace, path] = asked.split(":");
      return { path, namespace };
    });
    const given =
      (make) =>
      async ({ path }) => ({ contents: await make(path), resolveDir: root });
    onLoad({ filter: /./, namespace: DOOR }, given(doorOf));
    onLoad({ filter: /./, namespace: HALL }, given(hallOf));
    onLoad({ filter: /./, namespace: ROOM }, given(allOf));
  },
};
