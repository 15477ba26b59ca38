/** 1.5 Types of air unit: fighter, photo, dive, light, medium, torpedo and heavy bomber. */
export const AIR_TYPES = ["F", "P", "DB", "LB", "MB", "TB", "HB"] as const;
/** A type of air unit. */
export type AirType = (typeof AIR_TYPES)[number];

/** 7.2.6 Rows of the bombing tables. */
export const BOMBERS = ["DB", "LB", "TB", "MB", "HB"] as const;
/** A row of the bombing tables. */
export type Bomber = (typeof BOMBERS)[number];

/** 12.6, 15.6.4 Air services that rules name. */
export const AIR_SERVICES = ["kg_40", "raf", "vvs_sf", "vvs"] as const;
/** An air service that rules name. */
export type AirService = (typeof AIR_SERVICES)[number];

/** 5.3 Missions of an air unit. */
export const MISSIONS = ["none", "search", "attack", "asw", "radius", "shadow", "flown"] as const;
/** A mission of an air unit. */
export type Mission = (typeof MISSIONS)[number];

/** 7.2.4 The loads that a bomber with T may carry. */
export const ORDNANCE = ["bombs", "torpedoes"] as const;
/** The load of a bomber. */
export type Ordnance = (typeof ORDNANCE)[number];
