// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { mergeValue } from './merge-value.ts';
import { undecided } from './three-way.ts';

const merge = (base: unknown, mine: unknown, theirs: unknown) =>
  mergeValue({ base, mine, theirs }, 'content', { richText: ['content.instruction'], decide: undecided });
const question = (id: string, text = id) => ({ id, text, options: [{ id: 'a', text: 'Ya', isCorrect: true }] });
const quiz = (questions: object[], instruction = '') => ({ instruction, questions });

test('questions of a quiz are merged by their ids: edits, additions, removals and order', () => {
  const base = quiz(
    ['q1', 'q2', 'q3', 'q4'].map((id) => question(id)),
    '<p>Baca.</p>',
  );
  const mine = quiz(
    [question('q1', 'punyaku'), question('q3'), question('q2'), question('q4')],
    '<p>Baca.</p><p>Jawab.</p>',
  );
  const theirs = quiz(
    [question('q1'), question('q2', 'punyanya'), question('q3'), question('q5')],
    '<p>Baca pelan.</p>',
  );
  expect(merge(base, mine, theirs)).toEqual({
    value: quiz(
      [question('q1', 'punyaku'), question('q3'), question('q5'), question('q2', 'punyanya')],
      '<p>Baca pelan.</p><p>Jawab.</p>',
    ),
    base: theirs,
    open: [],
  });
});

test('a question that both sides changed is one conflict, and stays as I wrote it', () => {
  const { value, base, open } = merge(
    quiz([question('q1'), question('q2')]),
    quiz([question('q1', 'punyaku'), question('q2')]),
    quiz([question('q1', 'punyanya'), question('q2', 'lain')]),
  );
  expect(value).toEqual(quiz([question('q1', 'punyaku'), question('q2', 'lain')]));
  expect(base).toEqual(quiz([question('q1'), question('q2', 'lain')]));
  expect(open).toMatchObject([{ path: 'content.questions', mine: { text: 'punyaku' }, theirs: { text: 'punyanya' } }]);
});

test('a text that one side emptied and the other removed is no conflict', () => {
  expect(merge({ note: 'Baca' }, { note: '' }, {})).toMatchObject({ value: { note: '' }, open: [] });
  expect(merge({ note: 'Baca' }, {}, { note: '' })).toMatchObject({ value: {}, open: [] });
});

test('settings are merged one by one, and so is each checkbox and file', () => {
  const choices = (...selected: string[]) =>
    ['soal', 'jawaban'].map((type) => ({ type, text: '', isSelected: selected.includes(type) }));
  const base = { minimumScore: 0, timeLimit: null, randomize: choices() };
  expect(
    merge(
      base,
      { ...base, minimumScore: 70, randomize: choices('soal') },
      { ...base, timeLimit: 30, randomize: choices('jawaban') },
    ),
  ).toMatchObject({ value: { minimumScore: 70, timeLimit: 30, randomize: choices('soal', 'jawaban') }, open: [] });
  expect(merge({ ...base }, { ...base, minimumScore: 70 }, { ...base, minimumScore: 80 }).open).toMatchObject([
    { path: 'content.minimumScore', base: 0, mine: 70, theirs: 80 },
  ]);
  expect(merge(['a', 'b'], ['a', 'b', 'mine'], ['theirs', 'b'])).toMatchObject({
    value: ['theirs', 'b', 'mine'],
    open: [],
  });
});
