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

/** Kept as long as the page lives, also while nobody is signed in. */
const shelves = new WeakMap<QueryClient, UploadShelf>();

/** The uploads of who is signed in, whatever page of the portal is open. */
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
      // As a mutation, so that the end of a session is acted on as after any other call.
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
  // Only a file that this device could not keep: everything else goes on after a reload.
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

/** While the lesson is open, its editor takes the file, instead of it being written past the editor. */
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
