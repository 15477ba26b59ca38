import type { TypedDocumentNode } from "@apollo/client";
import { graphql } from "./gql";
import type * as Types from "./gql/graphql";

graphql(`
  fragment Line on AuditEntry { weight sentence }
  fragment Choice on Decision {
    operation title description legal kind input refusal { message }
    limits {
      code section rule message pointers min max each values weights allowed forbidden
      where { pointer values } when { pointers values where { pointer values } }
    }
  }
  fragment Closed on Refusal { message }
  fragment Roll on NeedsRoll { next { purpose count dice low high held } }
`);

/** One document plays a whole game of The Hunters: every operation, from the first. */
const PLAY_HUNTERS = graphql(`
  query PlayHunters(
    $operation: HuntersOperation!, $snapshot: Snapshot, $input: JSON, $seed: String, $dice: [Int!], $language: String
  ) {
    game: hunters {
      answer: play(
        operation: $operation, snapshot: $snapshot, input: $input, seed: $seed, dice: $dice, language: $language
      ) {
        __typename
        ... on HuntersPlayResolution { snapshot audit { ...Line } decisions { ...Choice } }
        ...Closed
        ...Roll
      }
    }
  }
`);

/** The same for PQ-17, where each side has its own audit and decisions. */
const PLAY_PQ17 = graphql(`
  query PlayPq17(
    $operation: Pq17Operation!, $snapshot: Snapshot, $input: JSON, $seed: String, $dice: [Int!], $language: String
  ) {
    game: pq17 {
      answer: play(
        operation: $operation, snapshot: $snapshot, input: $input, seed: $seed, dice: $dice, language: $language
        views: [allied, axis]
      ) {
        __typename
        ... on Pq17PlayResolution { snapshot views { side audit { ...Line } decisions { ...Choice } } }
        ...Closed
        ...Roll
      }
    }
  }
`);

/** Without a snapshot, the only decision is how to start. */
const START_HUNTERS = graphql(`
  query StartHunters($language: String) { game: hunters { decisions(language: $language) { ...Choice } } }
`);

const START_PQ17 = graphql(`
  query StartPq17($language: String) { game: pq17 { decisions(language: $language) { ...Choice } } }
`);

/** The mat of the boat shows damage and crew, so the service draws it with the snapshot. */
export const MAT = graphql(`
  query Mat($snapshot: Snapshot!, $language: String) {
    game: hunters { map(snapshot: $snapshot, language: $language) }
  }
`);

/** The map of PQ-17 never changes: load it once by its digest, and draw the pieces over it. */
export const PIECES = graphql(`
  query Pieces($snapshot: Snapshot!, $viewer: Pq17Viewer!, $language: String) {
    game: pq17 {
      pieces(snapshot: $snapshot, viewer: $viewer, language: $language) {
        svgDigest viewBox pieces { id kind side name title space x y }
      }
    }
  }
`);

/** The documents of a game. Both games answer in the same form. */
interface GameDocuments {
  readonly title: string;
  readonly play: TypedDocumentNode<
    Types.PlayHuntersQuery | Types.PlayPq17Query,
    Types.PlayHuntersQueryVariables & Types.PlayPq17QueryVariables
  >;
  readonly start: TypedDocumentNode<Types.StartHuntersQuery | Types.StartPq17Query, { language: string }>;
}

export type Game = "hunters" | "pq17";

export const GAMES: Readonly<Record<Game, GameDocuments>> = {
  hunters: { title: "The Hunters", play: PLAY_HUNTERS, start: START_HUNTERS },
  pq17: { title: "PQ-17", play: PLAY_PQ17, start: START_PQ17 },
};
