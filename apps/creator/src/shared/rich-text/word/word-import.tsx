import { useMutation } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button, Dialog, Notice, Skeleton } from '@sinau/ui';
import { Info, TriangleAlert } from '@sinau/ui/icons';
import { cleanPasted } from '../paste/clean-pasted.ts';
import type { PictureUploads } from '../pictures/picture-uploads.ts';
import { readWord, WordProblem } from './read-word.ts';
import type { WordNote } from './word-notes.ts';

interface WordImportProps {
  editor: Editor;
  file: File;
  uploads: Pick<PictureUploads, 'add'>;
  onClose: () => void;
}

/** Inserts a Word document at the cursor, as one step that can be undone, and reports what was changed or omitted. */
export function WordImport({ editor, file, uploads, onClose }: WordImportProps) {
  const { mutate, data, error } = useMutation({
    mutationFn: readWord,
    onSuccess: ({ html }) => {
      editor.commands.insertContent(cleanPasted({ html }, uploads.add).html);
    },
    meta: { failure: 'silent' },
  });
  const isBegun = useRef(false);
  const read = useEffectEvent(() => {
    // React runs effects twice in development.
    if (!isBegun.current) mutate(file);
    isBegun.current = true;
  });
  useEffect(() => read(), []);
  const undo = () => {
    editor.commands.undo();
    onClose();
  };
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title={data ? 'Dokumen masuk ke artikel' : 'Impor dari Word'}
      actions={
        <>
          {data && (
            <Button variant="outline" onClick={undo}>
              Urungkan
            </Button>
          )}
          <Button onClick={onClose}>Tutup</Button>
        </>
      }
    >
      {error ? (
        <Notice tone="danger">
          {error instanceof WordProblem
            ? error.message
            : 'Dokumen ini tidak bisa dibaca. Simpan lagi di Word, lalu coba sekali lagi.'}
        </Notice>
      ) : data ? (
        <Report name={file.name} notes={data.notes} />
      ) : (
        <div role="status" aria-label="Membaca dokumen">
          <Skeleton height={72} />
        </div>
      )}
    </Dialog>
  );
}

function Report({ name, notes }: { name: string; notes: readonly WordNote[] }) {
  if (notes.length === 0) return <p>“{name}” disisipkan di tempat kursor, lengkap dengan semua isinya.</p>;
  return (
    <>
      <p>“{name}” disisipkan di tempat kursor. Yang perlu kamu periksa:</p>
      <ul className="rich-text-word-notes">
        {notes.map(({ kind, message }) => (
          <li key={message}>
            {kind === 'changed' ? <TriangleAlert /> : <Info />}
            <span>
              {kind === 'changed' && <b>Berubah.</b>} {message}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
