// Collects the licence texts of all bundled packages.
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Matches the files of a package that contain its licence. */
const LICENCE_FILE = /^(?:licen[cs]e|copying|copyright|notice|third-?party)[^/]*$/i;

/** The folders of the installed packages that contribute bytes to a bundle, according to esbuild's metafile. */
export function packagesIn({ outputs }) {
  const folders = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([file]) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]),
  );
  return [...new Set(folders.filter((folder) => folder !== undefined))].sort();
}

/** The fonts in graphiql.css, which does not mention them. */
export const FONTS = [
  { name: "Fira Code, a font in graphiql.css", file: "infra/licences/fira-code.txt" },
  { name: "Roboto, a font in graphiql.css", file: "infra/licences/roboto.txt" },
];

/** One text with a heading, the licences of these packages, and those of other embedded works. */
export async function licencesOf(root, folders, heading, others = []) {
  const packages = await Promise.all(folders.map((folder) => licenceOf(join(root, folder))));
  const more = others.map(async ({ name, file }) => ({ name, text: await readFile(join(root, file), "utf8") }));
  const all = [...packages, ...(await Promise.all(more))];
  const parts = all.map(({ name, text }) => `${"=".repeat(80)}\n${name}\n\n${text.trim()}\n`);
  return `${heading}\n\n${parts.join("\n")}`;
}

async function licenceOf(folder) {
  const { name, version, license, author } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const files = (await readdir(folder)).filter((file) => LICENCE_FILE.test(file)).sort();
  // A prebuilt bundle has the licences of its packages in a separate file.
  if (existsSync(join(folder, "swagger-ui-bundle.js"))) files.push("swagger-ui-bundle.js.LICENSE.txt");
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  if (texts.length === 0) {
    if (license !== "MIT") throw new Error(`${name} comes without the text of its licence, ${license}.`);
    texts.push(MIT.replace("HOLDER", (typeof author === "string" ? author : author?.name) ?? `the authors of ${name}`));
  }
  return { name: `${name} ${version}, ${license}`, text: texts.join("\n\n") };
}

/** For packages under the MIT licence that do not include its text. */
const MIT = `MIT License

Copyright (c) HOLDER

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;
