import type { ReactNode } from 'react';
import { ApiError } from '@sinau/api-client';
import type { MediaKind } from '@sinau/contracts/media/media.rules';
import type { Media } from '@sinau/contracts/media/media.schemas';
import { decimal, duration } from '@sinau/format';
import { ErrorState, Loading, Skeleton } from '@sinau/ui';
import { UploadField } from '../../../../shared/upload/upload-field.tsx';
import type { UploadHandle } from '../../../../shared/upload/use-upload.ts';
import { useMedia } from './media.data.ts';

interface LessonFileProps {
  kind: MediaKind;
  mediaId: string | null;
  upload: UploadHandle;
  error: string | undefined;
  readOnly: boolean;
  preview: (media: Media) => ReactNode;
}

/** The file that a lesson is about. */
export function LessonFile({ mediaId, error, preview, ...field }: LessonFileProps) {
  const { data, error: failure, isFetching, refetch } = useMedia(mediaId);
  const isLost = failure instanceof ApiError && failure.status === 404;
  if (failure && !isLost)
    return <ErrorState title="Gagal memuat berkas" onRetry={() => void refetch()} retrying={isFetching} />;
  if (mediaId && !data && !isLost) return <FilePlace />;

  const media = mediaId && data ? data : null;
  return (
    <UploadField
      {...field}
      media={media}
      extent={media && extentOf(media)}
      error={isLost ? 'Berkas ini tidak ditemukan. Unggah lagi.' : error}
    >
      {media && preview(media)}
    </UploadField>
  );
}

function extentOf({ durationSeconds, pageCount }: Media) {
  if (durationSeconds) return duration(Math.ceil(durationSeconds / 60));
  return pageCount ? `${decimal(pageCount)} halaman` : null;
}

function FilePlace() {
  return (
    <Loading label="Memuat berkas">
      <Skeleton height={240} />
    </Loading>
  );
}
