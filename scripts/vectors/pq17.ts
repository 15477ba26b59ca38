import { writeVectors } from "./kit/write";
import { BASES } from "./pq17/bases";
import { CAMPAIGN_BASES } from "./pq17/bases-campaign";
import { decks } from "./pq17/decks";
import { ENDING_FILES } from "./pq17/ending";
import { ENDING_BASES } from "./pq17/ending/bases";
import { events } from "./pq17/events";
import { fuels } from "./pq17/fuel";
import { GATHERED_FILES } from "./pq17/gathered";
import { ice } from "./pq17/ice";
import { joining } from "./pq17/joining";
import { defineBase, type Vector } from "./pq17/kit";
import { looking } from "./pq17/looking";
import { movement } from "./pq17/movement";
import { SEA_AND_AIR_BASES, SEA_AND_AIR_FILES } from "./pq17/sea-and-air";
import { searches } from "./pq17/searches";
import { SURFACE_FILES } from "./pq17/surface";
import { SURFACE_BASES } from "./pq17/surface/bases";
import { transits } from "./pq17/transits";
import { weathers } from "./pq17/weather";

/** The files of vectors: every part of the game has its own. */
const FILES: Readonly<Record<string, () => Vector[]>> = {
  ...ENDING_FILES,
  ...GATHERED_FILES,
  ...SEA_AND_AIR_FILES,
  ...SURFACE_FILES,
  decks,
  fuel: fuels,
  ice,
  joining,
  looking,
  movement,
  events,
  searches,
  transits,
  weather: weathers,
};

writeVectors({
  game: "pq17",
  bases: [BASES, CAMPAIGN_BASES, ENDING_BASES, SEA_AND_AIR_BASES, SURFACE_BASES],
  files: FILES,
  onBase: defineBase,
});
