import { resolves, type Vector } from "../kit";

/** 4.1.2, 15.8.3 Two bids of 0, with EV still to come and without it. */
export function evBids(): Vector[] {
  const bids = (id: string, title: string, allied: number, stage: "none" | "declared", axis: number): Vector =>
    resolves({
      citation: "15.8.3",
      operation: "bidInitiative",
      base: "campaign-axis-bid",
      id: `initiative-${id}`,
      title: `15.8.3 ${title}`,
      change: (state) => {
        state.initiative = "axis";
        state.sides.allied.campaign!.bid = allied;
        state.campaign!.ev.stage = stage;
      },
      input: { bid: axis },
      rolls: [],
      outcome: { bidder: "axis", decided: true, fought: allied + axis > 0 },
    });
  return [
    bids("ev-open", "After two passes the Allies may declare EV", 0, "none", 0),
    bids("ev-over", "Once it has been declared the fortnight ends", 0, "declared", 0),
    bids("one-pass", "After one pass there is an operation", 0, "none", 2),
    bids("allied-more", "The higher bid has the initiative", 3, "none", 2),
  ];
}
