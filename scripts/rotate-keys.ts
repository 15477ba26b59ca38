// Makes a ring of signing keys with a new key, or adds one to the ring of a file, whose other keys sign no more from now on:
// `npm run keys keys.json`. The file is a secret; docs/proof.md says where it goes.

import { readFile } from "node:fs/promises";
import { argv } from "node:process";
import { keyRingSchema, rotated } from "../src/careers/signing/signer";
import { replacePrivateFile } from "../src/local/private-file";

const [file = "signing-keys.json"] = argv.slice(2);

const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
  if (error.code !== "ENOENT") throw error;
});
const ring = rotated(text === undefined ? undefined : keyRingSchema.parse(JSON.parse(text)));
await replacePrivateFile(file, ring);
console.log(`${file}: steps are signed with the key ${ring.keys.at(-1)!.id} from now on.`);
