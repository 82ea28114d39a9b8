import type { PlaybackBeat } from '@sinau/contracts/study/learning/learning.schemas';
import { secondsToWatch } from '@sinau/contracts/study/lesson/lesson.rules';
import type { PlaybackRow } from './playback.queries.ts';
import { addWatched, fitWatched } from './watched-seconds.ts';

/**
 * Limit in seconds for a gap that counts as playing. Players send a heartbeat every ten seconds; one that is silent for
 * longer than two of them may not be playing.
 */
const longestGap = 20;
/** Playback rate that completion counts at most. */
const fastestRate = 2;
/** Seconds allowed once for each lesson, for clocks and network. */
const grace = 10;
/**
 * Limit for a jump in heartbeat numbers, which grow by one. A larger jump is not from our player, and would use up the
 * numbers that follow.
 */
const longestJump = 100_000;
/**
 * Length in seconds below which a recording is finished by reaching its end: too much of it lies between two
 * heartbeats.
 */
const shortRecording = 20;

export type PlaybackUpdate = ReturnType<typeof applyHeartbeat> & {};

/** Change that a heartbeat makes; null if none: it is late, repeated, or from a player that is not active. */
export function applyHeartbeat(row: PlaybackRow, beat: PlaybackBeat, now: Date) {
  const wasActive = isActivePlayer(row, beat.player);
  const isNext = beat.seq > row.beatSeq && beat.seq <= row.beatSeq + longestJump;
  if (!isNext || !(wasActive || beat.opening || row.revision <= 0)) return null;

  const openSeconds = row.openSeconds + (wasActive && !beat.opening ? secondsPlayed(row.beatAt, now) : 0);
  return {
    ...countPlayed(row, beat.ranges, openSeconds),
    position: Math.min(beat.position, row.durationSeconds),
    beatSeq: beat.seq,
    beatAt: latest(row.beatAt, now),
  };
}

/** Counts the ranges that were played, as far as they fit into the seconds in which the recording was open. */
export function countPlayed(
  { watched: known, durationSeconds }: Pick<PlaybackRow, 'watched' | 'durationSeconds'>,
  ranges: PlaybackBeat['ranges'],
  openSeconds: number,
) {
  const allowed = Math.floor(fastestRate * openSeconds + grace);
  const watched = addWatched(fitWatched(known, durationSeconds), durationSeconds, ranges, allowed);
  return {
    watched: watched.bits,
    watchedSeconds: watched.count,
    openSeconds,
    isEnough: isEnough(durationSeconds, watched.count, allowed, ranges),
  };
}

export const latest = (one: Date | null, other: Date) => (one && one > other ? one : other);

export const isActivePlayer = ({ revision, activeSessionId, id, activePlayer }: PlaybackRow, player: string) =>
  revision > 0 && activeSessionId === id && activePlayer === player;

const secondsPlayed = (since: Date | null, now: Date) =>
  since ? Math.min(Math.max(0, now.getTime() - since.getTime()) / 1000, longestGap) : 0;

function isEnough(durationSeconds: number, watched: number, allowed: number, ranges: PlaybackBeat['ranges']) {
  const needed = secondsToWatch(durationSeconds);
  const hasEnded = ranges.some(([, to]) => to >= durationSeconds - 1);
  return watched >= needed || (durationSeconds < shortRecording && hasEnded && allowed >= needed);
}
