import { type Drm, type Roll, roll } from "./combat";

type Faces = readonly number[];

type Drms = readonly Drm[];

/** A torpedo on U1. */
export const u1 = (range: string, faces: Faces, drms: Drms = []): Roll =>
  roll("torpedo-fire", "U1", range, faces, drms);

/** The roll for a torpedo dud; the column depends on its type and period. */
export const u2 = (face: number, column = "G7a_1940-07_1940-12", drms: Drms = []): Roll =>
  roll("torpedo-dud", "U2", column, [face], drms);

/** Damage of a torpedo. */
export const u3 = (face: number): Roll => roll("torpedo-damage", "U3", "torpedo", [face]);

/** A shot of the deck gun. */
export const gun = (range: string, faces: Faces, drms: Drms = []): Roll => roll("gun-fire", "U1", range, faces, drms);

/** Damage of a shot. */
export const gunDamage = (face: number, drms: Drms = []): Roll => roll("gun-damage", "U3", "deck_gun", [face], drms);

/** Detection by an escort; a natural 2 is never detected. */
export const e2 = (faces: Faces, drms: Drms = []): Roll =>
  roll("escort-detection", "E2", "normal", faces, drms, isTwo(faces) ? 0 : undefined);

/** Detection on a close approach, before firing. */
export const approach = (faces: Faces, drms: Drms = []): Roll =>
  roll("close-approach-detection", "E2", "close_range_before_firing", faces, drms, isTwo(faces) ? 0 : undefined);

/** A depth-charge attack. */
export const e3 = (faces: Faces, drms: Drms = []): Roll => roll("depth-charge-attack", "E3", null, faces, drms);

/** An air attack. */
export const bombs = (faces: Faces, drms: Drms = []): Roll =>
  roll("air-attack", "E3", null, faces, [...drms, "E3_AIR"]);

/** One hit on the boat, by its d66. */
export const e4 = (number: number): Roll => roll("boat-damage", "E4", null, [Math.floor(number / 10), number % 10]);

/** The roll for the injured man. */
export const who = (faces: Faces): Roll => roll("crew-injury", "E5_CREW_INJURY", null, faces);

/** How badly. */
export const severity = (face: number): Roll => roll("injury-severity", "E5_SEVERITY", null, [face]);

/** An injury to an agent who is not aboard, and so without effect. */
export const nobody = (): Roll => who([6, 6]);

/** Additional flooding. */
export const flooding = (face: number, drms: Drms = []): Roll =>
  roll("additional-flooding", "ADDITIONAL_FLOODING", null, [face], drms);

/** A repair. */
export const repair = (system: string, face: number, drms: Drms = []): Roll =>
  roll("repair", "E5_REPAIR", system, [face], drms);

/** An aircraft met in a Transit box. */
export const aircraft = (): Roll => roll("encounter-check", "E1", "transit", [1, 2]);

/** The crash dive. */
export const dive = (faces: Faces, drms: Drms = []): Roll => roll("crash-dive", "A1", null, faces, drms);

/** Flak. */
export const flak = (faces: Faces, drms: Drms = []): Roll => roll("flak", "A2", null, faces, drms);

/** An Additional Round check. */
export const another = (faces: Faces, drms: Drms = []): Roll =>
  roll("additional-round-check", "E1", "additional_round_gibraltar", faces, drms);

/** Scuttling after forced surfacing. */
export const scuttle = (faces: Faces, drms: Drms = []): Roll => roll("scuttle", "SCUTTLE", null, faces, drms);

/** Going below test depth: no chart reads it. */
export function depth(faces: Faces, result: "survives" | "hull damage" | "sunk"): Roll {
  const total = faces.reduce((sum, face) => sum + face, 0);
  const none = { chart: null, column: null, row: null, modifiers: {} };
  return { label: "test-depth", faces, ...none, modified: total, result };
}

/** A roll of one die on a chart without columns. */
export const one = (label: string, chart: string, face: number): Roll => roll(label, chart, null, [face]);

function isTwo(faces: Faces): boolean {
  return faces.length === 2 && faces[0] === 1 && faces[1] === 1;
}
