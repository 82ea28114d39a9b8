import { useState } from 'react';
import { reviewFromProgress } from '@sinau/contracts/review/review.rules';
import { Button, Card, Stars } from '@sinau/ui';
import { Pencil, Star } from '@sinau/ui/icons';
import { ReviewDialog } from './review-dialog.tsx';
import { useOwnReview } from './review.data.ts';

/** The participant's own review, the button to write one, or the progress needed to write one. */
export function OwnReview({ type, slug }: { type: 'program' | 'webinar'; slug: string }) {
  const { data } = useOwnReview(type, slug);
  const [isWriting, setWriting] = useState(false);
  if (!data) return null;
  const { review, mayReview } = data;
  return (
    <Card padded className="own-review">
      {review ? (
        <div>
          <b>Ulasanmu</b>
          <Stars value={review.rating} />
          {review.content && <p className="review-content sm">{review.content}</p>}
        </div>
      ) : (
        <div>
          <b>Bagaimana kelas ini menurutmu?</b>
          <p className="muted sm">
            {mayReview
              ? 'Ulasanmu membantu calon peserta memilih.'
              : `Kamu bisa memberi ulasan setelah mempelajari ${reviewFromProgress}% kelas ini.`}
          </p>
        </div>
      )}
      {mayReview && (
        <Button variant={review ? 'outline' : 'primary'} onClick={() => setWriting(true)}>
          {review ? <Pencil /> : <Star />}
          {review ? 'Ubah ulasan' : 'Tulis ulasan'}
        </Button>
      )}
      <ReviewDialog open={isWriting} onClose={() => setWriting(false)} type={type} slug={slug} current={review} />
    </Card>
  );
}
