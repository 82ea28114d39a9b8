import { SubmissionFiles, SubmissionText } from '@sinau/classroom';
import { Button, Dialog } from '@sinau/ui';
import type { Draft } from './draft-keeper.ts';
import './conflict-dialog.css';

interface ConflictDialogProps {
  mine: Draft;
  theirs: Draft;
  onChoose: (which: 'mine' | 'theirs') => void;
}

/** Two devices wrote on the same draft: both texts stand side by side until one is chosen. */
export function ConflictDialog({ mine, theirs, onChoose }: ConflictDialogProps) {
  return (
    <Dialog
      open
      size="md"
      // Closing decides nothing away: this device goes on with its own text.
      onClose={() => onChoose('mine')}
      title="Draf ini juga ditulis di perangkat lain"
      actions={
        <>
          <Button variant="outline" onClick={() => onChoose('theirs')}>
            Pakai yang dari perangkat lain
          </Button>
          <Button onClick={() => onChoose('mine')}>Pakai yang di sini</Button>
        </>
      }
    >
      <div className="conflict-dialog">
        <section aria-label="Di sini">
          <h3>Di sini</h3>
          <SubmissionText version={mine} />
          <SubmissionFiles files={mine.files} />
        </section>
        <section aria-label="Dari perangkat lain">
          <h3>Dari perangkat lain</h3>
          <SubmissionText version={theirs} />
          <SubmissionFiles files={theirs.files} />
        </section>
      </div>
    </Dialog>
  );
}
