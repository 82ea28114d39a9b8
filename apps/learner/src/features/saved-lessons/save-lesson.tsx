import { useState } from 'react';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { Button } from '@sinau/ui';
import { Download } from '@sinau/ui/icons';
import { canSave } from './offline-classroom.ts';
import { SaveDialog } from './save-dialog.tsx';
import { choicesOf, type RecordedLesson } from './saved-lesson.ts';
import { SavedState } from './saved-state.tsx';
import { useLibrary, useSavedContent } from './use-library.ts';
import { useSynchronization } from './use-synchronization.ts';

interface SaveLessonProps {
  lesson: RecordedLesson;
  program: Program;
  /** Shown faintly over the picture; null where the class does not ask for it. */
  watermark: string | null;
}

/** Saves a recording on this device, or tells how far it is. */
export function SaveLesson({ lesson, program, watermark }: SaveLessonProps) {
  const library = useLibrary();
  const opened = library === 'unavailable' ? null : library;
  const { lessons } = useSavedContent(opened);
  const [isAsking, setAsking] = useState(false);
  useSynchronization(opened);
  const saved = lessons.find(({ lessonId }) => lessonId === lesson.id);
  if (!opened || !canSave() || choicesOf(lesson).length === 0) return null;
  return (
    <div className="save-lesson">
      {saved ? (
        <SavedState library={opened} lesson={saved} hasLink />
      ) : (
        <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
          <Download />
          Simpan offline
        </Button>
      )}
      {isAsking && (
        <SaveDialog
          library={opened}
          lesson={lesson}
          program={program}
          watermark={watermark}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
