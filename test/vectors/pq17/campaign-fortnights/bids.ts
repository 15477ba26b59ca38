import { resolves, type Vector } from "../kit";

/** 4.1.2 Bids for the initiative. */
export function bids(): Vector[] {
  const by = (
    id: string,
    title: string,
    allied: number,
    axis: number,
    winner: "allied" | "axis",
    vp: number,
    more: { starred?: "allied" | "axis"; rulings?: string[] } = {},
  ): Vector =>
    resolves({
      operation: "bidInitiative",
      base: "campaign-axis-bid",
      id: `bid-${id}`,
      title,
      citation: "4.1.2",
      change: (state) => {
        if (state.sides.allied.campaign !== null) state.sides.allied.campaign.bid = allied;
        if (more.starred !== undefined) {
          state.sides[more.starred].chits = [
            {
              letter: "A",
              condition: more.starred === "allied" ? "reinforcements" : "atlantic_breakout",
              revealed: false,
              fulfilled: false,
            },
          ];
        }
      },
      input: { bid: axis },
      rolls: [],
      outcome: { bidder: "axis", decided: true, fought: true, vp },
      ...(more.rulings === undefined ? {} : { rulings: more.rulings }),
      snapshot: {
        initiative: winner,
        phase: "prep_setup_1",
        phasing: winner === "allied" ? "axis" : "allied",
        campaign: { bids: { allied, axis } },
        vp: { log: vp === 0 ? [] : [{ side: winner, code: "INITIATIVE_BID", amount: vp, rule: "4.1.2" }] },
      },
    });
  return [
    by("allied", "4.1.2 The higher bid wins: the Allies pay 5 VP", 5, 2, "allied", -5),
    by("axis", "4.1.2 The higher bid wins: the Axis pays 4 VP", 3, 4, "axis", 4),
    by("tie", "4.1.2 D-50 Equal bids go to the Allies, who pay", 3, 3, "allied", -3, { rulings: ["D-50"] }),
    by(
      "starred-axis",
      "4.1.2 A condition with an asterisk adds 1 to the bid of the Axis, which pays what it bid",
      3,
      3,
      "axis",
      3,
      { starred: "axis" },
    ),
    by("starred-tie", "4.1.2 With the asterisk the bids may be equal", 3, 2, "allied", -3, {
      starred: "axis",
      rulings: ["D-50"],
    }),
    by(
      "starred-allied",
      "4.1.2 An Allied asterisk wins against a bid that is as high, and costs the bid alone",
      2,
      2,
      "allied",
      -2,
      { starred: "allied" },
    ),
    by("starred-zero", "4.1.2 A bid of 0 with an asterisk against 1 is equal and costs nothing", 0, 1, "allied", 0, {
      starred: "allied",
      rulings: ["D-50"],
    }),
    resolves({
      operation: "bidInitiative",
      base: "campaign-bids",
      id: "bid-first",
      title: "4.1.2 The Allied bid is set in secret, and the Axis bids",
      citation: "4.1.2",
      input: { bid: 9 },
      rolls: [],
      outcome: { bidder: "allied", decided: false, phase: "prep_initiative", phasing: "axis" },
      snapshot: {
        campaign: { bids: null },
        sides: { allied: { campaign: { bid: 9 } }, axis: { campaign: { bid: null } } },
      },
    }),
  ];
}
