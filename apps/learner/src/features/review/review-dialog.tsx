import { Suspense, useId } from 'react';
import type { Review } from '@sinau/contracts/study/review/review.schemas';
import { lazySection, useDraftKey } from '@sinau/shell';
import { Button, Dialog, Skeleton } from '@sinau/ui';
import { useWriteReview, type ReviewDraft } from './review.data.ts';

/** Review form, loaded when the dialog is first opened: few readers of a class page write a review. */
const ReviewForm = lazySection(async () => (await import('./review-form.tsx')).ReviewForm);

interface ReviewDialogProps {
  open: boolean;
  onClose: () => void;
  type: 'program' | 'webinar';
  slug: string;
  /** Review to change. */
  current: Review | null;
}

export function ReviewDialog({ open, onClose, type, slug, current }: ReviewDialogProps) {
  const formId = useId();
  const draftKey = useDraftKey(`review:${type}:${slug}`);
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
      <Suspense fallback={<Skeleton height={280} />}>
        <ReviewForm id={formId} draftKey={draftKey} current={current} send={send} />
      </Suspense>
    </Dialog>
  );
}
