// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@sinau/api-client';
import type { AnswerReceipt } from '@sinau/contracts/study/quiz/quiz.schemas';
import { held } from '../../testing/held.ts';
import { submissionOf } from '../../testing/lessons.ts';
import { createDraftStore, type SentDraft } from './draft-store.ts';

const key = 'submission:u1:s1';
const receipt = (revision: number, isSaved = true): AnswerReceipt => ({
  attemptId: null,
  revision,
  isSaved,
  savedAt: '2026-11-21T03:00:05.000Z',
  deadlineAt: null,
  serverNow: '2026-11-21T03:00:05.000Z',
});
const offline = new ApiError(0, 'network', 'Koneksi terputus');

/** Draft stored on the server. */
let stored: SentDraft;
const save = vi.fn<(sent: SentDraft) => Promise<AnswerReceipt>>();
const onOutdated = vi.fn();
const stops: (() => void)[] = [];
function storeOf(submission = submissionOf()) {
  const draftStore = createDraftStore({ key, submission, save, storage: localStorage, onOutdated });
  stops.push(draftStore.start());
  return draftStore;
}
const pause = (milliseconds = 1_000) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  stored = { content: '', fileIds: [], revision: 0 };
  onOutdated.mockReset();
  save.mockReset().mockImplementation(async (sent) => {
    if (sent.revision <= stored.revision) return receipt(stored.revision, sent.content === stored.content);
    stored = sent;
    return receipt(sent.revision);
  });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

test('a pause saves the typed text, in one call', async () => {
  const draftStore = storeOf();
  for (const text of ['L', 'Le', 'Lead']) draftStore.write(text);
  expect(draftStore.snapshot()).toMatchObject({ content: 'Lead', saving: 'saving' });
  await pause();
  expect(save).toHaveBeenCalledTimes(1);
  expect(draftStore.snapshot()).toMatchObject({ saving: 'saved', savedAt: '2026-11-21T03:00:05.000Z' });
  expect(localStorage.getItem(key)).toBeNull();
});

test.each([
  ['the tab was killed', () => new Promise<never>(() => undefined)],
  ['the session ended', () => Promise.reject(new ApiError(401, 'unauthenticated', 'Sesi berakhir'))],
  ['the server failed', () => Promise.reject(new ApiError(500, 'internal', 'Kesalahan'))],
  ['the connection was lost', () => Promise.reject(offline)],
])('of 1,000 letters none is lost when %s', async (_, fate) => {
  save.mockImplementation(fate);
  const draftStore = storeOf();
  let text = '';
  for (let index = 0; index < 1_000; index += 1) {
    text += 'abcdefgh \n'[index % 10];
    draftStore.write(text);
    if (index % 100 === 0) await pause();
  }
  const next = storeOf();
  expect(next.snapshot().content).toBe(text);
});

test('half an hour of offline text is sent immediately when the connection is back', async () => {
  save.mockRejectedValue(offline);
  const draftStore = storeOf();
  draftStore.write('Ditulis di kereta');
  await pause(30 * 60_000);
  expect(draftStore.snapshot()).toMatchObject({ saving: 'waiting', content: 'Ditulis di kereta' });
  const calls = save.mock.calls.length;
  expect(calls).toBeLessThan(70);
  save.mockReset().mockImplementation(async (sent) => receipt(sent.revision));
  window.dispatchEvent(new Event('online'));
  await pause(0);
  expect(draftStore.snapshot().saving).toBe('saved');
});

test('the text of another device is not overwritten unseen', async () => {
  const draftStore = storeOf();
  stored = { content: 'Dari laptop', fileIds: [], revision: 1 };
  draftStore.write('Dari ponsel');
  await pause();
  expect(onOutdated).toHaveBeenCalledTimes(1);
  draftStore.adopt(submissionOf({ revision: 1, content: 'Dari laptop' }));
  await pause(5_000);
  expect(stored.content).toBe('Dari laptop');
  expect(draftStore.snapshot()).toMatchObject({ content: 'Dari ponsel', theirs: { content: 'Dari laptop' } });
  draftStore.choose('mine');
  await pause();
  expect(stored).toMatchObject({ content: 'Dari ponsel', revision: 2 });
});

/** Creates a draft whose first save was stored without an answer, and which was continued since. */
async function savedWithoutAnswer() {
  save.mockImplementationOnce(async (sent) => {
    stored = sent;
    throw offline;
  });
  const draftStore = storeOf();
  draftStore.write('Api');
  await pause();
  draftStore.write('Api membakar kios');
  return draftStore;
}

test("a text whose save was stored without an answer is recognized as the user's own, and later text is saved after it", async () => {
  const draftStore = await savedWithoutAnswer();
  await pause(3_000);
  expect(onOutdated).toHaveBeenCalledTimes(1);
  draftStore.adopt(submissionOf({ revision: 1, content: 'Api' }));
  await pause();
  expect(draftStore.snapshot()).toMatchObject({ theirs: null, saving: 'saved' });
  expect(stored).toMatchObject({ content: 'Api membakar kios', revision: 2 });
});

test('a reloaded page recognizes such a text as well, and asks about one that another device wrote', async () => {
  await savedWithoutAnswer();
  expect(storeOf(submissionOf({ revision: 1, content: 'Dari laptop' })).snapshot()).toMatchObject({
    theirs: { content: 'Dari laptop' },
  });
  expect(storeOf(submissionOf({ revision: 1, content: 'Api' })).snapshot()).toMatchObject({
    content: 'Api membakar kios',
    theirs: null,
  });
  await pause();
  expect(stored).toMatchObject({ content: 'Api membakar kios', revision: 2 });
});

test('a tab without changes adopts the text that another one stored', () => {
  const draftStore = storeOf();
  draftStore.adopt(submissionOf({ revision: 3, content: 'Dari laptop' }));
  expect(draftStore.snapshot()).toMatchObject({ content: 'Dari laptop', theirs: null });
});

test('a refused text shows the reason, and is sent again once it changes', async () => {
  save.mockRejectedValueOnce(
    new ApiError(422, 'invalid_input', 'Periksa', { fileIds: 'Berkas ini tidak ditemukan. Unggah lagi.' }),
  );
  const draftStore = storeOf();
  draftStore.write('Lead');
  await pause(60_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(draftStore.snapshot()).toMatchObject({
    saving: 'refused',
    problem: 'Berkas ini tidak ditemukan. Unggah lagi.',
  });
  draftStore.write('Lead.');
  await pause();
  expect(draftStore.snapshot()).toMatchObject({ saving: 'saved', problem: null });
});

test('a submission contains the whole text, and nothing of it stays on the device', async () => {
  const draftStore = storeOf(submissionOf({ revision: 4, content: 'Lead' }));
  expect(await draftStore.takeUnsaved()).toEqual({ content: 'Lead', fileIds: [], revision: 4 });
  draftStore.resume();
  draftStore.write('Lead\u0000 baru');
  expect(await draftStore.takeUnsaved()).toEqual({ content: 'Lead baru', fileIds: [], revision: 5 });
  draftStore.forget();
  expect(localStorage.getItem(key)).toBeNull();
});

test('a submission waits for the save in flight, and nothing is saved until the submission has failed', async () => {
  const { answer, release } = held<AnswerReceipt>();
  save.mockImplementationOnce(() => answer);
  const draftStore = storeOf();
  draftStore.write('Lead');
  await pause();
  draftStore.write('Lead baru');
  const unsaved = vi.fn();
  void draftStore.takeUnsaved().then(unsaved);
  await pause();
  expect(unsaved).not.toHaveBeenCalled();

  release(receipt(1));
  await pause(0);
  expect(unsaved.mock.calls).toEqual([[{ content: 'Lead baru', fileIds: [], revision: 2 }]]);
  await pause();
  expect(save).toHaveBeenCalledTimes(1);
  draftStore.resume();
  expect(save).toHaveBeenCalledTimes(2);
});
