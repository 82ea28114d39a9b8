import { useState } from 'react';
import { Button } from '@sinau/ui';
import { Archive, RotateCcw } from '@sinau/ui/icons';
import { useIsMember } from '../../shared/scopes.ts';
import { ArchiveDialog, type Archivable } from './archive-dialog.tsx';

/** Button that reads 'Arsip' while the item is active, and 'Pulihkan' once it is archived. */
export function ArchiveButton({ sold }: { sold: Archivable }) {
  const [isAsked, setAsked] = useState(false);
  // Instructors edit a class; the mitra decides whether it is sold.
  if (!useIsMember()) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setAsked(true)}>
        {sold.archiveAt ? <RotateCcw /> : <Archive />}
        {sold.archiveAt ? 'Pulihkan' : 'Arsip'}
      </Button>
      <ArchiveDialog sold={sold} open={isAsked} onClose={() => setAsked(false)} />
    </>
  );
}
