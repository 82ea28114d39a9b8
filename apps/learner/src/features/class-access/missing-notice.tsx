import type { ReactElement } from 'react';
import { lessonPositionOf } from '@sinau/classroom';
import type { ParticipantLesson } from '@sinau/contracts/study/learning/learning.schemas';
import type { OutlineLesson } from '@sinau/contracts/authoring/program/program.schemas';
import { playTime } from '@sinau/format';
import { Notice } from '@sinau/ui';
import { Clock } from '@sinau/ui/icons';
import { useClassAccess } from './class-access-context.ts';
import { LessonDone } from './lesson-done.tsx';

export interface MissingNoticeProps {
  lesson: ParticipantLesson;
  /** Verb for what a participant does with a lesson of this kind. */
  studying: string;
  /** Share of a recording that has to be played, for kinds that are one. */
  enough?: string;
}

/** Tells whether a button at its end finishes a lesson: the same spot then shows that it is done. */
const isEndedByButton = ({ type, setting }: ParticipantLesson) =>
  type !== 'quiz' && type !== 'assignment' && setting.completionType === 'hit-button';

/** Tells what is missing to finish a lesson, or that it is done, if no button at its end does. */
export function MissingNotice({ lesson, studying, enough }: MissingNoticeProps) {
  const { program } = useClassAccess();
  if (lesson.session.status === 'passed') return isEndedByButton(lesson) ? null : <LessonDone />;
  const { missing } = lessonPositionOf(program.sections, lesson.id)?.lesson ?? { missing: null };
  return <Notice icon={<Clock />}>{wordsFor(missing, studying, enough)}</Notice>;
}

function wordsFor(missing: OutlineLesson['missing'], studying: string, enough: string | undefined): ReactElement {
  switch (missing?.kind) {
    case 'watch':
      return (
        <>
          <b>Kurang {playTime(missing.amount)} lagi.</b> {enough} untuk menyelesaikan materi ini.
        </>
      );
    case 'score':
      return (
        <>
          <b>Belum selesai.</b> Raih nilai minimum {missing.amount} untuk menyelesaikan materi ini.
        </>
      );
    case 'hand-in':
      return (
        <>
          <b>Belum dikumpulkan.</b> Materi ini selesai begitu pengajar menyatakan tugasmu lulus.
        </>
      );
    case 'review':
      return (
        <>
          <b>Belum selesai.</b> Materi ini selesai begitu pengajar menyatakan tugasmu lulus.
        </>
      );
    case 'presence':
      return (
        <>
          <b>Belum selesai.</b> Tulis kode presensi yang ditunjukkan saat sesi berlangsung.
        </>
      );
    case 'button':
    case undefined:
      return (
        <>
          <b>Belum selesai.</b> Setelah {studying}, tekan tombol selesai di akhir materi.
        </>
      );
  }
}
