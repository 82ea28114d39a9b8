import { useState } from 'react';
import { Button } from '@sinau/ui';
import { ReviewDialog } from './review-dialog.tsx';
import { useOwnReview, useWriteReview } from './review.data.ts';
import { StarChoice } from './star-choice.tsx';

/** Stars that are saved as soon as they are pressed; a text can follow. Empty if no review is possible. */
export function QuickReview({ type, slug }: { type: 'program' | 'webinar'; slug: string }) {
  const { data } = useOwnReview(type, slug);
  const { mutate, isPending, variables, isError } = useWriteReview(type, slug);
  const [isWriting, setWriting] = useState(false);
  if (!data?.mayReview || data.takenDown) return null;
  const { review } = data;
  const rating = (isPending && variables.rating) || (review?.rating ?? 0);
  return (
    <div className="stack">
      <StarChoice
        name="rating"
        legend="Bagaimana kelas ini menurutmu?"
        value={rating}
        onChange={(stars) => mutate({ rating: stars, content: review?.content ?? '' })}
        error={isError ? 'Belum terkirim. Coba tekan sekali lagi.' : undefined}
      />
      {review && (
        <Button variant="text" size="sm" onClick={() => setWriting(true)}>
          {review.content ? 'Ubah ulasan' : 'Tulis ulasan juga'}
        </Button>
      )}
      <ReviewDialog open={isWriting} onClose={() => setWriting(false)} type={type} slug={slug} current={review} />
    </div>
  );
}
