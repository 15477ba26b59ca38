import en from "../../../src/rulesets/hunters/text/en.json" with { type: "json" };
import { type Vector, vectorFiles } from "../../conformance/vectors";

/** The vector of a situation that each ruling decides, for every ruling that has one besides the hand-written files. */
const SITUATIONS: Readonly<Record<string, string>> = {
  D1: "date-two-months",
  D3: "crew-command-passes-at-once",
  D4: "mission-mines-aft-blocked",
  D5: "event-x3-goes-on",
  D6: "event-unawares",
  D7: "event-weather-homeward",
  D8: "rosters-small-4",
  D9: "light-chosen-arctic-june",
  D10: "salvo-wasted-on-a-sunk-ship",
  D11: "evasion-never-below-none",
  D12: "test-depth-again-each-round",
  D13: "diesels-out-radio-repaired-too-late",
  D14: "a1-1",
  D15: "promotion-award",
  D16: "resupply-no-torpedoes-4",
  "E-1": "edition-type-vii-second",
  "E-2": "submerged-g7e-by-day-leaves-no-wake",
  "E-3": "round-plan-submerged-medium",
  "E-4": "round-plan-surface-close",
  "E-5": "round-plan-surface-long",
  "E-6": "gun-modifier-no-oakleaves",
  "E-7": "edition-detection-1941-second",
  "E-8": "follow-damaged-group",
  "E-9": "follow-damaged-1",
  "E-10": "follow-undamaged-1",
  "E-11": "escort-arrival-close-attack",
  "E-12": "turn-back-box-1",
  "E-13": "abort-inside-mediterranean",
  "E-14": "edition-gibraltar-back-second",
  "E-15": "abort-ships-ignored",
  "E-16": "abort-aircraft-escort",
  "E-17": "abort-one-diesel",
  "E-18": "refit-viid-aborted",
  "E-19": "refit-extended-aborted-early",
  "E-20": "diesels-out-last-box",
  "E-21": "diesels-out-rescued",
  "E-22": "recovery-extended",
  "E-23": "quality-all-out-elite",
  "E-24": "edition-award-tonnage-second",
  "E-25": "award-two-ships",
  "E-26": "request-4",
  "E-27": "edition-posting-five-months-second",
  "E-28": "boat-viid-1",
  "E-29": "areas-viid-british-isles-off",
  "E-30": "mission-mine-bay-america",
  "E-31": "flak-boat-both-shots-rolled",
  "E-32": "a1-modifier-mission-box",
  "E-33": "submerged-periscope-by-ruling",
  "E-34": "ruling-diesel-on-repaired",
  "E-35": "crew-severity-4",
  "E-36": "crew-stacking-second-lw-sw",
  "E-37": "spare-parts-aborting",
  "E-38": "promotion-5",
  "E-39": "promotion-ten-ships",
  "E-40": "end-last-promotion",
  "E-41": "choose-mission",
  "E-42": "doctor-out",
  "E-43": "round-reload-closes-it",
  "E-44": "mission-quiet-box",
  "E-46": "event-gyro-li-dead",
  "E-47": "assign-minelayer-flak",
  "E-48": "mine-reloads-viib-all-g7a",
  "E-49": "additional-round-gibraltar",
  "E-50": "wolfpack-damaged-convoy-ships",
  "E-51": "repair-diesel-engine-1-5",
  "E-52": "event-gyro-x3",
  "E-53": "follow-diamonds-kmdt-sw",
  "E-54": "penetration-elite",
  "E-55": "load-restricted-flak-5-0",
  "E-56": "round-both-ends-submerged",
  "E-58": "edition-mission-twelve-first-event",
  "E-59": "promotion-ten-ships",
  "E-60": "advancement-twice",
  "E-61": "quality-third-failure",
  "E-62": "turn-back-box-1",
  "E-63": "e2-modifier-swords-kmdt-sw",
  "E-64": "assign-mediterranean-again",
  "E-65": "flak-stay-dive-aircraft",
  "E-66": "follow-offered-damaged-ships-approach-found-out",
  "E-67": "abort-forced-gibraltar-1",
  "E-68": "request-1",
  "E-69": "resupply-mission-track",
  "E-70": "follow-convoy-all-sunk",
  "E-71": "break-off-escort-arrived",
  "E-72": "e3-green-escort-12",
  "E-73": "test-depth-equal",
  "E-74": "air-two-attacks-damaged",
  "E-75": "patrol-request-kptzs-1",
  "E-76": "e3-13-sunk",
  "E-77": "event-storm",
  "E-78": "edition-sw-then-lw-first",
  "E-82": "boat-viid-3",
  "E-83": "end-long-refit",
  "E-86": "penetration-faces-1-to-4",
  "E-87": "resupply-none-2",
  "E-88": "reroll-twice",
  "E-96": "edition-resupply-twice-first",
  "E-101": "new-later-viic",
  "E-102": "air-no-flak-left",
  "E-108": "edition-kkpt-5-first",
  "E-109": "edition-viid-mines-first",
};

/** The rulings in the order of their numbers. */
export const asListed = true;

/** The rulings, each cited by a vector of the situation that it decides. */
export function vectors(): Vector[] {
  const sources = new Map(
    vectorFiles("hunters").flatMap(({ content }) =>
      content.vectors.map((vector): [string, Vector] => [vector.id, vector]),
    ),
  );
  return Object.entries(SITUATIONS).map(([ruling, id]) => cited(ruling, id, sources.get(id)));
}

function cited(ruling: string, id: string, source: Vector | undefined): Vector {
  if (source === undefined) throw new Error(`There is no vector ${id}.`);
  const { section, question } = en.rulings[ruling as keyof typeof en.rulings];
  const { kind, outcome } = source.expect;
  const expect = { kind, ...(outcome === undefined ? {} : { outcome }), rulings: [ruling] };
  return {
    ...source,
    id: `cites-${ruling.toLowerCase()}`,
    title: `${section} ${ruling} ${question}`,
    citation: section,
    expect,
  };
}
