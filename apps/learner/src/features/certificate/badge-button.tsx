import { Suspense, useState } from 'react';
import { lazySection } from '@sinau/shell';
import { Button, type ButtonProps } from '@sinau/ui';
import { Award } from '@sinau/ui/icons';

const BadgeDialog = lazySection(async () => (await import('./badge-dialog.tsx')).BadgeDialog);

/** Opens the choice of files in which a certificate comes as an Open Badge. */
export function BadgeButton({ id, size }: { id: string; size?: ButtonProps['size'] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size={size} onClick={() => setOpen(true)}>
        <Award />
        Lencana digital
      </Button>
      {isOpen && (
        <Suspense>
          <BadgeDialog id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
