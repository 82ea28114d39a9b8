import { useId, useState } from 'react';
import { reviewLength } from '@sinau/contracts/review/review.rules';
import type { Review } from '@sinau/contracts/review/review.schemas';
import { Button, Dialog, Field, Textarea } from '@sinau/ui';
import { StarChoice } from './star-choice.tsx';
import { useWriteReview } from './review.data.ts';

interface ReviewDialogProps {
  open: boolean;
  onClose: () => void;
  type: 'program' | 'webinar';
  slug: string;
  /** What is to be changed. */
  before: Review | null;
}

export function ReviewDialog({ open, onClose, ...rest }: ReviewDialogProps) {
  const formId = useId();
  const { mutate, isPending } = useWriteReview(rest.type, rest.slug);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={rest.before ? 'Ubah ulasan' : 'Tulis ulasan'}
      size="md"
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Batal
          </Button>
          <Button type="submit" form={formId} loading={isPending}>
            Kirim ulasan
          </Button>
        </>
      }
    >
      <ReviewForm id={formId} before={rest.before} onSend={(said) => mutate(said, { onSuccess: onClose })} />
    </Dialog>
  );
}

interface ReviewFormProps {
  id: string;
  before: Review | null;
  onSend: (said: { rating: number; content: string }) => void;
}

function ReviewForm({ id, before, onSend }: ReviewFormProps) {
  const [rating, setRating] = useState(before?.rating ?? 0);
  const [content, setContent] = useState(before?.content ?? '');
  const [isIncomplete, setIncomplete] = useState(false);
  return (
    <form
      id={id}
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (rating === 0) return setIncomplete(true);
        onSend({ rating, content });
      }}
    >
      <StarChoice
        value={rating}
        error={isIncomplete && rating === 0 ? 'Pilih berapa bintang' : undefined}
        onChange={setRating}
      />
      <Field
        label="Ceritakan pengalamanmu"
        hint="Apa yang paling membantu, dan apa yang bisa lebih baik?"
        aside={`${content.length}/${reviewLength}`}
        optional
      >
        <Textarea
          rows={5}
          maxLength={reviewLength}
          value={content}
          onChange={({ target }) => setContent(target.value)}
        />
      </Field>
    </form>
  );
}
