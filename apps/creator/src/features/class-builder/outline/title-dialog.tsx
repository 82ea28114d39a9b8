import { useState, type FormEvent } from 'react';
import { Button, Dialog, Input } from '@sinau/ui';

interface TitleDialogProps {
  open: boolean;
  title: string;
  onSave: (title: string) => void;
  onClose: () => void;
}

/** Renames a section: Enter or 'Simpan' saves the name, 'Batal' discards it. */
export function TitleDialog({ open, title, onSave, onClose }: TitleDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Ubah nama section">
      <TitleForm title={title} onSave={onSave} onClose={onClose} />
    </Dialog>
  );
}

function TitleForm({ title, onSave, onClose }: Omit<TitleDialogProps, 'open'>) {
  const [typed, setTyped] = useState(title);
  const name = typed.trim();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name) onSave(name);
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
        <Button variant="outline" onClick={onClose}>
          Batal
        </Button>
        <Button type="submit" disabled={!name}>
          Simpan
        </Button>
      </div>
    </form>
  );
}
