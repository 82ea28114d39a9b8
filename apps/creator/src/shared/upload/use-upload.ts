import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, upload, type UploadProgress } from '@sinau/api-client';
import type { MediaKind, MediaPurpose } from '@sinau/contracts/core/media/media.rules';
import type { Media } from '@sinau/contracts/core/media/media.schemas';
import { useAskBeforeClosing } from '@sinau/ui';
import { fileRefusal } from '../uploads/file-kinds.ts';
import type { UploadJob } from '../uploads/upload-job.ts';
import { isWorthRetrying } from '../uploads/worth-retrying.ts';
import { uploadBegan, uploadEnded } from './running-uploads.ts';

export type UploadState =
  | { kind: 'idle' }
  | { kind: 'sending'; name: string; progress: UploadProgress | null; job?: UploadJob }
  | { kind: 'failed'; name: string; message: string; isWorthRetrying: boolean };

/** Upload as its field shows it. */
export interface UploadHandle {
  state: UploadState;
  start: (file: File) => void;
  cancel: () => void;
  retry: () => void;
  /** Pauses an upload that can be continued later. */
  pause?: () => void;
}

const idle: UploadState = { kind: 'idle' };

/** Kind of all files, or a function for each. */
type Kinds = MediaKind | ((file: File) => MediaKind);

/** Uploads one file while the component is mounted. `onDone` is called with the stored file. */
export function useUpload(kinds: Kinds, onDone: (media: Media) => void, purpose?: MediaPurpose): UploadHandle {
  const kindOf = (file: File) => (typeof kinds === 'function' ? kinds(file) : kinds);
  const [state, setState] = useState<UploadState>(idle);
  const current = useRef<AbortController>(null);
  const latest = useRef<File>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });

  // A mutation, so that the end of a session is handled as after any other call.
  const { mutateAsync: send } = useMutation({
    mutationFn: ({ file, ...options }: { file: File } & Omit<Parameters<typeof upload>[1], 'kind'>) =>
      upload(file, { kind: kindOf(file), ...(purpose && { purpose }), ...options }),
    meta: { failure: 'silent' },
  });

  const cancel = () => {
    current.current?.abort();
    setState(idle);
  };

  const start = async (file: File) => {
    current.current?.abort();
    latest.current = file;
    const refusal = fileRefusal(kindOf(file), file);
    if (refusal) return setState({ kind: 'failed', name: file.name, message: refusal, isWorthRetrying: false });

    const attempt = new AbortController();
    current.current = attempt;
    setState({ kind: 'sending', name: file.name, progress: null });
    uploadBegan(attempt);
    try {
      const media = await send({
        file,
        signal: attempt.signal,
        onProgress: (progress) => !attempt.signal.aborted && setState({ kind: 'sending', name: file.name, progress }),
      });
      if (attempt.signal.aborted) return undefined;
      setState(idle);
      return done.current(media);
    } catch (error) {
      if (attempt.signal.aborted) return undefined;
      if (!(error instanceof ApiError)) throw error;
      return setState({
        kind: 'failed',
        name: file.name,
        message: error.fields.file ?? error.message,
        isWorthRetrying: isWorthRetrying(error),
      });
    } finally {
      uploadEnded(attempt);
    }
  };

  useEffect(() => () => current.current?.abort(), []);
  useAskBeforeClosing(state.kind === 'sending');

  return {
    state,
    start: (file: File) => void start(file),
    cancel,
    retry: () => latest.current && void start(latest.current),
  };
}
