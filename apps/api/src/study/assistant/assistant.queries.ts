import type { NewsWritingContent } from '@sinau/contracts/study/lesson-kinds/news-writing';
import type { Brief } from '@sinau/contracts/study/submission/submission.schemas';
import { reachedBy, type Reach } from '../../platform/class-access.ts';
import type { Db } from '../../platform/db.ts';
import { withAccess } from '../../core/enrolment/index.ts';

/** The user's session in a news writing lesson, and the required length of its text. */
export async function findNewsSession(db: Db, userId: string, { participantId, sessionId }: SessionKey) {
  const row = await db.lessonSession.findFirst({
    where: { id: sessionId, participantId, participant: { userId, ...withAccess }, lesson: { type: 'news_writing' } },
    select: { lesson: { select: { id: true, content: true } } },
  });
  if (!row) return null;
  const { minimumWords, maximumWords } = row.lesson.content as unknown as NewsWritingContent;
  return { lessonId: row.lesson.id, wanted: { minimum: minimumWords, maximum: maximumWords } };
}
interface SessionKey {
  readonly participantId: string;
  readonly sessionId: string;
}

/** A version of a news text that was submitted for a class that the teacher reaches. */
export async function findHandedInNews(db: Db, reach: Reach, id: string, number: number) {
  const row = await db.submissionVersion.findFirst({
    where: {
      number,
      submittedAt: { not: null },
      submission: {
        id,
        class: reachedBy(reach),
        session: { lesson: { type: 'news_writing' }, participant: withAccess },
      },
    },
    select: { content: true, brief: true },
  });
  if (!row) return null;
  const { words } = row.brief as unknown as Brief;
  return { content: row.content, wanted: words ?? { minimum: null, maximum: null } };
}
