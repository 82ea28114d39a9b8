import { useState } from 'react';
import type { Chapter } from '@sinau/contracts/study/lesson-kinds/chapters';
import { Button, Dialog, Field, Textarea } from '@sinau/ui';
import { linesOf } from './chapter-lines.ts';
import { readLines } from './chapter-list.ts';

interface ChapterListDialogProps {
  open: boolean;
  chapters: readonly Chapter[];
  duration: number | null;
  onClose: () => void;
  onChange: (chapters: Chapter[]) => void;
}

/** All chapters as lines, to paste or to change at once. */
export function ChapterListDialog({ open, onClose, ...rest }: ChapterListDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Daftar bab" size="md">
      <ChapterLines onClose={onClose} {...rest} />
    </Dialog>
  );
}

function ChapterLines({ chapters, duration, onClose, onChange }: Omit<ChapterListDialogProps, 'open'>) {
  const [text, setText] = useState(() => linesOf(chapters));
  const [isTried, setTried] = useState(false);
  const reading = readLines(text, duration);
  const use = () => {
    setTried(true);
    if (!reading.chapters) return;
    onChange(reading.chapters);
    onClose();
  };
  return (
    <div className="stack">
      <Field
        label="Waktu dan judul, satu bab per baris"
        hint="Seperti di YouTube. Bab pertama mulai di 0:00."
        error={isTried ? reading.problem : undefined}
      >
        <Textarea
          rows={10}
          placeholder={'0:00 Pembuka\n1:15 Piramida terbalik\n12:40 Latihan'}
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setTried(false);
          }}
        />
      </Field>
      <div className="dialog-actions">
        <Button variant="outline" onClick={onClose}>
          Batal
        </Button>
        <Button onClick={use}>Pakai daftar ini</Button>
      </div>
    </div>
  );
}
