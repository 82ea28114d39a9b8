import type { PlaybackBeat } from '@sinau/contracts/learning/learning.schemas';
import { secondsToWatch } from '@sinau/contracts/lesson/lesson.rules';
import type { PlaybackRow } from './playback.queries.ts';
import { addWatched, fitWatched } from './watched-seconds.ts';

/** Players tell of themselves every ten seconds; one that is silent for longer than two of these is not known to play. */
const longestGap = 20;
/** Nobody plays faster than twice, as far as completing is concerned. */
const fastestRate = 2;
/** Once for each lesson, for what the clocks and the network take. */
const grace = 10;
/** Numbers of heartbeats grow by one. A jump beyond this is no number of ours: it would leave none for the beats to come. */
const longestJump = 100_000;
/** What is shorter is finished by reaching its end: too much of it lies between two heartbeats. */
const shortRecording = 20;

export type PlaybackUpdate = ReturnType<typeof applyHeartbeat> & {};

/** What a heartbeat changes; null where it changes nothing, being late, repeated, or of a player that does not count. */
export function applyHeartbeat(row: PlaybackRow, beat: PlaybackBeat, now: Date) {
  const wasActive = isActivePlayer(row, beat.player);
  const isNext = beat.seq > row.beatSeq && beat.seq <= row.beatSeq + longestJump;
  if (!isNext || !(wasActive || beat.opening || row.revision <= 0)) return null;

  const openSeconds = row.openSeconds + (wasActive && !beat.opening ? secondsPlayed(row.beatAt, now) : 0);
  const allowed = Math.floor(fastestRate * openSeconds + grace);
  const watched = addWatched(fitWatched(row.watched, row.durationSeconds), row.durationSeconds, beat.ranges, allowed);
  return {
    watched: watched.bits,
    watchedSeconds: watched.count,
    position: Math.min(beat.position, row.durationSeconds),
    beatSeq: beat.seq,
    beatAt: row.beatAt && row.beatAt > now ? row.beatAt : now,
    openSeconds,
    isEnough: isEnough(row.durationSeconds, watched.count, allowed, beat.ranges),
  };
}

export const isActivePlayer = ({ revision, activeSessionId, id, activePlayer }: PlaybackRow, player: string) =>
  revision > 0 && activeSessionId === id && activePlayer === player;

const secondsPlayed = (since: Date | null, now: Date) =>
  since ? Math.min(Math.max(0, now.getTime() - since.getTime()) / 1000, longestGap) : 0;

function isEnough(durationSeconds: number, watched: number, allowed: number, ranges: PlaybackBeat['ranges']) {
  const needed = secondsToWatch(durationSeconds);
  const hasEnded = ranges.some(([, to]) => to >= durationSeconds - 1);
  return watched >= needed || (durationSeconds < shortRecording && hasEnded && allowed >= needed);
}
