import { useState } from 'react';
import type { UploadHandle, UploadState } from '../upload/use-upload.ts';
import { fileRefusal } from './file-kinds.ts';
import { progressOf, type UploadJob, type UploadTarget } from './upload-job.ts';
import { useLessonJob, useUploadQueue, useUploadReceiver } from './uploads-context.tsx';

interface Options {
  onDone: (mediaId: string) => void;
  /** Returns the title of the lesson with this file. */
  titleFor: (file: File) => string;
}

/** Upload of a lesson as its editor shows it. It continues while other pages are open. */
export function useLessonFileUpload(target: Omit<UploadTarget, 'title'>, { onDone, titleFor }: Options): UploadHandle {
  const queue = useUploadQueue();
  const job = useLessonJob(target.lessonId);
  const [refused, setRefused] = useState<{ name: string; message: string } | null>(null);
  useUploadReceiver(target.lessonId, onDone);

  const start = (file: File) => {
    if (job?.state.kind === 'fileGone' && queue.giveFile(job.id, file)) return;
    const message = fileRefusal(target.kind, file);
    setRefused(message === null ? null : { name: file.name, message });
    if (message === null) void queue.add({ ...target, title: titleFor(file) }, file);
  };
  return {
    state: refused ? { kind: 'failed', ...refused, isWorthRetrying: false } : stateOf(job),
    start,
    // Clearing a refused file does not affect the upload of another one.
    cancel: () => {
      if (refused) setRefused(null);
      else if (job) void queue.cancel(job.id);
    },
    retry: () => job && queue.resume(job.id),
    pause: () => job && void queue.pause(job.id),
  };
}

const again = 'Pilih lagi berkasnya untuk melanjutkan.';

function stateOf(job: UploadJob | null): UploadState {
  if (!job || job.state.kind === 'done') return { kind: 'idle' };
  const { name, state } = job;
  if (state.kind === 'failed') return { ...state, name };
  if (state.kind === 'fileGone') return { kind: 'failed', name, message: again, isWorthRetrying: false };
  return { kind: 'sending', name, progress: progressOf(job), job };
}
