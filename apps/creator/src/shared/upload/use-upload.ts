import { useEffect, useRef, useState } from 'react';
import { ApiError, upload, type UploadProgress } from '@sinau/api-client';
import { mediaBounds, sizeRefusal, type MediaKind } from '@sinau/contracts/media/media.rules';
import type { Media } from '@sinau/contracts/media/media.schemas';
import { isPassing } from '../self-saving/failure-of.ts';
import { uploadBegan, uploadEnded } from './running-uploads.ts';

export type UploadState =
  | { kind: 'idle' }
  | { kind: 'sending'; file: File; progress: UploadProgress | null }
  | { kind: 'failed'; file: File; message: string; isWorthRetrying: boolean };

const idle: UploadState = { kind: 'idle' };

/** One file on its way, as long as the component stands. `onDone` takes what the server made of it. */
export function useUpload(kind: MediaKind, onDone: (media: Media) => void) {
  const [state, setState] = useState<UploadState>(idle);
  const current = useRef<AbortController>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
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
      const media = await upload(file, {
        kind,
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
        isWorthRetrying: isPassing(error) || error.code === 'upload_interrupted',
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

/** Told before anything is sent; the server then looks at the content. */
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
