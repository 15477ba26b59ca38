import { resolves, type Vector } from "../kit";
import { force, fresh, laden } from "../kit/changes";

/** 9.3.2 A Gale that disperses one of two convoys. */
export function dispersals(): Vector[] {
  const card = (no: number, of: string) => ({ force: of, dispersed: false, card: no, moves: true, disperses: true });
  return [
    resolves({
      id: "disperse-second-convoy",
      title: "9.3.2 The card of a second convoy disperses that one and leaves the first its own",
      citation: "9.3.2",
      operation: "resolveDispersal",
      base: "dispersal",
      change: (state) => {
        const first = force(state, "allied");
        first.units = [fresh("mv", 11), fresh("dd_ai", 1)];
        const other = structuredClone(first);
        Object.assign(other, {
          id: "c2",
          number: 9,
          block: 9,
          at: "0509",
          units: [fresh("mv", 11), fresh("es_british", 1)],
        });
        other.convoy = laden(11, { visited: ["0509"] });
        state.sides.allied.forces.push(other);
        state.sides.allied.convoyCards = [card(3, first.id), card(4, "c2")];
      },
      input: { convoy: "c2" },
      rolls: [
        {
          label: "dispersal",
          faces: [5],
          chart: null,
          modifiers: { GALE_DISPERSAL: -3 },
          rules: { GALE_DISPERSAL: "9.3.2" },
        },
        { label: "dispersal-ship", faces: [1], chart: null },
        { label: "dispersal-ship", faces: [1], chart: null },
      ],
      outcome: { convoy: "c2", dispersed: 2 },
      snapshot: {
        sides: {
          allied: {
            convoyCards: [{ disperses: true }, { force: "c2", disperses: false }],
            forces: [{ convoy: { dispersed: [] } }, { id: "c2", convoy: { dispersed: [{ unit: "mv", cs: 2 }] } }],
          },
        },
      },
    }),
  ];
}
