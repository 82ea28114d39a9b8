/// <reference types="node" />
import { expect, test } from 'vitest';
import { diffClass, type ClassVersionContent } from './class-diff.ts';

/** Apart from the other tests, which are also run on code that is slowed down by counting its planted faults. */
test('a class of 600 lessons is compared in less than a tenth of a second', () => {
  const content = { html: `<p>${'satu kata '.repeat(200)}</p>` };
  const large = (): ClassVersionContent => ({
    title: 'Menulis Lead',
    description: '',
    requirements: '',
    about: '',
    completionMessage: null,
    thumbnail: '/covers/a.svg',
    category: 'Jurnalistik',
    sections: Array.from({ length: 60 }, (_s, place) => ({
      id: `${place}`,
      title: `Bagian ${place}`,
      lessons: Array.from({ length: 10 }, (_l, order) => ({
        id: `${place}-${order}`,
        type: 'article' as const,
        title: `Materi ${place}-${order}`,
        content: { ...content },
        setting: { progressBar: true },
      })),
    })),
  });
  const [before, after] = [large(), large()];
  const began = process.cpuUsage();
  expect(diffClass(before, after)).toEqual([]);
  // Of the processor, which others use at the same time
  const { user, system } = process.cpuUsage(began);
  expect(user + system).toBeLessThan(100_000);
});
