import { useState, useSyncExternalStore } from 'react';
import type { Playhead } from '@sinau/classroom';
import type { NoteCreation } from '@sinau/contracts/study/note/note.schemas';
import { timecode } from '@sinau/format';
import { useDraftKey } from '@sinau/shell';
import { Button, hasLocalDraft, useLocalDraft } from '@sinau/ui';
import { Clock, X } from '@sinau/ui/icons';
import { NoteForm } from './note-form.tsx';

interface NewNoteProps {
  lessonId: string;
  playhead: Playhead;
  onWrite: (creation: NoteCreation) => Promise<unknown>;
}

/** Form for a new note of a lesson; beside a recording it belongs to the second at which it was begun. */
export function NewNote({ lessonId, playhead, onWrite }: NewNoteProps) {
  const draftKey = useDraftKey(`note:${lessonId}`);
  // Id that makes it the same note when it is sent again after its answer was lost.
  const [id, setId] = useState(() => crypto.randomUUID());
  const [second, setSecond] = useLocalDraft(`${draftKey}:second`);
  const isPlayable = useSyncExternalStore(playhead.subscribe, playhead.isThere);
  const atThisSecond = () => setSecond(String(playhead.second()));
  return (
    <NoteForm
      label="Tulis catatan"
      draftKey={draftKey}
      onFocus={() => isPlayable && !hasLocalDraft(draftKey) && atThisSecond()}
      onSave={async (content) => {
        await onWrite({ id, lessonId, content, atSecond: second === '' ? null : Number(second) });
        setId(crypto.randomUUID());
        setSecond('');
      }}
    >
      {second !== '' && (
        <Button
          variant="text"
          size="sm"
          aria-label={`Lepas dari ${timecode(Number(second))}`}
          onClick={() => setSecond('')}
        >
          <Clock />
          <span className="num">{timecode(Number(second))}</span>
          <X />
        </Button>
      )}
      {second === '' && isPlayable && (
        <Button variant="text" size="sm" onClick={atThisSecond}>
          <Clock />
          Tautkan ke detik ini
        </Button>
      )}
    </NoteForm>
  );
}
