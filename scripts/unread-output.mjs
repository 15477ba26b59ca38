// Whoever reads what a script prints may have enough, such as head: the script does its work to the end all the same.
import { stderr, stdout } from "node:process";

for (const stream of [stdout, stderr]) {
  stream.on("error", (error) => {
    if (error.code !== "EPIPE") throw error;
  });
}
