/** 7.2 Where play may stand in the midst of an air attack: its segment, a surface battle (7.5.6), or confirmation (12.7). */
export const AIR_TURN = ["air_combat", "admin_confirm"] as const;
