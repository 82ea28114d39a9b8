import { lessonPositionOf } from '@sinau/classroom';
import type { ParticipantLesson } from '@sinau/contracts/learning/learning.schemas';
import type { OutlineLesson } from '@sinau/contracts/program/program.schemas';
import { playTime } from '@sinau/format';
import { Notice } from '@sinau/ui';
import { Clock } from '@sinau/ui/icons';
import { useClassAccess } from './class-access-context.ts';

/** What a learner does with a lesson of each type. */
export const studying = {
  article: 'membaca',
  video: 'menonton',
  audio: 'mendengarkan',
  pdf: 'membaca',
  interactive: 'mencoba',
  quiz: 'mengerjakan',
  assignment: 'mengerjakan',
  news_writing: 'menulis',
} as const satisfies Record<ParticipantLesson['type'], string>;

/** Says what is still missing to finish a lesson. It keeps its height when the lesson is done, so that nothing jumps. */
export function MissingNotice({ lesson }: { lesson: ParticipantLesson }) {
  const { program } = useClassAccess();
  if (lesson.session.status === 'passed') return <Notice tone="success">Materi ini sudah kamu selesaikan.</Notice>;
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
    default:
      return (
        <>
          <b>Belum selesai.</b> Setelah {studying[type]}, tekan “Tandai selesai” di akhir materi.
        </>
      );
  }
}
