import type { Interpretation } from "../../../core/operation/contract";

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
    question: "Does a VIID with an agent aboard lay mines too?",
    ruling: "No; the agent's mission stands alone.",
  },
  "E-85": {
    section: "9.4.3",
    question: "Is there an Additional Round after a round in which no weapon was used?",
    ruling: "No; a round is a round of fire. The boat fires or breaks off.",
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
};
