import type { AnyCareerOperation } from "../declaration";
import { webhookOperations } from "../webhooks/operations";
import { careerAudit } from "./career-audit";
import { careerMap, careerPieces } from "./career-map";
import { claimSeat, claimTerms } from "./claims";
import { correctCareer } from "./correct-career";
import { createCareer } from "./create-career";
import { deleteCareer } from "./delete-career";
import { declareForfeit, resign } from "./ending";
import { forkCareer } from "./fork-career";
import { careerNotes, deleteNote } from "./notes";
import { playStep } from "./play-step";
import { career, careerSteps, careers, careerVersion } from "./reading";
import { signingKeys } from "./signing-keys";
import { answerTakeback, proposeTakeback } from "./takebacks";
import { issueToken, revokeToken, rotateToken } from "./tokens";
import { exportCareer, importCareer, verifyCareer, verifyCareerFile } from "./transfer";

/** Every operation on careers, in the order listed. */
export const careerOperations: readonly AnyCareerOperation[] = [
  createCareer,
  careers,
  career,
  careerVersion,
  careerSteps,
  careerAudit,
  careerMap,
  careerPieces,
  careerNotes,
  playStep,
  claimTerms,
  claimSeat,
  resign,
  declareForfeit,
  proposeTakeback,
  answerTakeback,
  correctCareer,
  forkCareer,
  verifyCareer,
  verifyCareerFile,
  exportCareer,
  importCareer,
  deleteCareer,
  deleteNote,
  issueToken,
  rotateToken,
  revokeToken,
  ...webhookOperations,
  signingKeys,
];
