import type { PlaybackBeat, PlaybackState } from '@sinau/contracts/learning/learning.schemas';
import { AppError } from '../../platform/app-error.ts';
import { sqlIn } from '../../platform/db.ts';
import { hyphenated } from '../../platform/enum-names.ts';
import type { Deps } from '../../platform/deps.ts';
import { isActivePlayer, applyHeartbeat, type PlaybackUpdate } from './heartbeat.ts';
import { updateSessionBegun } from './learning.queries.ts';
import { found, isBegun, lockOwnStep, passSession } from './own-step.ts';
import { presentPlayback } from './participant-lesson.ts';
import {
  findPlayback,
  lockPlayback,
  updatePlayback,
  type PlaybackPlace,
  type PlaybackRow,
} from './playback.queries.ts';

export type PlaybackService = ReturnType<typeof createPlaybackService>;

export function createPlaybackService(deps: Pick<Deps, 'db' | 'sql' | 'clock' | 'env' | 'keys'>) {
  const { db, sql, clock } = deps;

  /** The first heartbeat of a lesson and the one that finishes it, and any that met another: with the participant held. */
  const applyLocked = (place: PlaybackPlace, beat: PlaybackBeat) =>
    db.$transaction(async (tx): Promise<PlaybackState> => {
      const own = await lockOwnStep(tx, place);
      await lockPlayback(tx, place, beat.player);
      const row = recording(await findPlayback(sqlIn(tx), place));
      const update = applyHeartbeat(row, beat, clock.now());
      if (!update) return present(row, beat);

      await updatePlayback(sqlIn(tx), place, { ...update, player: beat.player, revision: row.revision });
      if (finishes(row, update))
        return present({ ...row, ...update, status: 'passed', progress: await passSession(tx, deps, own) }, beat, true);
      if (isBegun(own.step)) return present({ ...row, ...update }, beat, true);
      await updateSessionBegun(tx, place.sessionId, clock.now());
      return present({ ...row, ...update, status: 'started' }, beat, true);
    });

  return {
    /**
     * Most heartbeats are read, decided and written without a transaction: the write does nothing if any other heartbeat
     * of this user came between (docs/decisions/0037).
     */
    async progress(place: PlaybackPlace, beat: PlaybackBeat): Promise<PlaybackState> {
      const row = recording(await findPlayback(sql, place));
      if (!row.beganAt) return applyLocked(place, beat);
      const update = applyHeartbeat(row, beat, clock.now());
      if (!update) return present(row, beat);
      const isWritten =
        !finishes(row, update) &&
        (await updatePlayback(sql, place, { ...update, player: beat.player, revision: row.revision }));
      return isWritten ? present({ ...row, ...update }, beat, true) : applyLocked(place, beat);
    },
  };
}

function recording(row: PlaybackRow | null) {
  if (!found(row).isRecording) throw new AppError('action_not_allowed');
  return found(row);
}

const finishes = ({ completionType, status }: PlaybackRow, { isEnough }: PlaybackUpdate) =>
  isEnough && completionType === 'duration' && status !== 'passed';

const present = (
  row: PlaybackRow,
  { player }: PlaybackBeat,
  isActive = isActivePlayer(row, player),
): PlaybackState => ({
  ...presentPlayback(row, row.durationSeconds),
  status: hyphenated(row.status),
  progress: row.progress,
  isActive,
});
