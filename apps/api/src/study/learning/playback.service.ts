import type {
  OfflinePlayback,
  OfflinePlaybackState,
  PlaybackBeat,
  PlaybackState,
} from '@sinau/contracts/study/learning/learning.schemas';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { minutes } from '../../platform/clock.ts';
import { sqlIn } from '../../platform/db.ts';
import { hyphenated } from '../../platform/enum-names.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import { isBegun, lockOwnStep, passSession, updateSessionBegun, type SessionKey } from '../../core/progress/index.ts';
import { applyHeartbeat, isActivePlayer, type PlaybackUpdate } from './heartbeat.ts';
import { presentPlayback } from './participant-lesson.ts';
import { applyOffline, longestDelay } from './offline-playback.ts';
import {
  addOfflineTime,
  findOfflineTime,
  findPlayback,
  lockPlayback,
  updateOfflinePlayback,
  updatePlayback,
  type PlaybackRow,
} from './playback.queries.ts';

/** Player of a playback that no connected player has opened yet. */
const offlinePlayer = 'offline';

export type PlaybackService = ReturnType<typeof createPlaybackService>;

export function createPlaybackService(deps: Pick<Deps, 'db' | 'sql' | 'clock' | 'env' | 'keys' | 'jobs'>) {
  const { db, sql, clock } = deps;

  /**
   * Applies a heartbeat with the participant locked: the first one of a lesson, the one that finishes it, and any that met
   * another heartbeat.
   */
  const applyLocked = (userId: string, key: SessionKey, beat: PlaybackBeat) =>
    db.$transaction(async (tx): Promise<PlaybackState> => {
      const own = await lockOwnStep(tx, userId, key);
      await lockPlayback(tx, userId, key, beat.player);
      const row = recording(await findPlayback(sqlIn(tx), userId, key));
      const update = applyHeartbeat(row, beat, clock.now());
      if (!update) return present(row, beat);

      const change = { ...update, player: beat.player, revision: row.revision };
      await updatePlayback(sqlIn(tx), userId, key, change, 'locked');
      if (finishes(row, update))
        return present({ ...row, ...update, status: 'passed', progress: await passSession(tx, deps, own) }, beat, true);
      if (isBegun(own.step)) return present({ ...row, ...update }, beat, true);
      await updateSessionBegun(tx, key.sessionId, clock.now());
      return present({ ...row, ...update, status: 'started' }, beat, true);
    });

  return {
    /** Counts what was played of a saved recording without a connection (docs/decisions/study/0242). */
    offlineProgress: ({ id: userId }: Actor, key: SessionKey, body: OfflinePlayback) =>
      db.$transaction(async (tx): Promise<OfflinePlaybackState> => {
        const own = await lockOwnStep(tx, userId, key);
        await lockPlayback(tx, userId, key, offlinePlayer);
        const row = recording(await findPlayback(sqlIn(tx), userId, key));
        const now = clock.now();
        const { update, intervals } = applyOffline(row, body, await findOfflineTime(tx, userId), now);
        await addOfflineTime(tx, userId, intervals, new Date(now.getTime() - longestDelay));
        await updateOfflinePlayback(tx, userId, key, update);
        const after = { ...row, ...update };
        if (finishes(row, update))
          return presentState({ ...after, status: 'passed', progress: await passSession(tx, deps, own) });
        if (isBegun(own.step)) return presentState(after);
        await updateSessionBegun(tx, key.sessionId, now);
        return presentState({ ...after, status: 'started' });
      }),

    /**
     * Most heartbeats are read, decided and written without a transaction: the write does nothing if another heartbeat of
     * the same user was written in between (docs/decisions/0037). Their commits do not wait for the disk (0254).
     */
    async progress({ id: userId }: Actor, key: SessionKey, beat: PlaybackBeat): Promise<PlaybackState> {
      const row = recording(await findPlayback(sql, userId, key));
      if (!row.beganAt) return applyLocked(userId, key, beat);
      const update = applyHeartbeat(row, beat, clock.now());
      if (!update) return present(row, beat);
      const change = { ...update, player: beat.player, revision: row.revision };
      const statement = isActivityDue(row, update.beatAt) ? 'noting' : 'alone';
      const isWritten = !finishes(row, update) && (await updatePlayback(sql, userId, key, change, statement));
      return isWritten ? present({ ...row, ...update }, beat, true) : applyLocked(userId, key, beat);
    },
  };
}

function recording(row: PlaybackRow | null) {
  const found = required(row);
  if (!found.isRecording) throw new AppError('action_not_allowed');
  return found;
}

const finishes = ({ completionType, status }: PlaybackRow, { isEnough }: Pick<PlaybackUpdate, 'isEnough'>) =>
  isEnough && completionType === 'duration' && status !== 'passed';

/** Activity is noted once a minute; the statement looks again, under the lock. */
const isActivityDue = ({ lastActivityAt }: PlaybackRow, beatAt: Date) =>
  lastActivityAt !== null && beatAt.getTime() - lastActivityAt.getTime() > minutes(1);

const presentState = (row: PlaybackRow): OfflinePlaybackState => ({
  ...presentPlayback(row, row.durationSeconds),
  status: hyphenated(row.status),
  progress: row.progress,
});

const present = (
  row: PlaybackRow,
  { player }: PlaybackBeat,
  isActive = isActivePlayer(row, player),
): PlaybackState => ({ ...presentState(row), isActive });
