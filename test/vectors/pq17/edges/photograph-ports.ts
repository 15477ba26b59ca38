import { all, type Case, type Change, draw, type Json, refused, resolves, type Vector } from "../kit";
import { cardRoll, DECKS } from "../kit/cards";
import { dummy, force, known, light, phase } from "../kit/changes";
import { convoy, fleet, ships } from "../kit/fleets";
import { inHex } from "../kit/forces";
import { plane } from "../kit/pieces";
import { forces, inPort } from "../kit/stations";
import { goes } from "./moves";

const shows = DECKS.allied.find(({ photo }) => photo)!.no;

const fails = DECKS.allied.find(({ photo }) => !photo)!.no;

const tells = DECKS.axis.find(({ photo }) => photo)!.no;

const plan: Omit<Case, "id" | "title"> = {
  citation: "6.9",
  operation: "photographPort",
  base: "lone-allied",
  input: { aircraft: "pr_spitfire_1", port: "bergen" },
};

const taking: Change = phase("photo", "allied");

const lying = (at: string): Json => ({ ...inPort(at), sailed: false });

/** 6.9 Vectors for the facts that a photograph discloses, and the aircraft that take one. */
export function photographs(): Vector[] {
  const rich: Change = all(
    taking,
    forces(
      "axis",
      fleet("first", 1, ships("scharnhorst", 3, "dd_z36a", 2, "tb_35_37", 1), lying("bergen")),
      fleet("second", 2, ships("admiral_hipper", 4, "dd_z36a", 3, "dd_z34_36", 1, "es_german", 2), lying("bergen")),
      convoy("traders", 3, ships("mv", 4, "es_german", 1), lying("bergen")),
      fleet("other", 4, ships("lutzow", 4), lying("trondheim")),
      fleet("out", 5, ships("prinz_eugen", 4), { at: "0812" }),
    ),
  );
  const no = (
    id: string,
    title: string,
    change: Change,
    code: string,
    more: Partial<Case> = {},
    pointer = "",
  ): Vector =>
    refused({
      ...plan,
      id: `photo-edge-${id}`,
      title: `6.9 ${title}`,
      change: all(taking, change),
      ...more,
      code,
      section: "6.9",
      pointer,
    });
  const photo = { turn: 1, port: "bergen", heavy: [], types: [] };
  return [
    resolves({
      ...plan,
      id: "photo-edge-blocks",
      title: "6.9 A photograph adds up the ships of all blocks in the port, and no others",
      change: rich,
      rolls: [draw("photo-card", shows, `success with card ${shows}`)],
      outcome: { photo: { port: "bergen", heavy: ["admiral_hipper", "scharnhorst"] } },
    }),
    resolves({
      ...plan,
      id: "photo-edge-old",
      title: "6.9 Of 160 photographs a side keeps the later half",
      change: all(taking, (state) => {
        state.sides.allied.photos = Array.from({ length: 160 }, (_, index) => ({ ...photo, turn: 1 + (index % 8) }));
      }),
      rolls: [cardRoll("photo-card", shows)],
      outcome: { photo: { port: "bergen" } },
    }),
    resolves({
      ...plan,
      id: "photo-edge-kept",
      title: "6.9 Of 159 photographs it keeps all",
      change: all(taking, (state) => {
        state.sides.allied.photos = Array.from({ length: 159 }, (_, index) => ({ ...photo, turn: 1 + (index % 8) }));
      }),
      rolls: [cardRoll("photo-card", shows)],
      outcome: { photo: { port: "bergen" } },
    }),
    resolves({
      ...plan,
      id: "photo-edge-fails",
      title: "6.9 A card without a photograph fails",
      change: taking,
      rolls: [draw("photo-card", fails, `failed with card ${fails}`)],
      outcome: { photo: null },
    }),
    resolves({
      citation: "6.9",
      operation: "photographPort",
      base: "lone-axis",
      id: "photo-edge-carrier-elsewhere",
      title: "5.1.8 A photograph of Murmansk does not locate a carrier in Scapa Flow, nor one at sea",
      change: all(
        phase("photo", "axis"),
        forces(
          "allied",
          fleet("home", 1, ships("victorious", 4), lying("scapa_flow")),
          fleet("out", 2, ships("furious", 3), { at: "0708" }),
          fleet("russian", 3, ships("dd_type7", 2), lying("murmansk")),
        ),
      ),
      input: { aircraft: "pr_ju88_1", port: "murmansk" },
      rolls: [draw("photo-card", tells, `success with card ${tells}`)],
      outcome: { photo: { port: "murmansk", heavy: [], types: [{ type: "DD", counters: 1, cs: 2 }] } },
      snapshot: { sides: { allied: { located: [] } } },
    }),
    no("night", "By night nobody photographs", light("night"), "NO_PHOTOGRAPH"),
    no("late", "Nobody photographs in the recon segment", phase("recon", "allied"), "OUT_OF_TURN"),
    no(
      "own-port",
      "A port of the own side is not photographed",
      () => undefined,
      "VALUE_NOT_LISTED",
      { input: { aircraft: "pr_spitfire_1", port: "scapa_flow" } },
      "/input/port",
    ),
    no(
      "box",
      "A port of a box is not photographed",
      () => undefined,
      "VALUE_NOT_LISTED",
      { input: { aircraft: "pr_spitfire_1", port: "kiel" } },
      "/input/port",
    ),
    no(
      "searcher",
      "A unit without cameras takes no photograph",
      (state) => {
        state.sides.allied.aircraft.push(plane("eye", "catalina", 1, { base: "sumburgh" }));
      },
      "VALUE_NOT_LISTED",
      { input: { aircraft: "eye", port: "bergen" } },
      "/input/aircraft",
    ),
  ];
}

/** 1.3, 6.1 A dummy that was due is due no more. */
export function lapses(): Vector[] {
  const due: Change = (state) => {
    force(state, "allied").dummyDue = true;
  };
  return [
    resolves({
      citation: "6.1",
      operation: "resolveSearch",
      base: "search-axis-force",
      id: "identity-due-found",
      title: "1.3 A force that is found may place no dummy any more",
      change: due,
      input: { block: 1 },
      rolls: [cardRoll("search-card", 33)],
      outcome: { found: "force" },
      snapshot: { sides: { allied: { forces: [{ identified: true, dummyDue: false }] } } },
    }),
    goes(
      {
        id: "identity-due-port",
        title: "1.3 A force that enters port while all dummies are on the map places none",
        change: all(inHex("allied", "0504"), known("allied", undefined, null), due, (state) => {
          state.sides.allied.dummies = [2, 3, 4].map((block) => dummy(block, "0403"));
        }),
        path: ["reykjavik"],
      },
      { sides: { allied: { forces: [{ station: "in_port", dummyDue: false }] } } },
    ),
  ];
}
