// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlBlocks, mergeHtml } from './merge-html.ts';
import { undecided, type Decide } from './three-way.ts';

const p = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');
const merge = (base: string, mine: string, theirs: string, decide: Decide = undecided) =>
  mergeHtml({ base, mine, theirs }, 'html', decide);

test.each([
  [
    'edits in blocks that stand apart',
    p('a', 'b', 'c'),
    p('a mine', 'b', 'c'),
    p('a', 'b', 'c theirs'),
    p('a mine', 'b', 'c theirs'),
  ],
  ['edits in neighbouring blocks', p('a', 'b'), p('a mine', 'b'), p('a', 'b theirs'), p('a mine', 'b theirs')],
  ['a paragraph of each at the end', p('a'), p('a', 'mine'), p('a', 'theirs'), p('a', 'theirs', 'mine')],
  ['the first words of each in an empty text', '', p('mine'), p('theirs'), p('theirs', 'mine')],
  [
    'an edit, and a paragraph before it',
    p('a', 'b'),
    p('a', 'b mine'),
    p('theirs', 'a', 'b'),
    p('theirs', 'a', 'b mine'),
  ],
  ['an edit, and a removal beside it', p('a', 'b', 'c'), p('a', 'b mine', 'c'), p('b', 'c'), p('b mine', 'c')],
  [
    'a list, and a heading',
    '<ul><li>x</li></ul><h2>b</h2>',
    '<ul><li>x</li><li>y</li></ul><h2>b</h2>',
    '<ul><li>x</li></ul><h3>b</h3>',
    '<ul><li>x</li><li>y</li></ul><h3>b</h3>',
  ],
  ['what both added alike, once', p('a'), p('a', 'x', 'mine'), p('a', 'x'), p('a', 'x', 'mine')],
])('%s are merged', (_what, base, mine, theirs, merged) => {
  expect(merge(base, mine, theirs)).toEqual({ value: merged, base: theirs, open: [] });
});

test('a block that both sides changed is a conflict, and all others are merged', () => {
  const { value, base, open } = merge(p('a', 'b', 'c'), p('a', 'b mine', 'c mine'), p('a theirs', 'b theirs', 'c'));
  expect(value).toBe(p('a theirs', 'b mine', 'c mine'));
  expect(open).toEqual([
    { id: 'html/1', path: 'html', isRichText: true, base: p('b'), mine: p('b mine'), theirs: p('b theirs') },
  ]);
  // Merged again, the same conflict and no other remains.
  expect(base).toBe(p('a theirs', 'b', 'c'));
  expect(merge(base, value.replace('a theirs', 'a theirs, and on'), p('a theirs', 'b theirs', 'c'))).toMatchObject({
    value: p('a theirs, and on', 'b mine', 'c mine'),
    open: [{ mine: p('b mine'), theirs: p('b theirs') }],
  });
});

test('a block that one side removed and the other changed is a conflict', () => {
  expect(merge(p('a', 'b'), p('a'), p('a', 'b theirs'))).toMatchObject({
    value: p('a'),
    open: [{ mine: undefined, theirs: p('b theirs') }],
  });
  expect(merge(p('a', 'b'), p('a', 'b mine'), p('a'))).toMatchObject({
    value: p('a', 'b mine'),
    open: [{ mine: p('b mine'), theirs: undefined }],
  });
});

test('a decision replaces the text of both sides by that of one', () => {
  const sides = [p('a', 'b'), p('a mine', 'b mine'), p('a theirs', 'b theirs')] as const;
  const decide: Decide = ({ id }) => (id === 'html/0' ? 'theirs' : 'mine');
  expect(merge(...sides, decide)).toEqual({ value: p('a theirs', 'b mine'), base: sides[2], open: [] });
});

const words = fc.array(fc.constantFrom('lead', 'apa', 'siapa', 'kapan', 'di mana'), { minLength: 1, maxLength: 4 });
const text = fc
  .array(
    words.map((some) => some.join(' ')),
    { maxLength: 6 },
  )
  .map((blocks) => p(...blocks));

test('texts that are the same on both sides do not change', () => {
  fc.assert(
    fc.property(text, text, (base, both) => {
      expect(merge(base, both, both)).toMatchObject({ value: both, open: [] });
      expect(merge(base, both, base)).toMatchObject({ value: both, open: [] });
      expect(merge(base, base, both)).toMatchObject({ value: both, open: [] });
    }),
  );
});

test('text that either side wrote is never lost: it is in the merged text, or in a conflict', () => {
  fc.assert(
    fc.property(text, text, text, (base, mine, theirs) => {
      const { value, open } = merge(base, mine, theirs);
      const before = htmlBlocks(base);
      const isNew = (block: string) => !before.includes(block);
      const shown = [...htmlBlocks(value), ...open.flatMap((one) => [one.mine, one.theirs])];
      expect(
        [...htmlBlocks(mine), ...htmlBlocks(theirs)].filter((block) => isNew(block) && !shown.includes(block)),
      ).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('edits of disjoint blocks are both in the result, without a question', () => {
  const edits = fc.array(fc.constantFrom('mine', 'theirs', null), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(edits, (sides) => {
      const blocks = (side: 'mine' | 'theirs' | null) =>
        p(...sides.map((one, index) => `kalimat nomor ${index}${one && one === side ? ` ditulis ${side}` : ''}`));
      const both = p(...sides.map((one, index) => `kalimat nomor ${index}${one ? ` ditulis ${one}` : ''}`));
      expect(merge(blocks(null), blocks('mine'), blocks('theirs'))).toMatchObject({ value: both, open: [] });
    }),
  );
});

test('deciding every conflict leaves none, whichever side is chosen', () => {
  fc.assert(
    fc.property(text, text, text, fc.boolean(), (base, mine, theirs, isMine) => {
      const merged = merge(base, mine, theirs, () => (isMine ? 'mine' : 'theirs'));
      expect(merged).toMatchObject({ base: theirs, open: [] });
      expect(merge(merged.base, merged.value, theirs).open).toEqual([]);
    }),
  );
});

test('a text of two thousand paragraphs is merged quickly', () => {
  const lines = Array.from({ length: 2_000 }, (_, index) => `paragraf ${index}`);
  const mine = lines.with(3, 'punyaku');
  const theirs = lines.with(1_990, 'punyanya').toSpliced(1_000, 1);
  expect(merge(p(...lines), p(...mine), p(...theirs))).toMatchObject({
    value: p(...theirs.with(3, 'punyaku')),
    open: [],
  });
});
