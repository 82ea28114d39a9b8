import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { clothTopics } from '@sinau/contracts/core/cloth/topic-art';
import { artOf, type Thread } from '@sinau/contracts/core/cloth/thread-art';
import { threadOf, threads } from '@sinau/contracts/core/cloth/threads';
import { ClothPicture } from './cloth-picture.tsx';
import { wordsOf } from './cloth-labels.ts';
import { clothSize, weave } from './weave.ts';

const many = (count: number): Thread[] => Array.from({ length: count }, (_, index) => threads[index % threads.length]!);
const markup = (given: readonly Thread[]) => renderToStaticMarkup(<ClothPicture threads={given} label="Kain" />);

describe('a thread', () => {
  const id = '0198f1c0-0000-7000-8000-000000000001';

  test('has the colors and the motif of its topic, and classes of one topic differ', () => {
    const ids = Array.from({ length: 30 }, (_, index) => `${id}${index}`);
    const looks = new Set(ids.map((one) => threadOf(one, 'pemrograman')));
    expect([...looks].sort()).toEqual(['kode-base', 'kode-deep', 'kode-light']);
    expect(artOf('kode-base')).toMatchObject({ motif: 'anyaman', ground: '#3B2FA0' });
  });

  test('is the same every time, also for a topic without art and a class without a topic', () => {
    for (const topic of ['jurnalistik-menulis', 'peternakan-lele', null]) {
      expect(threadOf(id, topic)).toBe(threadOf(id, topic));
      expect(threads).toContain(threadOf(id, topic));
    }
    expect(threadOf(id, 'jurnalistik-menulis')).toMatch(/^jurnalistik-/);
  });
});

describe('a cloth', () => {
  test('without classes is warp alone', () => {
    expect(weave([])).toEqual({ width: 0, grounds: [], figures: [], seams: '' });
  });

  test('grows by a thread for each class, leaves warp for twelve, and then becomes finer', () => {
    expect([1, 6, 12, 100].map((count) => weave(many(count)).width)).toEqual([70, 420, 840, 840]);
    expect(weave(many(24)).seams).toContain(`M35 0V${clothSize.height}`);
  });

  test('keeps the order of the classes, and groups threads of one look', () => {
    const { grounds, figures } = weave(['kode-base', 'desain-deep', 'kode-base']);
    expect(grounds.map(({ d }) => d)).toEqual(['M0 0H70V210H0zM140 0H210V210H140z', 'M70 0H140V210H70z']);
    expect(figures.map(({ motif }) => motif)).toEqual(['anyaman', 'kawung']);
  });

  test('is the same picture for the same classes, and takes at most 15 KB for a hundred', () => {
    expect(markup(many(5))).toBe(markup(many(5)));
    expect(Buffer.byteLength(markup(many(100)))).toBeLessThan(15 * 1024);
    expect(new Set(many(100).map((thread) => artOf(thread).topic)).size).toBe(clothTopics.length);
  });
});

test('a cloth is described in words, the topics with most classes first', () => {
  const woven = (...topics: (string | null)[]) =>
    wordsOf(topics.map((topic, index) => ({ id: `${index}`, thread: 'kode-base', title: 'Kelas', topic })));
  expect(woven()).toBe('Alat tenun yang menunggu benang pertama');
  expect(woven('Desain', 'Bahasa', 'Bahasa')).toBe('Kain dari 3 kelas: 2 Bahasa, 1 Desain');
  expect(woven('A', 'B', 'C', 'D', 'E', 'F', null)).toBe('Kain dari 7 kelas: 1 A, 1 B, 1 C, 1 D, 2 topik lain');
  expect(woven(null)).toBe('Kain dari 1 kelas');
});
