import type { ReviewList } from '@sinau/contracts/study/review/review.schemas';
import { decimal, rating as ratingText } from '@sinau/format';
import { Card, Stars } from '@sinau/ui';

export function ReviewHistogram({ average, histogram }: { average: number } & Pick<ReviewList, 'histogram'>) {
  const total = histogram.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card padded className="review-histogram">
      <div className="review-score">
        <b className="num">{ratingText(average)}</b>
        <Stars value={Math.round(average)} />
        <p className="muted xs num">{decimal(total)} ulasan</p>
      </div>
      <dl className="num">
        {histogram.map(({ rating, count }) => {
          const share = Math.round((count / total) * 100);
          return (
            <div key={rating}>
              <dt>{rating} bintang</dt>
              <dd className="review-bar" aria-hidden="true">
                <span style={{ width: `${share}%` }} />
              </dd>
              <dd>{share}%</dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
