import type { Interpretation } from "../../../core/contract/ruleset";

/** D Rulings on how a procedure is carried out: D1 to D16. */
export const PROCEDURES: Readonly<Record<string, Interpretation>> = {
  D1: {
    section: "7.0",
    question: "Which month do charts with dates read when a patrol lasts two months?",
    ruling: "The month in which the patrol started, for every chart, column and modifier.",
  },
  D2: {
    section: "12.1.3",
    question: "What may a re-roll of Hals und Beinbruch repeat?",
    ruling: "All dice of one roll, before anything follows from it. The new result stands.",
  },
  D3: {
    section: "10.5.3",
    question: "When do the penalties of the chain of command apply?",
    ruling:
      "A watch officer counts as out when seriously wounded or dead. The penalty of the second officer replaces that of the first, an Experte in command removes it, and a leading engineer in command keeps the higher one.",
  },
  D4: {
    section: "7.4.2",
    question: "May mines be laid when torpedo doors do not work?",
    ruling:
      "One working end, or the mine bay, is enough for success; mines of a blocked end stay aboard. The ruling minelayingNeedsAllTubes asks for both ends.",
  },
  D5: {
    section: "12.1.6",
    question: "Does a random event end the checks of a box that asks for several?",
    ruling:
      "No, the remaining checks are made. The letter of 12.1.6, in both printings, moves the boat on to the next box after an event; the cards say so after a plain check too, which ends no box of several. The ruling eventEndsBox follows that letter once an event has taken effect.",
  },
  D6: {
    section: "12.1",
    question: "What does Caught Unawares bring?",
    ruling:
      "One air attack on E3 and one crew injury, with additional flooding and repairs, and with aircraft quality where it is played. No crash dive, no flak, no Additional Round check.",
  },
  D7: {
    section: "12.1",
    question: "When is a boat on its way back to base?",
    ruling: "While it is aborting, and in a Transit box past the last area box.",
  },
  D8: {
    section: "14.3.3",
    question: "How are the optional rosters T6 and T7 used?",
    ruling: "One die for each freighter decides between the main roster and the optional one.",
  },
  D9: {
    section: "8.3.5",
    question: "May the boat wait for night in the Arctic?",
    ruling:
      "Not in a month in which it is always day. For damaged ships that are followed, neither night can be chosen in such a month nor day in a month of constant night.",
  },
  D10: {
    section: "9.2.1",
    question: "In which order is a salvo resolved, and what of torpedoes aimed at a ship already sunk?",
    ruling:
      "Targets in slot order, and for each the torpedoes in tube order. Torpedoes and shells aimed at a sunk ship are spent without dice.",
  },
  D11: {
    section: "9.6.8",
    question: "In which order is a result of E3 adjusted, and within which limits?",
    ruling:
      "Quality first, then evasion, never below no hits. Evasion adjusts an ineffective attack too but never one that sinks the boat.",
  },
  D12: {
    section: "9.6.3",
    question: "Which modifiers of an attack last through the detection cycle?",
    ruling:
      "A G7a by day, close or long range and a night surface attack last for the whole cycle on E2; firing fore and aft on E2 and a night surface attack on E3 last for the first round. An approach detected before firing brings none of those that need a shot, and is itself the first round.",
  },
  D13: {
    section: "10.7",
    question: "In which order are systems repaired?",
    ruling: "In one fixed order, so that dice can be repeated. It changes no odds.",
  },
  D14: {
    section: "9.8",
    question: "In which order is an air encounter resolved, and how many automatic injuries does it bring?",
    ruling:
      "Attack, injury, additional flooding, then flak with the guns as they were before the attack; one injury for each aircraft. A second attack brings no injury of its own.",
  },
  D15: {
    section: "6.1.3",
    question: "In which order is a refit resolved?",
    ruling:
      "Losses of quality, departure of the first officer, crew advancement, decorations, promotion, new boat. A decoration of this refit counts in its promotion check.",
  },
  D16: {
    section: "14.9",
    question: "What happens in the first area box after a resupply?",
    ruling: "It counts as newly entered and its checks are made again.",
  },
};
