import type { ReviewList } from '@sinau/contracts/study/review/review.schemas';
import { decimal, rating as ratingText, sharesOf } from '@sinau/format';
import { Card, Stars } from '@sinau/ui';

export function ReviewHistogram({ average, histogram }: { average: number } & Pick<ReviewList, 'histogram'>) {
  const total = histogram.reduce((sum, { count }) => sum + count, 0);
  const shares = sharesOf(histogram.map(({ count }) => count));
  return (
    <Card padded className="review-histogram">
      <div className="review-score">
        <b className="num">{ratingText(average)}</b>
        <Stars value={Math.round(average)} />
        <p className="muted xs num">{decimal(total)} ulasan</p>
      </div>
      <dl className="num">
        {histogram.map(({ rating }, index) => {
          const share = shares[index];
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
