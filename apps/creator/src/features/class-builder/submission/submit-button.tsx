import { useState, type ReactNode } from 'react';
import { isRefusal, program } from '@sinau/api-client';
import { submitButton } from '@sinau/contracts/authoring/authoring/authoring.rules';
import { Button, ConfirmDialog } from '@sinau/ui';
import { useCurrentSaver } from '../../../documents/saving/current-saver.tsx';
import { soldNouns } from '../../../shared/sold-types.ts';
import { useSavedFirst } from '../../../shared/use-saved-first.ts';
import type { BuiltClass } from '../built-class.ts';
import { useSubmitClass } from '../class-builder.data.ts';
import { PublishChanges } from './publish-changes.tsx';
import { reviewTime } from './review-time.ts';
import './submit-button.css';

interface SubmitButtonProps {
  built: BuiltClass;
  /** True if nothing is missing, as far as the browser knows. */
  isComplete: boolean;
  /** Summary of what the operators will review. */
  summary: ReactNode;
  storeOutline: () => Promise<boolean>;
  /** Called when the server refuses an incomplete class; the checklist lists what is missing. */
  onIncomplete: () => void;
}

/**
 * Saves all changes and typed text so far, then submits the class or publishes its changes. The label shows its status.
 */
export function SubmitButton({ built, isComplete, summary, storeOutline, onIncomplete }: SubmitButtonProps) {
  const saver = useCurrentSaver();
  const isChanged = built.statusApprove === 'changed';
  const submit = useSubmitClass(built);
  const { isSaving, savedFirst } = useSavedFirst(
    async () => (await storeOutline()) && ((await saver?.flush()) ?? true),
  );
  const [isConfirming, setConfirming] = useState(false);
  const { label, isEnabled } = submitButton(built.statusApprove);
  const noun = soldNouns[built.type];

  const send = () =>
    submit.mutate(undefined, {
      onError: (error) => isRefusal(error, program.submit, 'class_incomplete') && onIncomplete(),
      onSettled: () => setConfirming(false),
    });
  // The server returns what is missing, so an incomplete class is sent without a confirmation.
  const begin = () => savedFirst(() => (isComplete || isChanged ? setConfirming(true) : send()));

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
