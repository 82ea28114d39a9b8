import { useState } from 'react';
import type { OutlineLesson, OutlineSection } from '@sinau/contracts/program/program.schemas';
import { Button, ConfirmDialog, Dialog, Field, Select } from '@sinau/ui';
import { useRemoveLesson } from '../class-builder.data.ts';
import type { OutlinePosition } from './pointer-drag.ts';

/** The dialog that a row opened, and the place of its lesson. */
export type LessonDialog = { kind: 'remove' | 'move'; place: OutlinePosition } | null;

interface LessonDialogsProps {
  classId: string;
  sections: OutlineSection[];
  dialog: LessonDialog;
  onClose: () => void;
  onMove: (place: OutlinePosition, newSection: number) => void;
  onRemoved: (lesson: OutlineLesson, place: OutlinePosition) => void;
}

/** One pair of dialogs serves all lessons of the outline. */
export function LessonDialogs({ classId, sections, dialog, onClose, onMove, onRemoved }: LessonDialogsProps) {
  const remove = useRemoveLesson(classId);
  const place = dialog?.place;
  const lesson = place && sections[place.section]?.lessons[place.lesson];
  return (
    <>
      <ConfirmDialog
        open={dialog?.kind === 'remove' && lesson !== undefined}
        onClose={onClose}
        onConfirm={() => {
          if (!lesson) return;
          remove.mutate(lesson.id, { onSuccess: () => onRemoved(lesson, place), onSettled: onClose });
        }}
        busy={remove.isPending}
        title="Hapus materi ini?"
        confirmLabel="Hapus materi"
      >
        “{lesson?.title}” akan hilang dari kelas. Peserta yang sudah memulainya tetap bisa membukanya.
      </ConfirmDialog>
      <Dialog open={dialog?.kind === 'move' && lesson !== undefined} onClose={onClose} title="Pindahkan materi">
        {place && lesson && (
          <MoveForm
            lesson={lesson}
            sectionIndex={place.section}
            sections={sections}
            onMove={(newSection) => {
              onClose();
              onMove(place, newSection);
            }}
            onClose={onClose}
          />
        )}
      </Dialog>
    </>
  );
}

interface MoveFormProps {
  lesson: OutlineLesson;
  sectionIndex: number;
  sections: OutlineSection[];
  onMove: (sectionIndex: number) => void;
  onClose: () => void;
}

function MoveForm({ lesson, sectionIndex, sections, onMove, onClose }: MoveFormProps) {
  const others = sections
    .map(({ id, title }, index) => ({ id, title, index }))
    .filter(({ index }) => index !== sectionIndex);
  const [chosen, choose] = useState(others[0]?.index ?? 0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onMove(chosen);
      }}
    >
      <Field label="Section tujuan" hint={`“${lesson.title}” menjadi materi terakhir di sana.`}>
        <Select value={chosen} onChange={({ target }) => choose(Number(target.value))}>
          {others.map(({ id, title, index }) => (
            <option key={id} value={index}>
              {index + 1}. {title}
            </option>
          ))}
        </Select>
      </Field>
      <div className="dialog-actions">
        <Button variant="outline" onClick={onClose}>
          Batal
        </Button>
        <Button type="submit">Pindahkan</Button>
      </div>
    </form>
  );
}
