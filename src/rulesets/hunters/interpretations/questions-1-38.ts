import type { Interpretation } from "../../../core/contract/ruleset";

/** E Rulings on what a rule means: E-1 to E-38. */
export const QUESTIONS_1_TO_38: Readonly<Record<string, Interpretation>> = {
  "E-1": {
    section: "7.3.2",
    question: "Where does a Type VII go instead of the Caribbean or West Africa?",
    ruling: "To the Atlantic.",
  },
  "E-2": {
    section: "8.3.1",
    question: "How may escorted ships be attacked by day?",
    ruling: "Only submerged.",
  },
  "E-3": {
    section: "9.4.2",
    question: "How may unescorted ships be attacked?",
    ruling: "On the surface or submerged. The deck gun and the better torpedo aim are for the surface only.",
  },
  "E-4": {
    section: "9.5",
    question: "Is there a night surface attack on unescorted ships?",
    ruling: "It is an ordinary surface attack: one bonus, and no penalty for a second salvo.",
  },
  "E-5": {
    section: "9.1.4",
    question: "May weapons of one round use different ranges?",
    ruling: "No, one range holds for the round; the next round may have another.",
  },
  "E-6": {
    section: "11.3.6",
    question: "Which modifiers of U1 hold for the deck gun?",
    ruling:
      "Crew and chain of command do. Oakleaves, surface aim, second salvo and torpedo type do not; the ruling kcoAppliesToDeckGun gives the gun the Oakleaves too.",
  },
  "E-7": {
    section: "9.6.7",
    question: "On which detection checks does the year count?",
    ruling: "On all of them, not only before firing at close range.",
  },
  "E-8": {
    section: "9.7.6",
    question: "Which of several damaged ships are fought after they were followed?",
    ruling:
      "All of them while they are still escorted; one, chosen by the player, when they have become stragglers. The ruling followDamagedEscortedGroup can limit the first case to one as well.",
  },
  "E-9": {
    section: "9.7.9",
    question: "Does an earlier detection count after a follow?",
    ruling: "No, a followed fight is a new engagement.",
  },
  "E-10": {
    section: "9.7.7",
    question: "Does the escort's quality change after a follow?",
    ruling: "Only when a convoy is engaged anew; otherwise it stays.",
  },
  "E-11": {
    section: "9.6.2",
    question: "An escort arrives on an Additional Round and the boat attacks at close range: is there a third check?",
    ruling: "No, the check made on its arrival stands for the one before firing.",
  },
  "E-12": {
    section: "7.3.3",
    question: "Must or may a boat damaged in the passage of Gibraltar return?",
    ruling: "It may.",
  },
  "E-13": {
    section: "10.8.2",
    question: "Which Transit boxes count for an abort in the Mediterranean?",
    ruling:
      "Once Gibraltar has been passed on this very patrol, only those at the end of the track; for a boat posted there, all.",
  },
  "E-14": {
    section: "10.8.2",
    question: "What if the boat already stands in a Transit box when it aborts?",
    ruling: "No new check there; it leaves by the nearest end: back while outbound, on when homeward.",
  },
  "E-15": {
    section: "10.8.4",
    question: "What of ships met while aborting?",
    ruling: "They are ignored, and nothing searches for the boat.",
  },
  "E-16": {
    section: "10.8.4",
    question: "An aircraft met while aborting brings an escort: what then?",
    ruling: "The search is resolved as usual; an aborting boat can be attacked.",
  },
  "E-17": {
    section: "10.8.3",
    question: "Which boxes does an inoperable diesel double?",
    ruling: "Every box entered while aborting asks for two checks, whatever is printed.",
  },
  "E-18": {
    section: "10.8.6",
    question: "Does turning back early also spare the VIID its second month?",
    ruling: "No, the rule names Type IX alone. The ruling midpointRuleForVIID extends it.",
  },
  "E-19": {
    section: "10.8.6",
    question: "Where is the middle of a patrol?",
    ruling: "An abort is early when fewer than half of the track's checks, multiple ones counted, had been made.",
  },
  "E-20": {
    section: "10.2.1",
    question: "When is a boat with both diesels out close enough to be towed in?",
    ruling: "When it is in the last box before port in its direction of travel.",
  },
  "E-21": {
    section: "10.9.4",
    question: "What does a rescued Kommandant get?",
    ruling:
      "The latest model with his old crew, sailing after the shortest refit or his own recovery; a posting ends as the printing says.",
  },
  "E-22": {
    section: "10.11.2",
    question: "With what is a man's recovery compared?",
    ruling:
      "With the final delay, be it the yard's or the Kommandant's. Months that the patrol itself took extra do not count.",
  },
  "E-23": {
    section: "11.1.4",
    question: "How much quality can one patrol cost?",
    ruling:
      "One level at most for a crew out or replaced, never below Trained, and a Green crew stays as it is; one level more for failures in a row, down to Green.",
  },
  "E-24": {
    section: "11.3",
    question: "Which tonnage counts for decorations?",
    ruling:
      "All that was sunk, capital ships too, as the first printing says of ships. The letter of the second printing counts the tonnage of merchant ships alone.",
  },
  "E-25": {
    section: "11.3",
    question: "What if several decorations are earned at once?",
    ruling: "Tonnage counts first, level by level; then each starred capital ship of the patrol raises one level more.",
  },
  "E-26": {
    section: "11.4.3",
    question: "How many requests for a boat does a refit bring, and what does a refusal cost?",
    ruling: "One for a refit with any decoration, however many levels. A refused request is used up.",
  },
  "E-27": {
    section: "11.4.3",
    question: "When is a boat in service?",
    ruling: "When its month of availability is not later than the month of the next patrol.",
  },
  "E-28": {
    section: "11.4.5",
    question: "May a limited boat be tried for when a new boat comes without a request?",
    ruling: "Yes, with the same roll; the latest standard model comes if it fails.",
  },
  "E-29": {
    section: "11.4.6",
    question: "Which patrols of a VIID lay mines?",
    ruling:
      "Those to the British Isles, North America and the Caribbean that carry no other flag. Other Mission boxes on its mat are ordinary; the ruling viidAllMissionBoxes has it lay mines wherever its track has one.",
  },
  "E-30": {
    section: "11.4.6",
    question: "Which is a VIID's Mission box off North America?",
    ruling: "The first box of the area, the only one with such a note.",
  },
  "E-31": {
    section: "11.4.7",
    question: "How do the two flak shots of a VIIC Flak count?",
    ruling: "Both are rolled and the better one counts; modifiers of boat and crew add up.",
  },
  "E-32": {
    section: "7.4.3",
    question: "Where does the mission modifier of A1 apply?",
    ruling: "In the Mission box only, before the mission has succeeded.",
  },
  "E-33": {
    section: "10.0",
    question: "What does a damaged periscope prevent?",
    ruling: "A submerged torpedo attack. The ruling periscopeBlocksSubmergedAttack can lift this.",
  },
  "E-34": {
    section: "10.7",
    question: "Can a diesel engine be repaired at sea?",
    ruling: "Yes, with the number of the repair chart. The ruling dieselsRepairable can forbid it.",
  },
  "E-35": {
    section: "10.5",
    question: "Which numbers has chart E5?",
    ruling: "Those of the chart pack, marked there as uncertain; a caller may send others.",
  },
  "E-36": {
    section: "10.6.2",
    question: "What becomes of a lightly wounded man who is wounded seriously?",
    ruling: "He is seriously wounded; only a fatal result kills him. The ruling lightThenSeriousKills kills him.",
  },
  "E-37": {
    section: "10.8",
    question: "Does an abort end when its cause is repaired?",
    ruling: "No, an abort is final.",
  },
  "E-38": {
    section: "11.2.3",
    question: "In which refit is a promotion check made?",
    ruling:
      "In the one that leads up to its month or past it, as reckoned before any request for a boat. The last check of the game comes when the game ends; with one already made in that refit it is the same one.",
  },
};
