import { secondsToWatch } from '@sinau/contracts/study/lesson/lesson.rules';
import type { PlaybackState } from '@sinau/contracts/study/learning/learning.schemas';
import type { LessonRecord, PreviewKind } from './room.ts';
import { plainPreview } from './plain-preview.ts';

interface Played {
  /** Seconds that were played. */
  readonly seconds: Set<number>;
  position: number;
  seq: number;
}

/** Played share for a participant in the middle of it. */
const shareOfStarted = 0.4;

const remainingOf = ({ lesson, status, work }: LessonRecord<Played>) =>
  status === 'passed' ? 0 : Math.max(0, secondsToWatch(lesson.durationSeconds) - work.seconds.size);

const playbackOf = (record: LessonRecord<Played>) => ({
  position: record.work.position,
  watched: record.work.seconds.size,
  remaining: remainingOf(record),
  seq: record.work.seq,
});

/** Video or audio: the played seconds count, and enough of them finish the lesson if its setting says so. */
export const recordingPreview: PreviewKind<Played> = {
  scenes: plainPreview.scenes,
  untouched: () => ({ seconds: new Set(), position: 0, seq: 0 }),
  stage(record, scene, room) {
    void plainPreview.stage(record as LessonRecord<never>, scene, room);
    if (scene !== 'started') return;
    const end = Math.floor(record.lesson.durationSeconds * shareOfStarted);
    for (let second = 0; second < end; second += 1) record.work.seconds.add(second);
    record.work.position = end;
  },
  playback: playbackOf,
  play(record, { ranges, position, seq }, room): PlaybackState {
    const { work, lesson } = record;
    for (const [from, to] of ranges)
      for (let second = Math.floor(from); second < Math.min(to, lesson.durationSeconds); second += 1)
        work.seconds.add(second);
    work.position = Math.min(position, lesson.durationSeconds);
    work.seq = Math.max(work.seq, seq);
    record.beganAt ??= room.now().toISOString();
    if (lesson.setting.completionType === 'duration' && remainingOf(record) === 0) record.status = 'passed';
    const { status, progress } = room.resultOf(record as LessonRecord<never>);
    return { ...playbackOf(record), status, progress, isActive: true };
  },
};
