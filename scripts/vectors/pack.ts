import type { Vector } from "./combat/kit";
import { writeFiles } from "./kit/write";
import { meetings } from "./pack/meetings";
import { others } from "./pack/others";
import { draws, follows, searches } from "./pack/rounds";
import { sharing } from "./pack/sharing";

/** The files of vectors, by what they are about. */
const FILES: Readonly<Record<string, () => Vector[]>> = {
  "pack-meetings": () => [...meetings(), ...sharing()],
  "pack-rounds": () => [...draws(), ...searches(), ...follows()],
  "two-players-and-rulings": others,
};

writeFiles("hunters", FILES);
