import { useRef, useState } from 'react';
import type { Chapter } from '@sinau/contracts/study/lesson-kinds/chapters';
import { maxChapters } from '@sinau/contracts/study/lesson/chapters.rules';
import { decimal, timecode } from '@sinau/format';
import { Button, Card, FieldError } from '@sinau/ui';
import { List, Plus } from '@sinau/ui/icons';
import { useRemoval } from '../../../../../documents/undo/use-removal.ts';
import { focusSoon } from '../../../../../shared/focus-soon.ts';
import { withChapterAt, withoutChapter, withSecond } from './chapter-list.ts';
import { ChapterListDialog } from './chapter-list-dialog.tsx';
import { ChapterRow } from './chapter-row.tsx';
import { useMediaSecond } from './use-media-second.ts';
import './chapters-field.css';

interface ChaptersFieldProps {
  chapters: readonly Chapter[];
  /** The preview of the recording; null until it is shown. */
  media: HTMLMediaElement | null;
  /** Length of the recording in seconds; null while it is unknown. */
  duration: number | null;
  error: string | undefined;
  readOnly: boolean;
  onChange: (chapters: Chapter[]) => void;
}

/** Chapters of a recording: added at the second that plays, written in rows, or pasted as a list. */
export function ChaptersField({ chapters, media, duration, error, readOnly, onChange }: ChaptersFieldProps) {
  const list = useRef<HTMLOListElement>(null);
  const [isPasting, setPasting] = useState(false);
  const removal = useRemoval();
  const titleOf = (second: number) =>
    list.current?.querySelector<HTMLInputElement>(`[data-second="${second}"] .chapter-row-title`) ?? null;
  const add = (second: number) => {
    if (chapters.every((chapter) => chapter.second !== second)) onChange(withChapterAt(chapters, second));
    focusSoon(() => titleOf(second), { selects: true });
  };
  const remove = (index: number) =>
    removal({ msg: 'Bab dihapus.', label: 'menghapus bab', act: () => onChange(withoutChapter(chapters, index)) });

  return (
    <Card as="section" className="upload" aria-label="Bab">
      <div className="upload-file">
        <List />
        <div className="grow">
          <b>Bab</b>
          <p className="muted sm">
            {chapters.length === 0
              ? 'Belum ada. Dengan bab, peserta bisa langsung melompat ke bagian yang dicari.'
              : `${decimal(chapters.length)} bab`}
          </p>
        </div>
        {!readOnly && (
          <Button variant="outline" size="sm" onClick={() => setPasting(true)}>
            {chapters.length === 0 ? 'Tempel daftar' : 'Ubah sebagai daftar'}
          </Button>
        )}
      </div>
      {error && <FieldError>{error}</FieldError>}
      {chapters.length > 0 && (
        <ol ref={list} className="chapter-rows">
          {chapters.map((chapter, index) => (
            <ChapterRow
              // Rows keep their place while a time is typed: a chapter that moves takes its texts along.
              key={index}
              chapter={chapter}
              position={index + 1}
              isTaken={(second) => chapters.some((other, at) => at !== index && other.second === second)}
              duration={duration}
              readOnly={readOnly}
              onTitle={(title) => onChange(chapters.with(index, { ...chapter, title }))}
              onSecond={(second) => onChange(withSecond(chapters, index, second))}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
      {!readOnly && chapters.length < maxChapters && <AddChapter media={media} onAdd={add} />}
      <ChapterListDialog
        open={isPasting}
        chapters={chapters}
        duration={duration}
        onClose={() => setPasting(false)}
        onChange={onChange}
      />
    </Card>
  );
}

/** Follows the playing second, so that nothing else has to. */
function AddChapter({ media, onAdd }: { media: HTMLMediaElement | null; onAdd: (second: number) => void }) {
  const second = useMediaSecond(media);
  return (
    <Button variant="soft" block onClick={() => onAdd(second)}>
      <Plus />
      <span>
        Tambah bab di <span className="num">{timecode(second)}</span>
      </span>
    </Button>
  );
}
