import { useQuery, useQueryClient } from '@tanstack/react-query';
import { media } from '@sinau/api-client';
import type { Media } from '@sinau/contracts/media/media.schemas';
import { attachmentKindOf, titleOfFile } from '../../../../shared/uploads/file-kinds.ts';
import { useLessonFileUpload } from '../../../../shared/uploads/use-lesson-file-upload.ts';
import type { LessonFileKind } from '../../../../shared/uploads/upload-job.ts';
import { useUpload } from '../../../../shared/upload/use-upload.ts';
import type { LessonFields } from '../lesson-draft.ts';
import { useLessonPlace } from '../lesson-place.ts';

const mediaQuery = (id: string) => media.detail.query({ params: { id } });

/** A file of a lesson. Loaded once: each answer has a new address, which would restart a playing preview. */
export const useMedia = (id: string | null) =>
  useQuery({ ...mediaQuery(id ?? ''), enabled: id !== null, staleTime: Infinity });

/** A file of a lesson at a new address. */
export function useRenewedMedia() {
  const queryClient = useQueryClient();
  return (id: string) => queryClient.fetchQuery({ ...mediaQuery(id), staleTime: 0 });
}

/** Uploads the file that a lesson is about; it goes on when the lesson is left. An untitled lesson is named after it. */
export function useLessonUpload(
  kind: LessonFileKind,
  onChange: (patch: Partial<LessonFields>) => void,
  onDone: (mediaId: string) => void,
) {
  const { built, lessonId, title } = useLessonPlace();
  const target = { classId: built.id, classSlug: built.slug, lessonId, kind };
  return useLessonFileUpload(target, {
    onDone,
    titleFor: (file) => {
      if (title.trim()) return title;
      const named = titleOfFile(file.name);
      onChange({ title: named });
      return named;
    },
  });
}

/** Uploads a file that participants may download, and caches it under its id. */
export function useAttachmentUpload(onDone: (id: string) => void) {
  const queryClient = useQueryClient();
  const done = (uploaded: Media) => {
    queryClient.setQueryData(mediaQuery(uploaded.id).queryKey, uploaded);
    onDone(uploaded.id);
  };
  return useUpload(attachmentKindOf, done, 'attachment');
}

/** Uploads the captions of a video, which are small, and caches them under their id. */
export function useCaptionsUpload(onDone: (id: string) => void) {
  const queryClient = useQueryClient();
  return useUpload('captions', (uploaded: Media) => {
    queryClient.setQueryData(mediaQuery(uploaded.id).queryKey, uploaded);
    onDone(uploaded.id);
  });
}
