import type { Review } from '@sinau/contracts/study/review/review.schemas';
import { screens } from '@sinau/contracts/screens';
import { Avatar, Byline, Link, Stars } from '@sinau/ui';
import { ReportButton } from '../../shared/report/report-button.tsx';
import { ReviewAnswer } from './review-answer.tsx';

interface ReviewEntriesProps {
  reviews: readonly Review[];
  /** True if each review names its class, in lists with several classes. */
  withClass?: boolean;
}

export function ReviewEntries({ reviews, withClass = false }: ReviewEntriesProps) {
  return (
    <ul className="review-list">
      {reviews.map(({ id, rating, content, createdAt, editedAt, createdBy, answer, class: { title, slug } }) => (
        <li key={id}>
          <div className="row">
            <Avatar src={createdBy.avatar} />
            <Byline name={createdBy.fullname} createdAt={createdAt} editedAt={editedAt} />
            <ReportButton kind="review" id={id} noun={`ulasan ${createdBy.fullname}`} look="icon" />
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
