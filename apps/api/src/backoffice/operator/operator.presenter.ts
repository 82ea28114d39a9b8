import type { RiskSign } from '@sinau/contracts/authoring/authoring/risk-signs.rules';
import type {
  Publication,
  ReviewedClass,
  ReviewedClassDetail,
} from '@sinau/contracts/backoffice/operator/operator.schemas';
import { hyphenated } from '../../platform/enum-names.ts';
import { isoOrNull } from '../../platform/iso.ts';
import type { ReviewedClassDetailRow, ReviewedClassRow } from './operator.queries.ts';
import type { PublicationRow } from './publication.queries.ts';

export const presentReviewedClass = ({ kind, ...row }: ReviewedClassRow): ReviewedClass => ({
  ...row,
  type: kind,
  format: hyphenated(row.format),
  ...presentQueueTimes(row),
});

/** When what is reviewed was handed in, taken up, published and stopped. */
export const presentQueueTimes = ({
  submittedAt,
  publishedAt,
  takenUpAt,
  suspendedAt,
}: Pick<ReviewedClassRow, 'submittedAt' | 'publishedAt' | 'takenUpAt' | 'suspendedAt'>) => ({
  submittedAt: isoOrNull(submittedAt),
  publishedAt: isoOrNull(publishedAt),
  takenUpAt: isoOrNull(takenUpAt),
  suspendedAt: isoOrNull(suspendedAt),
});

/** Presents a class in its last working version. */
export function presentReviewedClassDetail(
  { transitions, working, workingSections, ...row }: ReviewedClassDetailRow,
  readIds: readonly string[],
): ReviewedClassDetail {
  const { category, ...texts } = working!;
  return {
    ...row,
    ...presentReviewedClass({ ...row, ...texts }),
    ...texts,
    category: category?.title ?? null,
    sections: workingSections.map(({ lessons, ...section }) => ({
      ...section,
      lessons: lessons.map((lesson) => ({ ...lesson, isRead: readIds.includes(lesson.id) })),
    })),
    promotionEndsAt: isoOrNull(row.promotionEndsAt),
    archiveAt: isoOrNull(row.archiveAt),
    history: transitions.map(({ createdAt, ...transition }) => ({ ...transition, createdAt: createdAt.toISOString() })),
  };
}

export const presentPublication = ({
  publishedAt,
  lookedAt,
  riskSigns,
  class: published,
  ...row
}: PublicationRow): Publication => ({
  ...row,
  riskSigns: riskSigns as RiskSign[],
  lookedAt: isoOrNull(lookedAt),
  publishedAt: publishedAt.toISOString(),
  class: { ...published, suspendedAt: isoOrNull(published.suspendedAt) },
});
