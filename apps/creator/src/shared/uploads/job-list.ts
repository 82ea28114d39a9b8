import type { JobState, UploadJob } from './upload-job.ts';
import type { UploadShelf } from './upload-shelf.ts';

export type JobList = ReturnType<typeof createJobList>;

/** Uploads that a window shows, which the shelf stores beyond it. */
export function createJobList(shelf: UploadShelf) {
  let jobs: readonly UploadJob[] = [];
  const listeners = new Set<() => void>();

  const show = (next: readonly UploadJob[]) => {
    jobs = next;
    for (const listener of listeners) listener();
  };
  const find = (id: string) => jobs.find((job) => job.id === id);
  const change = (id: string, patch: Partial<UploadJob>) =>
    show(jobs.map((job) => (job.id === id ? { ...job, ...patch } : job)));
  const hide = (id: string) => show(jobs.filter((job) => job.id !== id));

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => jobs,
    show,
    find,
    change,
    setState: (id: string, state: JobState) => change(id, { state }),
    hide,
    /** Stores the current state of a job on the shelf. */
    async store(id: string) {
      const job = find(id);
      if (job) await shelf.put(job);
    },
    forget(id: string) {
      hide(id);
      return shelf.remove(id);
    },
  };
}
