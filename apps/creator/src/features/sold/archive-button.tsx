import { useState } from 'react';
import { Button } from '@sinau/ui';
import { Archive, RotateCcw } from '@sinau/ui/icons';
import { useIsMember } from '../../shared/scopes.ts';
import { ArchiveDialog, type Archivable } from './archive-dialog.tsx';

/** Reads 'Arsip' while it is active, and 'Pulihkan' once it is archived. */
export function ArchiveButton({ sold }: { sold: Archivable }) {
  const [isAsked, setAsked] = useState(false);
  // Instructors edit a class; whether it is sold is for the mitra to decide.
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
