import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSelfSaving, type Failure, type Storage } from './self-saving.ts';

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
function open({ clean = (html: string) => html } = {}) {
  const server = { fields, revision: 1 };
  const save = vi.fn<Storage<Text>['save']>(async (changed, _draft, revision) => {
    if (revision !== server.revision) throw new Refusal({ kind: 'editedElsewhere' });
    const next = { ...server.fields, ...changed };
    Object.assign(server, { fields: { ...next, html: clean(next.html) }, revision: revision + 1 });
    return { ...server };
  });
  const load = async () => ({ ...server });
  const document = createSelfSaving(
    { fields, revision: 1 },
    { save, load, failureOf: (error) => (error as Refusal).failure },
  );
  const editElsewhere = (changed: Partial<Text>) =>
    Object.assign(server, { fields: { ...server.fields, ...changed }, revision: server.revision + 1 });
  return { document, server, save, editElsewhere, state: () => document.getSnapshot().state };
}

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T03:32:00Z') }));
afterEach(() => void vi.useRealTimers());

test('a second after the last change it saves once, and says when', async () => {
  const { document, save, state } = open();
  document.change({ title: 'Lead k' });
  await vi.advanceTimersByTimeAsync(900);
  document.change({ title: 'Lead kuat' });
  expect(state()).toEqual({ kind: 'unsaved' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(save.mock.calls).toEqual([[{ title: 'Lead kuat' }, { ...fields, title: 'Lead kuat' }, 1]]);
  expect(state()).toEqual({ kind: 'saved', at: new Date('2026-11-21T03:32:01.900Z') });
});

test('one call is under way at a time, and the newest text comes last', async () => {
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

test('what fails is kept and can be tried again', async () => {
  const { document, save, server, state } = open();
  save.mockRejectedValueOnce(new Refusal({ kind: 'failed', message: 'Koneksi terputus.', isPassing: true }));
  document.change({ html: '<p>b</p>' });
  expect(await document.flush()).toBe(false);
  expect(state()).toEqual({ kind: 'failed', message: 'Koneksi terputus.', isPassing: true });
  expect(document.isDirty()).toBe(true);

  expect(await document.flush()).toBe(true);
  expect(server.fields.html).toBe('<p>b</p>');
});

test('a refused field is named while the others are stored, and is sent again once changed', async () => {
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

test('a refusal of what was not sent ends the attempt', async () => {
  const { document, save, state } = open();
  save.mockRejectedValue(new Refusal({ kind: 'refused', fields: { html: 'Wajib diisi' } }));
  document.change({ title: 'Lead kuat' });
  await document.flush();
  expect(save).toHaveBeenCalledOnce();
  expect(state()).toEqual({ kind: 'refused' });
});

test('other fields changed elsewhere come in without a question', async () => {
  const { document, server, editElsewhere } = open();
  editElsewhere({ title: 'Lead kuat' });
  document.change({ html: '<p>b</p>' });
  expect(await document.flush()).toBe(true);
  expect(server.fields).toEqual({ title: 'Lead kuat', html: '<p>b</p>' });
  expect(document.getSnapshot()).toMatchObject({ draft: { title: 'Lead kuat' }, version: 1 });
});

test('what arrived although its answer was lost is no change made elsewhere', async () => {
  const { document, save, server, state } = open();
  save.mockImplementationOnce(async (changed) => {
    Object.assign(server, { fields: { ...server.fields, ...changed }, revision: 2 });
    throw new Refusal({ kind: 'failed', message: 'Koneksi terputus.', isPassing: true });
  });
  document.change({ html: '<p>b</p>' });
  await document.flush();
  document.change({ html: '<p>bb</p>' });
  expect(await document.flush()).toBe(true);
  expect(server.fields.html).toBe('<p>bb</p>');
  expect(state().kind).toBe('saved');
});

test('the same field changed elsewhere keeps the text and asks; writing over it stores it', async () => {
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

test('or the other version is taken', async () => {
  const { document, editElsewhere, state } = open();
  editElsewhere({ html: '<p>c</p>' });
  document.change({ html: '<p>b</p>' });
  await document.flush();
  document.takeTheirs();
  expect(document.getSnapshot()).toMatchObject({ draft: { html: '<p>c</p>' }, version: 1 });
  expect(state()).toEqual({ kind: 'saved', at: null });
  expect(document.isDirty()).toBe(false);
});

test('what the server cleaned counts as saved and is not written back', async () => {
  const { document, save } = open({ clean: (html) => html.replace(/ onclick="[^"]*"/, '') });
  document.change({ html: '<p onclick="x()">b</p>' });
  expect(await document.flush()).toBe(true);
  await document.flush();
  expect(save).toHaveBeenCalledOnce();
  expect(document.getSnapshot().draft.html).toBe('<p onclick="x()">b</p>');
});
