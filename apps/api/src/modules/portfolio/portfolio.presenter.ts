import type { SubmittedLessonType } from '@sinau/contracts/lesson/lesson.rules';
import type { PortfolioEntry, PortfolioWork } from '@sinau/contracts/portfolio/portfolio.schemas';
import { presentFile, type Signing } from '../submission/index.ts';
import type { EntryRow, WorkRow } from './portfolio.queries.ts';

export const presentEntry = ({ id, title, createdAt, version }: EntryRow): PortfolioEntry => {
  const { submission } = version;
  const { isForSale, ...written } = submission.class;
  return {
    id,
    title,
    submissionId: submission.id,
    // What is handed in of a quiz is never offered.
    type: submission.session.lesson.type as SubmittedLessonType,
    class: { title: written.title, slug: isForSale ? written.slug : null },
    createdAt: createdAt.toISOString(),
  };
};

export const presentWork = (row: WorkRow, viewerId: string | null, signing: Signing): PortfolioWork => ({
  ...presentEntry(row),
  author: row.user,
  isMine: row.userId === viewerId,
  content: row.version.content,
  files: row.version.files.map(({ media }) => presentFile(media, signing)),
});
