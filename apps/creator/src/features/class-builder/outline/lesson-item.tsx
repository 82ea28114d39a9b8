import { useState, type ReactNode } from 'react';
import { lessonKinds } from '@sinau/classroom';
import type { BuildableLessonType, LessonType } from '@sinau/contracts/lesson/lesson.rules';
import type { OutlineLesson } from '@sinau/contracts/program/program.schemas';
import { duration } from '@sinau/format';
import { ConfirmDialog, IconButton, Link } from '@sinau/ui';
import { GripVertical, Trash2 } from '@sinau/ui/icons';
import { useRemoveLesson } from '../class-builder.data.ts';

/** What an unfinished lesson lacks. */
const missingWords: Partial<Record<LessonType, string>> = {
  video: 'Video belum ada',
  audio: 'Audio belum diunggah',
  article: 'Isi belum ditulis',
  pdf: 'PDF belum diunggah',
  quiz: 'Belum ada soal yang lengkap',
};

const takes = ({ durationSeconds }: OutlineLesson) =>
  durationSeconds > 0 ? [duration(Math.ceil(durationSeconds / 60))] : [];

interface LessonItemProps {
  classId: string;
  lesson: OutlineLesson;
  href: string;
  isOpen: boolean;
  isEditable: boolean;
  /** Shown by a grip, in place of its kind. */
  isDraggable: boolean;
  /** Where it can be moved. */
  menu: ReactNode;
  onRemoved: () => void;
}

export function LessonItem({
  classId,
  lesson,
  href,
  isOpen,
  isEditable,
  isDraggable,
  menu,
  onRemoved,
}: LessonItemProps) {
  const [isAsked, setAsked] = useState(false);
  const remove = useRemoveLesson(classId);
  const { label, Icon } = lessonKinds[lesson.type];
  return (
    <div className="outline-lesson" data-open={isOpen || undefined}>
      {isDraggable ? <GripVertical /> : <Icon />}
      <div className="grow">
        <Link href={href} draggable={false} aria-current={isOpen ? 'page' : undefined}>
          {lesson.title}
        </Link>
        <small className={lesson.isComplete ? undefined : 'outline-lesson-missing'}>
          {lesson.isComplete
            ? [label, ...takes(lesson)].join(' · ')
            : (missingWords[lesson.type] ?? 'Isi belum lengkap')}
        </small>
      </div>
      {isEditable && menu}
      {isEditable && (
        <IconButton size="sm" label={`Hapus ${lesson.title}`} onClick={() => setAsked(true)}>
          <Trash2 />
        </IconButton>
      )}
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => remove.mutate(lesson.id, { onSuccess: onRemoved, onSettled: () => setAsked(false) })}
        busy={remove.isPending}
        title="Hapus materi ini?"
        confirmLabel="Hapus materi"
      >
        “{lesson.title}” akan hilang dari kelas. Peserta yang sudah memulainya tetap bisa membukanya.
      </ConfirmDialog>
    </div>
  );
}

/** A lesson that is being written for the first time. */
export function DraftItem({ type }: { type: BuildableLessonType }) {
  const { Icon } = lessonKinds[type];
  return (
    <li>
      <div className="outline-lesson" data-open>
        <Icon />
        <div className="grow">
          <b aria-current="page">Materi baru</b>
          <small>Tersimpan begitu kamu mulai mengisi</small>
        </div>
      </div>
    </li>
  );
}
