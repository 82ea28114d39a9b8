import { useMutation } from '@tanstack/react-query';
import { isRefusal, program } from '@sinau/api-client';
import type { OutlineSection } from '@sinau/contracts/authoring/program/program.schemas';
import { Button, Notice } from '@sinau/ui';
import { classRefreshes } from '../class-builder.data.ts';

interface RemovedLessonProps {
  classId: string;
  /** Id of the lesson; null if it was never stored. */
  lessonId: string | null;
  /** Section that the lesson was in. */
  section: OutlineSection;
  onRestored: () => void;
}

/** Notice that the lesson being written, or its section, was removed. It can be restored, with the typed text. */
export function RemovedLesson({ classId, lessonId, section, onRestored }: RemovedLessonProps) {
  const restore = useMutation({
    mutationFn: async () => {
      try {
        if (lessonId) return await program.restoreLesson.call({ params: { id: classId, lessonId } });
      } catch (error) {
        // A lesson that was removed with its section is restored with it.
        if (!isRefusal(error, program.restoreLesson, 'not_found')) throw error;
      }
      return program.restoreSection.call({ params: { id: classId, sectionId: section.id } });
    },
    onSettled: (_outline, error) => error === null && onRestored(),
    meta: { success: 'Materi kembali ada di kelas', refreshes: classRefreshes },
  });
  return (
    <div role="alert">
      <Notice
        tone="danger"
        action={
          <Button size="sm" loading={restore.isPending} onClick={() => restore.mutate()}>
            {lessonId ? 'Kembalikan materi' : 'Kembalikan section'}
          </Button>
        }
      >
        <b>{lessonId ? 'Materi ini' : `Section “${section.title}”`} baru saja dihapus di tempat lain.</b> Yang kamu
        tulis masih ada di sini, dan tersimpan lagi begitu dikembalikan.
      </Notice>
    </div>
  );
}
