import type { UserId } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import { issueCertificate } from '../certificate/index.ts';
import { recordFinished, recordPassed } from '../webhook/index.ts';
import { isOpen, pathOf, progressAlong, sessionsOpenedBy, type Step } from './path.ts';
import { findOwnLessons } from './path.queries.ts';
import {
  findParticipantOfSession,
  lockParticipant,
  updateProgress,
  updateSessionFailed,
  updateSessionPassed,
  updateSessionReopened,
  updateSessionsOpened,
  type ParticipantRow,
} from './progress.queries.ts';

/** A lesson of a participant, and the path that it is a step of. */
export interface OwnStep {
  readonly participant: ParticipantRow;
  readonly path: readonly Step[];
  readonly step: Step & { readonly sessionId: string };
}

/** Key of the record of one participant in one lesson. */
export interface SessionKey {
  readonly participantId: string;
  readonly sessionId: string;
}

/** Locks the participant until the transaction ends, and then reads the open lesson of the session. */
export async function lockOwnStep(tx: Db, userId: string, { participantId, sessionId }: SessionKey): Promise<OwnStep> {
  const participant = required(await lockParticipant(tx, userId, participantId));
  const path = pathOf(await findOwnLessons(tx, participant));
  const step = required(path.find((one) => one.sessionId === sessionId));
  if (!isOpen(path, step)) throw new AppError('lesson_locked');
  return { participant, path, step: { ...step, sessionId } };
}

/** Locks the participant of a session until the transaction ends, and reads all of the path. */
export async function lockOwnPath(tx: Db, userId: UserId, sessionId: string) {
  const { id } = required(await findParticipantOfSession(tx, userId, sessionId));
  const participant = required(await lockParticipant(tx, userId, id));
  return { participant, path: pathOf(await findOwnLessons(tx, participant)) };
}

export const isBegun = ({ beganAt }: Step) => beganAt !== null;

/**
 * Passes a lesson, which is done only here: opens the lessons that follow, counts the progress, tells webhooks, and issues
 * the certificate at 100 %. Returns the progress.
 */
export async function passSession(
  tx: Db,
  deps: Pick<Deps, 'clock' | 'env' | 'keys' | 'jobs'>,
  { participant, path, step }: OwnStep,
) {
  if (step.status === 'passed') return participant.progress;
  const now = deps.clock.now();
  await updateSessionPassed(tx, step.sessionId, now);
  await updateSessionsOpened(tx, sessionsOpenedBy(path, step), now);
  const progress = progressAlong(path.map((one) => (one.id === step.id ? { ...one, status: 'passed' } : one)));
  await updateProgress(tx, participant.id, {
    progress,
    completedAt: progress === 100 ? (participant.completedAt ?? now) : null,
  });
  await recordPassed(tx, deps, { participantId: participant.id, lessonId: step.id, progress, now });
  if (progress === 100) {
    if (!participant.completedAt) await recordFinished(tx, deps, [participant.id], now);
    await issueCertificate(tx, deps, participant.id);
  }
  return progress;
}

/** Fails a lesson. A failed attempt opens the lessons that follow too. A lesson that was passed before stays passed. */
export async function failSession(tx: Db, { path, step }: OwnStep, now: Date) {
  if (step.status === 'passed') return;
  await updateSessionFailed(tx, step.sessionId);
  await updateSessionsOpened(tx, sessionsOpenedBy(path, step), now);
}

/**
 * Undoes the passing of a lesson; the lessons that it opened stay open. Not for participants who have their
 * certificate.
 */
export async function reopenSession(tx: Db, { participant, path, step }: OwnStep) {
  await updateSessionReopened(tx, step.sessionId);
  const progress = progressAlong(path.map((one) => (one.id === step.id ? { ...one, status: 'started' } : one)));
  await updateProgress(tx, participant.id, { progress, completedAt: null });
}
