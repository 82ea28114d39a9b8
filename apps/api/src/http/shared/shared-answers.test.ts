import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSharedAnswers, encode, encodingFor, etagOf, type SharedAnswer } from './shared-answers.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const answerOf = (text: string, status = 200): SharedAnswer => {
  const body = Buffer.from(text);
  return { status, headers: {}, etag: etagOf(body), body, encoded: {} };
};

test('an answer is kept until something changes, for a second at most', async () => {
  const answers = createSharedAnswers();
  const made = await answers.make('/a', async () => answerOf('satu'));
  expect(answers.peek('/a')).toBe(made);
  answers.drop();
  expect(answers.peek('/a')).toBeNull();

  await answers.make('/a', async () => answerOf('dua'));
  vi.advanceTimersByTime(999);
  expect(answers.peek('/a')?.body.toString()).toBe('dua');
  vi.advanceTimersByTime(1);
  expect(answers.peek('/a')).toBeNull();
});

test('however many ask at the same time, an answer is made once', async () => {
  const answers = createSharedAnswers();
  const make = vi.fn(async () => answerOf('satu'));
  const all = await Promise.all(Array.from({ length: 100 }, () => answers.make('/a', make)));
  expect(make).toHaveBeenCalledOnce();
  expect(new Set(all).size).toBe(1);
});

test('what was asked for before a change is neither kept nor given to those who ask after it', async () => {
  const answers = createSharedAnswers();
  const old = Promise.withResolvers<SharedAnswer>();
  const first = answers.make('/a', () => old.promise);
  answers.drop();
  const second = answers.make('/a', async () => answerOf('baru'));
  expect((await second).body.toString()).toBe('baru');
  old.resolve(answerOf('lama'));
  expect((await first).body.toString()).toBe('lama');
  expect(answers.peek('/a')?.body.toString()).toBe('baru');
});

test('a refusal is not kept, and a failure is made anew', async () => {
  const answers = createSharedAnswers();
  await answers.make('/a', async () => answerOf('tidak ada', 404));
  expect(answers.peek('/a')).toBeNull();
  await expect(answers.make('/a', () => Promise.reject(new Error('putus')))).rejects.toThrow('putus');
  expect((await answers.make('/a', async () => answerOf('ada'))).status).toBe(200);
});

test('the same bytes are compressed once, also when they are made again', async () => {
  const answers = createSharedAnswers();
  const text = 'sama '.repeat(1_000);
  const first = await answers.make('/a', async () => answerOf(text));
  const bytes = await encode(first, 'br');
  answers.drop();
  const again = await answers.make('/a', async () => answerOf(text));
  expect(encode(again, 'br')).toBe(bytes);
});

test('an answer goes out in what its reader prefers, and as it is where it is small', () => {
  const body = Buffer.alloc(2_000);
  expect(['gzip, deflate, br', 'gzip', 'identity', undefined].map((accepted) => encodingFor(accepted, body))).toEqual([
    'br',
    'gzip',
    null,
    null,
  ]);
  expect(encodingFor('br', Buffer.alloc(100))).toBeNull();
});
