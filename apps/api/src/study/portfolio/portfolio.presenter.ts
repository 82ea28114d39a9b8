import type { SubmittedLessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import type { PortfolioEntry, PortfolioWork } from '@sinau/contracts/study/portfolio/portfolio.schemas';
import type { Signing } from '../../core/media/index.ts';
import { presentFile } from '../submission/index.ts';
import type { EntryRow, WorkRow } from './portfolio.queries.ts';

export const presentEntry = ({ id, title, isShown, createdAt, version }: EntryRow): PortfolioEntry => {
  const submission = version?.submission;
  return {
    id,
    title,
    submissionId: submission?.id ?? null,
    // Submissions of a quiz are never offered.
    type: (submission?.session.lesson.type as SubmittedLessonType | undefined) ?? null,
    class: submission
      ? { title: submission.class.title, slug: submission.class.isForSale ? submission.class.slug : null }
      : null,
    isShown,
    createdAt: createdAt.toISOString(),
  };
};

export const presentWork = (row: WorkRow, viewerId: string | null, signing: Signing): PortfolioWork => ({
  ...presentEntry(row),
  author: row.user,
  isMine: row.userId === viewerId,
  content: row.version?.content ?? row.content,
  link: row.link,
  hiddenReason: row.hiddenReason,
  files: (row.version ?? row).files.map(({ media }) => presentFile(media, signing)),
});
