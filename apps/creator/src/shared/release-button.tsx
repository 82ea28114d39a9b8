import { useState } from 'react';
import { Button, ConfirmDialog } from '@sinau/ui';

interface ReleaseButtonProps {
  release: {
    isPending: boolean;
    mutate: (body?: undefined, options?: { onSettled: () => void }) => void;
  };
  /** Colleague who has taken it up; null if the operator has. */
  holder: string | null;
  /** Work of the colleague as a predicate: 'sedang meninjau kelas ini'. */
  work: string;
}

/** Gives what was taken up back to its queue; asks first where a colleague has it. */
export function ReleaseButton({ release, holder, work }: ReleaseButtonProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="text" loading={release.isPending} onClick={() => (holder ? setAsked(true) : release.mutate())}>
        Lepas ke antrean
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => release.mutate(undefined, { onSettled: () => setAsked(false) })}
        busy={release.isPending}
        title={`Lepaskan dari ${holder}?`}
        confirmLabel="Lepaskan"
      >
        {holder} {work}. Setelah dilepas, siapa saja bisa mengambilnya.
      </ConfirmDialog>
    </>
  );
}
