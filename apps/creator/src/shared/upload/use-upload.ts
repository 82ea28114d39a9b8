import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, upload, type UploadProgress } from '@sinau/api-client';
import { mediaBounds, sizeRefusal, type MediaKind } from '@sinau/contracts/media/media.rules';
import type { Media } from '@sinau/contracts/media/media.schemas';
import { uploadBegan, uploadEnded } from './running-uploads.ts';

export type UploadState =
  | { kind: 'idle' }
  | { kind: 'sending'; file: File; progress: UploadProgress | null }
  | { kind: 'failed'; file: File; message: string; isWorthRetrying: boolean };

const idle: UploadState = { kind: 'idle' };

/** Sends one file while the component is mounted. `onDone` is called with the stored file. */
export function useUpload(kind: MediaKind, onDone: (media: Media) => void) {
  const [state, setState] = useState<UploadState>(idle);
  const current = useRef<AbortController>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });

  // As a mutation, so that the end of a session is acted on as after any other call.
  const { mutateAsync: send } = useMutation({
    mutationFn: ({ file, ...options }: { file: File } & Omit<Parameters<typeof upload>[1], 'kind'>) =>
      upload(file, { kind, ...options }),
    meta: { failure: 'silent' },
  });

  const cancel = () => {
    current.current?.abort();
    setState(idle);
  };

  const start = async (file: File) => {
    current.current?.abort();
    const refusal = refusalOf(kind, file);
    if (refusal) return setState({ kind: 'failed', file, message: refusal, isWorthRetrying: false });

    const attempt = new AbortController();
    current.current = attempt;
    setState({ kind: 'sending', file, progress: null });
    uploadBegan(attempt);
    try {
      const media = await send({
        file,
        signal: attempt.signal,
        onProgress: (progress) => !attempt.signal.aborted && setState({ kind: 'sending', file, progress }),
      });
      if (attempt.signal.aborted) return undefined;
      setState(idle);
      return done.current(media);
    } catch (error) {
      if (attempt.signal.aborted) return undefined;
      if (!(error instanceof ApiError)) throw error;
      return setState({
        kind: 'failed',
        file,
        message: error.fields.file ?? error.message,
        isWorthRetrying: error.isTransient || error.code === 'upload_interrupted',
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
    retry: () => state.kind === 'failed' && void start(state.file),
  };
}

export type UploadHandle = ReturnType<typeof useUpload>;

/** Checked before anything is sent; the server then looks at the content. */
function refusalOf(kind: MediaKind, { name, type, size }: File) {
  const { name: what, formats, accept } = mediaBounds[kind];
  const isOfKind =
    type === '' ||
    accept.split(',').some((known) => known === type || (known.startsWith('.') && name.toLowerCase().endsWith(known)));
  if (!isOfKind) return `${what} harus berformat ${formats}`;
  return size === 0 ? 'Berkas ini kosong' : sizeRefusal(kind, size);
}

function useAskBeforeClosing(isAsking: boolean) {
  useEffect(() => {
    if (!isAsking) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAsking]);
}
