// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeLocks } from '../../testing/fake-locks.ts';
import { withHistory } from '../undo/document-history.ts';
import { createDraftStore, discardDraft, localDrafts } from './local-drafts.ts';
import type { Unsaved } from '../saving/document.ts';
import { createSelfSaving } from '../saving/self-saving.ts';
import { standingOf, takeUp } from './take-up.ts';
import { holdWriter } from './writer-locks.ts';

const place = { userId: 'u1', groupId: 'c1', documentId: 'lesson-l1', title: 'Lead', href: '/lead' };
type Text = { title: string; html: string };

fakeLocks();
beforeEach(() => {
  localStorage.clear();
  // Clears the cached list.
  discardDraft('u1', { documentId: '', writerId: '' } as never);
});

/** Opens a tab with the document as the server has it. */
function open(stored: Text = { title: 'Lead', html: '' }) {
  const draftStore = createDraftStore<Text>(() => place);
  const failure = { kind: 'failed', message: 'Koneksi terputus.', isTransient: true } as const;
  const save = vi.fn(() => Promise.reject(new Error()));
  const document = createSelfSaving<Text>(
    { fields: stored, revision: 1 },
    { save, load: save, failureOf: () => failure },
    draftStore,
  );
  const saver = withHistory(document);
  const close = draftStore.open();
  return {
    saver,
    close,
    takeUp: (isGone = () => false) => takeUp('u1', 'c1', { saver, documentId: 'lesson-l1' }, isGone),
    draft: () => saver.getSnapshot().draft,
  };
}

/** Simulates a tab that was killed with this text unsaved. */
function killedTab(fields: Partial<Text>, stored?: Text) {
  const { saver, close } = open(stored);
  saver.change(fields);
  saver.close();
  close();
}

test('text that never reached the server is restored to its fields, and saved by the document that has it now', async () => {
  killedTab({ html: 'a' });
  const next = open();
  expect(await next.takeUp()).toEqual({ html: '' });
  expect(next.draft()).toEqual({ title: 'Lead', html: 'a' });
  expect(localDrafts('u1', 'c1')).toEqual([]);
  next.close();
  expect(localDrafts('u1', 'c1')).toMatchObject([{ fields: { html: 'a' }, base: { html: '' } }]);
});

test('text that another open tab is still writing is left to that tab, and restored once it is closed', async () => {
  killedTab({ html: 'a' });
  const elsewhere = holdWriter(localDrafts('u1', 'c1')[0]!.writerId);
  const next = open();
  const taken = next.takeUp();
  expect(await Promise.race([taken, new Promise((resolve) => setTimeout(resolve, 300, 'waits'))])).toBe('waits');
  expect(next.draft().html).toBe('');
  elsewhere();
  expect(await taken).toEqual({ html: '' });
});

test('only one of two reopened tabs restores the text', async () => {
  killedTab({ html: 'a' });
  const tabs = [open(), open()];
  const taken = await Promise.all(tabs.map((tab) => tab.takeUp()));
  expect(taken.filter(Boolean)).toHaveLength(1);
});

test('text that was since written elsewhere is not overwritten', async () => {
  killedTab({ html: 'a' });
  const next = open({ title: 'Lead', html: 'c' });
  expect(await next.takeUp()).toBeNull();
  expect(next.draft().html).toBe('c');
  expect(localDrafts('u1', 'c1')).toHaveLength(1);
});

test('saved text that the server turns out to have is dropped silently', async () => {
  killedTab({ html: 'a' });
  const next = open({ title: 'Lead', html: 'a' });
  expect(await next.takeUp()).toBeNull();
  expect(localDrafts('u1', 'c1')).toEqual([]);
});

test('different fields from two tabs are both restored; of the same field the newest is, and the other one is offered', async () => {
  killedTab({ html: 'first' });
  killedTab({ html: 'second' });
  killedTab({ title: 'Lead kuat' });
  const next = open();
  await next.takeUp();
  expect(next.draft()).toEqual({ title: 'Lead kuat', html: 'second' });
  expect(localDrafts('u1', 'c1')).toMatchObject([{ fields: { html: 'first' } }]);
});

test('nothing is restored to a page that was left meanwhile, nor over text typed meanwhile', async () => {
  killedTab({ html: 'a' });
  const left = open();
  await left.takeUp(() => true);
  expect(left.draft().html).toBe('');
  left.close();

  const next = open();
  next.saver.change({ html: 'new' });
  expect(await next.takeUp()).toBeNull();
  expect(next.draft().html).toBe('new');
  expect(localDrafts('u1', 'c1')).toHaveLength(1);
});

test('a browser without locks, which cannot tell which tabs are open, offers the text instead', async () => {
  killedTab({ html: 'a' });
  Reflect.deleteProperty(navigator, 'locks');
  const next = open();
  expect(await next.takeUp()).toBeNull();
  expect(localDrafts('u1', 'c1')).toHaveLength(1);
});

test.each<[string, Unsaved<Text>, string]>([
  [
    'a save that arrived without its answer',
    { fields: { html: 'abc' }, base: { html: '' }, sent: { html: 'ab' } },
    'lacking',
  ],
  ['a save that arrived, and nothing after it', { fields: { html: 'ab' }, base: { html: '' } }, 'stored'],
  ['text that the server never had', { fields: { html: 'abc' }, base: { html: 'a' } }, 'overtaken'],
])('after %s the server is known to have %j', (_case, unsaved, standing) => {
  expect(standingOf(unsaved, { title: 'Lead', html: 'ab' })).toBe(standing);
});
