import { useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { isRefusal, program } from '@sinau/api-client';
import { submitButton } from '@sinau/contracts/authoring/authoring/authoring.rules';
import { snackbarShown } from '@sinau/shell';
import { Button, ConfirmDialog } from '@sinau/ui';
import { useCurrentSaver } from '../../../documents/saving/current-saver.tsx';
import type { BuiltClass } from '../built-class.ts';
import { useSubmitClass } from '../class-builder.data.ts';
import { PublishChanges } from './publish-changes.tsx';
import { reviewTime } from './review-time.ts';
import './submit-button.css';

interface SubmitButtonProps {
  built: BuiltClass;
  /** Whether nothing is missing, as far as the browser knows. */
  isComplete: boolean;
  /** What the operators will look at. */
  summary: ReactNode;
  storeOutline: () => Promise<boolean>;
  /** Called when the server refuses an incomplete class; the checklist lists what is missing. */
  onIncomplete: () => void;
}

/** Saves everything that was done and typed so far, then submits the class or publishes its changes. The label shows its status. */
export function SubmitButton({ built, isComplete, summary, storeOutline, onIncomplete }: SubmitButtonProps) {
  const saver = useCurrentSaver();
  const dispatch = useDispatch();
  const isChanged = built.statusApprove === 'changed';
  const submit = useSubmitClass(built);
  const [isSaving, setSaving] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const { label, isEnabled } = submitButton(built.statusApprove);
  const noun = built.type === 'webinar' ? 'webinar' : 'kelas';

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
        title={`Ajukan ${noun} ini?`}
        confirmLabel="Ajukan"
      >
        <b>Yang akan kami tinjau</b>
        {summary}
        <p>
          {reviewTime('now')} Selama itu isinya tidak bisa diubah, tetapi pengajuan bisa kamu tarik kembali sampai kami
          mulai meninjau.
        </p>
      </ConfirmDialog>
    </>
  );
}
