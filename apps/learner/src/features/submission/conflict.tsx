import { useState } from 'react';
import { SubmissionFiles, SubmissionText } from '@sinau/classroom';
import { Button, Dialog, Notice } from '@sinau/ui';
import type { Draft } from './draft-store.ts';
import './conflict.css';

interface ConflictProps {
  mine: Draft;
  theirs: Draft;
  onChoose: (which: 'mine' | 'theirs') => void;
}

/**
 * Conflict of two devices that wrote the same draft: both texts are shown side by side, and nothing is sent until one
 * is chosen. The dialog opens only on request, since the keys of a user who is typing would answer it.
 */
export function Conflict({ mine, theirs, onChoose }: ConflictProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div role="alert">
        <Notice tone="danger">
          <p>
            Draf ini juga ditulis di perangkat lain. Sampai kamu memilih, tulisanmu tersimpan di perangkat ini saja.
          </p>
          <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
            Bandingkan
          </Button>
        </Notice>
      </div>
      <Dialog
        open={isOpen}
        size="md"
        onClose={() => setOpen(false)}
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
        <div className="conflict">
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
    </>
  );
}
