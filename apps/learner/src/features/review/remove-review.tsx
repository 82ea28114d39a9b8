import { useState } from 'react';
import { Button, ConfirmDialog } from '@sinau/ui';
import { Trash2 } from '@sinau/ui/icons';
import { useRemoveReview } from './review.data.ts';

interface RemoveReviewProps {
  type: 'program' | 'webinar';
  slug: string;
  isAnswered: boolean;
}

/** Deletes the user's own review, after a confirmation. */
export function RemoveReview({ type, slug, isAnswered }: RemoveReviewProps) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useRemoveReview(type, slug);
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
        <Trash2 />
        Hapus
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => mutate(undefined, { onSettled: () => setAsking(false) })}
        title="Hapus ulasanmu?"
        confirmLabel="Hapus ulasan"
        busy={isPending}
      >
        {isAnswered
          ? 'Bintang, tulisanmu, dan jawaban mitra dihapus, dan tidak bisa dikembalikan.'
          : 'Bintang dan tulisanmu dihapus, dan tidak bisa dikembalikan.'}
      </ConfirmDialog>
    </>
  );
}
