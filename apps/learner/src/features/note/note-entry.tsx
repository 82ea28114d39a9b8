import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lessonPositionOf, type Playhead } from '@sinau/classroom';
import type { Note } from '@sinau/contracts/study/note/note.schemas';
import { timecode } from '@sinau/format';
import { useDraftKey } from '@sinau/shell';
import { Button, IconButton } from '@sinau/ui';
import { ArrowRight, Clock, Pencil, Trash2, Undo2 } from '@sinau/ui/icons';
import type { Arrival } from '../../shared/arrival.ts';
import { useLearning } from '../../shared/learning-port.ts';
import type { OwnClass } from '../../shared/own-class.ts';
import type { NoteHandlers } from './note.data.ts';
import { NoteForm } from './note-form.tsx';

interface NoteEntryProps {
  note: Note;
  program: OwnClass;
  lessonId: string | undefined;
  playhead: Playhead;
  onLeave: () => void;
  handlers: NoteHandlers;
}

/** Note with a link to its lesson or second. A deleted note leaves a row to restore it from. */
export function NoteEntry({ note, handlers, ...place }: NoteEntryProps) {
  const [isChanging, setChanging] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const draftKey = useDraftKey(`note-change:${note.id}`);
  const act = async (work: (note: Note) => Promise<void>) => {
    setBusy(true);
    // The snackbar reports failures.
    await work(note).catch(() => undefined);
    setBusy(false);
  };

  if (handlers.removed.has(note.id))
    return (
      <li className="note-removed">
        <span className="sm muted" role="status">
          Catatan dihapus.
        </span>
        <Button
          variant="text"
          size="sm"
          loading={isBusy}
          onClick={() => void act(handlers.restore)}
          ref={(button) => button?.focus()}
        >
          <Undo2 />
          Urungkan
        </Button>
      </li>
    );
  if (isChanging)
    return (
      <li>
        <NoteForm
          label="Ubah catatan"
          draftKey={draftKey}
          initial={note.content}
          onSave={(content) => handlers.change(note.id, content)}
          onClose={() => setChanging(false)}
          takesFocus
        />
      </li>
    );
  return (
    <li className="note-entry">
      <div className="note-entry-head">
        <NoteWay note={note} {...place} />
        <span className="grow" />
        <IconButton size="sm" label="Ubah catatan" onClick={() => setChanging(true)}>
          <Pencil />
        </IconButton>
        <IconButton size="sm" label="Hapus catatan" disabled={isBusy} onClick={() => void act(handlers.remove)}>
          <Trash2 />
        </IconButton>
      </div>
      <p>{note.content}</p>
    </li>
  );
}

/** Link to the second of the recording beside it, or to the lesson of the note. */
function NoteWay({
  note: { lesson, atSecond },
  program,
  lessonId,
  playhead,
  onLeave,
}: Omit<NoteEntryProps, 'handlers'>) {
  const { lessonHref } = useLearning();
  const navigate = useNavigate();
  const isHere = lesson.id === lessonId;
  const target = lessonPositionOf(program.sections, lesson.id)?.lesson;
  if (atSecond === null && (isHere || !target)) return null;
  const go = () => {
    onLeave();
    if (isHere && atSecond !== null) playhead.seek(atSecond);
    else if (target)
      void navigate(lessonHref(program, target), {
        state: (atSecond === null ? {} : { atSecond, startsPlaying: true }) satisfies Arrival,
      });
  };
  return (
    <Button
      variant="text"
      size="sm"
      onClick={go}
      aria-label={
        atSecond === null ? `Buka materi ${lesson.title}` : `Putar ${lesson.title} dari ${timecode(atSecond)}`
      }
    >
      {atSecond === null ? (
        <>
          Buka materi
          <ArrowRight />
        </>
      ) : (
        <>
          <Clock />
          <span className="num">{timecode(atSecond)}</span>
        </>
      )}
    </Button>
  );
}
