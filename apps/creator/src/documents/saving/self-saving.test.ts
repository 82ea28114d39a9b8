// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DraftStore, Failure, Storage } from './document.ts';
import { createSelfSaving } from './self-saving.ts';

const fields = { title: 'Lead', html: '<p>a</p>' };
type Text = typeof fields;

class Refusal extends Error {
  readonly failure: Failure<Text>;
  constructor(failure: Failure<Text>) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** Simulates a server that stores one document and refuses a revision that is not the newest. */
function open({
  clean = (html: string) => html,
  problemsOf,
}: { clean?: (html: string) => string; problemsOf?: Storage<Text>['problemsOf'] } = {}) {
  const server = { fields, revision: 1 };
  const save = vi.fn<Storage<Text>['save']>(async (changed, _draft, revision) => {
    if (revision !== server.revision) throw new Refusal({ kind: 'editedElsewhere' });
    const next = { ...server.fields, ...changed };
    Object.assign(server, { fields: { ...next, html: clean(next.html) }, revision: revision + 1 });
    return { ...server };
  });
  const load = vi.fn<Storage<Text>['load']>(async () => ({ ...server }));
  const draftStore = { write: vi.fn<DraftStore<Text>['write']>(() => true), clear: vi.fn() };
  const document = createSelfSaving(
    { fields, revision: 1 },
    { save, load, failureOf: (error) => (error as Refusal).failure, problemsOf, richText: ['html'] },
    draftStore,
  );
  const editElsewhere = (changed: Partial<Text>) =>
    Object.assign(server, { fields: { ...server.fields, ...changed }, revision: server.revision + 1 });
  /** Resolves the only conflict. */
  const choose = (side: 'mine' | 'theirs') => document.choose(document.getSnapshot().conflicts[0]!, side)!;
  return { document, server, save, load, choose, draftStore, editElsewhere, state: () => document.getSnapshot().state };
}

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T03:32:00Z') }));
afterEach(() => void vi.useRealTimers());

test('a document saves once, a second after the last change, and shows the time', async () => {
  const { document, save, state } = open();
  document.change({ title: 'Lead k' });
  await vi.advanceTimersByTimeAsync(900);
  document.change({ title: 'Lead kuat' });
  expect(state()).toEqual({ kind: 'unsaved' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(save.mock.calls).toEqual([[{ title: 'Lead kuat' }, { ...fields, title: 'Lead kuat' }, 1]]);
  expect(state()).toEqual({ kind: 'saved', at: new Date('2026-11-21T03:32:01.900Z') });
});

test('a closed document sends nothing', async () => {
  const { document, save } = open();
  document.change({ title: 'Lead kuat' });
  document.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).not.toHaveBeenCalled();
});

test('one call runs at a time, and the newest text is sent last', async () => {
  const { document, save, server } = open();
  let arrive = () => {};
  save.mockImplementationOnce(async (changed) => {
    await new Promise<void>((resolve) => (arrive = resolve));
    Object.assign(server, { fields: { ...server.fields, ...changed }, revision: 2 });
    return { ...server };
  });
  document.change({ title: 'Satu' });
  const saving = document.flush();
  document.change({ title: 'Dua' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(save).toHaveBeenCalledOnce();

  arrive();
  expect(await saving).toBe(true);
  expect(save).toHaveBeenCalledTimes(2);
  expect(server.fields.title).toBe('Dua');
});

test('a field that the user is still typing in is not sent when an earlier call ends', async () => {
  const { document, save, server, state } = open();
  let arrive = () => {};
  save.mockImplementationOnce(async (changed) => {
    await new Promise<void>((resolve) => (arrive = resolve));
    Object.assign(server, { fields: { ...server.fields, ...changed }, revision: 2 });
    return { ...server };
  });
  document.change({ html: '<p>b</p>' });
  const leaving = document.commit();
  document.change({ title: 'L' });
  await vi.advanceTimersByTimeAsync(600);
  document.change({ title: 'Le' });
  arrive();
  expect(await leaving).toBe(false);
  expect(save).toHaveBeenCalledOnce();
  expect(state()).toEqual({ kind: 'unsaved' });

  await vi.advanceTimersByTimeAsync(500);
  document.change({ title: 'Lead kuat' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(save.mock.calls.slice(1).map(([changed]) => changed)).toEqual([{ title: 'Lead kuat' }]);
});

test('flushing saves everything, including what is typed meanwhile', async () => {
  const { document, save, server } = open();
  let arrive = () => {};
  save.mockImplementationOnce(async (changed) => {
    await new Promise<void>((resolve) => (arrive = resolve));
    Object.assign(server, { fields: { ...server.fields, ...changed }, revision: 2 });
    return { ...server };
  });
  document.change({ html: '<p>b</p>' });
  const leaving = document.flush();
  document.change({ title: 'Lead kuat' });
  arrive();
  expect(await leaving).toBe(true);
  expect(server.fields).toEqual({ title: 'Lead kuat', html: '<p>b</p>' });
});

test('a value with a known problem is not sent, and the problem is shown once the field is left', async () => {
  const { document, save, state } = open({
    problemsOf: ({ title }) => (title.length < 3 ? { title: 'Minimal 3 karakter' } : {}),
  });
  document.change({ title: 'Le', html: '<p>b</p>' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(save.mock.calls.map(([changed]) => changed)).toEqual([{ html: '<p>b</p>' }]);
  expect(document.getSnapshot().errors).toEqual({});
  expect(state()).toEqual({ kind: 'refused' });

  await document.commit();
  expect(document.getSnapshot().errors).toEqual({ title: 'Minimal 3 karakter' });
  document.change({ title: 'Lead kuat' });
  expect(document.getSnapshot().errors).toEqual({});
  expect(await document.commit()).toBe(true);
});

test('this device stores unsaved fields, from the first letter until the server has them', async () => {
  const { document, save, draftStore } = open();
  save.mockRejectedValueOnce(new Refusal({ kind: 'failed', message: 'Koneksi terputus.', isTransient: true }));
  document.change({ html: '<p>b</p>' });
  expect(draftStore.write).toHaveBeenLastCalledWith({ fields: { html: '<p>b</p>' }, base: { html: '<p>a</p>' } });
  await document.flush();
  expect(document.getSnapshot().isStoredLocally).toBe(true);
  expect(draftStore.clear).not.toHaveBeenCalled();

  await document.flush();
  expect(draftStore.clear).toHaveBeenCalledOnce();
  expect(document.getSnapshot().isStoredLocally).toBe(false);
});

test('this device stores what was sent without a response, so that a page that closes then can detect it later', async () => {
  const { document, save, draftStore } = open();
  save.mockReturnValueOnce(new Promise(() => undefined));
  document.change({ html: '<p>b</p>' });
  void document.flush();
  document.change({ html: '<p>bc</p>' });
  expect(draftStore.write).toHaveBeenLastCalledWith({
    fields: { html: '<p>bc</p>' },
    base: { html: '<p>a</p>' },
    sent: { html: '<p>b</p>' },
  });
});

test('text that this device could not store is not reported as safe', async () => {
  const { document, draftStore } = open();
  draftStore.write.mockReturnValue(false);
  document.change({ html: '<p>b</p>' });
  expect(document.getSnapshot().isStoredLocally).toBe(false);
});

test('a stored draft is restored and saved', async () => {
  const { document, server } = open();
  document.restore({ fields: { html: '<p>b</p>' }, base: { html: '<p>a</p>' } });
  expect(document.getSnapshot()).toMatchObject({ draft: { html: '<p>b</p>' }, version: 1 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.fields.html).toBe('<p>b</p>');
});

test('restoring a draft asks before it replaces newer text', async () => {
  const { document, server, choose, state } = open();
  document.restore({ fields: { html: '<p>b</p>' }, base: { html: '<p>older</p>' } });
  await vi.advanceTimersByTimeAsync(5000);
  expect(state()).toEqual({ kind: 'conflict' });
  expect(server.fields.html).toBe('<p>a</p>');
  choose('mine');
  expect(await document.flush()).toBe(true);
  expect(server.fields.html).toBe('<p>b</p>');
});

test('changes that could not be saved are preserved and can be retried', async () => {
  const { document, save, server, state } = open();
  save.mockRejectedValueOnce(new Refusal({ kind: 'failed', message: 'Koneksi terputus.', isTransient: true }));
  document.change({ html: '<p>b</p>' });
  expect(await document.flush()).toBe(false);
  expect(state()).toEqual({ kind: 'failed', message: 'Koneksi terputus.', isTransient: true });
  expect(document.isDirty()).toBe(true);

  expect(await document.flush()).toBe(true);
  expect(server.fields.html).toBe('<p>b</p>');
});

test('a refused field shows its error while the others are stored, and is sent again once changed', async () => {
  const { document, save, server, state } = open();
  save.mockRejectedValueOnce(new Refusal({ kind: 'refused', fields: { title: 'Minimal 5 karakter' } }));
  document.change({ title: 'Le', html: '<p>b</p>' });
  expect(await document.flush()).toBe(false);
  expect(state()).toEqual({ kind: 'refused' });
  expect(document.getSnapshot().errors).toEqual({ title: 'Minimal 5 karakter' });
  expect(server.fields).toEqual({ title: 'Lead', html: '<p>b</p>' });

  document.change({ title: 'Lead baru' });
  expect(document.getSnapshot().errors).toEqual({});
  expect(await document.flush()).toBe(true);
  expect(server.fields.title).toBe('Lead baru');
});

test('a refusal of a field that was not sent ends the attempts', async () => {
  const { document, save, state } = open();
  save.mockRejectedValue(new Refusal({ kind: 'refused', fields: { html: 'Wajib diisi' } }));
  document.change({ title: 'Lead kuat' });
  await document.flush();
  expect(save).toHaveBeenCalledOnce();
  expect(state()).toEqual({ kind: 'refused' });
});

test('changes of other fields made elsewhere are merged without asking', async () => {
  const { document, server, editElsewhere } = open();
  editElsewhere({ title: 'Lead kuat' });
  document.change({ html: '<p>b</p>' });
  expect(await document.flush()).toBe(true);
  expect(server.fields).toEqual({ title: 'Lead kuat', html: '<p>b</p>' });
  expect(document.getSnapshot()).toMatchObject({ draft: { title: 'Lead kuat' }, version: 1 });
});

test('a save whose response was lost does not count as a change made elsewhere', async () => {
  const { document, save, server, state } = open();
  save.mockImplementationOnce(async (changed) => {
    Object.assign(server, { fields: { ...server.fields, ...changed }, revision: 2 });
    throw new Refusal({ kind: 'failed', message: 'Koneksi terputus.', isTransient: true });
  });
  document.change({ html: '<p>b</p>' });
  await document.flush();
  document.change({ html: '<p>bb</p>' });
  expect(await document.flush()).toBe(true);
  expect(server.fields.html).toBe('<p>bb</p>');
  expect(state().kind).toBe('saved');
});

test('a conflict preserves the draft and asks; my own text is stored once it is chosen', async () => {
  const { document, server, choose, editElsewhere, state } = open();
  editElsewhere({ html: '<p>c</p>' });
  document.change({ html: '<p>b</p>' });
  expect(await document.flush()).toBe(false);
  expect(state()).toEqual({ kind: 'conflict' });
  document.change({ html: '<p>bb</p>' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.fields.html).toBe('<p>c</p>');
  expect(document.getSnapshot().conflicts).toMatchObject([{ mine: '<p>bb</p>', theirs: '<p>c</p>' }]);

  choose('mine');
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.fields.html).toBe('<p>bb</p>');
  expect(state().kind).toBe('saved');
});

test('a conflict that is resolved with the other text lets mine be restored', async () => {
  const { document, server, choose, editElsewhere, state } = open();
  editElsewhere({ html: '<p>c</p>' });
  document.change({ html: '<p>b</p>' });
  await document.flush();
  const leftOut = choose('theirs');
  expect(document.getSnapshot()).toMatchObject({ draft: { html: '<p>c</p>' }, version: 1, conflicts: [] });
  expect(state()).toEqual({ kind: 'saved', at: null });
  expect(document.isDirty()).toBe(false);

  expect(leftOut).toMatchObject({ path: 'html', value: '<p>b</p>', chosen: '<p>c</p>' });
  document.change({ html: '<p>c</p><p>next</p>' });
  const back = document.putBack(leftOut);
  expect(await document.flush()).toBe(true);
  expect(server.fields.html).toBe('<p>b</p><p>next</p>');
  // The reverse works too.
  expect(back).toMatchObject({ value: '<p>c</p>' });
  document.putBack(back);
  expect(document.getSnapshot().draft.html).toBe('<p>c</p><p>next</p>');
});

test('restoring a version over text that was changed since discards that text', async () => {
  const { document, choose, editElsewhere } = open();
  editElsewhere({ html: '<p>c</p>' });
  document.change({ html: '<p>b</p>' });
  await document.flush();
  const leftOut = choose('theirs');
  document.change({ html: '<p>changed since</p>' });
  expect(document.putBack(leftOut)).toMatchObject({ value: '<p>changed since</p>' });
  expect(document.getSnapshot().draft.html).toBe('<p>b</p>');
});

test('while one block waits for a decision, others can be edited and are merged', async () => {
  const { document, server, choose, editElsewhere } = open();
  document.change({ html: '<p>a</p><p>x</p>' });
  await document.flush();
  editElsewhere({ html: '<p>a theirs</p><p>x theirs</p>' });
  document.change({ html: '<p>a mine</p><p>x</p>' });
  await document.flush();
  expect(document.getSnapshot().draft.html).toBe('<p>a mine</p><p>x theirs</p>');
  document.change({ title: 'Lead kuat', html: '<p>a mine</p><p>x theirs, and mine</p>' });
  expect(document.getSnapshot().conflicts).toMatchObject([{ mine: '<p>a mine</p>', theirs: '<p>a theirs</p>' }]);

  editElsewhere({ html: '<p>a theirs</p><p>x theirs</p><p>more</p>' });
  await document.catchUp();
  expect(document.getSnapshot().conflicts).toHaveLength(1);
  choose('mine');
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.fields).toEqual({ title: 'Lead kuat', html: '<p>a mine</p><p>x theirs, and mine</p><p>more</p>' });
});

test('a conflict resolves automatically once the texts are the same', async () => {
  const { document, editElsewhere, state } = open();
  editElsewhere({ html: '<p>c</p>' });
  document.change({ html: '<p>b</p>' });
  await document.flush();
  document.change({ html: '<p>c</p>' });
  expect(state()).toEqual({ kind: 'saved', at: null });
  expect(document.getSnapshot().conflicts).toEqual([]);
});

test('a decision about text that has changed meanwhile has no effect', async () => {
  const { document, editElsewhere } = open();
  editElsewhere({ html: '<p>c</p>' });
  document.change({ html: '<p>b</p>' });
  await document.flush();
  const [shown] = document.getSnapshot().conflicts;
  editElsewhere({ html: '<p>d</p>' });
  await document.catchUp();
  expect(document.choose(shown!, 'theirs')).toBeNull();
  expect(document.getSnapshot().conflicts).toMatchObject([{ mine: '<p>b</p>', theirs: '<p>d</p>' }]);
});

test('changes made elsewhere are loaded while nothing is sent, and preserve what is being typed', async () => {
  const { document, server, save, editElsewhere, state } = open();
  editElsewhere({ title: 'Lead kuat' });
  await document.catchUp();
  expect(document.getSnapshot()).toMatchObject({ draft: { title: 'Lead kuat' }, version: 1 });
  expect(state()).toEqual({ kind: 'saved', at: null });

  editElsewhere({ html: '<p>a</p><p>theirs</p>' });
  document.change({ html: '<p>a mine</p>' });
  await document.catchUp();
  expect(document.getSnapshot().draft.html).toBe('<p>a mine</p><p>theirs</p>');
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.fields.html).toBe('<p>a mine</p><p>theirs</p>');
  expect(save).toHaveBeenCalledOnce();
});

test('a response that is older than the known version, or arrives during a save, changes nothing', async () => {
  const { document, server, load, state } = open();
  document.change({ html: '<p>b</p>' });
  await document.flush();
  load.mockResolvedValueOnce({ fields, revision: 1 });
  await document.catchUp();
  expect(document.getSnapshot().draft.html).toBe('<p>b</p>');

  document.change({ html: '<p>bb</p>' });
  const saving = document.flush();
  await document.catchUp();
  expect(await saving).toBe(true);
  expect(server.fields.html).toBe('<p>bb</p>');
  expect(state().kind).toBe('saved');
});

test('a document that was removed elsewhere shows the removal, and preserves what was typed', async () => {
  const { document, load, state } = open();
  const gone = { kind: 'failed', message: 'Materi ini sudah dihapus di tempat lain.', isTransient: false } as const;
  load.mockRejectedValueOnce(new Refusal(gone));
  document.change({ html: '<p>b</p>' });
  await document.catchUp();
  expect(state()).toEqual(gone);
  expect(document.getSnapshot()).toMatchObject({ draft: { html: '<p>b</p>' }, isStoredLocally: true });
});

test('content that the server sanitized counts as saved and is not sent again', async () => {
  const { document, save } = open({ clean: (html) => html.replace(/ onclick="[^"]*"/, '') });
  document.change({ html: '<p onclick="x()">b</p>' });
  expect(await document.flush()).toBe(true);
  await document.flush();
  expect(save).toHaveBeenCalledOnce();
  expect(document.getSnapshot().draft.html).toBe('<p onclick="x()">b</p>');
});
