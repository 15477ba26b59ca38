// Makes a ring of server secrets, or adds a new secret to the ring of a file: `npm run secrets secrets.json`. The service derives
// everything new from the newest secret. The file is a secret; docs/deploy.md says where it goes.

import { readFile } from "node:fs/promises";
import { argv } from "node:process";
import { secretRingSchema, withNewSecret } from "../src/careers/secrets/secrets";
import { replacePrivateFile } from "../src/local/private-file";

const [file = "server-secrets.json"] = argv.slice(2);

const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
  if (error.code !== "ENOENT") throw error;
});
const ring = withNewSecret(text === undefined ? undefined : secretRingSchema.parse(JSON.parse(text)));
await replacePrivateFile(file, ring);
console.log(`${file}: the service derives everything new from the secret ${ring.secrets.at(-1)!.id} from now on.`);
