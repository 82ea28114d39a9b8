import type { Review } from '@sinau/contracts/study/review/review.schemas';
import { Byline } from '@sinau/ui';

/** Answer of the mitra to a review. */
export function ReviewAnswer({
  answer: { mitra, content, createdAt, editedAt },
}: {
  answer: NonNullable<Review['answer']>;
}) {
  return (
    <div className="review-answer">
      <Byline name={`Jawaban ${mitra}`} createdAt={createdAt} editedAt={editedAt} />
      <p className="review-content">{content}</p>
    </div>
  );
}
