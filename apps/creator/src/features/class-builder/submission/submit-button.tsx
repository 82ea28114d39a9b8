import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { ApiError } from '@sinau/api-client';
import { submitButton } from '@sinau/contracts/authoring/authoring.rules';
import type { Program } from '@sinau/contracts/program/program.schemas';
import { snackbarShown } from '@sinau/shell';
import { Button } from '@sinau/ui';
import { useCurrentSaver } from '../../../shared/self-saving/current-saver.tsx';
import { useSubmitClass } from '../class-builder.data.ts';

interface SubmitButtonProps {
  built: Program;
  /** The server says that something is missing; the checklist tells what. */
  onIncomplete: () => void;
}

/** Asks for a review, with everything typed so far. Its words say where the class stands. */
export function SubmitButton({ built, onIncomplete }: SubmitButtonProps) {
  const saver = useCurrentSaver();
  const dispatch = useDispatch();
  const submit = useSubmitClass(built.id);
  const [isSaving, setSaving] = useState(false);
  const { label, isEnabled } = submitButton(built.statusApprove);

  const send = async () => {
    setSaving(true);
    const isSaved = (await saver?.flush()) ?? true;
    setSaving(false);
    if (isSaved)
      submit.mutate(undefined, {
        onError: (error) => error instanceof ApiError && error.code === 'class_incomplete' && onIncomplete(),
      });
    else dispatch(snackbarShown({ tone: 'error', msg: 'Masih ada perubahan yang belum tersimpan' }));
  };

  return (
    <Button disabled={!isEnabled} loading={isSaving || submit.isPending} onClick={() => void send()}>
      {label}
    </Button>
  );
}
