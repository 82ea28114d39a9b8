import { useState } from 'react';
import { Button, Notice } from '@sinau/ui';
import { CompareDialog } from './compare-dialog.tsx';
import type { ConflictLabels } from './conflict-labels.ts';
import { useConflicts, useIsStoredLocally, useSaveState } from './current-saver.tsx';
import { LeftOutList } from './left-out-list.tsx';
import { useChoices } from './use-choices.ts';
import './save-problem.css';

/** Shows problems that only the writer can solve. Nothing is lost, before the decision or after. */
export function SaveProblem({ words }: { words: ConflictLabels }) {
  const state = useSaveState();
  const isStoredLocally = useIsStoredLocally();
  const conflicts = useConflicts();
  const { choose, leftOut, putBack } = useChoices();
  const [isComparing, setComparing] = useState(false);
  return (
    <>
      <div className="save-problem" role="alert">
        {conflicts.length > 0 && (
          <Notice
            tone="danger"
            action={
              <Button size="sm" onClick={() => setComparing(true)}>
                Bandingkan
              </Button>
            }
          >
            <b>
              {conflicts.length === 1 ? 'Satu bagian' : `${conflicts.length} bagian`} baru saja diubah di tempat lain
              juga.
            </b>{' '}
            Versimu dan versi terbaru masih ada dua-duanya. Bandingkan, lalu pilih yang dipakai.
          </Notice>
        )}
        {state?.kind === 'failed' && !state.isTransient && (
          <Notice tone="danger">
            <b>Perubahan terakhirmu belum tersimpan.</b>
            <p>{state.message}</p>
            <p>
              {isStoredLocally
                ? 'Tulisanmu aman di perangkat ini.'
                : 'Tulisanmu masih ada di sini. Salin dulu kalau mau meninggalkan halaman ini.'}
            </p>
          </Notice>
        )}
      </div>
      <LeftOutList versions={leftOut} words={words} onPutBack={putBack} />
      <CompareDialog
        open={isComparing}
        onClose={() => setComparing(false)}
        conflicts={conflicts}
        words={words}
        onChoose={choose}
      />
    </>
  );
}
