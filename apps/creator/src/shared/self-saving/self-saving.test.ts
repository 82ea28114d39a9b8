import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSelfSaving, type DraftKeeper, type Failure, type Storage } from './self-saving.ts';

const fields = { title: 'Lead', html: '<p>a</p>' };
type Text = typeof fields;

class Refusal extends Error {
  readonly failure: Failure<Text>;
  constructor(failure: Failure<Text>) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** A server that keeps one document and refuses a revision that is not the newest. */
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
  const load = async () => ({ ...server });
  const keeper = { write: vi.fn<DraftKeeper<Text>['write']>(() => true), clear: vi.fn() };
  const document = createSelfSaving(
    { fields, revision: 1 },
    { save, load, failureOf: (error) => (error as Refusal).failure, problemsOf },
    keeper,
  );
  const editElsewhere = (changed: Partial<Text>) =>
    Object.assign(server, { fields: { ...server.fields, ...changed }, revision: server.revision + 1 });
  return { document, server, save, keeper, editElsewhere, state: () => document.getSnapshot().state };
}

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T03:32:00Z') }));
afterEach(() => void vi.useRealTimers());

test('it saves once, a second after the last change, and shows the time', async () => {
  const { document, save, state } = open();
  document.change({ title: 'Lead k' });
  await vi.advanceTimersByTimeAsync(900);
  document.change({ title: 'Lead kuat' });
  expect(state()).toEqual({ kind: 'unsaved' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(save.mock.calls).toEqual([[{ title: 'Lead kuat' }, { ...fields, title: 'Lead kuat' }, 1]]);
  expect(state()).toEqual({ kind: 'saved', at: new Date('2026-11-21T03:32:01.900Z') });
});

test('a closed document sends nothing more', async () => {
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

test('a field that somebody is still typing in is not sent when an earlier call ends', async () => {
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

test('this device keeps unsaved fields, from the first letter until the server has them', async () => {
  const { document, save, keeper } = open();
  save.mockRejectedValueOnce(new Refusal({ kind: 'failed', message: 'Koneksi terputus.', isTransient: true }));
  document.change({ html: '<p>b</p>' });
  expect(keeper.write).toHaveBeenLastCalledWith({ fields: { html: '<p>b</p>' }, base: { html: '<p>a</p>' } });
  await document.flush();
  expect(document.getSnapshot().isKept).toBe(true);
  expect(keeper.clear).not.toHaveBeenCalled();

  await document.flush();
  expect(keeper.clear).toHaveBeenCalledOnce();
  expect(document.getSnapshot().isKept).toBe(false);
});

test('text that this device could not keep is not reported as safe', async () => {
  const { document, keeper } = open();
  keeper.write.mockReturnValue(false);
  document.change({ html: '<p>b</p>' });
  expect(document.getSnapshot().isKept).toBe(false);
});

test('a kept draft is restored and saved', async () => {
  const { document, server } = open();
  document.restore({ fields: { html: '<p>b</p>' }, base: { html: '<p>a</p>' } });
  expect(document.getSnapshot()).toMatchObject({ draft: { html: '<p>b</p>' }, version: 1 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.fields.html).toBe('<p>b</p>');
});

test('restoring a draft asks before it replaces newer text', async () => {
  const { document, server, state } = open();
  document.restore({ fields: { html: '<p>b</p>' }, base: { html: '<p>older</p>' } });
  await vi.advanceTimersByTimeAsync(5000);
  expect(state()).toEqual({ kind: 'conflict' });
  expect(server.fields.html).toBe('<p>a</p>');
  await document.keepMine();
  expect(server.fields.html).toBe('<p>b</p>');
});

test('changes that could not be saved are kept and can be retried', async () => {
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

test('a refusal of a field that was not sent ends the attempt', async () => {
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

test('a save whose answer was lost does not count as a change made elsewhere', async () => {
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

test('a conflict keeps the draft and asks; overwriting stores the draft', async () => {
  const { document, server, editElsewhere, state } = open();
  editElsewhere({ html: '<p>c</p>' });
  document.change({ html: '<p>b</p>' });
  expect(await document.flush()).toBe(false);
  expect(state()).toEqual({ kind: 'conflict' });
  document.change({ html: '<p>bb</p>' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.fields.html).toBe('<p>c</p>');

  await document.keepMine();
  expect(server.fields.html).toBe('<p>bb</p>');
  expect(state().kind).toBe('saved');
});

test('a conflict can also be ended by taking the other version', async () => {
  const { document, editElsewhere, state } = open();
  editElsewhere({ html: '<p>c</p>' });
  document.change({ html: '<p>b</p>' });
  await document.flush();
  document.takeTheirs();
  expect(document.getSnapshot()).toMatchObject({ draft: { html: '<p>c</p>' }, version: 1 });
  expect(state()).toEqual({ kind: 'saved', at: null });
  expect(document.isDirty()).toBe(false);
});

test('content that the server sanitised counts as saved and is not sent again', async () => {
  const { document, save } = open({ clean: (html) => html.replace(/ onclick="[^"]*"/, '') });
  document.change({ html: '<p onclick="x()">b</p>' });
  expect(await document.flush()).toBe(true);
  await document.flush();
  expect(save).toHaveBeenCalledOnce();
  expect(document.getSnapshot().draft.html).toBe('<p onclick="x()">b</p>');
});
