import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { media } from '@sinau/api-client';
import type { Media } from '@sinau/contracts/core/media/media.schemas';
import { mediaQuery, storeMedia } from '../../../../shared/media-query.ts';
import { attachmentKindOf, titleOfFile } from '../../../../shared/uploads/file-kinds.ts';
import { useLessonFileUpload } from '../../../../shared/uploads/use-lesson-file-upload.ts';
import type { LessonFileKind } from '../../../../shared/uploads/upload-job.ts';
import { useUpload } from '../../../../shared/upload/use-upload.ts';
import { refetchClass } from '../../class-builder.data.ts';
import { sessionHref } from '../../class-locations.ts';
import type { LessonFields } from '../lesson-draft.ts';
import { useLessonContext } from '../lesson-context.ts';

/** Polling interval for the progress while a recording is prepared. */
const progressEveryMs = 3_000;

/** Loads a file of a lesson, once: each response has a new address, which would restart a playing preview. */
export const useMedia = (id: string | null) =>
  useQuery({
    ...mediaQuery(id ?? ''),
    enabled: id !== null,
    staleTime: Infinity,
    refetchInterval: ({ state }) => state.data?.preparation?.hasFailed === false && progressEveryMs,
  });

/** Retries the preparation of a recording. */
export function usePrepareAgain() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => media.prepareAgain.call({ params: { id } }),
    onSuccess: (file) => storeMedia(queryClient, file),
  });
}

/**
 * Refetches the class once a recording that was shown in preparation is ready: its lesson is then complete, as the
 * outline shows.
 */
export function useClassWhenPrepared(file: Media | null) {
  const queryClient = useQueryClient();
  const { built } = useLessonContext();
  const waitedFor = useRef<string | null>(null);
  useEffect(() => {
    if (file?.preparation) waitedFor.current = file.id;
    else if (file && waitedFor.current === file.id) {
      waitedFor.current = null;
      void refetchClass(queryClient, built.id);
    }
  }, [file, queryClient, built.id]);
}

/** Refetches a file of a lesson at a new address. */
export function useRenewedMedia() {
  const queryClient = useQueryClient();
  return (id: string) => queryClient.fetchQuery({ ...mediaQuery(id), staleTime: 0 });
}

/** Uploads the main file of a lesson; continues when the lesson is left. An untitled lesson is named after it. */
export function useLessonUpload(
  kind: LessonFileKind,
  onChange: (patch: Partial<LessonFields>) => void,
  onDone: (mediaId: string) => void,
) {
  const { built, lessonId, title } = useLessonContext();
  const href = built.type === 'webinar' ? sessionHref(built, lessonId) : undefined;
  const target = { classId: built.id, classSlug: built.slug, lessonId, kind, href };
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
    storeMedia(queryClient, uploaded);
    onDone(uploaded.id);
  };
  return useUpload(attachmentKindOf, done, 'attachment');
}

/** Uploads the captions of a video, which are small, and caches them under their id. */
export function useCaptionsUpload(onDone: (id: string) => void) {
  const queryClient = useQueryClient();
  return useUpload('captions', (uploaded: Media) => {
    storeMedia(queryClient, uploaded);
    onDone(uploaded.id);
  });
}
