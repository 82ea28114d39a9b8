/// <reference types="node" />
import { expect, test } from 'vitest';
import { diffClass, type ClassVersionContent } from './class-diff.ts';

/** Separate from the other tests, which also run in mutation testing, where the code is slower. */
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
  // Processor time, which other processes do not affect
  const { user, system } = process.cpuUsage(began);
  expect(user + system).toBeLessThan(100_000);
});
