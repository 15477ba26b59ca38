/** 15.8.3 Stages of EV: not declared; declared this fortnight; its convoy is due; carried out. */
export const EV_STAGES = ["none", "declared", "convoy_due", "completed"] as const;
/** A stage of EV. */
export type EvStage = (typeof EV_STAGES)[number];

/** 15.5 Why a unit is away: in repair, broken down, grounded, or hurt by weather or ice. */
export const ABSENCES = ["repair", "breakdown", "grounding", "weather", "ice", "box"] as const;
/** Why a unit is away. */
export type Absence = (typeof ABSENCES)[number];
