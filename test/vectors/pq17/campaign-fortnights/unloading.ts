import { type Json, resolves, type Vector } from "../kit";

/** 15.2.2, 15.9.1 Convoys that unload, and ships that wait in Russia. */
export function boxes(): Vector[] {
  const mv = (cs: number, more: Json = {}) => ({ unit: "mv", cs, damaged: false, faceUp: false, ...more });
  const by = (
    id: string,
    title: string,
    murmansk: Json,
    arkhangelsk: Json,
    log: readonly Json[],
    then: readonly Json[],
  ): Vector =>
    resolves({
      operation: "bidInitiative",
      base: "campaign-axis-bid",
      id: `boxes-${id}`,
      title,
      citation: "15.9.1",
      change: (state) => {
        if (state.sides.allied.campaign !== null) state.sides.allied.campaign.bid = 0;
        if (state.campaign === null) return;
        state.campaign.ev.stage = "completed";
        state.campaign.boxes = [
          { port: "murmansk", unloading: [], ballast: [], ...murmansk },
          { port: "arkhangelsk", unloading: [], ballast: [], ...arkhangelsk },
        ];
      },
      input: { bid: 0 },
      rolls: [],
      rulings: ["E-96"],
      outcome: {
        decided: true,
        fought: false,
        phase: "admin_oob",
        vp: log.reduce((sum, each) => sum + Number(each.amount), 0),
      },
      snapshot: { initiative: "allied", campaign: { fought: false, boxes: then }, vp: { log } },
    });
  const unloaded = (amount: number, unit: string) => ({ code: "UNLOADED", amount, unit, rule: "15.9.1" });
  const empty = (amount: number, unit: string) => ({ code: "EMPTY_IN_RUSSIA", amount, unit, rule: "15.9.1" });
  return [
    by(
      "none",
      "3.2 4.1.2 Two bids of 0 leave the fortnight without an operation",
      {},
      {},
      [],
      [
        { port: "murmansk", ballast: [] },
        { port: "arkhangelsk", ballast: [] },
      ],
    ),
    by(
      "murmansk",
      "15.2.2 Murmansk unloads 11 ships in a fortnight, 1 VP each",
      { unloading: [mv(13)] },
      {},
      [unloaded(11, "murmansk")],
      [{ unloading: [{ unit: "mv", cs: 2 }], ballast: [{ unit: "mv", cs: 11, faceUp: false }] }, {}],
    ),
    by(
      "arkhangelsk",
      "15.2.2 Arkhangelsk unloads 15 ships in a fortnight",
      {},
      { unloading: [mv(16)] },
      [unloaded(15, "arkhangelsk")],
      [{}, { unloading: [{ cs: 1 }], ballast: [{ cs: 15, faceUp: false }] }],
    ),
    by(
      "empties",
      "15.9.1 Every ship that was in a Ballast box before costs ½ VP",
      { unloading: [mv(3)], ballast: [mv(5)] },
      {},
      [empty(-2.5, "murmansk"), unloaded(3, "murmansk")],
      [
        {
          unloading: [],
          ballast: [
            { cs: 5, faceUp: true },
            { cs: 3, faceUp: false },
          ],
        },
        {},
      ],
    ),
    by(
      "damaged",
      "15.9.1 Ships that are Crippled or Dead in the Water unload for nothing",
      { unloading: [mv(2), mv(1, { damaged: true })] },
      {},
      [unloaded(2, "murmansk")],
      [
        {
          unloading: [],
          ballast: [
            { cs: 2, damaged: false },
            { cs: 1, damaged: true },
          ],
        },
        {},
      ],
    ),
  ];
}
