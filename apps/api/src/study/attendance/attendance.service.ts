import {
  isAttendable,
  isCodeTaken,
  isPresenceCode,
  presenceTries,
} from '@sinau/contracts/study/attendance/attendance.rules';
import type { SessionResult } from '@sinau/contracts/study/learning/learning.schemas';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { isoOrNull } from '../../platform/iso.ts';
import type { Limit } from '../../platform/rate-limits.ts';
import { required } from '../../platform/required.ts';
import { lockOwnStep, passSession, type OwnStep, type SessionKey } from '../../core/progress/index.ts';
import { insertAttendance, lockSession } from './attendance.queries.ts';

export type AttendanceService = ReturnType<typeof createAttendanceService>;

/** Counted before a code is compared, so that concurrent tries are counted too. */
const tries: Limit = { name: 'presence', ...presenceTries };

export function createAttendanceService(deps: Pick<Deps, 'db' | 'clock' | 'env' | 'keys' | 'jobs' | 'limits'>) {
  const { db, clock, limits } = deps;
  return {
    async attend(actor: Actor, key: SessionKey, { code }: { code: string }): Promise<SessionResult> {
      await limits.consume(tries, `${actor.id}:${key.sessionId}`);
      return transact(db, async (tx) => {
        const own = await lockOwnStep(tx, actor.id, key);
        const { step, participant } = own;
        if (step.type !== 'webinar' || step.completionType !== 'input-presence-code')
          throw new AppError('action_not_allowed');
        if (step.status === 'passed') return { id: step.sessionId, status: 'passed', progress: participant.progress };
        const session = required(await lockSession(tx, step.id, participant.id));
        requireOpen(session, clock.now());
        if (!isCodeTaken(timesOf(session), clock.now())) throw new AppError('presence_over');
        if (!isPresenceCode(session.presenceCode, code))
          throw new AppError('presence_code_wrong', { fields: { code: 'Kode ini tidak cocok. Periksa lagi.' } });
        const progress = await passSession(tx, deps, own);
        await insertAttendance(tx, { sessionId: step.sessionId, at: clock.now(), method: 'code' });
        return { id: step.sessionId, status: 'passed', progress };
      });
    },
  };
}

type SessionRow = NonNullable<Awaited<ReturnType<typeof lockSession>>>;
const timesOf = ({ startsAt, endsAt, cancelledAt }: SessionRow) => ({
  startsAt: isoOrNull(startsAt),
  endsAt: isoOrNull(endsAt),
  cancelledAt: isoOrNull(cancelledAt),
});

/** Refuses attendance before a session opens, and of a cancelled session. */
export function requireOpen(session: SessionRow, now: Date) {
  if (session.cancelledAt) throw new AppError('live_session_cancelled');
  if (!isAttendable(timesOf(session), now)) throw new AppError('presence_not_open');
}

/** Records attendance for the button that finishes a live session. */
export async function attendByButton(tx: Db, { participant, step }: OwnStep, now: Date) {
  if (step.status === 'passed') return;
  requireOpen(required(await lockSession(tx, step.id, participant.id)), now);
  await insertAttendance(tx, { sessionId: step.sessionId, at: now, method: 'button' });
}
