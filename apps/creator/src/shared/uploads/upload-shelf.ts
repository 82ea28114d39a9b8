import type { UploadJob } from './upload-job.ts';

/** Stores jobs and their files on this device. */
export interface UploadShelf {
  list: () => Promise<UploadJob[]>;
  put: (job: UploadJob) => Promise<void>;
  /** Stores a file; returns whether it survives a reload. */
  keepFile: (id: string, file: File) => Promise<boolean>;
  file: (id: string) => Promise<File | null>;
  remove: (id: string) => Promise<void>;
}

const stores = ['jobs', 'files'] as const;
/** Size limit: a larger file would take too long to copy, and fill the device. */
const largestCopy = 1024 ** 3;

/**
 * Stores jobs in the browser's own database. Jobs that it refuses, as it is full or switched off, stay in memory, and
 * so do all files, as long as the page lives.
 */
export function createUploadShelf(database: Promise<IDBDatabase | null> = openDatabase()): UploadShelf {
  /** Jobs that the database refused. */
  const jobs = new Map<string, UploadJob>();
  const files = new Map<string, File>();

  const run = async <T>(
    store: (typeof stores)[number],
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | null> => {
    const opened = await database;
    if (!opened) return null;
    try {
      return await settled(work(opened.transaction(store, mode).objectStore(store)));
    } catch {
      // The database is full, or switched off while the page is open.
      return null;
    }
  };

  return {
    async list() {
      const stored = (await run('jobs', 'readonly', (store) => store.getAll() as IDBRequest<UploadJob[]>)) ?? [];
      return [...stored.filter(({ id }) => !jobs.has(id)), ...jobs.values()];
    },
    async put(job) {
      jobs.set(job.id, job);
      const isStored = (await run('jobs', 'readwrite', (store) => store.put(job))) !== null;
      if (isStored && jobs.get(job.id) === job) jobs.delete(job.id);
    },
    async keepFile(id, file) {
      files.set(id, file);
      if (!(await hasRoomFor(file))) return false;
      return (await run('files', 'readwrite', (store) => store.put(file, id))) !== null;
    },
    file: async (id) =>
      files.get(id) ?? (await run('files', 'readonly', (store) => store.get(id) as IDBRequest<File>)) ?? null,
    async remove(id) {
      jobs.delete(id);
      files.delete(id);
      await Promise.all(stores.map((name) => run(name, 'readwrite', (store) => store.delete(id))));
    },
  };
}

async function hasRoomFor({ size }: File) {
  if (size > largestCopy) return false;
  const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota - usage > size * 1.2;
}

/** Opens the database; null where the browser has none, or refuses it, as in private windows. */
function openDatabase(): Promise<IDBDatabase | null> {
  if (typeof indexedDB === 'undefined') return Promise.resolve(null);
  const request = indexedDB.open('uploads', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('jobs', { keyPath: 'id' });
    request.result.createObjectStore('files');
  };
  return settled(request).catch(() => null);
}

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database refused'));
  });
