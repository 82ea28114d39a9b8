import { MutationObserver, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useMemo, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useProfile } from '@sinau/shell';
import { useAskBeforeClosing } from '@sinau/ui';
import { deliverTo, type Receivers } from './deliver.ts';
import type { UploadJob } from './upload-job.ts';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';
import { createUploadShelf, type UploadShelf } from './upload-shelf.ts';

interface Uploads {
  queue: UploadQueue;
  receivers: Receivers;
}
const UploadsContext = createContext<Uploads | null>(null);

/** Shelves, retained as long as the page lives, also while no user is signed in. */
const shelves = new WeakMap<QueryClient, UploadShelf>();

/** Uploads of the signed-in user, on every page of the portal. */
export function UploadsProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const userId = useProfile()?.id ?? '';
  const value = useMemo(() => {
    const shelf = shelves.get(queryClient) ?? createUploadShelf();
    shelves.set(queryClient, shelf);
    const receivers: Receivers = new Map();
    const queue = createUploadQueue({
      userId,
      shelf,
      // A mutation, so that the end of a session is handled as after any other call.
      call: <T,>(work: () => Promise<T>) =>
        new MutationObserver<T>(queryClient, { mutationFn: work, meta: { failure: 'silent' } }).mutate(),
      deliver: deliverTo(queryClient, receivers),
    });
    return { queue, receivers };
  }, [queryClient, userId]);
  const { queue } = value;

  useEffect(() => {
    void queue.start();
    window.addEventListener('online', queue.wake);
    return () => {
      window.removeEventListener('online', queue.wake);
      queue.stop();
    };
  }, [queue]);
  // Only for a file that this device could not store: everything else continues after a reload.
  useAskBeforeClosing(queue.wouldLose);

  return <UploadsContext value={value}>{children}</UploadsContext>;
}

function useUploadsContext() {
  const uploads = use(UploadsContext);
  if (!uploads) throw new Error('There is no UploadsProvider');
  return uploads;
}
export const useUploadQueue = () => useUploadsContext().queue;

export function useUploadJobs(): readonly UploadJob[] {
  const { subscribe, getSnapshot } = useUploadQueue();
  return useSyncExternalStore(subscribe, getSnapshot);
}

/** The upload of a lesson; null without one. */
export function useLessonJob(lessonId: string): UploadJob | null {
  const { subscribe, getSnapshot } = useUploadQueue();
  return useSyncExternalStore(subscribe, () => getSnapshot().find((job) => job.lessonId === lessonId) ?? null);
}

/** Passes the file to the editor while the lesson is open, instead of writing it past the editor. */
export function useUploadReceiver(lessonId: string, onArrived: (mediaId: string) => void) {
  const { receivers } = useUploadsContext();
  const receive = useRef(onArrived);
  useEffect(() => {
    receive.current = onArrived;
  });
  useEffect(() => {
    const receiver = (mediaId: string) => receive.current(mediaId);
    receivers.set(lessonId, receiver);
    return () => {
      if (receivers.get(lessonId) === receiver) receivers.delete(lessonId);
    };
  }, [receivers, lessonId]);
}
