import { lessonPositionOf } from '@sinau/classroom';
import type { ParticipantLesson } from '@sinau/contracts/study/learning/learning.schemas';
import type { OutlineLesson } from '@sinau/contracts/authoring/program/program.schemas';
import { playTime } from '@sinau/format';
import { Notice } from '@sinau/ui';
import { Clock } from '@sinau/ui/icons';
import { useClassAccess } from './class-access-context.ts';
import { LessonDone } from './lesson-done.tsx';

/** Verb for what a participant does with a lesson of each type. */
export const studying = {
  article: 'membaca',
  video: 'menonton',
  audio: 'mendengarkan',
  pdf: 'membaca',
  interactive: 'mencoba',
  quiz: 'mengerjakan',
  assignment: 'mengerjakan',
  news_writing: 'menulis',
  webinar: 'mengikuti',
} as const satisfies Record<ParticipantLesson['type'], string>;

/** Tells whether a button at its end finishes a lesson: the same spot then shows that it is done. */
const isEndedByButton = ({ type, setting }: ParticipantLesson) =>
  type !== 'quiz' && type !== 'assignment' && setting.completionType === 'hit-button';

/** Tells what is missing to finish a lesson, or that it is done, if no button at its end does. */
export function MissingNotice({ lesson }: { lesson: ParticipantLesson }) {
  const { program } = useClassAccess();
  if (lesson.session.status === 'passed') return isEndedByButton(lesson) ? null : <LessonDone />;
  return (
    <Notice icon={<Clock />}>
      {wordsFor(lessonPositionOf(program.sections, lesson.id)?.lesson.missing ?? null, lesson.type)}
    </Notice>
  );
}

function wordsFor(missing: OutlineLesson['missing'], type: ParticipantLesson['type']) {
  switch (missing?.kind) {
    case 'watch':
      return (
        <>
          <b>Kurang {playTime(missing.amount)} lagi.</b>{' '}
          {type === 'video' ? 'Tonton minimal 90% videonya' : 'Dengarkan minimal 90% audionya'} untuk menyelesaikan
          materi ini.
        </>
      );
    case 'score':
      return (
        <>
          <b>Belum selesai.</b> Raih nilai minimum {missing.amount} untuk menyelesaikan materi ini.
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
    default:
      return (
        <>
          <b>Belum selesai.</b> Setelah {studying[type]}, tekan tombol selesai di akhir materi.
        </>
      );
  }
}
