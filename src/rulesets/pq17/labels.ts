/** What every roll is for; a label is part of the contract with replays and is never renamed. */
export const LABELS = {
  "asw-patrol": "7.4.5 An Air Radius against a Wolf Pack that crosses a hexside.",
  "asw-success": "7.4.1 What a successful ASW die does.",
  "block-order": "1.3 Which of two blocks of one hex is which.",
  "combine-card": "9.4 Whether two forces meet in bad weather.",
  "convoy-move": "9.2.5 A card for a convoy in a Gale.",
  dispersal: "9.3.2 How many merchants a Gale disperses.",
  "dispersal-ship": "9.3.2 Which merchant is dispersed.",
  "ice-breakthrough": "10.2.4 Whether a force breaks through Thin Pack.",
  "ice-condition": "10.1 The actual ice of an uncertain zone.",
  "ice-damage-card": "10.2 A card for damage by ice.",
  "ice-damage-ship": "10.2.6 Which ship the ice damages.",
  rejoin: "9.3.3 How many dispersed merchants rejoin.",
  "search-card": "6.2 A search.",
  "special-chit": "12 A chit of special conditions.",
  "transit-card": "6.6.1 Whether a force is caught in transit.",
  "variable-start": "8.3.1 The turn at which player phases begin.",
  weather: "9.1 The weather.",
  "weather-damage-card": "9.3.1 A card for damage by weather.",
  "weather-damage-ship": "9.3.1 Which ship the weather damages.",
} as const;
/** A label of this game. */
export type Label = keyof typeof LABELS;
