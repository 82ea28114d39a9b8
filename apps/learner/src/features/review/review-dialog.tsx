import { useId, useState } from 'react';
import { reviewLength, reviewRules } from '@sinau/contracts/review/review.rules';
import type { Review } from '@sinau/contracts/review/review.schemas';
import { Form, useContractForm } from '@sinau/shell';
import { Button, Dialog, TextareaField } from '@sinau/ui';
import { StarChoice } from './star-choice.tsx';
import { useWriteReview, type ReviewDraft } from './review.data.ts';

interface ReviewDialogProps {
  open: boolean;
  onClose: () => void;
  type: 'program' | 'webinar';
  slug: string;
  /** The review to change. */
  current: Review | null;
}

export function ReviewDialog({ open, onClose, type, slug, current }: ReviewDialogProps) {
  const formId = useId();
  const { mutateAsync, isPending } = useWriteReview(type, slug);
  const send = async (draft: ReviewDraft) => {
    await mutateAsync(draft);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={current ? 'Ubah ulasan' : 'Tulis ulasan'}
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
      <ReviewForm id={formId} current={current} send={send} />
    </Dialog>
  );
}

interface ReviewFormProps {
  id: string;
  current: Review | null;
  send: (draft: ReviewDraft) => Promise<void>;
}

function ReviewForm({ id, current, send }: ReviewFormProps) {
  const [length, setLength] = useState(current?.content.length ?? 0);
  const form = useContractForm(reviewRules, ({ rating, content = '' }) => send({ rating: Number(rating), content }));
  return (
    <Form form={form} id={id} className="stack">
      <StarChoice {...form.field('rating')} defaultValue={current?.rating} />
      <TextareaField
        {...form.field('content')}
        label="Ceritakan pengalamanmu"
        hint="Apa yang paling membantu, dan apa yang bisa lebih baik?"
        aside={`${length}/${reviewLength}`}
        rows={5}
        defaultValue={current?.content}
        onChange={({ target }) => setLength(target.value.length)}
      />
    </Form>
  );
}
