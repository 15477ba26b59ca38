// Makes a ring of signing keys with a new key, or adds one to the ring of a file, whose other keys sign no more from now on:
// `npm run keys keys.json`. The file is a secret; docs/proof.md says where it goes.
import { argv } from "node:process";
import { keyRingSchema, rotated } from "../src/careers/signing/signer";
import { rotateRingFile } from "../src/local/ring-file";

const [file = "signing-keys.json"] = argv.slice(2);

try {
  const ring = await rotateRingFile(file, keyRingSchema, rotated);
  console.log(`${file}: steps are signed with the key ${ring.keys.at(-1)!.id} from now on.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
