import { expect, test } from 'vitest';
import type { UploadJob } from './upload-job.ts';
import { createUploadShelf } from './upload-shelf.ts';

const jobOf = (id: string): UploadJob => ({
  id,
  userId: 'bagas',
  classId: 'c1',
  classSlug: 'menulis-lead',
  lessonId: `materi-${id}`,
  title: 'Pembuka',
  kind: 'video',
  name: `${id}.mp4`,
  size: 1_000,
  uploadId: null,
  sent: 0,
  isStoredLocally: false,
  state: { kind: 'waiting' },
});

/** Database of a browser that stores a number of rows, and refuses any other. */
function databaseFor(most: number) {
  const rows = new Map<string, UploadJob>();
  const answer = (result: unknown, refused = false) => {
    const request = { result, error: refused ? new DOMException('', 'QuotaExceededError') : null };
    queueMicrotask(() => (request as unknown as Record<string, () => void>)[refused ? 'onerror' : 'onsuccess']!());
    return request;
  };
  const store = {
    getAll: () => answer([...rows.values()]),
    put: (job: UploadJob) => {
      const isRefused = !rows.has(job.id) && rows.size >= most;
      if (!isRefused) rows.set(job.id, job);
      return answer(job.id, isRefused);
    },
    delete: (id: string) => answer(void rows.delete(id)),
  };
  return { rows, database: { transaction: () => ({ objectStore: () => store }) } as unknown as IDBDatabase };
}

test('a job that a full database refuses is listed beside the stored ones, until it is removed', async () => {
  const { database, rows } = databaseFor(1);
  const shelf = createUploadShelf(Promise.resolve(database));
  await shelf.put(jobOf('satu'));
  await shelf.put(jobOf('dua'));
  await shelf.put({ ...jobOf('dua'), sent: 500 });
  expect(await shelf.list()).toEqual([jobOf('satu'), { ...jobOf('dua'), sent: 500 }]);

  await shelf.remove('dua');
  // Another tab has completed the other one.
  rows.clear();
  expect(await shelf.list()).toEqual([]);
});
