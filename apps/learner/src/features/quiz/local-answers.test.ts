// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@sinau/api-client';
import type { AnswerReceipt, Answers, Attempt } from '@sinau/contracts/study/quiz/quiz.schemas';
import type { DeviceStorage } from '@sinau/ui';
import { attemptOf as anyAttempt } from '../../testing/lessons.ts';
import { createAnswerStore } from './answer-store.ts';
import { localAnswers } from './local-answers.ts';

interface Sent {
  answers: Answers;
  revision: number;
}
type Store = ReturnType<typeof createAnswerStore>;

const ids = ['1', '2', '3'];
const attemptOf = (stored: Partial<Attempt> = {}) =>
  anyAttempt({
    questions: ids.map((id) => ({ id, type: 'short-answer', text: `${id}?`, points: 1, options: [], matches: [] })),
    ...stored,
  });

/** Behaves as the server: a larger revision replaces the answers that it names, any other changes nothing. */
let stored: Sent;
let isSubmitted: boolean;
function store({ answers, revision }: Sent): AnswerReceipt {
  if (isSubmitted) throw new ApiError(409, 'attempt_submitted', 'Sudah dikumpulkan');
  if (revision > stored.revision) stored = { answers: { ...stored.answers, ...answers }, revision };
  const isSaved = Object.entries(answers).every(([id, values]) => `${stored.answers[id] ?? ''}` === `${values}`);
  const now = '2026-11-21T03:00:05.000Z';
  return {
    attemptId: attemptOf().id,
    revision: stored.revision,
    isSaved,
    savedAt: now,
    deadlineAt: null,
    serverNow: now,
  };
}
const save = vi.fn<(sent: Sent) => Promise<AnswerReceipt>>();

/** Browser storage whose changes reach the other tabs a little later. */
function sharedStorage(life: { isOver: boolean }): DeviceStorage {
  const tell = (key: string, newValue: string | null) =>
    void setTimeout(() => window.dispatchEvent(new StorageEvent('storage', { key, newValue })), 5);
  return {
    get length() {
      return localStorage.length;
    },
    key: (index) => localStorage.key(index),
    getItem: (key) => localStorage.getItem(key),
    setItem(key, value) {
      if (life.isOver || localStorage.getItem(key) === value) return;
      localStorage.setItem(key, value);
      tell(key, value);
    },
    removeItem(key) {
      if (life.isOver) return;
      localStorage.removeItem(key);
      tell(key, null);
    },
  };
}

const stops: (() => void)[] = [];
const never = () => new Promise<never>(() => undefined);
/** Opens a tab. Once it is killed, it neither calls nor stores anything. */
function open(user = 'peserta'): Store & { kill: () => void } {
  const life = { isOver: false };
  const attempt = attemptOf(structuredClone(stored));
  const answerStore: Store = createAnswerStore({
    attempt,
    save: (sent) => (life.isOver ? never() : save(sent)),
    local: localAnswers(user, attempt.id, sharedStorage(life)),
    onOutdated: () => void setTimeout(() => !isSubmitted && answerStore.adopt(attemptOf(structuredClone(stored))), 20),
  });
  const stop = answerStore.start();
  stops.push(stop);
  return {
    ...answerStore,
    kill() {
      life.isOver = true;
      stop();
    },
  };
}
const pause = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const textOf = (answerStore: Store, id: string) => answerStore.snapshot().answers[id]?.[0];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  stored = { answers: {}, revision: 0 };
  isSubmitted = false;
  save.mockReset().mockImplementation(async (sent) => store(sent));
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

test.each([
  ['the tab is killed', never, 0],
  ['the session ends', () => Promise.reject(new ApiError(401, 'unauthenticated', 'Sesi berakhir')), 0],
  ['the server fails', () => Promise.reject(new ApiError(500, 'internal', 'Kesalahan')), 0],
  ['the connection is lost for half an hour', () => Promise.reject(new ApiError(0, 'network', 'Putus')), 1_800_000],
  ['the page is loaded again after a tenth of a second', (sent: Sent) => Promise.resolve(store(sent)), 100],
])('of 1,000 typed letters none is lost when %s', async (_, fate, wait) => {
  save.mockImplementation(fate);
  const before = open();
  let text = '';
  for (let index = 0; index < 1_000; index += 1) {
    text += 'abcdefgh i'[index % 10];
    before.answer(ids[Math.floor(index / 400)]!, [text]);
    if (index % 90 === 0) await pause(1_000);
  }
  await pause(wait);
  before.kill();

  // The page is gone without notice; another one reads the state of the device and the server.
  save.mockReset().mockImplementation(async (sent) => store(sent));
  const after = open();
  expect(textOf(after, '3')).toBe(text);
  expect(textOf(after, '1')).toBe(text.slice(0, 400));
  await pause(1_000);
  expect(stored.answers).toEqual({ 1: [text.slice(0, 400)], 2: [text.slice(0, 800)], 3: [text] });
});

test('a full storage does not prevent answering', async () => {
  const answerStore = open();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  answerStore.answer('1', ['Lead']);
  await pause(1_000);
  vi.restoreAllMocks();
  expect(stored.answers).toEqual({ 1: ['Lead'] });
});

test('another account on the device sees no answers', () => {
  save.mockImplementation(never);
  open().answer('1', ['Rahasia']);
  expect(open('orang lain').snapshot().answers).toEqual({});
});

test('a tab shows the answers of the other one, and adopts those that it can no longer send', async () => {
  const [one, other] = [open(), open()];
  save.mockImplementationOnce(never);
  one.answer('1', ['Lead']);
  await pause(10);
  expect(textOf(other, '1')).toBe('Lead');
  await pause(6_000);
  expect(stored.answers).toEqual({ 1: ['Lead'] });
  expect(other.snapshot().saving).toBe('saved');
});

test('an older answer of one tab does not overwrite a newer one of the other', async () => {
  const [one, other] = [open(), open()];
  save.mockRejectedValue(new ApiError(0, 'network', 'Putus'));
  one.answer('1', ['lama']);
  await pause(900);
  other.answer('1', ['baru']);
  await pause(900);
  save.mockReset().mockImplementation(async (sent) => store(sent));
  one.answer('2', ['dua']);
  await pause(60_000);
  expect(stored.answers).toEqual({ 1: ['baru'], 2: ['dua'] });
  expect([one, other].map((tab) => textOf(tab, '1'))).toEqual(['baru', 'baru']);
});

test('an answer that is changed while it is sent is sent again, even if the other tab confirmed the first one', async () => {
  const [one, other] = [open(), open()];
  let arrive = () => {};
  save.mockImplementationOnce((sent) => new Promise((resolve) => (arrive = () => resolve(store(sent)))));
  one.answer('1', ['a']);
  await pause(900);
  other.answer('1', ['b']);
  arrive();
  await pause(10_000);
  expect(stored.answers).toEqual({ 1: ['b'] });
  expect(open().snapshot().answers).toEqual({ 1: ['b'] });
});

test('a submission of one tab contains the answers of both, and ends the other', async () => {
  const [one, other] = [open(), open()];
  save.mockRejectedValue(new ApiError(0, 'network', 'Putus'));
  other.answer('2', ['dari tab lain']);
  await pause(10);
  one.answer('1', ['dari tab ini']);
  const unsaved = one.takeUnsaved();
  await pause(2_000);
  expect((await unsaved)?.answers).toEqual({ 1: ['dari tab ini'], 2: ['dari tab lain'] });
  isSubmitted = true;
  one.forget();
  await pause(100);
  expect(Object.keys(localStorage)).toEqual([]);
  save.mockReset().mockImplementation(async (sent) => store(sent));
  other.answer('3', ['terlambat']);
  await pause(2_000);
  expect(other.snapshot().answers).toEqual({});
});

test('a submission contains an answer of the other tab that this one has not received yet', async () => {
  const [one, other] = [open(), open()];
  await pause(1_000);
  other.answer('2', ['baru saja']);
  expect(textOf(one, '2')).toBeUndefined();
  const unsaved = one.takeUnsaved();
  await pause(1);
  expect((await unsaved)?.answers).toEqual({ 2: ['baru saja'] });
});

/** Generates numbers from 0 to below 1, the same for the same seed. */
function randomOf(seed: number) {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

test.each(Array.from({ length: 60 }, (_, seed) => seed + 1))(
  'the server ends with the last answer to each question, and both tabs show it, whatever they do (seed %i)',
  async (seed) => {
    const random = randomOf(seed);
    const oneOf = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)]!;
    let isDown = false;
    save.mockReset().mockImplementation(async (sent) => {
      // Calls overtake each other, and some arrive although their answer is lost.
      await new Promise((resolve) => void setTimeout(resolve, random() * 3_000));
      if (isDown && random() < 0.5) throw new ApiError(0, 'network', 'Putus');
      const receipt = store(structuredClone(sent));
      if (isDown) throw new ApiError(0, 'network', 'Putus');
      return receipt;
    });
    const tabs = [open(), open()];
    const last: Answers = {};
    for (let step = 0; step < 60; step += 1) {
      const chosen = oneOf([0, 1]);
      const kind = oneOf(['answer', 'answer', 'answer', 'wait', 'wait', 'kill', 'network'] as const);
      if (kind === 'answer') {
        const id = oneOf(ids);
        last[id] = [`${step}`];
        tabs[chosen]!.answer(id, last[id]);
      } else if (kind === 'wait') await pause(oneOf([0, 3, 900, 4_000]));
      else if (kind === 'network') isDown = random() < 0.5;
      else {
        tabs[chosen]!.kill();
        tabs[chosen] = open();
      }
    }
    isDown = false;
    await pause(120_000);
    expect(stored.answers).toEqual(last);
    for (const one of tabs) expect(one.snapshot()).toMatchObject({ answers: last, saving: 'saved' });
  },
);
