import { classes } from '../classes.ts';
import { Star } from '../icons.ts';

interface RatingProps {
  /** Formatted rating: '4,8'. */
  value: string;
  /** Formatted number of reviews: '2.314'. */
  count?: string;
}

export function Rating({ value, count }: RatingProps) {
  return (
    <span className="rating">
      <Star />
      <b>{value}</b>
      <span className="sr"> dari 5</span>
      {count && (
        <>
          <span aria-hidden="true">({count})</span>
          <span className="sr">, {count} ulasan</span>
        </>
      )}
    </span>
  );
}

/** One user's rating, in whole stars. */
export function Stars({ value }: { value: number }) {
  return (
    <span className="stars" role="img" aria-label={`${value} dari 5 bintang`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} className={classes(star > value && 'stars-off')} />
      ))}
    </span>
  );
}
