/** 6.1 ID levels. A force has 0 to 3; 4 comes only from a photograph. */
export const ID_LEVELS = [0, 1, 2, 3, 4] as const;
/** An ID level. */
export type IdLevel = (typeof ID_LEVELS)[number];

/** 6.2.1 The facts that a report may disclose. */
export const DISCLOSURES = [
  "position",
  "kind_and_label",
  "warship_range",
  "size_class",
  "warship_count",
  "heavy_count",
  "carrier_present",
  "convoy_ships",
  "category_counts",
  "category_cs",
  "exact_units",
] as const;
/** A fact that a report may disclose. */
export type Disclosure = (typeof DISCLOSURES)[number];

/** 6.2.1 Categories of warship in a report of ID3. */
export const REPORT_CATEGORIES = ["capital_ships", "carriers", "cruisers", "light_ships", "submarines"] as const;
/** A category of warship in a report. */
export type ReportCategory = (typeof REPORT_CATEGORIES)[number];

/** 6.3.4 The parts that a side can choose to follow when a force it shadows has split. */
export const SHADOWED_PARTS = ["convoy", "larger", "heavy_ships", ...REPORT_CATEGORIES] as const;
/** The part that a side follows of a force that has split. */
export type ShadowedPart = (typeof SHADOWED_PARTS)[number];

/** 6.2 Assets that search, as the rows of a card. */
export const CARD_ROWS = ["force", "air", "both"] as const;
/** A row of a card. */
export type CardRow = (typeof CARD_ROWS)[number];

/**
 * 6.2 Results of a card: U always, C unless a carrier or CAM denies it, S near a friendly coast or if shadowed, 0-3 at
 * that ID.
 */
export const CARD_SYMBOLS = ["U", "C", "S", "0", "1", "2", "3", "-"] as const;
/** A result of a card. */
export type CardSymbol = (typeof CARD_SYMBOLS)[number];
