import type { Interpretation } from "../../../core/contract/ruleset";

/** D-31 to D-56: combat, bombardment, mines. */
export const QUESTIONS_31_TO_56: Readonly<Record<string, Interpretation>> = {
  "D-31": { section: "14.4", question: "Germans break off: Allied ships?", ruling: "Return to the pool." },
  "D-32": {
    section: "14.4",
    question: "Allied force with a Troop Convoy and First Salvo.",
    ruling: "The entire Allied force breaks off, no die.",
  },
  "D-33": {
    section: "14.5",
    question: "Dice total <= 0; no guns of that type.",
    ruling: "No fire. A type with firepower 0 never fires, whatever the bonuses.",
  },
  "D-34": {
    section: "14.9",
    question: "Maximum fire doubles what?",
    ruling:
      "The gun factor of each type (the first term) only, for the whole battle; declared when the ship first fires guns; needs 2 Ammunition. With all_dice the complete 14.5 sum (Leadership, crew, calculator, morale, armor) is doubled. The option maxFireScope switches it.",
  },
  "D-35": {
    section: "14.8",
    question: "Ammunition per round or battle?",
    ruling: "One (or two) per battle, paid at the first gun fire; bombardment is its own battle.",
  },
  "D-36": {
    section: "14.5",
    question: "Is a target chosen per battle or per round?",
    ruling: "Per round: each ship has one target in a round and may choose anew in the next. Surplus hits are lost.",
  },
  "D-37": {
    section: "14.11",
    question: "Allied targets.",
    ruling:
      "Fixed for all Allied ships at the start of their step (simultaneous fire); a target sunk by an earlier ship absorbs later fire. Ties by draw.",
  },
  "D-38": {
    section: "14.13",
    question: "What counts against armor.",
    ruling:
      "Each gun, hull and engine damage result (tables 1-4) counts 1; dud 0; withdrawal 0. Sunk when count > armor, checked after each firing ship. Sunk beats withdrawn.",
  },
  "D-39": {
    section: "17.1",
    question: "Damaged and sunk VP both?",
    ruling: "Only the higher: sunk value if sunk, otherwise damaged value (incl. withdrawn), once per ship per battle.",
  },
  "D-40": {
    section: "14.13",
    question: "Gun damage on Allied ships.",
    ruling: "Halves all gun types (round up); a second gun result makes all zero.",
  },
  "D-41": {
    section: "17.1",
    question: "-5 VP for Guns or Engines at 0.",
    ruling:
      "Per index (primary, secondary, tertiary, engines) each time Allied action takes it from above 0 to 0; not if the same hit sinks the ship; submarine torpedoes count; storm, breakdown, minefield and emergency speed do not.",
  },
  "D-42": {
    section: "14.6",
    question: "German torpedo dice.",
    ruling:
      "Torpedoes expended at the target + Leadership + 1 (Reserve Crew) + 2 (Targeting Calculator) + morale - armor; hit on 5-6. With one_per_torpedo: one die per torpedo, no other term. The option torpedoDice switches it.",
  },
  "D-43": {
    section: "14.10",
    question: "Does a torpedo hit take a German ship's torpedoes?",
    ruling:
      "No: the errata keep the tubes from damage, so result 2 costs two Hull boxes alone. With torpedoHitDisablesTubes it takes the torpedoes too.",
  },
  "D-44": {
    section: "14.14",
    question: "Critical Naval Battle: gross or net?",
    ruling:
      "Net VP of that single naval battle: >= +15 win, <= -15 loss. Bombardments do not count. The option criticalBattleMeasure switches it.",
  },
  "D-45": { section: "6.3", question: "Leadership limits.", ruling: "0 … 6; losses by campaign failure stop at 1." },
  "D-46": {
    section: "13.0",
    question: "Morale Check.",
    ruling:
      "Turn x 5 >= VP: +1 die; turn x 5 < VP: -1 die (both languages agree, although it looks inverted). Applies to every German gun type and torpedo fire in naval combat and bombardment for the rest of the turn; a second Morale Check replaces the first.",
  },
  "D-47": {
    section: "13.0",
    question: "Storm.",
    ruling:
      "Naval combat of that space is skipped; all Allied ships present, also those drawn this phase, stay face up on the map there; no bombardment or landing; raiding still allowed.",
  },
  "D-48": {
    section: "15.0",
    question: "What is a raided Merchantman worth?",
    ruling:
      "The die, with one more for a Seebataillon aboard any ship in the space, and the Leadership of one ship there.",
  },
  "D-49": {
    section: "16.0",
    question: "Shore bombardment: optional (16) or compulsory (12.5)?",
    ruling:
      "If coastal defence units are present a bombardment is begun; the German side may break off if it has First Salvo. Without coastal defence units there is nothing to bombard. The option bombardmentOptional switches it.",
  },
  "D-49a": {
    section: "16.0",
    question: "Contact in bombardment.",
    ruling: "Allied rating is exactly 0 (no alert, no +1).",
  },
  "D-49b": {
    section: "16.0",
    question: "Coastal units and targets.",
    ruling:
      'All units there are turned face up when the first round begins (after contact and a possible break-off); a port with several units shows all. The units never break off; contact N or a German break-off means no bombardment and they stay as they are. Each fires its strength in the Primary round (halved at no time unless night is ruled in); never torpedoes. German guns fire at the port as a whole, no armor; "remove one unit" = player picks one of the units there; surplus results still give their VP effects.',
  },
  "D-50": {
    section: "5.1",
    question: "Alert +1 for fighting.",
    ruling: "Once per naval battle and once per bombardment, at its end, if anyone fired.",
  },
  "D-51": {
    section: "20.0",
    question: "A-H gunnery and torpedoes.",
    ruling:
      'A-H fire = printed factor only (no Leadership, no armor), hits and damage on the "Allied ship" columns; Allied fire at A-H likewise without armor subtraction. The option ahGunneryLeadership switches it.',
  },
  "D-52": { section: "20.0", question: "A-H ships and the submarine's coal option.", ruling: "Treated as paid." },
  "D-53": {
    section: "22.0",
    question: "Night halving.",
    ruling:
      "Gun factor after maximum-fire doubling (Allied and A-H: after gun damage), halved, round up; then the other terms. Ships with Optics/Searchlights and all torpedo fire are exempt. Rolled for naval battles only.",
  },
  "D-54": {
    section: "23.0",
    question: "Mines.",
    ruling:
      'Laid in any space the LC starts in, passes through or ends in (not neutral ports/bases), no cost. Checked when Allied warships are face up in the space: at laying, and in C.7(4). A 6 removes the ship for the scenario and scores its "damaged" value; after a check with at least one ship the counter returns to Available.',
  },
  "D-55": {
    section: "20.1",
    question: "Seaplane.",
    ruling:
      "BC only, one per ship, two adjacent Hull boxes, cost 4; lost if either box is lost; +2 contact unless night or Limited Visibility is in force.",
  },
  "D-56": {
    section: "8.4",
    question: "Which cargo is lost with Hull?",
    ruling: "Box number = current Hull value (highest intact box) goes first, with its cargo.",
  },
};
