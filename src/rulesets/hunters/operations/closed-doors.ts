import { closed } from "../../../core/operation/door";

/** 13.5.4 The door of an attack in a joint battle before its round has been drawn for. */
export const PACK_UNDRAWN = closed(
  "PACK_NOT_DRAWN",
  "13.5.4",
  "Draw for the round first: one boat of the pack is hunted in it.",
);
