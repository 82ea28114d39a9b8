import type { PreviewKind } from './room.ts';

export const opened = { id: 'new', label: 'Baru dibuka' } as const;
const passed = { id: 'passed', label: 'Selesai' } as const;
const studying = { id: 'started', label: 'Sedang dipelajari' } as const;

/** Lesson that is finished by a button. */
export const plainPreview: PreviewKind<null> = {
  scenes: () => [opened, studying, passed],
  untouched: () => null,
  stage(record, scene, { now }) {
    if (scene !== opened.id) record.beganAt = now().toISOString();
    if (scene === passed.id) record.status = 'passed';
  },
};
