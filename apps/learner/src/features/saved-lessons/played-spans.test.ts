import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSpanRecorder } from './played-spans.ts';
import { sendSpans } from './send-spans.ts';
import { ApiError, learning } from '@sinau/api-client';
import {
  deleteLibraries,
  lessonIn,
  ofClass,
  openLibrary,
  serveFiles,
  stubBrowser,
  until,
  videoLesson,
} from './testing/saved-lessons.ts';

const start = new Date('2026-11-29T08:00:00.000Z');

beforeEach(() => {
  stubBrowser();
  vi.useFakeTimers({ toFake: ['Date'], now: start });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await deleteLibraries();
  vi.unstubAllGlobals();
});

async function recorded() {
  serveFiles();
  const library = await openLibrary();
  await library.save(videoLesson(), { rendition: 'v360', size: 2_500_000 }, ofClass);
  await until(() => expect(lessonIn(library)?.state).toBe('saved'));
  const onStored = vi.fn();
  vi.setSystemTime(start);
  const recorder = createSpanRecorder(library, lessonIn(library)!, onStored);
  const at = (position: number) => ({ position, rate: 1 });
  return {
    library,
    recorder,
    onStored,
    at,
    /** Plays at the usual speed, with four events a second. */
    play(from: number, to: number) {
      for (let position = from; position <= to; position += 0.25) {
        recorder.reach(at(position));
        if (position < to) vi.setSystemTime(Date.now() + 250);
      }
    },
    spans: async () =>
      (await library.database.getAll('spans')).map(({ from, to, startedAt, endedAt }) => [
        from,
        to,
        (Date.parse(startedAt) - start.getTime()) / 1000,
        (Date.parse(endedAt) - start.getTime()) / 1000,
      ]),
  };
}

test('playing is one span, which grows until a pause, and the position is kept', async () => {
  const { library, recorder, at, play, spans } = await recorded();
  recorder.open(at(12));
  play(12, 40);
  recorder.pause(at(40));
  await until(async () => expect(await spans()).toEqual([[12, 40, 0, 28]]));
  await until(() => expect(lessonIn(library)?.position).toBe(40));
});

test('a jump begins another span, in either direction', async () => {
  const { recorder, at, play, spans } = await recorded();
  recorder.open(at(0));
  play(0, 5);
  recorder.jump(at(100));
  play(100, 103);
  recorder.jump(at(20));
  play(20, 22);
  recorder.pause(at(22));
  await until(async () =>
    expect(await spans()).toEqual([
      [0, 5, 0, 5],
      [100, 103, 5, 8],
      [20, 22, 8, 10],
    ]),
  );
});

test('a page that is closed loses nothing that was played before', async () => {
  const { recorder, at, play, spans, onStored } = await recorded();
  recorder.open(at(0));
  play(0, 25);
  await until(async () => expect(await spans()).toEqual([[0, 25, 0, 25]]));
  recorder.flush();
  await until(async () => expect(await spans()).toEqual([[0, 25, 0, 25]]));
  await until(() => expect(onStored).toHaveBeenCalled());
});

const state = { status: 'started', watched: 52, remaining: 488, position: 40, seq: 2, progress: 0 } as const;

test('spans are sent once, and what the server counted is kept', async () => {
  const { library, recorder, at, play, spans } = await recorded();
  recorder.open(at(0));
  play(0, 40);
  recorder.pause(at(40));
  await until(async () => expect(await spans()).toHaveLength(1));
  const send = vi.spyOn(learning.offlineProgress, 'keepaliveCall').mockResolvedValue(state);
  expect(await sendSpans(library)).toEqual(new Map([['materi-1', state]]));
  expect(send.mock.calls[0]![0]).toMatchObject({
    params: { participantId: 'peserta-1', sessionId: 'sesi-materi-1' },
    body: { position: 40, spans: [{ from: 0, to: 40, startedAt: start.toISOString() }] },
  });
  expect(lessonIn(library)).toMatchObject({ watched: 52, remaining: 488, isPassed: false });
  expect(await sendSpans(library)).toEqual(new Map());
  expect(send).toHaveBeenCalledTimes(1);
});

test('a span that grew while it was sent is sent again', async () => {
  const { library, recorder, at, play, spans } = await recorded();
  recorder.open(at(0));
  play(0, 10);
  recorder.flush();
  await until(async () => expect(await spans()).toEqual([[0, 10, 0, 10]]));
  const send = vi.spyOn(learning.offlineProgress, 'keepaliveCall').mockImplementationOnce(async () => {
    play(10, 15);
    recorder.pause(at(15));
    await until(async () => expect(await spans()).toEqual([[0, 15, 0, 15]]));
    return state;
  });
  await sendSpans(library);
  expect(await spans()).toEqual([[0, 15, 0, 15]]);
  send.mockResolvedValue(state);
  await sendSpans(library);
  expect(await spans()).toEqual([]);
});

test.each([
  ['without a connection', new ApiError(0, 'network', 'Koneksi terputus'), 1, true],
  ['after the session has ended', new ApiError(401, 'unauthenticated', 'Masuk dulu'), 1, true],
  ['after a failure of the server', new ApiError(500, 'internal', 'Terjadi kesalahan'), 1, true],
  ['of a lesson that was locked', new ApiError(409, 'lesson_locked', 'Terkunci'), 0, true],
  ['without access', new ApiError(404, 'not_found', 'Tidak ada'), 0, false],
])('spans %s stay only where they can still count', async (_case, error, left, isKept) => {
  const { library, recorder, at, play, spans } = await recorded();
  recorder.open(at(0));
  play(0, 3);
  recorder.pause(at(3));
  await until(async () => expect(await spans()).toHaveLength(1));
  vi.spyOn(learning.offlineProgress, 'keepaliveCall').mockRejectedValue(error);
  await sendSpans(library);
  expect(await spans()).toHaveLength(left);
  expect(lessonIn(library) !== undefined).toBe(isKept);
});
