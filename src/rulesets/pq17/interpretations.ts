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
};
