import type { Interpretation } from "../../../core/contract/ruleset";

/** D-57 on: campaign, options, and hidden faces. */
export const QUESTIONS_57_ON: Readonly<Record<string, Interpretation>> = {
  "D-57": {
    section: "8.3",
    question: "Several copies of one cargo on a ship.",
    ruling:
      "Allowed within counter limits. Repair dice add per counter; gunnery, contact and raid bonuses count once per ship/force.",
  },
  "D-58": {
    section: "24.1",
    question: "New campaign scenario.",
    ruling:
      "By the letter of 24.1(1) a ship with a damaged index has all its indexes at their start values again but Leadership, and an undamaged ship's values do not change: it keeps its ammunition, torpedoes and coal as they are (campaignStocks = carry_over). With campaignStocks = restock every ship is restocked; a campaign begun when that was the default has it in its snapshot and keeps it. All cargo returns to Available and ships outfit anew at 2 x Leadership. With campaignKeepCargo cargo in intact Hull boxes stays aboard and only empty boxes are filled, within the same points.",
  },
  "D-59": {
    section: "24.1",
    question: 'Raid bonus names a "North Atlantic Patrol Zone".',
    ruling: "North African Patrol Zone.",
  },
  "D-60": {
    section: "24.1",
    question: "Patrol zone turned into high seas.",
    ruling: "From the next scenario on no markers are placed there at set-up; its share goes to the pool (poolUnseen).",
  },
  "D-61": {
    section: "24.3",
    question: "Extra patrol markers per sunk capital ship (24.3).",
    ruling:
      "For each permanently sunk British BC: one marker taken unseen from the other Incident markers (Troop Convoys included) joins the British group before the patrol zones are filled; kept as a placeholder (C.12). The zones' numbers stay 2/5/3/2.",
  },
  "D-62": {
    section: "24.5",
    question: "Campaign end by loss.",
    ruling:
      'Ends when no German ship is in play and none can still join; achieved missions are then rated ("moral" victory if enough), with negative VP too (24.1).',
  },
  "D-63": {
    section: "7.5",
    question: "Collier loss.",
    ruling:
      "At the end of phase 5 a collier is removed if a battle or contact took place in its space, no friendly warship is there, and at least one Allied warship survived it (also one that then goes to the pool). No VP are lost.",
  },
  "D-64": {
    section: "19.0",
    question: "Option-19 prices.",
    ruling:
      "Starting VP: -5 Moltke for Goeben; -10 Stralsund added; -50 all four ships (New Zealand joins the pool, second collier). Campaign later purchase of both: -30.",
  },
  "D-65": {
    section: "13.0",
    question: "Friendly Ship marker.",
    ruling:
      "Usable only in phase 1 of the next turn by ships in that space that outfit; then, used or not, back to the pool.",
  },
  "D-66": {
    section: "17.0",
    question: "Objective location.",
    ruling:
      "At least one German ship in the named space at the Objective phase; all conditions at the same time. A-H ships never satisfy it.",
  },
  "D-67": {
    section: "17.0",
    question: "Objective continue.",
    ruling:
      "Outside the campaign victory ends the game at once; in the campaign the player may play on to the turn limit, the order stays achieved.",
  },
  "D-68": {
    section: "13.0",
    question: "Ship caught by French Navy Sortie.",
    ruling: 'Sunk, scores the "German ship sunk" loss.',
  },
  "D-69": {
    section: "13.0",
    question: "Torpedo Nets against submarine torpedoes.",
    ruling: "Apply: in a port or naval base a die of 5 is cancelled, a 6 still hits.",
  },
  "D-70": {
    section: "20.0",
    question: "A-H Fleet Sorties with option 20 on.",
    ruling:
      "The reinforcement (2) is used instead of (1). A ship gained by the Naval Pact bonus follows rule 20 even when the option is off.",
  },
  "D-71": {
    section: "17.0",
    question: "All German ships lost before the last turn (single scenario).",
    ruling: "Immediate defeat.",
  },
  "D-72": {
    section: "14.14",
    question: "Camera Crew: whose sinking counts?",
    ruling:
      "Any Allied warship sunk in the battle by any friendly ship, if the carrying ship fought and survives; one die per battle in all; the VP count towards the battle total.",
  },
  "D-73": { section: "8.4", question: "Cargo of a sunk ship.", ruling: "To Available." },
  "D-74": {
    section: "6.3",
    question: "Zero Leadership.",
    ruling: "Counts in the 0 band of intelligence; the ship still rolls its extra dice.",
  },
  "D-75": {
    section: "15.0",
    question: "Who may raid or bombard.",
    ruling: "Any friendly warship; A-H Leadership 3 for raiding, printed factors for bombardment.",
  },
  "D-76": {
    section: "14.4",
    question: "German break-off with a ship that cannot move.",
    ruling: "A ship with Engines 0 has no possible space, and all ships break off or none: no break-off.",
  },
  "D-77": {
    section: "14.10",
    question: "Torpedo Reload before the index is 0?",
    ruling:
      "No: by the errata and the Cargo Chart only once the index has reached 0, then at any time. They prevail over 14.10, by which any number may have been fired; with reloadOnlyAtZero = false that is played. A game begun when that was the default has it in its snapshot and keeps it.",
  },
  "D-78": {
    section: "13.1",
    question: "Markers removed from play, in a campaign.",
    ruling: "They stay out of all later scenarios.",
  },
  "D-79": {
    section: "24.1",
    question: "Allied ships damaged, withdrawn or mined, in a campaign.",
    ruling: "All come back undamaged in the next scenario; sunk ones by 24.1(3).",
  },
  "D-80": {
    section: "8.5",
    question: "Cargo purchase at a friendly base (8.5).",
    ruling: "Once per ship and phase 1; points are not saved.",
  },
  "D-81": {
    section: "9.2",
    question: "Capture when the units were destroyed earlier.",
    ruling:
      "The landing is allowed at the end of any phase 7 in which no coastal unit and no Allied warship is in the space; no bombardment is needed then.",
  },
  "D-82": {
    section: "17.1",
    question: "Cause of a German loss.",
    ruling: "A German ship sunk by any cause scores its sunk value, once.",
  },
  "D-83": {
    section: "25.0",
    question: "What is the rate of fire that the Gunnery Officer decides?",
    ruling:
      "Maximum fire of the guns and the number of torpedoes. Whom to fire at, whether to fire at a place, and which of its units are removed, he proposes. The Commander has the last word in all of it.",
  },
  "C.12": {
    section: "13.0",
    question: "Why are hidden faces drawn only when they are revealed?",
    ruling:
      "After a shuffle every unseen marker of a group is equally likely to lie in every unseen place of that group, and no rule looks at a face before it is turned up. Drawing the face when it is revealed, from the markers of the group not yet seen, therefore gives every sequence of faces the odds it has in the boxed game; a test compares both exactly.",
  },
};
