import type { PackageManifest } from '@sinau/contracts/core/media/package.schemas';
import type { PackageSave, ParticipantLessonOf } from '@sinau/contracts/study/learning/learning.schemas';
import { isPassing, readTrackedState, trackedResultOf } from '@sinau/contracts/study/lesson/tracking.rules';
import type { LessonRecord, PreviewKind } from '../../features/preview/classroom/room.ts';
import { plainPreview } from '../../features/preview/classroom/plain-preview.ts';

interface Kept {
  readonly value: PackageSave['value'] | null;
  readonly revision: number;
  /** Manifest of its package, once the lesson was opened. */
  readonly manifest?: PackageManifest | undefined;
}

type Interactive = ParticipantLessonOf<'interactive'>;

/** Package with its own state, or external material. Results count as they do for a participant. */
export const interactivePreview: PreviewKind<Kept> = {
  scenes: plainPreview.scenes,
  untouched: () => ({ value: null, revision: 0 }),
  stage: (record, scene, room) => plainPreview.stage(record as LessonRecord<never>, scene, room),
  ownContent(record, content) {
    record.work = { ...record.work, manifest: (content as Interactive['content']).package?.manifest };
    const { value, revision } = record.work;
    return { state: { value, revision } };
  },
  keep(record, { value, revision }) {
    const isKept = revision > record.work.revision;
    if (isKept) record.work = { ...record.work, value, revision };
    const { manifest } = record.work;
    const result = manifest && trackedResultOf(readTrackedState(record.work.value), manifest);
    const { completionType = 'hit-button', minimumScore } = record.lesson.setting;
    if (result && isPassing(result, { completionType, minimumScore })) record.status = 'passed';
    return { revision: record.work.revision, isKept, isPassed: record.status === 'passed' };
  },
};
