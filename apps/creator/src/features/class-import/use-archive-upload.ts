import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createSpeedometer, resumableUpload } from '@sinau/api-client';
import { importFileBound } from '@sinau/contracts/core/media/media.rules';
import type { Media } from '@sinau/contracts/core/media/media.schemas';
import { useAskBeforeClosing } from '@sinau/ui';
import type { UploadHandle, UploadState } from '../../shared/upload/use-upload.ts';
import { atIntervals } from '../../shared/uploads/at-intervals.ts';
import { sendFile } from '../../shared/uploads/send-file.ts';
import { outcomeOf, waitFor } from '../../shared/uploads/upload-retries.ts';

const idle: UploadState = { kind: 'idle' };
const progressEveryMs = 250;

/** Uploads an archive in chunks while the page is open; it is continued after each loss of the connection. */
export function useArchiveUpload(onDone: (media: Media) => void): UploadHandle {
  const [state, setState] = useState<UploadState>(idle);
  const current = useRef<AbortController>(null);
  const chosen = useRef<{ file: File; uploadId: string | null }>(null);

  // A mutation, so that the end of a session is handled as after any other call.
  const { mutateAsync: run } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    meta: { failure: 'silent' },
  });

  const send = async (signal: AbortSignal): Promise<Media | null> => {
    const { file } = chosen.current!;
    const speedOf = createSpeedometer();
    const show = (sent: number) =>
      setState({
        kind: 'sending',
        name: file.name,
        progress: {
          loaded: sent,
          total: file.size,
          percent: Math.floor((100 * sent) / file.size),
          bytesPerSecond: speedOf(sent, performance.now()),
        },
      });
    const progress = atIntervals(progressEveryMs, signal, show);
    for (let failures = 0; ; failures += 1) {
      try {
        return await sendFile({ kind: 'archive', purpose: 'import', uploadId: chosen.current!.uploadId }, file, {
          call: (work) => run(work) as ReturnType<typeof work>,
          signal,
          onUpload: (uploadId) => void (chosen.current = { file, uploadId }),
          onSent: (sent) => {
            failures = 0;
            progress.later(sent);
          },
          onChecking: progress.end,
        });
      } catch (error) {
        if (signal.aborted) return null;
        const outcome = await outcomeOf(error, file, { isAlone: true });
        if (outcome.kind === 'again') {
          await waitFor({ failures, pauseMs: outcome.pauseMs }, signal, () => undefined);
          continue;
        }
        const failed =
          outcome.kind === 'ends' && outcome.state.kind === 'failed'
            ? outcome.state
            : { message: 'Unggahannya terhenti. Coba lagi.', isWorthRetrying: true };
        setState({ ...failed, kind: 'failed', name: file.name });
        return null;
      } finally {
        progress.end();
      }
    }
  };

  const begin = async () => {
    current.current?.abort();
    const attempt = new AbortController();
    current.current = attempt;
    const { file } = chosen.current!;
    setState({ kind: 'sending', name: file.name, progress: null });
    const media = await send(attempt.signal);
    if (!media || attempt.signal.aborted) return;
    setState(idle);
    onDone(media);
  };

  useEffect(() => () => current.current?.abort(), []);
  useAskBeforeClosing(state.kind === 'sending');

  return {
    state,
    start(file) {
      const message =
        file.size > importFileBound.maxBytes
          ? `Berkas impor maksimal ${importFileBound.size}`
          : file.size === 0
            ? 'Berkas ini kosong'
            : null;
      if (message) return setState({ kind: 'failed', name: file.name, message, isWorthRetrying: false });
      chosen.current = { file, uploadId: null };
      void begin();
    },
    cancel() {
      current.current?.abort();
      setState(idle);
      const uploadId = chosen.current?.uploadId;
      // An upload whose removal does not reach the server expires there.
      if (uploadId) void resumableUpload.drop(uploadId).catch(() => undefined);
    },
    retry: () => chosen.current && void begin(),
  };
}
