// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { differing, reconcile } from './reconcile.ts';

const base = { title: 'Lead', html: '<p>a</p>' };
const versions = { draft: base, sent: base, known: base, current: base };

test('changes made elsewhere are merged into the fields that were not edited', () => {
  const result = reconcile({
    ...versions,
    draft: { ...base, html: '<p>b</p>' },
    current: { ...base, title: 'Lead kuat' },
  });
  expect(result).toEqual({
    draft: { title: 'Lead kuat', html: '<p>b</p>' },
    sent: { ...base, title: 'Lead kuat' },
    known: { ...base, title: 'Lead kuat' },
    conflicts: [],
  });
});

test('a field changed on both sides is a conflict, and the draft keeps its text', () => {
  const result = reconcile({
    ...versions,
    draft: { ...base, html: '<p>b</p>' },
    current: { ...base, html: '<p>c</p>' },
  });
  expect(result).toMatchObject({
    draft: { html: '<p>b</p>' },
    conflicts: [{ path: 'html', base: '<p>a</p>', mine: '<p>b</p>', theirs: '<p>c</p>' }],
  });
});

test('the same change on both sides is no conflict', () => {
  const same = { ...base, title: 'Lead kuat' };
  expect(reconcile({ ...versions, draft: same, current: same }).conflicts).toEqual([]);
});

test('content that the server sanitized does not count as a change', () => {
  const cleaned = { ...base, html: '<p>a</p><p></p>' };
  expect(reconcile({ ...versions, known: cleaned, current: cleaned })).toMatchObject({ draft: base, conflicts: [] });
});

test('values are compared by content, not by identity', () => {
  const quiz = { content: { instruction: '', questions: [{ id: 'q1', points: 1 }] } };
  const same = { content: { questions: [{ points: 1, id: 'q1' }], instruction: '' } };
  expect(differing(quiz, same)).toEqual([]);
  expect(differing(quiz, { content: { ...same.content, instruction: '<p>Pilih satu.</p>' } })).toEqual(['content']);
});

test('rich text is merged block by block, also where the server had sanitized what was sent', () => {
  const sent = { ...base, html: '<p onclick="x()">a</p><p>b</p>' };
  const known = { ...base, html: '<p>a</p><p>b</p>' };
  const sides = {
    draft: { ...base, html: '<p onclick="x()">a</p><p>b mine</p>' },
    sent,
    known,
    current: { ...base, html: '<p>a theirs</p><p>b</p>' },
  };
  expect(reconcile(sides, { richText: ['html'] })).toMatchObject({
    draft: { html: '<p>a theirs</p><p>b mine</p>' },
    sent: sides.current,
    known: sides.current,
    conflicts: [],
  });
  expect(reconcile(sides).conflicts).toHaveLength(1);
});
