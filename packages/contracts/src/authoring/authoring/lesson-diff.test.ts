import { expect, test } from 'vitest';
import { diffLesson, type VersionLesson } from './lesson-diff.ts';

const lesson = (fields: Partial<VersionLesson> = {}): VersionLesson => ({
  id: 'a',
  type: 'article',
  title: 'Lead',
  content: {},
  setting: {},
  ...fields,
});
const content = (before: unknown, after: unknown) =>
  diffLesson(lesson({ content: before }), lesson({ content: after }));
const setting = (before: object, after: object) => diffLesson(lesson({ setting: before }), lesson({ setting: after }));

test('a change of title has the former title, and equal values are not listed', () => {
  expect(diffLesson(lesson(), lesson({ title: 'Lead kuat' }))).toEqual([{ kind: 'title', before: 'Lead' }]);
  expect(diffLesson(lesson(), lesson())).toEqual([]);
  expect(content({ html: '<p>Isi.</p>' }, { html: '<p>Isi.</p>' })).toEqual([]);
});

test.each([
  [{ isFreePreview: true }, {}, [{ kind: 'setting', name: 'isFreePreview', isOn: false }]],
  [{}, { isFreePreview: true }, [{ kind: 'setting', name: 'isFreePreview', isOn: true }]],
  [{ isFreePreview: true }, { isFreePreview: false }, [{ kind: 'setting', name: 'isFreePreview', isOn: false }]],
  [{ minimumScore: 70 }, { minimumScore: 80 }, [{ kind: 'setting', name: 'minimumScore' }]],
  [{ minimumScore: 70 }, {}, [{ kind: 'setting', name: 'minimumScore' }]],
  [{ timeLimit: null }, {}, []],
  [{}, { isFreePreview: false }, []],
  [{ note: '' }, {}, []],
  [{ note: null }, { note: '' }, []],
  [{ note: '' }, { note: 'Baca dulu' }, [{ kind: 'setting', name: 'note' }]],
  [{ rubric: [{ title: 'Isi', hint: '' }] }, { rubric: [{ title: 'Isi' }] }, []],
  [{ randomize: [{ a: 1, b: 2 }] }, { randomize: [{ b: 2, a: 1 }] }, []],
  [{ randomize: [1, 2] }, { randomize: [2, 1] }, [{ kind: 'setting', name: 'randomize' }]],
])('a change of setting from %j to %j', (before, after, changes) => {
  expect(setting(before, after)).toEqual(changes);
});

test.each([
  [{ mediaId: null }, { mediaId: 'x' }, 'mediaId', 'added'],
  [{}, { mediaId: 'x' }, 'mediaId', 'added'],
  [{ mediaId: 'x' }, { mediaId: null }, 'mediaId', 'removed'],
  [{ address: 'x' }, {}, 'address', 'removed'],
  [{ address: 'x' }, { address: 'y' }, 'address', 'changed'],
  [{ mediaId: 'x' }, { mediaId: 'y' }, 'mediaId', 'changed'],
])('a change of file from %j to %j', (before, after, name, change) => {
  expect(content(before, after)).toEqual([{ kind: 'file', name, change }]);
});

test('rich texts are compared by their words, a description as plain text, and anything else by name', () => {
  const part = (op: string, text: string) => ({ op, text });
  for (const name of ['html', 'instruction']) {
    expect(content({ [name]: '<p>Satu</p>' }, { [name]: '<p>Dua</p>' })).toEqual([
      { kind: 'text', name, text: { parts: [part('removed', 'Satu'), part('added', 'Dua')], isFormatOnly: false } },
    ]);
    expect(content({ [name]: '<p>Satu</p>' }, { [name]: '<b>Satu</b>' })).toEqual([
      { kind: 'text', name, text: { parts: [], isFormatOnly: true } },
    ]);
    // Both are empty.
    expect(content({}, { [name]: '' })).toEqual([]);
    expect(content({ [name]: 5 }, { [name]: '' })).toEqual([]);
  }
  expect(content({ description: '<p>' }, { description: '<b>' })).toEqual([
    {
      kind: 'text',
      name: 'description',
      text: { parts: [part('removed', '<p>'), part('added', '<b>')], isFormatOnly: false },
    },
  ]);
  expect(content({}, { description: '' })).toEqual([]);
  expect(content({}, { address: '' })).toEqual([]);
  expect(content({ note: '' }, {})).toEqual([]);
  expect(content({ rubric: [1] }, { rubric: [2] })).toEqual([{ kind: 'content', name: 'rubric' }]);
  expect(content({ attachmentIds: ['x'] }, { attachmentIds: [] })).toEqual([
    { kind: 'content', name: 'attachmentIds' },
  ]);
});

const asked = (id: string, text = `Soal ${id}`, points = 1) => ({ id, text, points });
const questions = (before: unknown, after: unknown) => content({ questions: before }, { questions: after });
const change = (kind: string, number: number, text: string, parts: string[] = []) => ({
  kind: 'question',
  change: kind,
  number,
  text,
  parts,
});

test.each([
  [[asked('1')], [asked('1'), asked('2')], [change('added', 2, 'Soal 2')]],
  [[asked('1'), asked('2')], [asked('1')], [change('removed', 2, 'Soal 2')]],
  [[asked('1')], [asked('1', 'Baru', 2)], [change('changed', 1, 'Baru', ['text', 'points'])]],
  [[asked('1'), asked('2')], [asked('2'), asked('1')], [{ kind: 'questionOrder' }]],
  [[asked('1'), asked('2')], [asked('2')], [change('removed', 1, 'Soal 1')]],
  [[asked('1')], [asked('2'), asked('1')], [change('added', 1, 'Soal 2')]],
  [undefined, [asked('1')], [change('added', 1, 'Soal 1')]],
  [[asked('1')], null, [change('removed', 1, 'Soal 1')]],
])('a change of questions from %j to %j', (before, after, changes) => {
  expect(questions(before, after)).toEqual(changes);
});

test('a content that is not an object is not compared', () => {
  expect(content(null, null)).toEqual([]);
  expect(content('x', { mediaId: 'y' })).toEqual([{ kind: 'file', name: 'mediaId', change: 'added' }]);
});
