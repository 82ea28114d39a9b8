import type { Review } from '@sinau/contracts/review/review.schemas';
import { date } from '@sinau/format';

/** What the mitra says to a review. */
export function ReviewAnswer({
  answer: { mitra, content, createdAt, editedAt },
}: {
  answer: NonNullable<Review['answer']>;
}) {
  return (
    <div className="review-answer">
      <p className="sm">
        <b>Jawaban {mitra}</b>
        <span className="muted num">
          {date(editedAt ?? createdAt)}
          {editedAt && ' · diubah'}
        </span>
      </p>
      <p className="review-content">{content}</p>
    </div>
  );
}
