import type { Interpretation } from "../../core/contract/ruleset";

/** D Rulings of the specification that shape what is listed, counted or ordered, by id. */
export const generalRulings: Readonly<Record<string, Interpretation>> = {
  "D-02": {
    section: "1.7",
    question: "How often are the reconnaissance decks shuffled?",
    ruling: "All cards return to both decks at the start of every Weather Phase.",
  },
  "D-03": {
    section: "7",
    question: "In which order are simultaneous dice rolled?",
    ruling:
      "The attacker's first; in the torpedo and withdrawal steps of a surface battle the defender's. The order changes no result.",
  },
  "D-06": {
    section: "9.2.5",
    question: "What if a card stops only one part of a dispersed convoy?",
    ruling: "Neither part moves, since both stay in one hex.",
  },
  "D-07": {
    section: "6.1",
    question: "Can searches raise an ID above 3?",
    ruling: "No; level 4 only describes what a photograph tells.",
  },
  "D-08": {
    section: "6.2",
    question: "Does a numbered result find an unidentified force?",
    ruling: "Never: an ID of 0 takes an identified block. For the gain of ID an unidentified force counts as 0.",
  },
  "D-10": {
    section: "10.1",
    question: "How long does an ice condition that was rolled for hold?",
    ruling: "For one force, one hexside and one attempt; it is not kept.",
  },
  "D-11": {
    section: "10.2.6",
    question: "When does the addition on a damage card count?",
    ruling:
      "In ice alone, for a hexside that is really crossed into Heavy Drift or Thin Pack and for an attempt on Solid Pack; never in Light Drift, for a crossing given up or failed, or for weather.",
  },
  "D-13": {
    section: "9.3.1",
    question: "Which ships can ice and weather damage?",
    ruling: "Heavy ships, AX, and every CS of MX, DD and TB; neither ES nor submarines.",
  },
  "D-21": {
    section: "7.5",
    question: "From where do torpedo boats fire their guns?",
    ruling: "From the Torpedo Attack area alone.",
  },
  "D-22": {
    section: "7.5.2",
    question: "What does Evasion do?",
    ruling:
      "It takes 1 from the unit's own gunnery and 1 from torpedo attacks against it, nothing from gunnery against it; it is placed anew each round.",
  },
  "D-24": {
    section: "7.5",
    question: "Do night and weather modify gunnery and torpedoes?",
    ruling: "Only where their charts say so.",
  },
  "D-26": {
    section: "11.3.2",
    question: "How is the fuel of an oiler spent?",
    ruling: "In steps of 5, fractions up, for each refuelling; damage leaves it at most 10 for each CS it still has.",
  },
  "D-27": {
    section: "5.3",
    question: "Which air units may not attack?",
    ruling: "Those that search, shadow or form an Air Radius in the phase, and P units at all times.",
  },
  "D-28": {
    section: "1.2.1",
    question: "How many escorts and submarines may a convoy hold?",
    ruling: "At most 4 CS of ES and 2 CS of submarines.",
  },
  "D-29": {
    section: "1.2.1",
    question: "What is a large convoy?",
    ruling: "One of 11 ships or more, where every MX CS and every AX counter is a ship.",
  },
  "D-31": {
    section: "6.3.1",
    question: "How long does a fixed Air Radius shadow?",
    ruling: "While the force stays in that side's fixed radii and there is no Gale.",
  },
  "D-32": {
    section: "5.1.5",
    question: "How does a convoy have to move?",
    ruling:
      "It never enters a hex again that it has occupied, and is never more than one hex farther from its destination by sea than at its closest, unless nothing else is open.",
  },
  "D-35": {
    section: "7.5",
    question: "How often may a TF fight in a segment?",
    ruling: "Once: a TF that attacked, defended or engaged is done for the segment.",
  },
  "D-36": {
    section: "5.1.8",
    question: "When is an Allied carrier located?",
    ruling: "When it has been identified at sea, photographed in port, or disclosed; one that has sunk counts no more.",
  },
  "D-38": {
    section: "15.8",
    question: "What share of submarines and destroyers is at sea?",
    ruling: "One half.",
  },
  "D-39": {
    section: "15.4",
    question: "Are emergency reinforcements a least or a most?",
    ruling: "A most.",
  },
  "D-43": {
    section: "7.3.1",
    question: "Do the modifiers of a Crippled ship and of one dead in the water add up?",
    ruling: "No; the one for a ship dead in the water or in tow applies.",
  },
  "D-44": {
    section: "7",
    question: "What becomes of hits beyond the last step?",
    ruling: "They are lost; a heavy ship or AX at 0 CS lies dead in the water and sinks by one more hit.",
  },
  "D-45": {
    section: "6.3",
    question: "Who may shadow?",
    ruling:
      "R units, sectors, Air Radii, one German Wolf Pack for each convoy, and Allied TFs with an undamaged cruiser against an Axis TF; no dummy.",
  },
  "D-46": {
    section: "5.3",
    question: "How are sea distance and range counted?",
    ruling: "In hexes of the map; aircraft cross land and ships do not.",
  },
  "D-48": {
    section: "15.2",
    question: "How many CAM, escort and submarine counters may a convoy have?",
    ruling: "At most two of each.",
  },
  "D-50": {
    section: "4.1.2",
    question: "Who has the initiative when both bids are equal?",
    ruling: "The Allies, who lose the victory points they bid.",
  },
  "D-51": {
    section: "6.2.1",
    question: "What does an ID of 1 tell of the number of ships?",
    ruling: "Two bounds, half of it rounded up and one and a half times it rounded down.",
  },
  "D-52": {
    section: "7.2.2",
    question: "Does a scramble keep the attackers from attacking?",
    ruling: "No; whoever survives the air combat may attack.",
  },
  "D-53": {
    section: "7.2.1",
    question: "Which fighters may scramble?",
    ruling:
      "Those based in the target's hex and not away on a mission: at its base, on its carriers, and Interceptors; others only by the option on air surprise.",
  },
  "D-54": {
    section: "10.1",
    question: "What is the condition of a zone in which no force moves?",
    ruling: "The expected one on its marker, without a die.",
  },
  "D-55": {
    section: "5.1.2",
    question: "What counts against the capacity of the ports of North Russia?",
    ruling:
      "Undamaged warships, but not Soviet ones, that enter either port in the operation, each once; those that lie there from the start count only when they come back.",
  },
  "D-56": {
    section: "7.2.4",
    question: "What do the submarines of a convoy do in air and surface combat?",
    ruling:
      "They are not deployed and are no target; they act only before a surface battle, and sail on with the convoy.",
  },
  "D-58": {
    section: "9.5",
    question: "What is northern Norway?",
    ruling: "Without Kirkenes for Local Weather, with it for port raids and repairs.",
  },
  "D-61": {
    section: "7",
    question: "Are several attacks in one volley simultaneous?",
    ruling:
      "Submarines of a pack and aircraft of a wave attack one by one, each seeing the marks of the one before; the torpedoes of a step of a surface battle are simultaneous.",
  },
};
