import type { Interpretation } from "../../../core/contract/ruleset";

/** E Rulings made while the rules were put into operations, from E-77 on. */
export const QUESTIONS_77_ON: Readonly<Record<string, Interpretation>> = {
  "E-77": {
    section: "10.8.6",
    question: "Do the checks of a box without encounters count when the middle of the track is reckoned?",
    ruling: "Yes; the boat has travelled through the box.",
  },
  "E-78": {
    section: "10.6.2",
    question: "Which rolls are left out because they cannot matter?",
    ruling:
      "The severity of a wound where every severity has the same result; repairs but the radio's on a boat about to be scuttled for want of both diesels; the gyro compass of a boat already aborting; recoveries after the Kommandant's own calls for a new crew; the first officer's leaving and crew advancement when no later patrol can follow.",
  },
  "E-79": {
    section: "10.11.4",
    question: "What if a rescued Kommandant needs five months or more?",
    ruling: "Then he gets a new crew as well; the Kommandant's recovery decides.",
  },
  "E-80": {
    section: "11.4",
    question: "Does the first printing keep a posting that the new boat has no track for?",
    ruling: "No; a boat cannot be posted where its mat has no track.",
  },
  "E-81": {
    section: "11.4.3",
    question: "May a saved request be used in a refit that brings a new boat anyway, or that no patrol follows?",
    ruling: "No; it is not offered, and the right is kept.",
  },
  "E-82": {
    section: "11.4.5",
    question: "What does a granted request bring when the limited boat is then refused?",
    ruling: "The latest standard boat of the class, even if it is of the type the Kommandant had.",
  },
  "E-83": {
    section: "5.1.2",
    question: "In which month does a career end that outlives the war at sea?",
    ruling: "In the last month of the game.",
  },
  "E-84": {
    section: "11.4.6",
    question: "What does a VIID do that P1 sends out with an agent?",
    ruling:
      "By the first printing it lays mines instead: off the British Isles, North America and the Caribbean it always has mission M, whatever P1 prints, and lands nobody. The text of the second printing at hand has lost 11.4.6; there the agent's mission stands alone. The ruling viidAlwaysMines switches it in either; a snapshot from before it could be switched has none and keeps the agent.",
  },
  "E-85": {
    section: "9.1.2",
    question: "Is there an Additional Round after a round in which no weapon was used?",
    ruling: "No; who decides not to attack has ended the encounter at once. The boat fires or breaks off.",
  },
  "E-86": {
    section: "14.11.1",
    question: "May a boat inside a convoy change its mind about posture, range or light?",
    ruling: "No; it fires at close range as it came in, or leaves unseen.",
  },
  "E-87": {
    section: "14.9",
    question: "How often may resupply be tried?",
    ruling: "Once each time the last area box is finished.",
  },
  "E-88": {
    section: "12.1.3",
    question: "When does a player say that a roll is made again?",
    ruling:
      "With the request, by the roll's number in the audit; with a tape he sees each roll before he says so, since the answer waits for the next dice. A token gained in the same operation may be spent in it.",
  },
  "E-89": {
    section: "13.5.3",
    question: "Do the boats of a pack fight the same ships of a convoy?",
    ruling:
      "No, every boat finds ships of its own. With the ruling wolfpackSharedTargets they share them: one boat after the other attacks, each takes over the ships as the boat before left them, and who sinks a ship has its whole tonnage. Light and the escort's quality stay each boat's own. When nothing is left afloat, a boat fights the ships it has found itself, for a convoy has more than four.",
  },
  "E-90": {
    section: "13.5.2",
    question: "How is a boat of a wolfpack tournament sent out?",
    ruling:
      "To the format's area with the wolfpack's flag, without a roll and without a request, on every patrol. Outside the area boxes it plays alone by all the usual rules.",
  },
  "E-91": {
    section: "13.5.3",
    question:
      "Does a boat meet the pack's convoy in a first area box in which it has no encounters, or when it enters that box again?",
    ruling:
      "In the first case it does: all boats meet it without a check, so an event that keeps encounters away does not keep this one away. In any later box such an event does, and the boat is not called in the second round either. After a resupply the first box is checked like any other.",
  },
  "E-92": {
    section: "13.5.4",
    question: "Who is in the draw of a round, and for what does it count?",
    ruling:
      "Every boat that attacks in the round; ties for the lowest roll again among themselves, and a boat that attacks alone is the hunted one. It counts on every check of E2 of the round but the one before a shot at close range, and for no boat whose radio is inoperable.",
  },
  "E-93": {
    section: "13.5.5",
    question: "What is a round of the joint battle, and what is followed between rounds?",
    ruling:
      "One attack with its whole detection cycle. The convoy is followed without a roll. Who follows his damaged ships instead stays in the battle while they are still escorted, and leaves it with a straggler. After the last round nothing is followed; who declines, aborts or is lost is out of the battle.",
  },
  "E-94": {
    section: "13.5.5",
    question: "Which boats may join the pack in its second round?",
    ruling:
      "Those whose own check in the box brought nothing, or ships other than a convoy that they have not yet gone in to attack, a capital ship sunk earlier included. Not those that met an aircraft or a random event.",
  },
  "E-95": {
    section: "14.8.3",
    question: "How do two players choose an evasion at the same time?",
    ruling:
      "Each names a number in secret, and both are sent together. The opponent's stands in for the escort's die, and no die is rolled.",
  },
  "E-96": {
    section: "14.9.6",
    question: "How long does a patrol of the first printing take that was resupplied more than once?",
    ruling: "One month more, however often; the rule adds a single month to the patrol.",
  },
  "E-97": {
    section: "14.9.4",
    question: "Does the restricted first load limit what is taken over at sea?",
    ruling: "No, it is about the load in port. At sea the limits of the boat's mat hold for each type.",
  },
  "E-98": {
    section: "13.4.1",
    question: "May two players choose boats of different types?",
    ruling: "No; free choice is for the tournaments of tonnage and survival. Two players start with the same boat.",
  },
  "E-99": {
    section: "14.6.1",
    question: "Has an escort that comes up to ships already followed the quality of the escort they had?",
    ruling: "No, it is another escort, and its quality is rolled for.",
  },
  "E-100": {
    section: "14.3.2",
    question: "May the same ship be met twice in one engagement?",
    ruling:
      "Not under the option: a name that stands on the combat mat is rolled again as one sunk before is, or one ship could be sunk twice.",
  },
  "E-101": {
    section: "4.2.1",
    question: "May a career begin later than the month in which its boat's type comes into service?",
    ruling:
      "Yes, in any month from then on, solo too. The letter of 4.2.1 makes that month the first of the first patrol; tournaments name months of their own.",
  },
  "E-102": {
    section: "9.8.4",
    question: "What is told of flak when no gun of the boat works?",
    ruling: "An automatic miss: no die is rolled, the outcome names no flak, and what follows a miss follows.",
  },
};
