import type { PackageSave } from '@sinau/contracts/study/learning/learning.schemas';
import type { LessonRecord, PreviewKind } from '../../features/preview/classroom/room.ts';
import { plainPreview } from '../../features/preview/classroom/plain-preview.ts';

type Kept = { readonly value: PackageSave['value'] | null; readonly revision: number };

/** Package with its own state, or external material. */
export const interactivePreview: PreviewKind<Kept> = {
  scenes: plainPreview.scenes,
  untouched: () => ({ value: null, revision: 0 }),
  stage: (record, scene, room) => plainPreview.stage(record as LessonRecord<never>, scene, room),
  ownContent: ({ work }) => ({ state: work }),
  keep(record, { value, revision }) {
    const isKept = revision > record.work.revision;
    if (isKept) record.work = { value, revision };
    return { revision: record.work.revision, isKept };
  },
};
