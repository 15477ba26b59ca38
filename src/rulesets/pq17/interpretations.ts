import type { Interpretation } from "../../core/contract/ruleset";
import { campaignRulings } from "./interpretations-campaign";
import { generalRulings } from "./interpretations-general";
import { movementRulings } from "./interpretations-movement";
import { submarineRulings } from "./interpretations-submarine";
import { surfaceRulings } from "./interpretations-surface";

/** D Every ruling on a rule that the rulebook leaves open, by its number; `interpretations.md` is the same for readers. */
export const interpretations: Readonly<Record<string, Interpretation>> = {
  ...generalRulings,
  ...campaignRulings,
  ...movementRulings,
  ...submarineRulings,
  ...surfaceRulings,
  "D-01": {
    section: "2",
    question: "Are halves of victory points kept?",
    ruling: "They are kept, and victory is decided on the exact total.",
  },
  "D-04": {
    section: "9.2.5",
    question: "When are the cards of convoys in a Gale drawn?",
    ruling: "In the Weather Phase, for every convoy at sea; dispersal is rolled in its owner's movement segment.",
  },
  "D-09": {
    section: "6.5",
    question: "What comes of a search by a dummy alone?",
    ruling: "The card is drawn; if it would succeed the dummy is shown and removed and the target is not identified.",
  },
  "D-12": {
    section: "5.1.7",
    question: "What happens to an Axis force that meets Heavy Drift or worse?",
    ruling: "The attempt fails, its movement ends, and damage cards are drawn without their addition.",
  },
  "D-20": {
    section: "6.6.1",
    question: "Which rows of a card serve location and transit?",
    ruling:
      "For location that of what attacks, Force or Air, never Both; for a transit check that of all assets of that side in the hex.",
  },
  "D-25": {
    section: "11.1",
    question: "From when are the turns of fuel counted?",
    ruling: "From the turn of departure or refuelling; in the Fuel Phase the turn marker moves first.",
  },
  "D-30": {
    section: "6.3.5",
    question: "What does the end of shadowing cost the target?",
    ruling: "It loses 1 ID; within its own movement this is the loss of moving unshadowed and no second one.",
  },
  "D-59": {
    section: "4.3.2",
    question: "When are forces paid for that the plan has at sea at the start?",
    ruling: "In the owner's first movement segment that is played; Patrol White costs nothing.",
  },
  "E-61": {
    section: "12.1",
    question: "When does the agent report a convoy, and when outside the campaign?",
    ruling:
      "When the move with which it leaves port is over; in an operation scenario in that operation, in the campaign in the next fortnight.",
  },
  "E-62": {
    section: "12.3",
    question: "When is the Axis convoy late?",
    ruling:
      "In the special phase before the day by which it must be in, or at the confirmation; also when nothing of it is left.",
  },
  "E-63": {
    section: "12.8",
    question: "Which TF lays mines?",
    ruling: "One of cruisers and destroyers alone that enters the hex in this turn; each DD CS is a destroyer.",
  },
  "E-64": {
    section: "12.10",
    question: "Where do the ships of a mission come from, and when is GEARBOX carried out?",
    ruling:
      "From any British or US force in play, while their side sets up; it is carried out when every ship of it that is left lies in the port.",
  },
  "E-65": {
    section: "12.14",
    question: "What is planned of a strike?",
    ruling: "Its place and its turn; without a declaration in the phase before that turn it does not take place.",
  },
  "E-66": {
    section: "12.11",
    question: "What is a whole turn at Barentsburg?",
    ruling: "A day turn in which a TF that has stood in the hex since it began does not move.",
  },
  "E-67": {
    section: "2.4",
    question: "Which lost CS of a capital ship score?",
    ruling:
      "Those lost in this operation by attacks, whether the ship is still in play or has left it; not the hit with which ice, weather or an accident took it out.",
  },
  "E-68": {
    section: "12.12",
    question: "What may enter the Kara Sea?",
    ruling: "A Panzerschiff without company, and one Wolf Pack.",
  },
  "E-69": {
    section: "12.2",
    question: "How is the map left for the Atlantic?",
    ruling: "As one hex of movement, with a transit check as for any other hex; by a TF of such ships alone.",
  },
  "E-70": {
    section: "14",
    question: "What may be bought, and at what price?",
    ruling:
      "What the scenario lists, each force once; the list of the pack is reconstructed, at what its ships count when sunk.",
  },
  "E-71": {
    section: "12.4",
    question: "How long does Bomber Command stay?",
    ruling: "Until its aircraft have flown; those that have not wait for a later phase.",
  },
  "E-72": {
    section: "3.4",
    question: "Is a TF in a box in port at the end of an operation?",
    ruling: "In a box of its own side it is; in the Kara Sea it is at sea.",
  },
  "E-73": {
    section: "12.13",
    question: "What do the Reinforcements bring in a scenario without a group of them?",
    ruling: "The first arrival of the campaign's list from that fortnight on whose ships are not in play.",
  },
  "E-74": {
    section: "12.7",
    question: "Which aircraft make Port Raids, and in what weather?",
    ruling:
      "Bombers and fighters of northern Norway with Kirkenes that reach the port, at night too, whatever the weather of the last turn; those turned back in the first raid fly again in the second.",
  },
  "D-05": {
    section: "6.7",
    question: "To what ID does an air attack raise its target?",
    ruling: "ID2 by day and ID1 at night, as the expanded sequence says.",
  },
  "D-33": {
    section: "7.2.4",
    question: "Who suffers the modifier for towing?",
    ruling: "The towed ship and its tower; a tower that casts off is free of it.",
  },
  "D-57": {
    section: "7.2.6",
    question: "What counts when a stack holds several types?",
    ruling: "The type with most CS, of equal ones the easier to hit; the ship that is hit is picked among all CS.",
  },
  "E-101": {
    section: "7.8",
    question: "What becomes of the aircraft of a carrier that sinks?",
    ruling: "All that are left go down with it and score as air steps lost.",
  },
  "E-102": {
    section: "7.2.3",
    question: "At what does an air unit fire back that several fighters engaged?",
    ruling: "With all its CS at one of them, which its owner names before the dice.",
  },
  "E-103": {
    section: "7.2.4",
    question: "May torpedo bombers drop bombs?",
    ruling: "Yes: every air unit with torpedoes chooses between bombs and torpedoes.",
  },
  "E-104": {
    section: "7.2.5",
    question: "How does a stack support the one next to it?",
    ruling: "It fires once in a wave, with the sum of its numbers, at one air unit that attacks a stack beside it.",
  },
  "E-105": {
    section: "7.2.5",
    question: "At which air unit does a stack of stars fire its one die?",
    ruling: "At the first of those that attack it, in their owner's order.",
  },
  "E-106": {
    section: "13.1",
    question: "Which ship may elude, and where do its attackers turn?",
    ruling:
      "A named ship that stands alone and is about to be attacked; they turn to any other stack, no more than the rule lets.",
  },
  "E-107": {
    section: "7.1.2",
    question: "In what order do groups attack that find the target?",
    ruling:
      "Those that find it by U or a carrier symbol alone and first, in the order in which they drew; the others then together.",
  },
  "E-108": {
    section: "5.3.1",
    question: "How long does the Air Radius of a carrier last?",
    ruling: "From its declaration to the end of the next enemy submarine segment, as that of aircraft.",
  },
  "E-109": {
    section: "7.1.3",
    question: "Do carrier aircraft need leave to attack ports and airbases?",
    ruling: "No: the rule binds land-based aircraft; Britain is closed to all.",
  },
  "E-110": {
    section: "7.2.6",
    question: "May attackers give up after the air combat?",
    ruling: "Yes, unit by unit, as the example does; no AA fires at those.",
  },
  "E-111": {
    section: "7.2.1",
    question: "What modifies the die for surprise of an air attack?",
    ruling:
      "The weather, and that the attacker's side shadows the target; aircraft are neither unidentified nor shadowed.",
  },
  "E-112": {
    section: "7.2.3",
    question: "May attackers fire in air combat that no fighter engaged?",
    ruling:
      "Those whose number is not circled do, with all their CS at one fighter that rose, which their owner names.",
  },
  "E-75": {
    section: "12.12",
    question: "How is the convoy of the Kara Sea attacked?",
    ruling:
      "By German forces in the box, without search or location card; a Wolf Pack not in the turn in which it came, and what has withdrawn from a battle stays in the box.",
  },
  "E-121": {
    section: "7.2.4",
    question: "How do air units on an airbase stand as targets?",
    ruling:
      "All that lie there, one by one in a line that their owner draws up; each hit takes a step of the unit attacked.",
  },
};
