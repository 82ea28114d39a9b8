import type { SubmittedLessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import type { ClassWork, PortfolioEntry, PortfolioWork } from '@sinau/contracts/study/portfolio/portfolio.schemas';
import type { Signing } from '../../core/media/index.ts';
import { presentFile } from '../submission/index.ts';
import type { ClassWorkRow, EntryRow, WorkRow } from './portfolio.queries.ts';

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

const excerptLength = 180;

/** Presents a work without the headline that its text begins with. */
export function presentClassWork({ id, title, createdAt, user, version }: ClassWorkRow): ClassWork {
  const text = (version?.content ?? '').trim();
  const body = (text.startsWith(title) ? text.slice(title.length) : text).replace(/\s+/g, ' ').trim();
  const excerpt = body.length > excerptLength ? `${body.slice(0, excerptLength).replace(/\s\S*$/, '')} …` : body;
  return { id, title, excerpt, author: user, createdAt: createdAt.toISOString() };
}

export const presentWork = (row: WorkRow, viewerId: string | null, signing: Signing): PortfolioWork => ({
  ...presentEntry(row),
  author: row.user,
  isMine: row.userId === viewerId,
  content: row.version?.content ?? row.content,
  link: row.link,
  hiddenReason: row.hiddenReason,
  files: (row.version ?? row).files.map(({ media }) => presentFile(media, signing)),
});
