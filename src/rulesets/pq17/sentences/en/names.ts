import { nameWords, pieceWords } from "../names";

/** 1.2, 1.4 Ships, air units, ports and forces as the charts name them, and pieces that come into being. */
export const names = {
  ...pieceWords({
    task_force: "task force",
    convoy: "convoy",
    wolf_pack: "Wolf Pack",
    dummy: "dummy",
    axis_convoy: "Axis convoy",
  }),
  ...nameWords({}),
  cam: "CAM",
  kara_convoy: "convoy of the Kara Sea",
};
