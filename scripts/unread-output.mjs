// The reader of the output may close the pipe early, as `head` does. The script still finishes its work.
import { stderr, stdout } from "node:process";

for (const stream of [stdout, stderr]) {
  stream.on("error", (error) => {
    if (error.code !== "EPIPE") throw error;
  });
}
