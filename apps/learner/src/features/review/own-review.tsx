import { useState } from 'react';
import { reviewFromProgress } from '@sinau/contracts/study/review/review.rules';
import { Button, Card, Notice, Stars } from '@sinau/ui';
import { Pencil, Star } from '@sinau/ui/icons';
import { RemoveReview } from './remove-review.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { useOwnReview } from './review.data.ts';

/** Participant's own review, the button to write one, or the progress needed to write one. */
export function OwnReview({ type, slug }: { type: 'program' | 'webinar'; slug: string }) {
  const { data } = useOwnReview(type, slug);
  const [isWriting, setWriting] = useState(false);
  if (!data) return null;
  const { review, mayReview, takenDown } = data;
  return (
    <Card padded className="own-review">
      {review ? (
        <div>
          <b>Ulasanmu</b>
          <Stars value={review.rating} />
          {review.content && <p className="review-content sm">{review.content}</p>}
          {takenDown && (
            <Notice tone="danger">
              Ulasan ini kami turunkan, jadi hanya kamu yang melihatnya. Alasannya: {takenDown.reason}
            </Notice>
          )}
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
      <div className="row">
        {review && !takenDown && <RemoveReview type={type} slug={slug} isAnswered={review.answer !== null} />}
        {mayReview && (
          <Button variant={review ? 'outline' : 'primary'} onClick={() => setWriting(true)}>
            {review ? <Pencil /> : <Star />}
            {review ? 'Ubah ulasan' : 'Tulis ulasan'}
          </Button>
        )}
      </div>
      <ReviewDialog open={isWriting} onClose={() => setWriting(false)} type={type} slug={slug} current={review} />
    </Card>
  );
}
