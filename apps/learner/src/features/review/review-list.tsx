import { Suspense } from 'react';
import type { Review } from '@sinau/contracts/study/review/review.schemas';
import { screens } from '@sinau/contracts/screens';
import { lazySection, useProfile } from '@sinau/shell';
import { Avatar, Byline, Link, Stars } from '@sinau/ui';
import { ReviewAnswer } from './review-answer.tsx';

/** Button for signed-in users, in a chunk of its own. */
const ReportButton = lazySection(async () => (await import('../../shared/report/report-button.tsx')).ReportButton);

interface ReviewEntriesProps {
  reviews: readonly Review[];
  /** Whether each review names its class, in lists with several classes. */
  withClass?: boolean;
}

export function ReviewEntries({ reviews, withClass = false }: ReviewEntriesProps) {
  const isSignedIn = useProfile() !== null;
  return (
    <ul className="review-list">
      {reviews.map(({ id, rating, content, createdAt, editedAt, createdBy, answer, class: { title, slug } }) => (
        <li key={id}>
          <div className="row">
            <Avatar src={createdBy.avatar} />
            <Byline name={createdBy.fullname} createdAt={createdAt} editedAt={editedAt} />
            {isSignedIn && (
              <Suspense>
                <ReportButton kind="review" id={id} noun={`ulasan ${createdBy.fullname}`} look="icon" />
              </Suspense>
            )}
          </div>
          <Stars value={rating} />
          {content && <p className="review-content">{content}</p>}
          {withClass && (
            <p className="muted sm">
              Tentang <Link href={screens.classPage(slug)}>{title}</Link>
            </p>
          )}
          {answer && <ReviewAnswer answer={answer} />}
        </li>
      ))}
    </ul>
  );
}
