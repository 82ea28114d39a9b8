import { useState, type ReactNode } from 'react';
import { Button, ConfirmDialog } from '@sinau/ui';
import { useDiscardJobs } from './system.data.ts';

interface DiscardButtonProps {
  choice: { id: string } | { name: string };
  /** Label of the button. */
  label: ReactNode;
  question: string;
  /** Text that says what is lost. */
  children: ReactNode;
}

/** Discards what failed, after a confirmation. */
export function DiscardButton({ choice, label, question, children }: DiscardButtonProps) {
  const [isAsked, ask] = useState(false);
  const discard = useDiscardJobs();
  return (
    <>
      <Button variant="text" size="sm" onClick={() => ask(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => ask(false)}
        onConfirm={() => discard.mutate(choice, { onSettled: () => ask(false) })}
        busy={discard.isPending}
        title={question}
        confirmLabel="Buang"
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
