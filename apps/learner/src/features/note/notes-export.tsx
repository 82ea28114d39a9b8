import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Note } from '@sinau/contracts/study/note/note.schemas';
import { saveFile } from '@sinau/shell';
import { IconButton, Menu, MenuItem } from '@sinau/ui';
import { Download, FileText } from '@sinau/ui/icons';
import type { OwnClass } from '../../shared/own-class.ts';
import { useAllNotes } from './note.data.ts';
import { notesText } from './notes-text.ts';

/** Exports all notes of a class: as a text file, or printed, which every device can also save as a PDF. */
export function NotesExport({ program: { id, slug, title } }: { program: OwnClass }) {
  const { mutateAsync, isPending } = useAllNotes(id);
  const [printed, setPrinted] = useState<readonly Note[] | null>(null);
  // The snackbar reports failures.
  const withNotes = (work: (notes: readonly Note[]) => void) => void mutateAsync().then(work, () => undefined);
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton size="sm" label="Simpan catatan di luar" disabled={isPending}>
            <Download />
          </IconButton>
        }
      >
        <MenuItem
          icon={<FileText />}
          onSelect={() =>
            withNotes((notes) =>
              saveFile(new File([notesText(title, notes)], `catatan-${slug}.txt`, { type: 'text/plain' })),
            )
          }
        >
          Unduh sebagai teks
        </MenuItem>
        <MenuItem icon={<Download />} onSelect={() => withNotes(setPrinted)}>
          Cetak atau simpan PDF
        </MenuItem>
      </Menu>
      {printed && <PrintedNotes text={notesText(title, printed)} onEnd={() => setPrinted(null)} />}
    </>
  );
}

/** Print view: all that a printer sees of the page while it is mounted. */
function PrintedNotes({ text, onEnd }: { text: string; onEnd: () => void }) {
  useEffect(() => {
    window.addEventListener('afterprint', onEnd);
    return () => window.removeEventListener('afterprint', onEnd);
  }, [onEnd]);
  useEffect(() => window.print(), []);
  return createPortal(<pre className="printed-notes">{text}</pre>, document.body);
}
