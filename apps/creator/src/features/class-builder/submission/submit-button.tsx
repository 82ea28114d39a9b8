import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { isRefusal, program } from '@sinau/api-client';
import { submissionProblems, submitButton } from '@sinau/contracts/authoring/authoring.rules';
import type { Program } from '@sinau/contracts/program/program.schemas';
import { decimal, rupiah } from '@sinau/format';
import { snackbarShown } from '@sinau/shell';
import { Button, ConfirmDialog } from '@sinau/ui';
import { useCurrentSaver } from '../../../shared/self-saving/current-saver.tsx';
import { useSubmitClass } from '../class-builder.data.ts';
import { PublishChanges } from './publish-changes.tsx';
import { reviewTime } from './review-time.ts';
import './submit-button.css';

interface SubmitButtonProps {
  built: Program;
  storeOutline: () => Promise<boolean>;
  /** Called when the server refuses an incomplete class; the checklist lists what is missing. */
  onIncomplete: () => void;
}

/** Saves everything that was done and typed so far, then submits the class or publishes its changes. The label shows its status. */
export function SubmitButton({ built, storeOutline, onIncomplete }: SubmitButtonProps) {
  const saver = useCurrentSaver();
  const dispatch = useDispatch();
  const isChanged = built.statusApprove === 'changed';
  const submit = useSubmitClass(built.id);
  const [isSaving, setSaving] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const { label, isEnabled } = submitButton(built.statusApprove);
  const isComplete = Object.keys(submissionProblems({ ...built, categoryId: built.category?.id ?? null })).length === 0;

  const send = () =>
    submit.mutate(undefined, {
      onError: (error) => isRefusal(error, program.submit, 'class_incomplete') && onIncomplete(),
      onSettled: () => setConfirming(false),
    });
  const begin = async () => {
    setSaving(true);
    const isSaved = (await storeOutline()) && ((await saver?.flush()) ?? true);
    setSaving(false);
    if (!isSaved) dispatch(snackbarShown({ tone: 'error', msg: 'Masih ada perubahan yang belum tersimpan' }));
    // The server says what is missing, so an incomplete class is sent without a confirmation.
    else if (isComplete || isChanged) setConfirming(true);
    else send();
  };

  return (
    <>
      <Button disabled={!isEnabled} loading={isSaving || submit.isPending} onClick={() => void begin()}>
        {label}
      </Button>
      <PublishChanges
        built={built}
        open={isConfirming && isChanged}
        onClose={() => setConfirming(false)}
        onIncomplete={onIncomplete}
      />
      <ConfirmDialog
        open={isConfirming && !isChanged}
        onClose={() => setConfirming(false)}
        onConfirm={send}
        busy={submit.isPending}
        tone="primary"
        title="Ajukan kelas ini?"
        confirmLabel="Ajukan"
      >
        <Reviewed built={built} />
      </ConfirmDialog>
    </>
  );
}

/** What the operators will look at. */
function Reviewed({ built: { title, sections, salePrice } }: { built: Program }) {
  const count = sections.reduce((sum, { lessons }) => sum + lessons.length, 0);
  return (
    <>
      <b>Yang akan kami tinjau</b>
      <ul className="submit-reviewed num">
        <li>{title}</li>
        <li>
          {decimal(sections.length)} section, {decimal(count)} materi
        </li>
        <li>Harga {salePrice === 0 ? 'gratis' : rupiah(salePrice)}</li>
      </ul>
      <p>
        {reviewTime('now')} Selama itu isinya tidak bisa diubah, tetapi pengajuan bisa kamu tarik kembali sampai kami
        mulai meninjau.
      </p>
    </>
  );
}
