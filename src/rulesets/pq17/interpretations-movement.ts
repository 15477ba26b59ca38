import type { Interpretation } from "../../core/contract/ruleset";

/** D, E The rulings on movement, fuel and random events, by id. */
export const movementRulings: Readonly<Record<string, Interpretation>> = {
  "D-33": {
    section: "5.1.1",
    question: "How do towed ships and their towers move, and how are they hit?",
    ruling: "One tower tows one ship; both move 1 hex in PM turns only, and both are hit as towed ships are.",
  },
  "D-34": {
    section: "4.3.2",
    question: "How long is half a command point good that one cruiser left over?",
    ruling: "In the next turn only; a point of Severnyy Flot serves all its ships in that time.",
  },
  "D-40": {
    section: "5.1.9",
    question: "When does a cruiser that leaves Patrol White cost victory points?",
    ruling:
      "Unless a German TF is identified inside the British Air Radius or a German capital ship is at sea when it leaves.",
  },
  "D-41": {
    section: "9.3.1",
    question: "Does a destroyer score that the weather sinks?",
    ruling:
      "Only where destroyers meet their fate (7.9) and it is to sink; any other result takes it out without points.",
  },
  "D-42": {
    section: "13",
    question: "How is a force or ship selected at random?",
    ruling: "By a pick among those that qualify in canonical order; without a candidate the event is void.",
  },
  "E-31": {
    section: "5.1.1",
    question: "May a ship Dead in the Water be scuttled before the end of the combine segment?",
    ruling:
      "Its owner may scuttle it, untowed, in his detaching, refuelling and combine steps, so that its force can go on.",
  },
  "E-32": {
    section: "11.1.1",
    question: "What fuel have forces that exchange ships?",
    ruling:
      "Each has the worse fuel of the ships that stayed and of those that came; if every ship that burns fuel changes, the markers change with them.",
  },
  "E-33": {
    section: "5.1.2",
    question: "What happens to a convoy whose escort exceeds the capacity of its port?",
    ruling:
      "The force does not enter whole: what is too much is detached first. A convoy off its port may wait there for that. CS of a class cannot be told apart and count each time they enter.",
  },
  "E-34": {
    section: "4.3",
    question: "What if the side with the initiative spends no command point in its first movement segment?",
    ruling: "The point is ticked off at its end and serves two cruisers until the end of the next turn.",
  },
  "E-35": {
    section: "8.3",
    question: "Where do planned forces stand when player phases begin?",
    ruling:
      "A force planned out of port stands where its plan has it at Moderate or Slow speed at the end of the turn before; ice is rolled then, and a force that it stops stays there. Forces that a scenario sets up at sea stand as listed, whenever play begins.",
  },
  "E-36": {
    section: "15.5.3",
    question: "What becomes of a merchant of a convoy in port that breaks down?",
    ruling: "It leaves the convoy for this operation and does not count as missing.",
  },
  "E-37": {
    section: "11.1",
    question: "Do auxiliaries burn fuel?",
    ruling: "No: heavy ships, destroyers and torpedo boats do, as in refuelling at sea.",
  },
  "E-38": {
    section: "5.7",
    question: "May ships slower than Moderate speed use the boxes?",
    ruling: "Yes: Moderate is the most that the boxes of Germany and the Kara Sea allow.",
  },
  "E-39": {
    section: "11.4",
    question: "Which special conditions let German TFs sail before an enemy is identified?",
    ruling: "Atlantic Breakout, Minelaying, SIZILIEN and WUNDERLAND; a training sortie too.",
  },
  "E-40": {
    section: "5.2.1",
    question: "Who gives way when a convoy would enter the hex of a British Wolf Pack?",
    ruling: "The rule binds the Wolf Pack, which enters no hex of a convoy or Soviet pack; a convoy sails on.",
  },
  "E-41": {
    section: "5.1.1",
    question: "May a ship larger than a destroyer tow one that is no capital ship?",
    ruling: "Yes: a destroyer is the least, and any heavy ship that is not Dead in the Water may tow.",
  },
  "E-43": {
    section: "4.3.4",
    question: "What of a TF that does not come back from its training?",
    ruling: "It may enter no other port, and if it is not back at the end its command points are spent after all.",
  },
  "E-44": {
    section: "11.1.2",
    question: "Which marker moves when heavy ships part from light ones, and whose?",
    ruling: "The marker in use, of every part that holds heavy ships alone.",
  },
  "E-45": {
    section: "13.7",
    question: "What do the dice of a Chance Encounter take into account?",
    ruling:
      "The state of the ship fired at, and for the ASW die Storm and Gale. Auxiliaries are fired at when a TF has no warship.",
  },
  "E-46": {
    section: "1.2.3",
    question: "What becomes of a tow when its ships change force?",
    ruling:
      "Both ships go together, whichever is named; a tower whose merchant is in tow stays with the convoy until it drops the tow.",
  },
  "E-47": {
    section: "5.1.9",
    question: "What is the station of Patrol White, and when is leaving it scored?",
    ruling:
      "Hex 0305, the hexes next to it, Reykjavik and its hex; the points are scored at the end, so that nothing is told before.",
  },
  "E-113": {
    section: "6.3.4",
    question: "What may those who shadow a force say that they follow when it splits, and which part is it?",
    ruling:
      "The convoy, the larger part, or what their last report named: heavy ships, or ships of a category. It is the part with more counters of it, of equals that with more CS, then the one that keeps the block; a part may be named by its block too.",
  },
  "E-120": {
    section: "11.1.3",
    question: "Does extra fuel consumption move the Danger marker of a force at Low or Training fuel?",
    ruling:
      "No: the rule moves the Warning marker alone; with option danger_marker_moves it moves the Danger marker too.",
  },
};
