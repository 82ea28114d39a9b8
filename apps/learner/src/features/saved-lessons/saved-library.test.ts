import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pieceBytes } from './load-recording.ts';
import { choicesOf } from './saved-lesson.ts';
import { isSaved } from './saved-marks.ts';
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

beforeEach(stubBrowser);
afterEach(async () => {
  await deleteLibraries();
  vi.unstubAllGlobals();
});

const size = 2_500_000;
const choice = { rendition: 'v360', size } as const;
const isComplete = (library: Awaited<ReturnType<typeof openLibrary>>) =>
  until(() => expect(lessonIn(library)?.state).toBe('saved'));

test('a lesson is loaded in pieces, with its captions and attachments, and opens for a player', async () => {
  const served = serveFiles();
  const library = await openLibrary();
  await library.save(videoLesson(), choice, ofClass);
  expect(await library.open('materi-1')).toBeNull();
  expect(isSaved('pengguna-1', 'materi-1')).toBe(false);
  await isComplete(library);
  expect([isSaved('pengguna-1', 'materi-1'), isSaved('pengguna-2', 'materi-1')]).toEqual([true, false]);
  expect(served.ranges).toEqual([
    'v360.mp4 bytes=0-1048575',
    'v360.mp4?from=1048576 bytes=1048576-2097151',
    'v360.mp4?from=2097152 bytes=2097152-2499999',
  ]);
  expect(lessonIn(library)).toMatchObject({ loaded: size, position: 12, attachments: [{ name: 'Catatan.pdf' }] });
  const opened = (await library.open('materi-1'))!;
  const blob = await library.database.getAll('pieces');
  expect(blob.map((piece) => piece.size)).toEqual([pieceBytes, pieceBytes, size - 2 * pieceBytes]);
  expect(opened.captions).toMatchObject([{ language: 'id', label: 'Indonesia' }]);
  opened.release();
});

test('the file as it was uploaded is saved where there are no streams', async () => {
  const served = serveFiles({ size: 9_000_000 });
  const plain = videoLesson();
  const lesson = { ...plain, content: { ...plain.content, file: { ...plain.content.file!, streams: null } } };
  const [original] = choicesOf(lesson);
  const library = await openLibrary({ loadLesson: async () => lesson });
  await library.save(lesson, original!, ofClass);
  await isComplete(library);
  expect(served.ranges[0]).toBe('video.mp4 bytes=0-1048575');
});

test('loading goes on with the missing pieces after a pause, and after the page was closed', async () => {
  const served = serveFiles();
  const first = await openLibrary();
  served.stalledAfter = 1;
  await first.save(videoLesson(), choice, ofClass);
  await until(() => expect(served.ranges).toHaveLength(2));
  await first.pause('materi-1');
  expect(lessonIn(first)).toMatchObject({ state: 'paused', loaded: pieceBytes });
  Object.assign(served, { stalledAfter: Infinity, ranges: [] });

  const second = await openLibrary();
  second.resumeAll();
  expect(lessonIn(second)?.state).toBe('paused');
  await second.resume('materi-1');
  await isComplete(second);
  expect(served.ranges).toHaveLength(2);
  expect(served.ranges[0]).toContain(`bytes=${pieceBytes}-`);
});

test('a lost connection is tried again as soon as the device is connected', async () => {
  const served = serveFiles();
  served.instead = () => Promise.reject(new TypeError('Failed to fetch'));
  const library = await openLibrary();
  await library.save(videoLesson(), choice, ofClass);
  await until(() => expect(served.ranges).toHaveLength(1));
  served.instead = null;
  await until(() => {
    window.dispatchEvent(new Event('online'));
    expect(lessonIn(library)?.state).toBe('saved');
  });
});

test('an expired address is renewed', async () => {
  const served = serveFiles();
  let isOld = true;
  served.instead = async () => {
    served.instead = null;
    isOld = false;
    return new Response(null, { status: 410 });
  };
  const loadLesson = vi.fn(async () => videoLesson());
  const library = await openLibrary({ loadLesson });
  await library.save(videoLesson(), choice, ofClass);
  await isComplete(library);
  expect([isOld, loadLesson.mock.calls.length]).toEqual([false, 2]);
});

test('a full device keeps what is loaded, and goes on later', async () => {
  serveFiles();
  const library = await openLibrary();
  const { put } = IDBObjectStore.prototype;
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    if (this.name === 'pieces') throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, args);
  });
  await library.save(videoLesson(), choice, ofClass);
  await until(() => expect(lessonIn(library)?.state).toBe('full'));
  full.mockRestore();
  await library.resume('materi-1');
  await isComplete(library);
});

test.each([
  ['was replaced by another recording', { loadLesson: async () => videoLesson({ size: 4_000_000 }) }],
  ['may not be opened any more', { loadLesson: async () => null }],
])('a lesson that %s is removed', async (_case, options) => {
  serveFiles();
  const library = await openLibrary(options);
  await library.save(videoLesson(), choice, ofClass);
  await until(() => expect(library.content()).toEqual({ lessons: [], classes: [] }));
  expect(await library.database.count('pieces')).toBe(0);
});

test('the last lesson takes its class with it', async () => {
  serveFiles();
  const library = await openLibrary();
  for (const id of ['materi-1', 'materi-2']) await library.save(videoLesson({ id }), choice, ofClass);
  await until(() => expect(library.content().lessons.map(({ state }) => state)).toEqual(['saved', 'saved']));
  await library.remove(['materi-1']);
  expect(library.content()).toMatchObject({ lessons: [{ lessonId: 'materi-2' }], classes: [{ id: 'kelas-1' }] });
  await library.remove(['materi-2']);
  expect(library.content()).toEqual({ lessons: [], classes: [] });
});

test('lessons expire after thirty days', async () => {
  serveFiles();
  const library = await openLibrary();
  await library.save(videoLesson(), choice, ofClass);
  await isComplete(library);
  const day = 24 * 3600 * 1000;
  await library.removeExpired(new Date(Date.now() + 29 * day));
  expect(lessonIn(library)).toBeDefined();
  await library.removeExpired(new Date(Date.now() + 31 * day));
  expect(library.content()).toEqual({ lessons: [], classes: [] });
});

test('another user of the device sees nothing', async () => {
  serveFiles();
  const library = await openLibrary();
  await library.save(videoLesson(), choice, ofClass);
  await isComplete(library);
  const other = await openLibrary({ userId: 'pengguna-2' });
  expect(other.content()).toEqual({ lessons: [], classes: [] });
  expect(await other.open('materi-1')).toBeNull();
});

test('other tabs see what was saved', async () => {
  serveFiles();
  const [one, other] = [await openLibrary(), await openLibrary()];
  const listener = vi.fn();
  other.subscribe(listener);
  await one.save(videoLesson(), choice, ofClass);
  await isComplete(other);
  expect(listener).toHaveBeenCalled();
});
