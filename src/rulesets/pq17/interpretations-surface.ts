import type { Interpretation } from "../../core/contract/ruleset";

/** D The rulings on surface combat, by id. */
export const surfaceRulings: Readonly<Record<string, Interpretation>> = {
  "D-19": {
    section: "7.5.1",
    question: "What becomes of the declared attack when an interception succeeds?",
    ruling:
      "The TF that intercepts attacks the phasing TFs, and that battle takes the place of the declared one; one interception succeeds at most, and further TFs may engage from round 2.",
  },
  "D-23": {
    section: "7.5.2",
    question: "Who rolls for the end of a surface battle, and when?",
    ruling:
      "The Axis player after each round in which both sides keep warships on the display; less than the number of the round ends it, and round 10 is the last.",
  },
  "D-37": {
    section: "7.5.7",
    question: "When is the strength of the enemy weighed?",
    ruling: "When an attack is declared, and at the start of each round from the counters then on the display.",
  },
  "D-47": {
    section: "7.5.5",
    question: "When do escorts that were lost in a surface battle come back?",
    ruling: "After the battle, if at least one CS of ES or any convoy of their side has come through it.",
  },
  "D-49": {
    section: "7.5.1",
    question: "What if several TFs attack together?",
    ruling:
      "They are one attacking force on the display; each draws its own location card, and interception is tried against the one that is known best.",
  },
  "E-51": {
    section: "7.5.7",
    question: "May a German TF without cruisers attack a force that has none either?",
    ruling: "Yes: a force without cruisers is never too strong in them.",
  },
  "E-52": {
    section: "7.5.7",
    question: "By what does the German side judge a force before it is on the display?",
    ruling:
      "By its last report at ID3: capital ships that are no carriers count as undamaged BB, and all light ships as DD; below ID3 nothing forbids the attack.",
  },
  "E-53": {
    section: "1.4",
    question: "Which force loses the CS of a counter that ships of several forces have joined?",
    ruling: "The one that was deployed first, as long as it has CS in the counter.",
  },
  "E-54": {
    section: "7.5.8",
    question: "From where do ships attack a convoy without warships?",
    ruling: "From the Torpedo Attack area, all that are neither Crippled nor Dead in the Water; nobody maneuvers.",
  },
  "E-55": {
    section: "7.5.6",
    question: "Who fires at aircraft that a carrier sends within a surface battle?",
    ruling: "The units they attack, alone: there is no line in which others could lie next to them.",
  },
  "E-56": {
    section: "7.5.2",
    question: "When are counters stacked on the Battle Display?",
    ruling:
      "Every class is deployed on the fewest counters; counters may be stacked in any maneuver step before they leave Deployment, and stay stacked.",
  },
  "E-57": {
    section: "7.5.2",
    question: "Must every unit fire, and may one fire where its guns can hit nothing?",
    ruling:
      "None need fire. A type that the table gives no number may be named, so that others may be named twice, but no dice are thrown.",
  },
  "E-58": {
    section: "6.6.1",
    question: "Does a combat over a force in transit need location cards, and who may begin one?",
    ruling:
      "It needs them as any attack does; TFs, and Wolf Packs that may attack. If the force is not found it moves on. TFs that fight so may still fight in the surface combat segment.",
  },
  "E-59": {
    section: "7.5.9",
    question: "How are units shown that a night battle has damaged?",
    ruling: "By a report at ID2 of those units alone, as of a TF, in addition to the ID that the battle gives.",
  },
  "E-60": {
    section: "7.5.2",
    question: "Which units does the roll for withdrawal concern?",
    ruling: "Those that their owner names, in whatever area; when the Axis must roll, all that are able to leave.",
  },
};
