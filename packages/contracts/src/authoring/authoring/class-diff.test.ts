import { expect, test } from 'vitest';
import { diffClass, type ClassVersionContent } from './class-diff.ts';
import type { VersionLesson } from './lesson-diff.ts';
import { movedBetween } from './moved.ts';

const article = (id: string, html = `<p>Isi ${id}.</p>`): VersionLesson => ({
  id,
  type: 'article',
  title: `Materi ${id}`,
  content: { html },
  setting: { progressBar: true },
});
const section = (id: string, ...lessons: VersionLesson[]) => ({ id, title: `Bagian ${id}`, lessons });
const version = (change: Partial<ClassVersionContent> = {}): ClassVersionContent => ({
  title: 'Menulis Lead',
  description: 'Belajar menulis pembuka berita.',
  requirements: '',
  about: '<p>Kelas ini singkat.</p>',
  completionMessage: null,
  thumbnail: '/covers/a.svg',
  category: 'Jurnalistik',
  sections: [section('1', article('a'), article('b'), article('c')), section('2', article('d'))],
  ...change,
});
const outline = (...sections: ClassVersionContent['sections'][number][]) => diffClass(version(), version({ sections }));

test('a class that did not change has no changes, whatever the order of its keys', () => {
  const same = { ...article('a'), setting: { b: 1, a: 2 } };
  const turned = { ...article('a'), setting: { a: 2, b: 1 } };
  expect(diffClass(version({ sections: [section('1', same)] }), version({ sections: [section('1', turned)] }))).toEqual(
    [],
  );
});

test('fields are compared by their words, a cover and a topic as a whole', () => {
  const changes = diffClass(
    version(),
    version({ title: 'Menulis Lead Kuat', about: '<p><b>Kelas</b> ini singkat.</p>', category: 'Menulis' }),
  );
  expect(changes).toMatchObject([
    { field: 'title', text: { parts: [{ op: 'same' }, { op: 'added', text: ' Kuat' }] } },
    { field: 'about', text: { isFormatOnly: true } },
    { field: 'category', before: 'Jurnalistik', after: 'Menulis', text: null },
  ]);
});

test('a missing field equals an empty one', () => {
  expect(diffClass(version({ cohort: null }), version({ cohort: '' }))).toEqual([]);
  expect(diffClass(version({ cohort: '' }), version())).toEqual([]);
});

test('diffClass takes a class that says nothing of level, language and watermark as one for all, Indonesian and without', () => {
  expect(diffClass(version(), version({ level: 'all', language: 'id', hasWatermark: false }))).toEqual([]);
  expect(diffClass(version(), version({ hasWatermark: true }))).toMatchObject([
    { field: 'hasWatermark', before: 'Tidak', after: 'Ya' },
  ]);
});

test('sections are added, removed, renamed and moved', () => {
  expect(
    outline(
      { ...section('2', article('d')), title: 'Penutup' },
      section('1', article('a'), article('b'), article('c')),
      section('3'),
    ),
  ).toMatchObject([
    { kind: 'section', id: '2', change: 'renamed', before: 'Bagian 2', title: 'Penutup' },
    { kind: 'section', change: 'moved' },
    { kind: 'section', id: '3', change: 'added' },
  ]);
  expect(outline(section('1', article('a'), article('b'), article('c')))).toMatchObject([
    { kind: 'section', id: '2', change: 'removed', before: null, title: 'Bagian 2' },
    { kind: 'lesson', id: 'd', change: 'removed' },
  ]);
});

test('only the lessons that moved are named of those in a new order, and a lesson keeps its changes when it moves', () => {
  expect(outline(section('1', article('c'), article('a'), article('b')), section('2', article('d')))).toMatchObject([
    { id: 'c', change: 'changed', details: [{ kind: 'moved', from: 'Bagian 1' }] },
  ]);
  expect(
    outline(section('1', article('a'), article('c')), section('2', article('d'), article('b', '<p>Baru.</p>'))),
  ).toMatchObject([
    {
      id: 'b',
      section: 'Bagian 2',
      details: [
        { kind: 'moved', from: 'Bagian 1' },
        { kind: 'text', name: 'html' },
      ],
    },
  ]);
});

test('a removed lesson is named with its former section, and a new one does not count as moved', () => {
  expect(outline(section('1', article('x'), article('a'), article('b')), section('2', article('d')))).toMatchObject([
    { id: 'x', change: 'added', details: [] },
    { id: 'c', change: 'removed', section: 'Bagian 1' },
  ]);
});

test('a quiz is compared question by question; files, settings and unknown contents by name', () => {
  const question = (id: string, text: string, points = 1) => ({ id, text, points, options: [{ id: 'x', text: 'ya' }] });
  const quiz = (questions: object[], setting: object = {}): ClassVersionContent =>
    version({
      sections: [
        section('1', { id: 'q', type: 'quiz', title: 'Kuis', content: { instruction: '', questions }, setting }),
        section('2', {
          id: 'v',
          type: 'video',
          title: 'Video',
          content: { mediaId: setting, baru: questions.length },
          setting: {},
        }),
      ],
    });
  const before = quiz([question('1', 'Apa itu lead?'), question('2', 'Siapa?'), question('3', 'Kapan?')], {
    minimumScore: 70,
  });
  const after = quiz(
    [question('3', 'Kapan?'), question('1', 'Apa itu lead?', 2), question('4', 'Mengapa?'), question('5', 'Di mana?')],
    { minimumScore: 80 },
  );
  expect(diffClass(before, after)).toMatchObject([
    {
      id: 'q',
      details: [
        { kind: 'question', change: 'changed', number: 2, text: 'Apa itu lead?', parts: ['points'] },
        { kind: 'question', change: 'added', number: 3 },
        { kind: 'question', change: 'added', number: 4 },
        { kind: 'question', change: 'removed', number: 2, text: 'Siapa?' },
        { kind: 'questionOrder' },
        { kind: 'setting', name: 'minimumScore' },
      ],
    },
    {
      id: 'v',
      details: [
        { kind: 'file', name: 'mediaId', change: 'changed' },
        { kind: 'content', name: 'baru' },
      ],
    },
  ]);
});

test('the fewest members are moved: without them the rest keeps its order', () => {
  expect([...movedBetween(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])]).toEqual(['d']);
  const ids = Array.from({ length: 7 }, (_, index) => String(index));
  for (const after of permutationsOf(ids)) {
    const moved = movedBetween(ids, after);
    const staying = (order: readonly string[]) => order.filter((id) => !moved.has(id));
    expect(staying(after)).toEqual(staying(ids));
  }
});

function permutationsOf(ids: readonly string[]): string[][] {
  if (ids.length === 0) return [[]];
  return ids.flatMap((id) => permutationsOf(ids.filter((other) => other !== id)).map((rest) => [id, ...rest]));
}
