import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { issueCertificate } from '../certificate/index.ts';
import { isOpen, openedBy, pathOf, progressAlong, type Step } from './learning-path.ts';
import {
  lockParticipant,
  updateProgress,
  updateSessionFailed,
  updateSessionPassed,
  updateSessionsOpened,
  type ParticipantRow,
} from './learning.queries.ts';
import { findOwnLessons } from './outline.queries.ts';

/** A lesson as its participant has it, and the way it is a step of. */
export interface OwnStep {
  readonly participant: ParticipantRow;
  readonly path: readonly Step[];
  readonly step: Step & { readonly sessionId: string };
}

interface Place {
  userId: string;
  participantId: string;
  sessionId: string;
}

/** Holds the participant until the transaction ends, and the step stays what it is. Its turn has come. */
export async function lockOwnStep(tx: Db, { userId, participantId, sessionId }: Place): Promise<OwnStep> {
  const participant = found(await lockParticipant(tx, { id: participantId, userId }));
  const path = pathOf(await findOwnLessons(tx, participant));
  const step = found(path.find((one) => one.sessionId === sessionId));
  if (!isOpen(path, step)) throw new AppError('lesson_locked');
  return { participant, path, step: { ...step, sessionId } };
}

export const isBegun = ({ beganAt }: Step) => beganAt !== null;

/** The one way to finish a lesson: it opens what follows, counts, and at 100 % gives the certificate. Answers the progress. */
export async function passSession(
  tx: Db,
  deps: Pick<Deps, 'clock' | 'env' | 'keys'>,
  { participant, path, step }: OwnStep,
) {
  if (step.status === 'passed') return participant.progress;
  const now = deps.clock.now();
  await updateSessionPassed(tx, step.sessionId, now);
  await updateSessionsOpened(tx, openedBy(path, step), now);
  const progress = progressAlong(path.map((one) => (one.id === step.id ? { ...one, status: 'passed' } : one)));
  await updateProgress(tx, participant.id, {
    progress,
    completedAt: progress === 100 ? (participant.completedAt ?? now) : null,
  });
  if (progress === 100) await issueCertificate(tx, deps, participant.id);
  return progress;
}

/** Tried in vain: the way goes on, and what was passed before stays passed. */
export async function failSession(tx: Db, { path, step }: OwnStep, now: Date) {
  if (step.status === 'passed') return;
  await updateSessionFailed(tx, step.sessionId);
  await updateSessionsOpened(tx, openedBy(path, step), now);
}

/** Somebody else's is not found. */
export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new AppError('not_found');
  return value;
}
