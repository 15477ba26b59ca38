import type { Phrases } from "../../../core/contract/phrases";
import { wordFor } from "../../../core/text/sentence";
import type { Snapshot } from "../snapshot";

const GAP = "  ";

/** 3.5 A summary of career, boat and crew in a few lines, in the language of the phrases. */
export function boatBrief(state: Snapshot, phrases: Phrases): readonly string[] {
  const { boat, patrol, month, phase } = state;
  const word = (code: unknown, ...scopes: string[]): string => wordFor(code, phrases, ...scopes);
  const place = patrol === null ? [] : [word(patrol.area), `${word("brief.box")} ${patrol.box}`];
  return [
    [`U-${boat.number} ${word(boat.type)}`, word(month), ...place, word(phase, "PHASE")].join(GAP),
    torpedoes(boat, phrases),
    [`${word("brief.gun")} ${boat.deckGunAmmo}`, ...damage(state, phrases)].join(GAP),
    ...hurt(state, phrases),
    ...targets(state, phrases),
  ];
}

function torpedoes({ tubes, fwdReloads, aftReloads, mineBay }: Snapshot["boat"], phrases: Phrases): string {
  const word = (code: string): string => wordFor(code, phrases);
  const loads = Object.entries(tubes).map(([tube, load]) => ({ end: tube.startsWith("fwd") ? "fwd" : "aft", load }));
  const count = (reloads: Readonly<Record<string, number>>): string[] =>
    Object.entries(reloads).flatMap(([type, many]) => (many > 0 ? [`${many} ${word(type)}`] : []));
  const inTubes = (end: string) => loads.filter((each) => each.end === end).map(({ load }) => word(load ?? "empty"));
  const ends = [
    { end: "fwd", reloads: count(fwdReloads) },
    { end: "aft", reloads: count(aftReloads) },
  ].filter(({ end, reloads }) => inTubes(end).length + reloads.length > 0);
  const mines = mineBay > 0 ? [`${word("mine")} ${mineBay}`] : [];
  const loaded = ends.map(({ end, reloads }) => {
    const spare = reloads.length > 0 ? ` (${word("brief.reloads")} ${reloads.join(" ")})` : "";
    return `${word(end)} ${inTubes(end).join(" ")}${spare}`;
  });
  return [...loaded, ...mines].join(GAP);
}

function damage({ boat }: Snapshot, phrases: Phrases): readonly string[] {
  const broken = Object.entries(boat.systems).filter(([, state]) => state === "damaged" || state === "inoperable");
  const systems = broken.map(([name, state]) => `${wordFor(name, phrases)} ${wordFor(state, phrases)}`);
  const word = (code: string): string => wordFor(`brief.${code}`, phrases);
  const whole = boat.hull + boat.flooding + systems.length === 0;
  if (whole) return [word("undamaged")];
  return [
    `${word("hull")} ${boat.hull}`,
    `${word("flooding")} ${boat.flooding}`,
    systems.join(phrases.forms.separator),
  ];
}

function hurt({ crew }: Snapshot, phrases: Phrases): readonly string[] {
  const wounded = Object.entries(crew.wounds).filter(([, wound]) => wound !== "none");
  const wounds = wounded.map(([who, wound]) => `${wordFor(who, phrases)} ${wordFor(wound, phrases)}`);
  return wounds.length === 0 ? [] : [wounds.join(phrases.forms.separator)];
}

/** 8.2, 9.1 The ships of the fight in progress, by their columns on the combat mat. */
function targets({ engagement }: Snapshot, phrases: Phrases): readonly string[] {
  if (engagement === null) return [];
  const word = (code: unknown): string => wordFor(code, phrases);
  const ships = engagement.targets.map(({ slot, type, name, tons, points, damage: hits }) => {
    const size = `${name === null ? "" : ` ${name}`} ${word(tons)} ${word("sheet.tons")}`;
    return `${slot} ${word(type)}${size} ${hits}/${points}`;
  });
  const sky = engagement.dayNight === null ? [] : [word(engagement.dayNight)];
  return ships.length + sky.length === 0 ? [] : [[...sky, ...ships].join(GAP)];
}
