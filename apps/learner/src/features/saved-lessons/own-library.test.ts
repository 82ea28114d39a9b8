import { ApiError, program } from '@sinau/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { synchronize } from './own-library.ts';
import {
  deleteLibraries,
  ofClass,
  openLibrary,
  serveFiles,
  stubBrowser,
  videoLesson,
} from './testing/saved-lessons.ts';

let now = Date.parse('2026-11-29T08:00:00.000Z');
beforeEach(() => {
  stubBrowser();
  // Access is checked again after some minutes.
  now += 3_600_000;
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await deleteLibraries();
  vi.unstubAllGlobals();
});

type Detail = Awaited<ReturnType<typeof program.participantDetail.call>>;

async function withSavedLesson() {
  serveFiles();
  const library = await openLibrary();
  await library.save(videoLesson(), { rendition: 'v360', size: 2_500_000 }, ofClass);
  return { library, detail: vi.spyOn(program.participantDetail, 'call') };
}

test('the outline of a class is renewed', async () => {
  const { library, detail } = await withSavedLesson();
  const lessons = [{ id: 'materi-1', type: 'video', title: 'Lead', durationSeconds: 600 }];
  detail.mockResolvedValue({ sections: [{ id: 'bagian-1', title: 'Awal', lessons }] } as unknown as Detail);
  await synchronize(library);
  expect(library.content().classes).toMatchObject([
    { sections: [{ id: 'bagian-1', title: 'Awal', lessons: [{ id: 'materi-1', type: 'video', title: 'Lead' }] }] },
  ]);
});

test('the lessons of a class are removed once its user has no access', async () => {
  const { library, detail } = await withSavedLesson();
  detail.mockRejectedValue(new ApiError(404, 'not_found', 'Tidak ada'));
  await synchronize(library);
  expect(library.content()).toEqual({ lessons: [], classes: [] });
});

test('saved lessons stay while the server does not answer, and access is not checked at each call', async () => {
  const { library, detail } = await withSavedLesson();
  const before = library.content().classes;
  detail.mockRejectedValue(new ApiError(0, 'network', 'Koneksi terputus'));
  await synchronize(library);
  await synchronize(library);
  expect(library.content().classes).toEqual(before);
  expect(detail).toHaveBeenCalledTimes(1);
});
