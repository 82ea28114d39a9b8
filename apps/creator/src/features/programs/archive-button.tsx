import { useState } from 'react';
import { Button } from '@sinau/ui';
import { Archive, RotateCcw } from '@sinau/ui/icons';
import { useIsMember } from '../../shared/scopes.ts';
import { ArchiveDialog, type ArchivableClass } from './archive-dialog.tsx';

/** Reads 'Arsip' while the class is active, and 'Pulihkan' once it is archived. */
export function ArchiveButton({ program }: { program: ArchivableClass }) {
  const [isAsked, setAsked] = useState(false);
  // Instructors edit a class; whether it is sold is for the mitra to decide.
  if (!useIsMember()) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setAsked(true)}>
        {program.archiveAt ? <RotateCcw /> : <Archive />}
        {program.archiveAt ? 'Pulihkan' : 'Arsip'}
      </Button>
      <ArchiveDialog program={program} open={isAsked} onClose={() => setAsked(false)} />
    </>
  );
}
