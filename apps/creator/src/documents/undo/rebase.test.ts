import { expect, test } from 'vitest';
import { changedText } from './changed-text.ts';
import { rebase } from './rebase.ts';

const items = (...ids: string[]) => ids.map((id) => ({ id, text: id }));
const ids = (value: unknown) => (value as { id: string }[]).map(({ id }) => id).join('');

test('a step is reverted exactly where nothing was changed since', () => {
  const before = { questions: items('a', 'b'), instruction: '' };
  expect(rebase({ ...before, instruction: '<p>x</p>' }, before, { ...before, instruction: '<p>x</p>' })).toEqual(
    before,
  );
});

test.each([
  ['a removed item returns behind the one before it', 'ac', 'abc', 'acd', 'abcd'],
  ['a removed first item returns to the start', 'bc', 'abc', 'bc', 'abc'],
  ['a removed item is not brought back twice', 'ac', 'abc', 'abc', 'abc'],
  ['an added item goes again, what was added later stays', 'abc', 'ab', 'abcd', 'abd'],
  ['moved items return to their order, what was added later stays', 'bac', 'abc', 'bacd', 'abcd'],
  ['what was removed later stays away', 'bac', 'abc', 'bc', 'bc'],
])('%s', (_what, from, to, current, expected) => {
  const of = (letters: string) => items(...letters);
  expect(ids(rebase(of(from), of(to), of(current)))).toBe(expected);
});

test('a change of one item is reverted while another one was changed', () => {
  const [before, after] = [items('a', 'b'), [{ id: 'a', text: 'A' }, items('b')[0]]];
  const current = [
    { id: 'a', text: 'A' },
    { id: 'b', text: 'B' },
  ];
  expect(rebase(after, before, current)).toEqual([
    { id: 'a', text: 'a' },
    { id: 'b', text: 'B' },
  ]);
});

test('a text that another user has continued stays', () => {
  expect(rebase({ html: 'ab', title: 'x' }, { html: 'a', title: 'x' }, { html: 'abc', title: 'x' })).toEqual({
    html: 'abc',
    title: 'x',
  });
});

test('choices without ids are identified by their position', () => {
  const choices = (...chosen: boolean[]) => chosen.map((isSelected, index) => ({ type: `${index}`, isSelected }));
  expect(rebase(choices(true, false), choices(false, false), choices(true, true))).toEqual(choices(false, true));
});

test.each([
  [{ title: 'a' }, { title: 'ab' }, '/title'],
  [
    { content: { questions: items('a', 'b') } },
    { content: { questions: [items('a')[0], { id: 'b', text: 'bb' }] } },
    '/content/questions/1/text',
  ],
  [{ timeLimit: null }, { timeLimit: 4 }, '/timeLimit'],
  [{ isPartial: false }, { isPartial: true }, null],
  [{ questions: items('a') }, { questions: items('a', 'b') }, null],
  [{ a: 'x', b: 'y' }, { a: 'xx', b: 'yy' }, null],
])('from %j to %j the user typed at %j', (before, after, place) => {
  expect(changedText(before, after)).toBe(place);
});
