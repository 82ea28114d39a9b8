// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createDraftStore, discardDraft, localDrafts, subscribeToDrafts, type DraftKey } from './local-drafts.ts';

beforeEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  // Clears the cached list.
  discardDraft('u1', { documentId: '', writerId: '' } as never);
});

const place: DraftKey = { userId: 'u1', groupId: 'c1', documentId: 'lesson-l1', title: 'Lead', href: '/lead' };
const storeAt = (overrides: Partial<DraftKey> = {}) =>
  createDraftStore<{ html: string }>(() => ({ ...place, ...overrides }));
const text = (html: string) => ({ fields: { html }, base: { html: '' } });

test('a draft outlives the page that wrote it, for the same person only', () => {
  expect(storeAt().write(text('a'))).toBe(true);
  expect(localDrafts('u1', 'c1')).toMatchObject([
    { documentId: 'lesson-l1', title: 'Lead', href: '/lead', ...text('a') },
  ]);
  expect(localDrafts('u2', 'c1')).toEqual([]);
  expect(localDrafts('u1', 'c2')).toEqual([]);
});

test('a page is not offered to restore a draft that it is editing itself', () => {
  const draftStore = storeAt();
  const close = draftStore.open();
  draftStore.write(text('a'));
  expect(localDrafts('u1', 'c1')).toEqual([]);
  close();
  expect(localDrafts('u1', 'c1')).toHaveLength(1);
});

test('a draft that is saved after its page was left is no longer offered', () => {
  const draftStore = storeAt();
  const close = draftStore.open();
  draftStore.write(text('a'));
  let calls = 0;
  const unsubscribe = subscribeToDrafts(() => {
    calls += 1;
  });
  close();
  expect(localDrafts('u1', 'c1')).toHaveLength(1);
  draftStore.clear();
  expect(localDrafts('u1', 'c1')).toEqual([]);
  expect(calls).toBe(2);
  unsubscribe();
});

test('text typed before the page is marked as open is not offered on it', () => {
  const draftStore = storeAt();
  draftStore.write(text('a'));
  expect(localDrafts('u1', 'c1')).toHaveLength(1);
  const close = draftStore.open();
  expect(localDrafts('u1', 'c1')).toEqual([]);
  draftStore.clear();
  close();
});

test('typing on does not overwrite a draft that waits to be restored', () => {
  storeAt().write(text('before'));
  const draftStore = storeAt();
  draftStore.write(text('n'));
  draftStore.write(text('now'));
  expect(
    localDrafts('u1', 'c1')
      .map(({ fields }) => fields['html'])
      .toSorted(),
  ).toEqual(['before', 'now']);
  draftStore.clear();
  discardDraft('u1', { documentId: '', writerId: '' } as never);
  expect(localDrafts('u1', 'c1')).toMatchObject([text('before')]);
  discardDraft('u1', localDrafts('u1', 'c1')[0]!);
  expect(localDrafts('u1', 'c1')).toEqual([]);
});

test('the draft of a new lesson moves to the id that the server gives it', () => {
  let documentId = 'lesson-temporary';
  const draftStore = createDraftStore<{ html: string }>(() => ({ ...place, documentId }));
  draftStore.write(text('a'));
  documentId = 'lesson-l2';
  draftStore.write(text('ab'));
  expect(localDrafts('u1', 'c1')).toMatchObject([{ documentId: 'lesson-l2', ...text('ab') }]);
});

test('drafts are dropped after 30 days, and beyond the newest 50 documents', () => {
  vi.useFakeTimers({ now: new Date('2026-10-01T00:00:00Z') });
  storeAt({ documentId: 'forgotten' }).write(text('a'));
  for (let index = 0; index < 52; index += 1) {
    vi.setSystemTime(new Date(Date.UTC(2026, 10, 20, 0, index)));
    storeAt({ documentId: `lesson-${index}` }).write(text('a'));
  }
  const kept = localDrafts('u1', 'c1').map(({ documentId }) => documentId);
  expect(kept).toHaveLength(51);
  expect(kept).not.toContain('forgotten');
  expect(kept).not.toContain('lesson-0');
});

test('a full storage is reported', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(storeAt().write(text('a'))).toBe(false);
  full.mockRestore();
});
