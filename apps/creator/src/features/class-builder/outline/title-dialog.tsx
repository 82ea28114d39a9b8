import type { FormEvent } from 'react';
import { useDraftKey } from '@sinau/shell';
import { Button, Dialog, Input, useLocalDraft } from '@sinau/ui';

interface TitleDialogProps {
  open: boolean;
  /** Id of the section to rename. */
  sectionId: string;
  title: string;
  onSave: (title: string) => void;
  onClose: () => void;
}

/** Renames a section: Enter or 'Simpan' saves the name, 'Batal' discards it. */
export function TitleDialog({ open, onClose, ...form }: TitleDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Ubah nama section">
      <TitleForm {...form} onClose={onClose} />
    </Dialog>
  );
}

function TitleForm({ sectionId, title, onSave, onClose }: Omit<TitleDialogProps, 'open'>) {
  const [typed, setTyped] = useLocalDraft(useDraftKey(`section-title:${sectionId}`), title);
  const name = typed.trim();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!name) return;
    setTyped(title);
    onSave(name);
  };
  return (
    <form onSubmit={save}>
      <Input
        aria-label="Title section"
        placeholder="Masukkan title section"
        maxLength={120}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
      />
      <div className="dialog-actions">
        <Button
          variant="outline"
          onClick={() => {
            setTyped(title);
            onClose();
          }}
        >
          Batal
        </Button>
        <Button type="submit" disabled={!name}>
          Simpan
        </Button>
      </div>
    </form>
  );
}
