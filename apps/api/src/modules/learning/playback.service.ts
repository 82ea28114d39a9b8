import type { PlaybackBeat, PlaybackState } from '@sinau/contracts/learning/learning.schemas';
import { AppError } from '../../platform/app-error.ts';
import { hyphenated } from '../../platform/enum-names.ts';
import type { Deps } from '../../platform/deps.ts';
import { isActivePlayer, takeBeat, type Taken } from './heartbeat.ts';
import { found, isBegun, lockOwnStep, passSession, startSession } from './own-step.ts';
import { presentPlayback } from './participant-lesson.ts';
import {
  findPlayback,
  lockPlayback,
  updatePlayback,
  within,
  type PlaybackPlace,
  type PlaybackRow,
} from './playback.queries.ts';

export type PlaybackService = ReturnType<typeof createPlaybackService>;

export function createPlaybackService(deps: Pick<Deps, 'db' | 'read' | 'clock' | 'env' | 'keys'>) {
  const { db, read, clock } = deps;

  /** The first heartbeat of a lesson and the one that finishes it, and any that met another: with the participant held. */
  const takeWhole = (place: PlaybackPlace, beat: PlaybackBeat) =>
    db.$transaction(async (tx): Promise<PlaybackState> => {
      const own = await lockOwnStep(tx, place);
      await lockPlayback(tx, place, beat.player);
      const row = recording(await findPlayback(within(tx), place));
      const taken = takeBeat(row, beat, clock.now());
      if (!taken) return present(row, beat);

      await updatePlayback(within(tx), place, { ...taken, player: beat.player, revision: row.revision });
      if (finishes(row, taken))
        return present({ ...row, ...taken, status: 'passed', progress: await passSession(tx, deps, own) }, beat, true);
      if (isBegun(own.step)) return present({ ...row, ...taken }, beat, true);
      await startSession(tx, place.sessionId, clock.now());
      return present({ ...row, ...taken, status: 'started' }, beat, true);
    });

  return {
    /**
     * Most heartbeats are read, decided and written without a transaction: the write does nothing if any other heartbeat
     * of this user came between (docs/decisions/0037).
     */
    async progress(place: PlaybackPlace, beat: PlaybackBeat): Promise<PlaybackState> {
      const row = recording(await findPlayback(read, place));
      if (row.status === 'pending' || row.status === 'not_started') return takeWhole(place, beat);
      const taken = takeBeat(row, beat, clock.now());
      if (!taken) return present(row, beat);
      const isWritten =
        !finishes(row, taken) &&
        (await updatePlayback(read, place, { ...taken, player: beat.player, revision: row.revision }));
      return isWritten ? present({ ...row, ...taken }, beat, true) : takeWhole(place, beat);
    },
  };
}

function recording(row: PlaybackRow | null) {
  if (!found(row).isRecording) throw new AppError('action_not_allowed');
  return found(row);
}

const finishes = ({ completionType, status }: PlaybackRow, { isEnough }: Taken) =>
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
