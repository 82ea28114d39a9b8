import type { QueryClient } from '@tanstack/react-query';
import { ApiError, lesson as lessonCalls, live as liveCalls, program } from '@sinau/api-client';
import type { Lesson } from '@sinau/contracts/study/lesson/lesson.schemas';
import type { Media } from '@sinau/contracts/core/media/media.schemas';
import { refreshQueries } from '@sinau/shell';
import { withoutFiles } from '../lesson-content.ts';
import { storeMedia } from '../media-query.ts';
import type { UploadJob } from './upload-job.ts';

/** Editors of open lessons, by lesson. */
export type Receivers = Map<string, (mediaId: string) => void>;

const attempts = 5;

/** Puts an uploaded file into its lesson: through the lesson's editor if it is open, else on the server. */
export const deliverTo =
  (queryClient: QueryClient, receivers: Receivers) =>
  async ({ lessonId, kind }: UploadJob, media: Media): Promise<void> => {
    storeMedia(queryClient, media);
    const receive = kind === 'document' ? undefined : receivers.get(lessonId);
    if (receive) return receive(media.id);

    for (let attempt = 1; ; attempt += 1) {
      const current = await lessonCalls.detail.call({ params: { id: lessonId } });
      if (current.type === 'webinar') return recorded(queryClient, current, media.id);
      try {
        const body = kind === 'document' ? withAttachment(current, media.id) : withFile(current, media.id);
        const updated = await lessonCalls.update.call({ params: { id: lessonId }, body });
        queryClient.setQueryData(lessonCalls.detail.query({ params: { id: lessonId } }).queryKey, updated);
        return void (await refreshQueries(queryClient, [program.mineDetail]));
      } catch (error) {
        const isEdited = error instanceof ApiError && error.code === 'lesson_edited_elsewhere';
        if (!isEdited || attempt === attempts) throw error;
      }
    }
  };

/** Stores the recording of a live session, which is outside of its lesson's revisions. */
async function recorded(queryClient: QueryClient, { id }: Lesson, recordingId: string) {
  await liveCalls.update.call({ params: { id }, body: { recordingId } });
  await refreshQueries(queryClient, [lessonCalls.detail]);
}

type LessonUpdate = Parameters<typeof lessonCalls.update.call>[0]['body'];
type LessonWithFile = Extract<Lesson, { content: { mediaId: string | null } }>;
const hasFile = (lesson: Lesson): lesson is LessonWithFile => 'mediaId' in lesson.content;

/** Returns a stored lesson with this file among its attachments. */
function withAttachment({ type, title, revision, setting, content, attachmentIds = [] }: Lesson, mediaId: string) {
  return { type, title, revision, setting, content, attachmentIds: [...attachmentIds, mediaId] } as LessonUpdate;
}

/** Returns a stored lesson with this file. In the kinds that may have an address instead, the file replaces it. */
export function withFile(current: Lesson, mediaId: string): LessonUpdate {
  if (!hasFile(current)) throw new Error(`A lesson of type ${current.type} has no file`);
  const { type, title, revision, setting, content } = current;
  const changed = { mediaId, ...('address' in content && { address: null }) };
  return { type, title, revision, setting, content: { ...withoutFiles(content), ...changed } } as LessonUpdate;
}
