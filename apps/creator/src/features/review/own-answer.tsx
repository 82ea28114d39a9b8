import { useState } from 'react';
import type { Review } from '@sinau/contracts/study/review/review.schemas';
import { Button, Byline, ConfirmDialog } from '@sinau/ui';
import { Pencil, Trash2 } from '@sinau/ui/icons';
import { useRemoveAnswer } from './review.data.ts';

interface OwnAnswerProps {
  reviewId: string;
  answer: NonNullable<Review['answer']>;
  onEdit: () => void;
}

/** The mitra's answer, which can be changed and deleted. */
export function OwnAnswer({ reviewId, answer: { mitra, content, createdAt, editedAt }, onEdit }: OwnAnswerProps) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useRemoveAnswer(reviewId);
  return (
    <div className="received-review-answer">
      <Byline name={`Jawaban ${mitra}`} createdAt={createdAt} editedAt={editedAt} />
      <p className="received-review-text">{content}</p>
      <div className="row wraps">
        <Button variant="text" size="sm" onClick={onEdit}>
          <Pencil />
          Ubah jawaban
        </Button>
        <Button variant="text" size="sm" onClick={() => setAsking(true)}>
          <Trash2 />
          Hapus jawaban
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => mutate(undefined, { onSettled: () => setAsking(false) })}
        title="Hapus jawaban ini?"
        confirmLabel="Hapus jawaban"
        busy={isPending}
      >
        Jawabanmu hilang dari halaman kelas, dan tidak bisa dikembalikan.
      </ConfirmDialog>
    </div>
  );
}
