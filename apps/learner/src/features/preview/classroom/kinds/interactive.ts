import type { PackageSave } from '@sinau/contracts/study/learning/learning.schemas';
import type { LessonRecord, PreviewKind } from '../room.ts';
import { plain } from './plain.ts';

type Kept = { readonly value: PackageSave['value'] | null; readonly revision: number };

/** Package with its own state, or external material. */
export const interactive: PreviewKind<Kept> = {
  scenes: plain.scenes,
  untouched: () => ({ value: null, revision: 0 }),
  stage: (record, scene, room) => plain.stage(record as LessonRecord<never>, scene, room),
  ownContent: ({ work }) => ({ state: work }),
  keep(record, { value, revision }) {
    const isKept = revision > record.work.revision;
    if (isKept) record.work = { value, revision };
    return { revision: record.work.revision, isKept };
  },
};
