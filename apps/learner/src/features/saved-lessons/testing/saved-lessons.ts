import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { vi } from 'vitest';
import type { ParticipantLessonOf } from '@sinau/contracts/study/learning/learning.schemas';
import { savedDatabaseName } from '../saved-database.ts';
import { openSavedLibrary, type SavedLibrary } from '../saved-library.ts';

const expiry = '2099-01-01T00:00:00.000Z';

/** Builds a video lesson of which a rendition of this size can be saved. */
export const videoLesson = ({ id = 'materi-1', size = 2_500_000, changes = {} } = {}) =>
  ({
    id,
    classId: 'kelas-1',
    type: 'video',
    title: 'Menulis lead',
    durationSeconds: 600,
    setting: { progressBar: true, completionType: 'duration' },
    attachments: [
      {
        id: 'lampiran-1',
        kind: 'pdf',
        name: 'Catatan.pdf',
        type: 'application/pdf',
        size: 10,
        address: '/a/catatan.pdf',
        addressExpiresAt: expiry,
      },
    ],
    content: {
      file: {
        address: '/api/media/file/x/video.mp4',
        addressExpiresAt: expiry,
        type: 'video/mp4',
        size: 9_000_000,
        durationSeconds: 600,
        width: 1280,
        height: 720,
        poster: null,
        streams: {
          address: '/api/media/file/x/master.m3u8',
          renditions: [
            {
              name: 'a64',
              address: '/api/media/file/x/a64.mp4',
              height: null,
              size: 500_000,
              bandwidth: 70_000,
              averageBandwidth: 64_000,
            },
            {
              name: 'v360',
              address: '/api/media/file/x/v360.mp4',
              height: 360,
              size,
              bandwidth: 400_000,
              averageBandwidth: 300_000,
            },
          ],
          seekPictures: null,
        },
      },
      captions: [
        {
          language: 'id',
          label: 'Indonesia',
          address: '/a/id.vtt',
          addressExpiresAt: expiry,
          type: 'text/vtt',
          size: 10,
        },
      ],
      embed: null,
      chapters: [],
    },
    session: {
      id: `sesi-${id}`,
      participantId: 'peserta-1',
      status: 'started',
      beganAt: null,
      playback: { position: 12, watched: 12, remaining: 528, seq: 2 },
    },
    ...changes,
  }) as unknown as ParticipantLessonOf<'video'>;

export const ofClass = {
  id: 'kelas-1',
  title: 'Kelas menulis',
  slug: 'kelas-menulis',
  sections: [{ id: 'bagian-1', title: 'Dasar', lessons: [{ id: 'materi-1', type: 'video', title: 'Menulis lead' }] }],
  watermark: null,
};

/** Serves the files of lessons by ranges, as the API does. */
export function serveFiles({ size = 2_500_000 } = {}) {
  const served = {
    size,
    /** Answers instead, while there is one. */
    instead: null as (() => Promise<Response>) | null,
    ranges: [] as string[],
    /** Number of pieces after which no more arrive. */
    stalledAfter: Infinity,
  };
  vi.stubGlobal(
    'fetch',
    async (address: string, { headers = {}, signal }: { headers?: { range?: string }; signal?: AbortSignal } = {}) => {
      signal?.throwIfAborted();
      if (!headers.range) return new Response('isi');
      served.ranges.push(`${address.split('/').at(-1)} ${headers.range}`);
      if (served.instead) return served.instead();
      if (served.ranges.length > served.stalledAfter)
        return new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(signal.reason as Error)),
        );
      const [from = 0, to = 0] = headers.range.match(/\d+/g)!.map(Number);
      return new Response(new Uint8Array(to - from + 1).fill(from / 1_048_576), {
        status: 206,
        headers: { 'content-range': `bytes ${from}-${to}/${served.size}` },
      });
    },
  );
  return served;
}

/** Stubs of browser APIs that Node does not have. */
export function stubBrowser() {
  const queues = new Map<string, Promise<unknown>>();
  const locks = {
    request: async (name: string, ...rest: unknown[]) => {
      const run = rest.at(-1) as () => Promise<unknown>;
      const before = queues.get(name) ?? Promise.resolve();
      const result = before.then(run);
      queues.set(
        name,
        result.catch(() => undefined),
      );
      return result;
    },
  };
  const marks = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => marks.get(key) ?? null,
    setItem: (key: string, value: string) => void marks.set(key, value),
    removeItem: (key: string) => void marks.delete(key),
  });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', { origin: 'http://localhost' });
  vi.stubGlobal('navigator', { locks, storage: { persist: () => Promise.resolve(true) } });
}

let opened: SavedLibrary[] = [];

export async function openLibrary(options: Partial<Parameters<typeof openSavedLibrary>[0]> = {}) {
  const library = await openSavedLibrary({
    userId: 'pengguna-1',
    loadLesson: async (id) => videoLesson({ id }),
    ...options,
  });
  opened.push(library);
  return library;
}

export async function deleteLibraries() {
  for (const library of opened) library.close();
  opened = [];
  await deleteDB(savedDatabaseName);
}

export const lessonIn = (library: SavedLibrary, id = 'materi-1') =>
  library.content().lessons.find(({ lessonId }) => lessonId === id);

/** Repeats an assertion until it holds. Unlike `vi.waitFor` it leaves the clock alone, and waits for a busy machine. */
export async function until(assertion: () => unknown) {
  for (const end = performance.now() + 60_000; ;) {
    await new Promise(setImmediate);
    try {
      return await assertion();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
  }
}
