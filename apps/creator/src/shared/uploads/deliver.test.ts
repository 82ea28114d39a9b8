import { expect, test } from 'vitest';
import type { Lesson } from '@sinau/contracts/study/lesson/lesson.schemas';
import { withFile } from './deliver.ts';

test.each(['video', 'audio', 'pdf', 'interactive'] as const)(
  'an upload for a lesson of kind %s replaces its file, and retains every other field of its content',
  (type) => {
    const content = { mediaId: 'm1', media: { id: 'm1' }, captions: [], aLaterField: 'Sekar Ayu' };
    const stored = { type, title: 'Materi', revision: 3, setting: {}, content } as unknown as Lesson;
    const { content: sent } = withFile(stored, 'm2') as { content: object };
    expect(sent).toMatchObject({ mediaId: 'm2', aLaterField: 'Sekar Ayu' });
    expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['media']));
  },
);
