/** The documents of the main path: what a front end sends to play alone, at one screen, or over a stored game. */

const LINE = "fragment Line on AuditEntry { kind weight code sentence }";

const CHOICE = `
  fragment Choice on Decision {
    operation title description legal kind input refusal { code message }
    closed { pointer code message title }
    limits {
      code section rule message pointers min max each values weights allowed forbidden
      where { pointer values } when { pointers values where { pointer values } }
    }
  }
`;

const ROLL = "fragment Roll on NeedsRoll { next { purpose count dice low high held } }";

const CLOSED = "fragment Closed on Refusal { code message pointer }";

const BOARD = `
  fragment Board on MapPieces { svgDigest viewBox state pieces { id kind side name title space x y } }
`;

/** Plays a whole game of The Hunters. */
export const PLAY_HUNTERS = `
  query PlayHunters($operation: HuntersOperation!, $snapshot: Snapshot, $input: JSON, $seed: String, $dice: [Int!]) {
    hunters {
      play(operation: $operation, snapshot: $snapshot, input: $input, seed: $seed, dice: $dice, language: "en") {
        ... on HuntersPlayResolution { snapshot state { phase } audit { ...Line } decisions { ...Choice } }
        ...Closed
        ...Roll
      }
    }
  }
  ${LINE} ${CHOICE} ${ROLL} ${CLOSED}
`;

/** Plays a whole game of PQ-17 at one screen. */
export const PLAY_PQ17 = `
  query PlayPq17(
    $operation: Pq17Operation!, $snapshot: Snapshot, $input: JSON, $seed: String, $runThrough: [Pq17Operation!]
    $viewer: Pq17Viewer
  ) {
    pq17 {
      play(
        operation: $operation, snapshot: $snapshot, input: $input, seed: $seed, language: "en", runOn: true
        runThrough: $runThrough, decisions: OPEN, views: [allied, axis], board: true, viewer: $viewer
      ) {
        ... on Pq17PlayResolution {
          snapshot state { turn } board { ...Board } views { side audit { ...Line } decisions { ...Choice } }
        }
        ...Closed
        ...Roll
      }
    }
  }
  ${LINE} ${CHOICE} ${ROLL} ${CLOSED} ${BOARD}
`;

/** Plays a step of a stored game as a side. */
export const PLAY_STEP = `
  mutation PlayStep(
    $career: String!, $version: Int!, $operation: OperationName!, $input: JSON, $runThrough: [OperationName!]
  ) {
    playStep(
      career: $career, expectedVersion: $version, operation: $operation, input: $input, server: true, runOn: true
      runThrough: $runThrough, language: "en", decisions: OPEN, board: true
    ) {
      kind version
      view { ... on Pq17View { turn } }
      audit { ...Line }
      decisions { ...Choice }
      awaited { side since }
      board { ...Board }
      answer { ...Closed ...Roll }
    }
  }
  ${LINE} ${CHOICE} ${ROLL} ${CLOSED} ${BOARD}
`;

/** Reads what happened in a stored game since a version. */
export const READ_CAREER = `
  query ReadCareer($career: String!, $since: Int) {
    career(career: $career, since: $since, language: "en", decisions: OPEN, board: true) {
      version over
      view { ... on Pq17View { turn } }
      decisions { ...Choice }
      awaited { side since }
      board { ...Board }
      steps { audit { ...Line } }
    }
  }
  ${LINE} ${CHOICE} ${BOARD}
`;

/** Every document of the main path. */
export const MAIN_PATH = [PLAY_HUNTERS, PLAY_PQ17, PLAY_STEP, READ_CAREER];
