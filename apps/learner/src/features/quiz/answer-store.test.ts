// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@sinau/api-client';
import type { AnswerReceipt, Answers, Attempt } from '@sinau/contracts/study/quiz/quiz.schemas';
import { held } from '../../testing/held.ts';
import { attemptOf as anyAttempt } from '../../testing/lessons.ts';
import { createAnswerStore } from './answer-store.ts';
import { localAnswers } from './local-answers.ts';

const question = (id: string): Attempt['questions'][number] => ({
  id,
  type: id === '3' ? 'short-answer' : 'single-choice',
  text: `Soal ${id}?`,
  points: 1,
  options: [
    { id: 'a', text: 'Ya' },
    { id: 'b', text: 'Bukan' },
  ],
  matches: [],
});
const attemptOf = (overrides: Partial<Attempt> = {}) =>
  anyAttempt({ questions: ['1', '2', '3'].map(question), ...overrides });
const offline = new ApiError(0, 'network', 'Koneksi terputus');

interface Sent {
  answers: Answers;
  revision: number;
}
const receipt = ({ revision }: Sent, isSaved = true): AnswerReceipt => ({
  attemptId: attemptOf().id,
  revision,
  isSaved,
  savedAt: '2026-11-21T03:00:05.000Z',
  deadlineAt: null,
  serverNow: '2026-11-21T03:00:05.000Z',
});

const save = vi.fn<(sent: Sent) => Promise<AnswerReceipt>>();
const onOutdated = vi.fn();
const stops: (() => void)[] = [];
function storeOf(attempt = attemptOf()) {
  const answerStore = createAnswerStore({
    attempt,
    save,
    local: localAnswers('peserta', attempt.id, localStorage),
    onOutdated,
  });
  stops.push(answerStore.start());
  return answerStore;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  save.mockReset().mockImplementation(async (sent) => receipt(sent));
  onOutdated.mockReset();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

test('an answer shows immediately and is then saved', async () => {
  const answerStore = storeOf();
  answerStore.answer('1', ['a']);
  expect(answerStore.snapshot()).toMatchObject({ answers: { 1: ['a'] }, saving: 'saving' });
  await settle();
  expect(answerStore.snapshot()).toMatchObject({ saving: 'saved', savedAt: '2026-11-21T03:00:05.000Z' });
  expect(save.mock.calls).toEqual([[{ answers: { 1: ['a'] }, revision: 1 }]]);
});

test('one save at a time; later answers follow with a higher revision', async () => {
  const { answer, release } = held<AnswerReceipt>();
  save.mockImplementationOnce(() => answer);
  const answerStore = storeOf();
  answerStore.answer('1', ['a']);
  answerStore.answer('1', ['b']);
  answerStore.answer('2', ['a']);
  expect(save).toHaveBeenCalledTimes(1);

  release(receipt({ answers: {}, revision: 1 }));
  await settle();
  expect(save.mock.calls[1]).toEqual([{ answers: { 1: ['b'], 2: ['a'] }, revision: 3 }]);
  expect(answerStore.snapshot().saving).toBe('saved');
});

test('typed text is stored at each letter, and sent once typing pauses', async () => {
  const answerStore = storeOf();
  for (const text of ['L', 'Le', 'Lea', 'Lead']) {
    answerStore.answer('3', [text]);
    expect(localStorage.getItem(`own:peserta:quiz:${attemptOf().id}:question:3`)).toContain(`"${text}"`);
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(800);
  expect(save.mock.calls).toEqual([[{ answers: { 3: ['Lead'] }, revision: 4 }]]);
});

test('offline answers are sent when the connection is back', async () => {
  save.mockRejectedValue(offline);
  const answerStore = storeOf();
  answerStore.answer('1', ['a']);
  await settle();
  expect(answerStore.snapshot().saving).toBe('waiting');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(save).toHaveBeenCalledTimes(2);

  save.mockImplementation(async (sent) => receipt(sent));
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(answerStore.snapshot().saving).toBe('saved');
  expect(onOutdated).not.toHaveBeenCalled();
});

test('a reload keeps unsaved answers, the open question and the flags', async () => {
  save.mockRejectedValue(offline);
  const before = storeOf();
  before.answer('2', ['b']);
  before.goTo(1);
  before.toggleFlag('2');
  await settle();
  stops.pop()!();

  save.mockReset().mockImplementation(async (sent) => receipt(sent));
  const after = storeOf(attemptOf({ revision: 4, answers: { 1: ['a'] } }));
  expect(after.snapshot()).toMatchObject({ answers: { 1: ['a'], 2: ['b'] }, current: 1, flagged: ['2'] });
  await settle();
  expect(save.mock.calls).toEqual([[{ answers: { 2: ['b'] }, revision: 5 }]]);
});

test('on another device the attempt continues after the last answer', () => {
  expect(storeOf(attemptOf({ revision: 2, answers: { 1: ['a'] } })).snapshot().current).toBe(1);
});

test('after a conflict the answers of the other device are loaded and ours are applied over them', async () => {
  save.mockImplementationOnce(async (sent) => receipt({ ...sent, revision: 6 }, false));
  const answerStore = storeOf();
  answerStore.answer('1', ['a']);
  await settle();
  expect(onOutdated).toHaveBeenCalledOnce();

  answerStore.adopt(attemptOf({ revision: 6, answers: { 1: ['b'], 3: ['b'] } }));
  await settle();
  expect(save.mock.calls.at(-1)).toEqual([{ answers: { 1: ['a'] }, revision: 7 }]);
  expect(answerStore.snapshot()).toMatchObject({ answers: { 1: ['a'], 3: ['b'] }, saving: 'saved' });
});

test('an attempt submitted elsewhere is reloaded, and nothing more is sent to it', async () => {
  save.mockRejectedValue(new ApiError(409, 'attempt_submitted', 'Sudah dikumpulkan'));
  const answerStore = storeOf();
  answerStore.answer('1', ['a']);
  await settle();
  expect(onOutdated).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(1);
});

test('submitting sends the unconfirmed answers and leaves nothing on the device', async () => {
  save.mockRejectedValue(offline);
  const answerStore = storeOf();
  expect(await answerStore.takeUnsaved()).toBeUndefined();
  answerStore.resume();
  answerStore.answer('1', ['a']);
  await settle();
  expect(await answerStore.takeUnsaved()).toEqual({ answers: { 1: ['a'] }, revision: 1 });
  answerStore.forget();
  expect(localStorage).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(1);
});

test('a submission waits for the save in flight, and pauses saving until the submission has failed', async () => {
  const { answer, release } = held<AnswerReceipt>();
  save.mockImplementationOnce(() => answer);
  const answerStore = storeOf();
  answerStore.answer('1', ['a']);
  answerStore.answer('2', ['b']);
  const unsaved = vi.fn();
  void answerStore.takeUnsaved().then(unsaved);
  await settle();
  expect(unsaved).not.toHaveBeenCalled();

  release(receipt({ answers: {}, revision: 1 }));
  await settle();
  expect(unsaved.mock.calls).toEqual([[{ answers: { 2: ['b'] }, revision: 2 }]]);
  expect(save).toHaveBeenCalledTimes(1);

  answerStore.resume();
  await settle();
  expect(save.mock.calls[1]).toEqual([{ answers: { 2: ['b'] }, revision: 2 }]);
});

test('a submission waits at most two seconds for a save that hangs', async () => {
  save.mockImplementationOnce(() => new Promise(() => undefined));
  const answerStore = storeOf();
  answerStore.answer('1', ['a']);
  const unsaved = answerStore.takeUnsaved();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await unsaved).toEqual({ answers: { 1: ['a'] }, revision: 1 });
});
