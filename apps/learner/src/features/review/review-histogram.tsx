import type { ReviewList } from '@sinau/contracts/study/review/review.schemas';
import { decimal, percents, rating as ratingText } from '@sinau/format';
import { Card, Stars } from '@sinau/ui';

export function ReviewHistogram({ average, histogram }: { average: number } & Pick<ReviewList, 'histogram'>) {
  const counts = histogram.map(({ count }) => count);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const shares = percents(counts);
  return (
    <Card padded className="review-histogram">
      <div className="review-score">
        <b className="num">{ratingText(average)}</b>
        <Stars value={Math.round(average)} />
        <p className="muted xs num">{decimal(total)} ulasan</p>
      </div>
      <dl className="num">
        {histogram.map(({ rating }, index) => (
          <div key={rating}>
            <dt>{rating} bintang</dt>
            <dd className="review-bar" aria-hidden="true">
              <span style={{ width: `${shares[index]}%` }} />
            </dd>
            <dd>{shares[index]}%</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
