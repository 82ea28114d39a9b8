import type { OfflinePlayback } from '@sinau/contracts/study/learning/learning.schemas';
import { days, minutes } from '../../platform/clock.ts';
import { countPlayed, latest } from './heartbeat.ts';
import type { Interval, PlaybackRow } from './playback.queries.ts';

/** Milliseconds for which played spans may wait on a device: a recording is saved for thirty days, and sent later. */
export const longestDelay = days(60);
/** Milliseconds by which a clock is right. */
const clockTolerance = minutes(1);
/** Slowest playback rate of the player: a span takes at most its length divided by this. */
const slowestRate = 0.5;
/** Limit for the intervals of a user; the oldest become one beyond it. */
const mostIntervals = 2000;

/**
 * Change that spans make which were played without a connection, and the intervals in which they were. Each moment of a
 * user counts once, so spans that are sent again change nothing, and neither do those of two devices at one time.
 *
 * @param played Intervals of the user that have counted before, of all recordings.
 */
export function applyOffline(
  row: PlaybackRow,
  { sentAt, spans, position }: OfflinePlayback,
  played: readonly Interval[],
  now: Date,
) {
  const correction = Math.round((now.getTime() - Date.parse(sentAt)) / clockTolerance) * clockTolerance;
  const first = Math.max(row.openedAt.getTime(), now.getTime() - longestDelay);
  const last = now.getTime() + clockTolerance;

  const counted: Interval[] = [];
  const ranges: [number, number][] = [];
  let { openSeconds, beatAt } = row;
  let isNewest = false;
  for (const { from, to, startedAt, endedAt } of spans) {
    const time: Interval = [
      Math.max(Date.parse(startedAt) + correction, first),
      Math.min(Date.parse(endedAt) + correction, last),
    ];
    if (time[0] > time[1]) continue;
    openSeconds += Math.min(freeSeconds(time, [...played, ...counted]), (to - from) / slowestRate);
    counted.push(time);
    ranges.push([from, to]);
    const end = new Date(Math.min(time[1], now.getTime()));
    isNewest ||= !row.beatAt || end > row.beatAt;
    beatAt = latest(beatAt, end);
  }
  const update = {
    ...countPlayed(row, ranges, openSeconds),
    position: isNewest ? Math.min(position, row.durationSeconds) : row.position,
    beatAt,
  };
  return { update, intervals: [...counted, ...mergedOldest(played)] };
}

/** Returns the seconds of an interval that lie in no other. */
function freeSeconds([start, end]: Interval, others: readonly Interval[]) {
  let free = 0;
  let reached = start;
  for (const [from, to] of others.toSorted(([one], [other]) => one - other)) {
    if (from > reached) free += Math.min(from, end) - reached;
    reached = Math.max(reached, to);
    if (reached >= end) return free / 1000;
  }
  return (free + end - reached) / 1000;
}

function mergedOldest(ascending: readonly Interval[]): Interval[] {
  const oldest = ascending.slice(0, -mostIntervals);
  return oldest.length > 0 ? [[oldest[0]![0], oldest.at(-1)![1]]] : [];
}
