import type { Interpretation } from "../../core/contract/ruleset";

/** D The rulings on the campaign, by id. */
export const campaignRulings: Readonly<Record<string, Interpretation>> = {
  "E-81": {
    section: "3.2",
    question: "When has a campaign's fortnight no operation turns?",
    ruling: "When both sides bid 0, or when neither side has a command point left at the end of planning.",
  },
  "E-82": {
    section: "8.4",
    question: "Where do the forces of the first fortnight of a campaign lie?",
    ruling:
      "Convoys in their port of departure and TFs in the nearest port; Wolf Packs and Patrol White keep their hexes, as they do between operations.",
  },
  "E-83": {
    section: "15.8",
    question: "Which submarines stay at sea after an operation?",
    ruling:
      "Those that their owner names of Wolf Packs at sea, then packs with torpedoes first, up to half of all submarines of their nation; the rest of them goes to port.",
  },
  "E-84": {
    section: "15.8.2",
    question: "Where are the Soviet destroyers and torpedo boats that are always at sea?",
    ruling: "In the hex of Murmansk when the fortnight begins, as a TF that costs no command point.",
  },
  "E-85": {
    section: "15.8",
    question: "Are forces in port supplied between operations?",
    ruling: "They begin the next operation with full bunkers, oilers and magazines, and their CAM are ready again.",
  },
  "E-86": {
    section: "15.9.1",
    question: "What becomes of a convoy in ballast that has not sailed?",
    ruling: "Its merchants lie in their Ballast box again, face up.",
  },
  "E-87": {
    section: "15.4.3",
    question: "When does a green unit come?",
    ruling: "In set-up or planning, so that it can take part in the operation of the same fortnight.",
  },
  "E-88": {
    section: "15.7.2",
    question: "What does a withdrawal cost that is missed?",
    ruling: "Half of the points of the ship or of the CS that are missing but in play, halves up; they stay in play.",
  },
  "E-89": {
    section: "15.5.3",
    question: "When do ships come back that grounding, a breakdown at sea or the Channel took out of an operation?",
    ruling:
      "Grounded ships as after one hit; ships broken down with the others of their kind; ships in the Channel in the next order-of-battle phase, where ships hurt by ice come back.",
  },
  "E-90": {
    section: "15.8.3",
    question: "When do the reinforcements of EV come?",
    ruling: "Once, in the order-of-battle phase after both sides have passed or its TF has reached Murmansk.",
  },
  "E-91": {
    section: "2.4",
    question: "Is the damage of a capital ship scored in every fortnight of a campaign?",
    ruling:
      "In the fortnight in which it is done; when the ship is sunk later, the points scored for it before are given back.",
  },
  "E-92": {
    section: "10.4",
    question: "What if no result of the Ice Table keeps the order of the season?",
    ruling: "The zone takes the nearest condition that keeps it, without a die.",
  },
  "E-93": {
    section: "15.6.3",
    question: "Who takes the air replacements that their owner has not given out?",
    ruling: "The weakest units of the type, destroyed ones first; what no unit takes lapses.",
  },
  "E-94": {
    section: "15.1",
    question: "Does Gruppe Nord keep the command points that it has not spent?",
    ruling: "It keeps them, and the German Fuel Chart adds to them.",
  },
  "E-95": {
    section: "12.2.1",
    question: "What becomes of ships called back from the Atlantic when the operation ends before they come?",
    ruling: "They stay there and may be called back again; ships whose chit says that they do not return never come.",
  },
  "E-96": {
    section: "3.3",
    question: "Are chits shown and conditions scored in a fortnight without an operation?",
    ruling: "They are shown, and score nothing.",
  },
  "E-97": {
    section: "15.5.1",
    question: "How long is Tirpitz under repair in Norway?",
    ruling: "For each CS a month more than any ship needs: five fortnights and two. The point is paid once a repair.",
  },
  "E-98": {
    section: "15.3.3",
    question: "How many CAM and MV bring a Soviet unit with an asterisk?",
    ruling:
      "Three for each of its CS, all unloaded in one fortnight and counted once; units that have waited come first, in the order of the list.",
  },
  "E-122": {
    section: "15.7.2",
    question: "Which like ship is withdrawn in the place of one that an operation wants?",
    ruling:
      "One at Scapa Flow that the Allies name, of the same class if any is there, else of the same type; the first of them if they name none.",
  },
  "E-123": {
    section: "15.6.1",
    question: "Where do replaced CAM ships, oilers and German submarines come back?",
    ruling:
      "In the ports of the rule that their owner names; CAM ships else where loaded merchants gather, oilers at Scapa Flow, submarines at Bergen.",
  },
  "E-124": {
    section: "15.2.1",
    question: "How does one convoy go to both ports?",
    ruling:
      "It enters one of them, where its owner says which of its merchants without a marker go on with the escort; the others have arrived. The rest sails for the other port on a fresh course, and counts by itself for 2.1.2.",
  },
};
