import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { ApiError } from '@sinau/api-client';
import type { MediaKind } from '@sinau/contracts/core/media/media.rules';
import type { Media } from '@sinau/contracts/core/media/media.schemas';
import { decimal, timecode } from '@sinau/format';
import { lazySection, useSearch } from '@sinau/shell';
import { Button, ErrorState, Loading, Notice, Skeleton } from '@sinau/ui';
import { UploadField } from '../../../../shared/upload/upload-field.tsx';
import type { UploadHandle } from '../../../../shared/upload/use-upload.ts';
import { readFix } from '../read-fix.ts';
import { useClassWhenPrepared, useMedia } from './media.data.ts';

const Preparation = lazySection(async () => (await import('../kinds/video/preparation.tsx')).Preparation);
const StreamStatus = lazySection(async () => (await import('./stream-status.tsx')).StreamStatus);

interface LessonFileProps {
  kind: MediaKind;
  mediaId: string | null;
  upload: UploadHandle;
  error: string | undefined;
  readOnly: boolean;
  preview: (media: Media, player: Player) => ReactNode;
}

/** Props of a preview. A new key restarts it. */
export interface Player {
  key: string;
  src: string;
  onError: () => void;
}

/** Main file of a lesson. */
export function LessonFile({ mediaId, error, preview, ...field }: LessonFileProps) {
  const { data, error: failure, isFetching, refetch } = useMedia(mediaId);
  const { attempt, isBroken, onError, retry } = useRecovery(refetch);
  const fix = useSearch(readFix);
  useClassWhenPrepared(data ?? null);
  const isLost = failure instanceof ApiError && failure.status === 404;
  if (failure && !isLost && !data)
    return <ErrorState title="Gagal memuat berkas" onRetry={() => void refetch()} retrying={isFetching} />;
  if (mediaId && !data && !isLost) return <FileSkeleton />;

  const media = mediaId && data ? data : null;
  const isPlayable = media !== null && media.preparation === null;
  return (
    <UploadField
      {...field}
      media={media}
      extent={media && extentOf(media)}
      error={isLost ? 'Berkas ini tidak ditemukan. Unggah lagi.' : error}
    >
      {isPlayable && isBroken && (
        <Notice
          tone="danger"
          action={
            <Button variant="outline" size="sm" loading={isFetching} onClick={retry}>
              Coba lagi
            </Button>
          }
        >
          Pratinjau terputus. Berkasmu tetap tersimpan.
        </Notice>
      )}
      {media?.preparation && (
        <Suspense>
          <Preparation {...media} preparation={media.preparation} readOnly={field.readOnly} />
        </Suspense>
      )}
      {isPlayable &&
        preview(media, { key: `${media.id}-${attempt}`, src: media.address + (fix ? `#t=${fix}` : ''), onError })}
      {isPlayable && isRecording(media) && (
        <Suspense>
          <StreamStatus mediaId={media.id} kind={media.kind} readOnly={field.readOnly} />
        </Suspense>
      )}
    </UploadField>
  );
}

const isRecording = ({ kind }: Media) => kind === 'video' || kind === 'audio';

function extentOf({ durationSeconds, pageCount }: Media) {
  if (durationSeconds) return timecode(durationSeconds);
  return pageCount ? `${decimal(pageCount)} halaman` : null;
}

/** Reloads a broken preview: on request, or once the connection is back. Its address may have expired. */
function useRecovery(refetch: () => Promise<unknown>) {
  const [attempt, setAttempt] = useState(0);
  const [isBroken, setBroken] = useState(false);
  const retry = useCallback(
    () =>
      void refetch().then(() => {
        setBroken(false);
        setAttempt((count) => count + 1);
      }),
    [refetch],
  );
  useEffect(() => {
    if (!isBroken) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isBroken, retry]);
  return { attempt, isBroken, onError: () => setBroken(true), retry };
}

function FileSkeleton() {
  return (
    <Loading label="Memuat berkas">
      <Skeleton height={240} />
    </Loading>
  );
}
