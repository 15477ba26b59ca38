import type { Interpretation } from "../../../core/contract/ruleset";

/** D-01 to D-30: stores, ports, intelligence, incidents, contact. */
export const QUESTIONS_1_TO_30: Readonly<Record<string, Interpretation>> = {
  "D-01": {
    section: "1.3",
    question: '"+N" everywhere?',
    ruling: "Extra dice, except contact, intelligence value, incident counts and VP, which are plain numbers.",
  },
  "D-02": {
    section: "6.1",
    question: "Split task force: whole turn per ship or phase by phase?",
    ruling: "Phase by phase; inside each phase every occupied space is handled separately in the player's order.",
  },
  "D-03": {
    section: "7.0",
    question: "Does outfitting cost the move of the ship or of the whole force?",
    ruling: "Of each ship that did anything in phase 1.",
  },
  "D-04": {
    section: "7.1",
    question: "Where can a ship rearm?",
    ruling: "Where the terrain chart gives ammunition dice: two at a friendly naval base, one at a friendly port.",
  },
  "D-05": {
    section: "7.1",
    question: "What may the ammunition dice be taken as?",
    ruling: "As Ammunition and Torpedo points, one for one, split freely among all ships in the space.",
  },
  "D-06": {
    section: "7.1",
    question: "Limits on receipts.",
    ruling: "One roll per kind per space per turn; points above a ship's starting value are lost.",
  },
  "D-07": {
    section: "8.6",
    question: "Transfer cargo anywhere together (4.1) or only in port (8.6)?",
    ruling: "Only in a friendly, neutral or captured port or base.",
  },
  "D-08": {
    section: "9.1",
    question: 'Neutral entry "once per scenario" (chart) or "one visit" (9.1)?',
    ruling:
      "9.1: the port closes at the end of a Movement phase during which a friendly warship was there both at its start and at its end. Leaving at the first Movement phase after entry does not close it.",
  },
  "D-09": {
    section: "9.1",
    question: "Ship that must leave a neutral port but has Engines 0.",
    ruling: "Exempt, and may outfit/repair, until Engines > 0.",
  },
  "D-10": {
    section: "9.0",
    question: "May an enemy port be entered?",
    ruling: "Yes, and the ship stops there; its facilities serve only after capture.",
  },
  "D-11": { section: "12.5", question: "Can a patrol zone be captured?", ruling: "No; only ports can." },
  "D-12": {
    section: "9.2",
    question: "Seebataillon after capture.",
    ruling:
      "It sits on the port; it may be re-embarked in phase 1 by a ship there (a cargo transfer). When no German warship is left in the space it is lost and control reverts.",
  },
  "D-13": {
    section: "9.2",
    question: "Status of captured port.",
    ruling:
      'Counts as "captured": coal 2d, repair +1 die, cargo transfer; no rearming, no cargo purchase; Incident draws as enemy port.',
  },
  "D-14": {
    section: "10.1",
    question: "Are the numbers of the Repair Chart dice or modifiers, and where does the highest stand?",
    ruling:
      "They are extra dice, as the errata say: one per Reserve Crew, two per Damage Control, one in a captured port, two in a neutral port, three at a neutral naval base, four at a naval base or port of the Central Powers. At sea nothing changes. With repairAtSeaMinus2 a repair at sea has two dice fewer.",
  },
  "D-15": {
    section: "10.1",
    question: 'Repair allocation "Guns".',
    ruling: "Name the exact track for every die (primary, secondary, tertiary, engines, hull).",
  },
  "D-16": {
    section: "11.2",
    question: "Which units does IR show?",
    ruling:
      "Player names one location that has face-down markers or coastal units, and how many of each kind; two in all, fewer than two there = all. Quiet Seas and other markers count as units. No such location = no effect. IB: all face-down markers and coastal units of one location.",
  },
  "D-17": {
    section: "11.2",
    question: "What becomes of markers revealed by intelligence?",
    ruling:
      "Ships and coastal defence units stay face up in place. Quiet Seas goes to the pool at once. Other incident markers stay face up and act when the space is entered. With revealedReturnOnAlertChange all face-up Allied ships go to the pool when the alert level changes.",
  },
  "D-18": {
    section: "12.2",
    question: 'When is a speed band "used"?',
    ruling:
      "By path length: <= cruise: cruise; <= maximum: maximum (1 coal); more: emergency (1 coal, damage die). Coal is not charged for speed not used.",
  },
  "D-19": {
    section: "12.5",
    question: "Which markers stop movement?",
    ruling:
      "Any face-down or face-up Incident/Allied ship marker on the map. Colliers, mines, battle, visited and Friendly Ship markers do not.",
  },
  "D-20": {
    section: "12.5",
    question: "Atlantic spaces in other orders.",
    ruling:
      "Enterable only under Atlantic Breakout, or by a ship that began the scenario there (it may move out and not return). The option atlanticAlwaysOpen switches it.",
  },
  "D-21": {
    section: "13.2",
    question: "How many draws does a patrol zone ask for?",
    ruling: "The alert level and one more.",
  },
  "D-22": {
    section: "13.2",
    question: "Do neutral ports ever bring incidents?",
    ruling:
      "Neutral ports and bases alike: none at alert levels 1 to 3, as many as the alert level from 4 on, and never in the Sea of Marmara. With neutralPortIncidents set to chart a neutral port has none.",
  },
  "D-23": { section: "13.0", question: "Pool smaller than N.", ruling: "Draw what there is." },
  "D-24": { section: "14.15", question: "Troop Convoy: raiding (13.0) or combat (14.15)?", ruling: "Naval combat." },
  "D-25": {
    section: "13.0",
    question: "French markers outside the Western Mediterranean.",
    ruling:
      "French Warship, French Troop Convoy and French Navy Sortie are ignored (not replaced; back to the pool at C.7(5)) in every other zone.",
  },
  "D-26": {
    section: "2.1",
    question: "Zone of Bizerte and Messina.",
    ruling:
      "Western Mediterranean ends at the two sea spaces NW of Bizerte and N of Messina (included); Bizerte and Messina themselves are Eastern Mediterranean.",
  },
  "D-27": {
    section: "13.0",
    question: "Central Powers Fleet Sortie names the Adriatic for the Ottoman case.",
    ruling: "Keep as printed; zone is a data parameter (an Aegean/Eastern zone was probably meant).",
  },
  "D-28": {
    section: "14.2",
    question: 'Limited Visibility: when rolled, what is "simultaneous"?',
    ruling:
      "One die per space and turn, at the first naval combat or bombardment attempted there, before contact. 1-2: Primary and Secondary are one merged round; 3-4: Primary, Secondary and Tertiary merged; then the rest. First Salvo order still applies inside the merged round; each ship fires its types in order P, S, T at one target. 5-6: handled like contact result N: no battle, all Allied ships of the space to the pool; no bombardment.",
  },
  "D-29": {
    section: "14.3",
    question: "Contact limits.",
    ruling: "Final number = die + German - Allied, clamped to -6 … +6.",
  },
  "D-30": {
    section: "14.3",
    question: "Whose Leadership/speed.",
    ruling:
      "Any friendly ship in the battle; A-H Leadership 3. Speed: German cruise (or maximum for 1 coal from that ship); A-H printed speed.",
  },
};
