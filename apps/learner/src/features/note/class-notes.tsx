import { useState } from 'react';
import type { Playhead } from '@sinau/classroom';
import type { Note } from '@sinau/contracts/study/note/note.schemas';
import { Button, EmptyState, ErrorState, illustrations } from '@sinau/ui';
import type { OwnClass } from '../../shared/own-class.ts';
import { NewNote } from './new-note.tsx';
import { NoteEntry } from './note-entry.tsx';
import { useNoteHandlers, useNotes, type NoteScope } from './note.data.ts';
import { NotesExport } from './notes-export.tsx';
import { NotesSkeleton } from './notes-skeleton.tsx';
import './class-notes.css';

interface ClassNotesProps {
  program: OwnClass;
  /** Undefined where no open lesson is shown. */
  lessonId: string | undefined;
  playhead: Playhead;
  /** Called when a note links to its lesson, or to a second of it. */
  onLeave: () => void;
}

/** Notes ('Catatan') of a participant, for this lesson or the whole class. Visible to them only. */
export function ClassNotes({ program, lessonId, playhead, onLeave }: ClassNotesProps) {
  const [isWhole, setWhole] = useState(false);
  const handlers = useNoteHandlers();
  const isOfClass = isWhole || lessonId === undefined;
  const scope: NoteScope = { classId: program.id, ...(!isOfClass && { lessonId }) };
  return (
    <div className="class-notes">
      {lessonId && <NewNote key={lessonId} lessonId={lessonId} playhead={playhead} onWrite={handlers.write} />}
      <div className="class-notes-bar">
        {lessonId && (
          <div className="class-notes-scope" role="group" aria-label="Catatan yang ditampilkan">
            {([false, true] as const).map((whole) => (
              <button
                key={String(whole)}
                type="button"
                aria-pressed={isWhole === whole}
                onClick={() => setWhole(whole)}
              >
                {whole ? 'Semua materi' : 'Materi ini'}
              </button>
            ))}
          </div>
        )}
        <span className="grow" />
        <NotesExport program={program} />
      </div>
      <NoteList
        key={isOfClass ? 'list' : `list-${lessonId}`}
        scope={scope}
        program={program}
        current={{ lessonId, playhead, onLeave }}
        handlers={handlers}
      />
    </div>
  );
}

interface NoteListProps {
  scope: NoteScope;
  program: OwnClass;
  current: Pick<ClassNotesProps, 'lessonId' | 'playhead' | 'onLeave'>;
  handlers: ReturnType<typeof useNoteHandlers>;
}

function NoteList({ scope, program, current, handlers }: NoteListProps) {
  const { notes, isError, isRefetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useNotes(scope);
  if (!notes)
    return isError ? (
      <ErrorState title="Catatanmu gagal dimuat" onRetry={() => void refetch()} retrying={isRefetching} />
    ) : (
      <NotesSkeleton />
    );
  if (notes.length === 0)
    return (
      <EmptyState
        title={scope.lessonId ? 'Belum ada catatan di materi ini' : 'Belum ada catatan di kelas ini'}
        illustration={illustrations.emptyNotes}
        headingLevel={3}
      >
        Hanya kamu yang bisa membaca catatanmu.
      </EmptyState>
    );
  return (
    <>
      {byLesson(notes).map(([lesson, own]) => (
        <section key={lesson.id} className="class-notes-lesson" aria-label={lesson.title}>
          {!scope.lessonId && <h3>{lesson.title}</h3>}
          <ol>
            {own.map((note) => (
              <NoteEntry key={note.id} note={note} program={program} handlers={handlers} {...current} />
            ))}
          </ol>
        </section>
      ))}
      {hasNextPage && (
        <Button variant="outline" block loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Tampilkan catatan lain
        </Button>
      )}
    </>
  );
}

/** Groups notes by lesson; the list is in the order of the outline already. */
function byLesson(notes: readonly Note[]) {
  const groups = new Map<string, [Note['lesson'], Note[]]>();
  for (const note of notes) {
    const group = groups.get(note.lesson.id);
    if (group) group[1].push(note);
    else groups.set(note.lesson.id, [note.lesson, [note]]);
  }
  return [...groups.values()];
}
