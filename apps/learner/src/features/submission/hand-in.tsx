import { useState, type ReactNode } from 'react';
import type { ParticipantLesson } from '@sinau/contracts/study/learning/learning.schemas';
import { Button, ConfirmDialog, Notice } from '@sinau/ui';
import { SendHorizontal } from '@sinau/ui/icons';
import type { DraftStore } from './draft-store.ts';
import { useHandIn } from './submission.data.ts';
import './submission-lesson.css';

interface HandInProps {
  session: ParticipantLesson['session'];
  draftStore: DraftStore;
  disabled: boolean;
  note: ReactNode;
  /** Summary of the submission: 'Tulisanmu (120 kata)'. */
  summary: ReactNode;
  onOutdated: () => void;
}

/** Last step of the work: asks for confirmation, then submits all of it. */
export function HandIn({ session, draftStore, disabled, note, summary, onOutdated }: HandInProps) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useHandIn(session, draftStore, onOutdated);
  const handIn = () => mutate(undefined, { onSettled: () => setAsking(false) });
  return (
    <>
      {error && <Notice tone="danger">{error.message}</Notice>}
      <div className="hand-in">
        <p className="muted sm grow">{note}</p>
        <Button size="lg" disabled={disabled} onClick={() => setAsking(true)}>
          <SendHorizontal />
          Kumpulkan
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={handIn}
        title="Kumpulkan tugas ini?"
        confirmLabel="Kumpulkan"
        dismissLabel="Belum dulu"
        tone="primary"
        busy={isPending}
      >
        {summary} dikirim ke pengajar. Kamu tidak bisa mengubahnya selama dinilai.
      </ConfirmDialog>
    </>
  );
}

export const handInNote = 'Setelah dikumpulkan, tugas masih bisa ditarik sampai mulai dinilai.';
