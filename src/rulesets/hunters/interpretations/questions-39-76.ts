import type { Interpretation } from "../../../core/contract/ruleset";

/** E Rulings on what a rule means: E-39 to E-76. */
export const QUESTIONS_39_TO_76: Readonly<Record<string, Interpretation>> = {
  "E-39": {
    section: "11.2.3",
    question: "What belongs to a promotion period?",
    ruling: "Every patrol finished since the last check, and the decorations of this refit.",
  },
  "E-40": {
    section: "11.2.3",
    question: "Who makes the last check of the game?",
    ruling: "A Kommandant alive and free when time runs out; no other.",
  },
  "E-41": {
    section: "11.2.1",
    question: "Which patrols can be asked for?",
    ruling: "Every assignment of the month's column of P1 as it reads for the boat type.",
  },
  "E-42": {
    section: "10.5.3",
    question: "Who rolls for survival without a doctor, and when?",
    ruling:
      "Every seriously wounded man, doctor and Kommandant included, once for each box entered, but not on entering port.",
  },
  "E-43": {
    section: "9.2.8",
    question: "When may tubes be reloaded?",
    ruling: "Between engagements and between rounds, never within a detection cycle.",
  },
  "E-44": {
    section: "7.4.1",
    question: "What of a Mission box in which no encounter can occur?",
    ruling: "The mission succeeds there without a check.",
  },
  "E-45": {
    section: "5.1.1",
    question: "What of a patrol still at sea when the last month has passed?",
    ruling: "It is finished as usual; then the game is over.",
  },
  "E-46": {
    section: "12.1",
    question: "Does a leading engineer who is out hamper the repair of the gyro compass?",
    ruling: "Yes, as any repair.",
  },
  "E-47": {
    section: "7.4.2",
    question: "Can a VIIC Flak lay mines?",
    ruling: "Yes; all its tubes hold mines and it carries no torpedoes.",
  },
  "E-48": {
    section: "7.4.2",
    question: "Which reloads may a minelayer carry?",
    ruling: "Any mix that fills both boxes within the type's limits for each torpedo.",
  },
  "E-49": {
    section: "9.8.6",
    question: "Does the modifier of Gibraltar hold for Additional Round checks made there?",
    ruling: "Yes.",
  },
  "E-50": {
    section: "7.2.4",
    question: "For whom does the wolfpack's modifier hold?",
    ruling: "For convoys, and for damaged ships of a convoy that are still escorted, with a new roll; for no others.",
  },
  "E-51": {
    section: "10.2.1",
    question: "From when does an inoperable diesel double the checks?",
    ruling: "From the next box entered.",
  },
  "E-52": {
    section: "10.8.2",
    question: "What of the remaining checks of a box when the boat must abort?",
    ruling: "They are lost; it leaves at once.",
  },
  "E-53": {
    section: "11.3.6",
    question: "Does following stay automatic while a Kommandant with Diamonds is out?",
    ruling: "Yes.",
  },
  "E-54": {
    section: "14.6.3",
    question: "Does an elite escort search better before a shot at close range?",
    ruling: "No, the rule for that check lists all its modifiers.",
  },
  "E-55": {
    section: "4.5.2",
    question: "May the load of 4.5.2 exceed the limit on swaps?",
    ruling: "Yes, or some types could not comply.",
  },
  "E-56": {
    section: "9.2.1",
    question: "May a submerged boat fire both ends at unescorted ships?",
    ruling: "Yes.",
  },
  "E-57": {
    section: "7.4.2",
    question: "What may a boat do while mines fill its tubes?",
    ruling: "It cannot fire those tubes; the deck gun it can. After an abort the mines come home.",
  },
  "E-58": {
    section: "7.4.5",
    question: "What of a natural twelve in the Mission box in the first printing?",
    ruling: "The event happens, then the mission's check is made again.",
  },
  "E-59": {
    section: "11.2.3",
    question: "Which ships count for promotion?",
    ruling: "Every ship sunk in the period, capital ships too; only full groups count.",
  },
  "E-60": {
    section: "11.1.2",
    question: "What of an advancement that cannot be used?",
    ruling: "It has no effect and is not rolled again.",
  },
  "E-61": {
    section: "11.1.4",
    question: "When does the count of failures in a row begin anew?",
    ruling: "After any success and after each penalty.",
  },
  "E-62": {
    section: "7.3.3",
    question: "A boat damaged in the first box of its way to the Mediterranean returns: what of the patrol?",
    ruling: "It ends at once, a failure unless a ship was sunk.",
  },
  "E-63": {
    section: "11.3.6",
    question: "May decorations be used while the Kommandant is out?",
    ruling: "No; their modifiers and exemptions rest.",
  },
  "E-64": {
    section: "7.3.3",
    question: "What is a first Mediterranean assignment?",
    ruling: "Any while the boat has not passed Gibraltar, also after a return to France or a cancelled posting.",
  },
  "E-65": {
    section: "9.8.7",
    question: "May a VIIC Flak fire at a new aircraft that an Additional Round check brings?",
    ruling: "No, it is submerged by then.",
  },
  "E-66": {
    section: "9.7.10",
    question: "Does an approach to followed ships that was detected before firing count as an attack?",
    ruling: "Yes; they may be followed again.",
  },
  "E-67": {
    section: "7.3.3",
    question: "May an undamaged boat be forced to abort before Gibraltar?",
    ruling: "Yes; the rule forbids only choosing to turn back.",
  },
  "E-68": {
    section: "11.4.3",
    question: "What is a newer model?",
    ruling: "A type of the same class with a later month of availability, limited ones included.",
  },
  "E-69": {
    section: "14.9",
    question: "Which is the first area box after a resupply on a mission track?",
    ruling: "The first ordinary area box; a Mission box does not count.",
  },
  "E-70": {
    section: "9.7.7",
    question: "Can a convoy be followed when all ships met were sunk?",
    ruling: "Yes, new ones are found.",
  },
  "E-71": {
    section: "9.4.4",
    question: "May ships be followed after the boat broke off from an escort that arrived?",
    ruling: "Yes, they were fought in the rounds before.",
  },
  "E-72": {
    section: "14.6.3",
    question: "How does quality change a printed result of E3?",
    ruling:
      "Once, on the printed result: better quality adds a hit and turns a printed five into a sinking; Green takes one off and turns a sinking into five hits, which evasion may still adjust.",
  },
  "E-73": {
    section: "9.6.4",
    question: "May exceeding test depth mark the last hull box?",
    ruling: "Yes; the boat is lost without another roll.",
  },
  "E-74": {
    section: "9.8.3",
    question: "Is the second attack made by an aircraft that flak has damaged?",
    ruling: "Yes; then the encounter ends.",
  },
  "E-75": {
    section: "11.2.1",
    question: "What may a Kapitaen zur See do?",
    ruling: "What a Fregattenkapitaen may.",
  },
  "E-76": {
    section: "9.6.12",
    question: "How can a detection cycle end?",
    ruling:
      "With the boat undetected, sunk, forced to surface, or its Kommandant dead; each is reported as such. Where nobody but the leading engineer is left to command, the boat must still shake off the escort, and then it aborts.",
  },
};
