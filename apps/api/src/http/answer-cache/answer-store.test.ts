import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { tagsOf } from './change-journal.ts';
import { createAnswerStore, encode, encodingFor, etagOf, type FreshAnswer, type CachedAnswer } from './answer-store.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** Creates the store of a process that receives every change until its connection is cut. */
function answersOf({ cutAt = Infinity } = {}) {
  return createAnswerStore({ clock: systemClock, heardAt: () => Math.min(performance.now(), cutAt) });
}

const answerOf = (text: string, status = 200): CachedAnswer => {
  const body = Buffer.from(text);
  return { status, headers: {}, etag: etagOf(body), body, encoded: {} };
};
const made = (text: string, status?: number) => async () => ({ answer: answerOf(text, status), validity: null });

const [shownId, otherId] = ['019b2c00-0000-7000-8000-00000000000a', '019b2c00-0000-7000-8000-00000000000b'];
/** Validity of an answer that shows one thing with an id. */
const validity =
  (text: string, until = Infinity) =>
  async () => ({ answer: answerOf(text), validity: { tags: tagsOf([shownId]), until } });

test('an answer is stored until something changes, for half a second at most', async () => {
  const answers = answersOf();
  const answer = await answers.make('/a', made('satu'));
  expect(answers.peek('/a')).toBe(answer);
  answers.drop();
  expect(answers.peek('/a')).toBeNull();

  await answers.make('/a', made('dua'));
  vi.advanceTimersByTime(499);
  expect(answers.peek('/a')?.body.toString()).toBe('dua');
  vi.advanceTimersByTime(1);
  expect(answers.peek('/a')).toBeNull();
});

test('an answer is computed once, however many requests arrive at the same time', async () => {
  const answers = answersOf();
  const make = vi.fn(made('satu'));
  const all = await Promise.all(Array.from({ length: 100 }, () => answers.make('/a', make)));
  expect(make).toHaveBeenCalledOnce();
  expect(new Set(all).size).toBe(1);
});

test('an answer requested before a change is neither stored nor given to requests after it', async () => {
  const answers = answersOf();
  const old = Promise.withResolvers<FreshAnswer>();
  const first = answers.make('/a', () => old.promise);
  answers.drop();
  const second = answers.make('/a', made('baru'));
  expect((await second).body.toString()).toBe('baru');
  old.resolve(await made('lama')());
  expect((await first).body.toString()).toBe('lama');
  expect(answers.peek('/a')?.body.toString()).toBe('baru');
});

test('a validity answer is stored until what it shows changes, a minute at most', async () => {
  const answers = answersOf();
  await answers.make('/a', validity('satu'));
  answers.changed([otherId]);
  vi.advanceTimersByTime(59_999);
  expect(answers.peek('/a')?.body.toString()).toBe('satu');
  vi.advanceTimersByTime(1);
  expect(answers.peek('/a')).toBeNull();

  await answers.make('/a', validity('dua'));
  answers.changed([otherId, shownId]);
  expect(answers.peek('/a')).toBeNull();
  await answers.make('/a', validity('tiga'));
  answers.drop();
  expect(answers.peek('/a')).toBeNull();
});

test('a validity answer is stored until the clock changes it', async () => {
  const answers = answersOf();
  await answers.make('/a', validity('promo', Date.now() + 5_000));
  vi.advanceTimersByTime(4_999);
  expect(answers.peek('/a')?.body.toString()).toBe('promo');
  vi.advanceTimersByTime(1);
  expect(answers.peek('/a')).toBeNull();
  // Also if it was computed a moment ago.
  await answers.make('/a', validity('promo', Date.now() + 100));
  vi.advanceTimersByTime(100);
  expect(answers.peek('/a')).toBeNull();
});

test('a validity answer that changed while it was computed is not stored, but is when others changed', async () => {
  const answers = answersOf();
  const makeWhile = async (id: string) => {
    const old = Promise.withResolvers<FreshAnswer>();
    const asked = answers.make('/a', () => old.promise);
    answers.changed([id]);
    old.resolve(await validity('satu')());
    await asked;
    return answers.peek('/a');
  };
  expect(await makeWhile(shownId)).toBeNull();
  expect(await makeWhile(otherId)).not.toBeNull();
});

test.each([
  ['an answer', made('satu')],
  ['a validity answer', validity('satu')],
])('%s is not served while it is unknown whether changes of a second ago were received', async (_kind, make) => {
  const answers = answersOf({ cutAt: performance.now() });
  vi.advanceTimersByTime(600);
  await answers.make('/a', make);
  vi.advanceTimersByTime(299);
  expect(answers.peek('/a')?.body.toString()).toBe('satu');
  vi.advanceTimersByTime(1);
  expect(answers.peek('/a')).toBeNull();
});

test('a validity answer that was not requested during thousands of changes is computed again', async () => {
  const answers = answersOf();
  await answers.make('/a', validity('satu'));
  await answers.make('/b', validity('satu'));
  for (let batch = 0; batch < 30; batch += 1) {
    answers.changed(Array<string>(1_000).fill(otherId));
    expect(answers.peek('/b')).not.toBeNull();
  }
  expect(answers.peek('/a')).toBeNull();
});

test('a refusal is not stored, and a failed answer is computed again', async () => {
  const answers = answersOf();
  await answers.make('/a', made('tidak ada', 404));
  expect(answers.peek('/a')).toBeNull();
  await expect(answers.make('/a', () => Promise.reject(new Error('putus')))).rejects.toThrow('putus');
  expect((await answers.make('/a', made('ada'))).status).toBe(200);
});

test('the same bytes are compressed once, also when they are computed again', async () => {
  const answers = answersOf();
  const text = 'sama '.repeat(1_000);
  const first = await answers.make('/a', made(text));
  const bytes = await encode(first, 'br');
  answers.drop();
  const again = await answers.make('/a', made(text));
  expect(encode(again, 'br')).toBe(bytes);
});

test('an answer is sent in the encoding that its reader prefers, and uncompressed when it is small', () => {
  const body = Buffer.alloc(2_000);
  expect(['gzip, deflate, br', 'gzip', 'identity', undefined].map((accepted) => encodingFor(accepted, body))).toEqual([
    'br',
    'gzip',
    null,
    null,
  ]);
  expect(encodingFor('br', Buffer.alloc(100))).toBeNull();
});
