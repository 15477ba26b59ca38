import type { Interpretation } from "../../core/operation/contract";

/** D The rulings that decided how something was resolved, by id. */
export const interpretations: Readonly<Record<string, Interpretation>> = {
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
    question: "Which row of a card serves a transit check?",
    ruling: "The row of all assets of that side in the hex.",
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
    question: "What may be bought when a scenario has no list?",
    ruling: "Nothing; a force of the list is bought once.",
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
};
