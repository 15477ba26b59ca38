import type { Interpretation } from "../../core/contract/ruleset";

/** D The rulings on damage, torpedoes and submarine combat, by id. */
export const submarineRulings: Readonly<Record<string, Interpretation>> = {
  "D-14": {
    section: "7.4.1",
    question: "How many ASW dice does a force roll, and whose are they?",
    ruling:
      "One for every 3 CS of DD and TB together, fractions up, and one for every CS of ES, at most twice the submarines; nations take dice by whole threes, then by the largest remainder.",
  },
  "D-15": {
    section: "7.4.1",
    question: "What does Held Down do?",
    ruling: "Each result takes one of the submarines that may still attack after the ASW attack.",
  },
  "D-16": {
    section: "7.4.1",
    question: "What if there are more ASW results than submarines?",
    ruling: "The most severe are kept, one to a submarine at most.",
  },
  "D-17": {
    section: "7.3.2",
    question: "When has a Wolf Pack spent its torpedoes?",
    ruling: "When the natural roll of the Submarine Combat Table was odd and every submarine attacked.",
  },
  "D-18": {
    section: "7.4.3",
    question: "What categories of target do submarines name?",
    ruling:
      "Heavy ship, light ship, escort, auxiliary and merchant; an absent one fails without a roll, and a ship is picked before the attack is rolled.",
  },
  "D-60": {
    section: "7",
    question: "How do several hits of one result apply?",
    ruling: "One after another: the one after 0 CS sinks, and those after sinking are lost.",
  },
  "D-62": {
    section: "7.3.1",
    question: "What of a second merchant sunk, and of a hit on one already Dead in the Water?",
    ruling:
      "The second is another merchant picked at random, if one is left; a merchant Dead in the Water that is hit sinks.",
  },
  "E-01": {
    section: "7.7",
    question: "How is a convoy attacked from which some merchants are dispersed?",
    ruling:
      "Its dispersal is known to an enemy who has identified it, and the attacker says whether he attacks the convoy as usual or the dispersed merchants one by one.",
  },
  "E-02": {
    section: "7.7",
    question: "What of a dispersed merchant that is damaged, and of auxiliaries of a scattered convoy?",
    ruling:
      "A merchant that is damaged stands among the ships of its convoy from then on; auxiliaries are attacked as merchants once no merchant is left.",
  },
  "E-03": {
    section: "7.7.1",
    question: "Is the attack of a TF on stray merchants a surface combat?",
    ruling: "It is the TF's one attack of the segment, but it costs no fuel and raises no ID.",
  },
  "E-04": {
    section: "7.4.4",
    question: "Does a fight between submarines raise IDs?",
    ruling: "No: a success sinks one submarine, and nothing else happens.",
  },
  "E-05": {
    section: "7.4.2",
    question: "May a Wolf Pack that is hunted fire back when it has moved, shadows or has spent its torpedoes?",
    ruling: "It fires back unless its torpedoes are spent.",
  },
  "E-06": {
    section: "5.2",
    question: "Has a Wolf Pack moved that a patrol kept in its first hex?",
    ruling: "No: one that has entered no hex may attack.",
  },
  "E-07": {
    section: "7.4.5",
    question: "When does a Wolf Pack want to move two hexes?",
    ruling: "When it declares more than Slow speed, however far it then goes.",
  },
  "E-08": {
    section: "7.3.1",
    question: "What does a crippling result do to a ship that is Dead in the Water?",
    ruling: "Nothing more, unless hits come with it.",
  },
  "E-09": {
    section: "13.5",
    question: "What does a mine do to a submarine?",
    ruling: "A success of the attack sinks it without a roll for damage, and ends the mines of a Wolf Pack.",
  },
  "E-10": {
    section: "7.4.6",
    question: "Which submarines of a convoy form a Wolf Pack?",
    ruling:
      "All that are of the nation of the first and carry no mark; the Wolf Pack is a force of its own afterwards.",
  },
  "E-11": {
    section: "7.4.1",
    question: "Do aircraft add dice to the ASW attack of ships?",
    ruling: "No: they hunt by themselves, and an Air Radius over the hex helps the ships' dice by its modifier.",
  },
  "E-115": {
    section: "7.4.3",
    question: "What does an attacking submarine learn of the modifiers and the column of its torpedoes?",
    ruling:
      "Those that the category it named and the weather bring to all its ships; what only the ship itself tells stays hidden.",
  },
};
