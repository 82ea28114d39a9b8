import type { ParticipantLessonOf } from '@sinau/contracts/study/learning/learning.schemas';
import { dateTime } from '@sinau/format';
import type { Fact } from '@sinau/ui';
import { TaskBrief } from '../../submission/task-brief.tsx';

interface AssignmentBriefProps {
  lesson: Pick<ParticipantLessonOf<'assignment'>, 'content' | 'setting'>;
  dueAt: string | null;
  attemptsLeft: number | null;
}

/** Requirements of an assignment: instruction, rules and criteria. */
export function AssignmentBrief({ lesson: { content, setting }, dueAt, attemptsLeft }: AssignmentBriefProps) {
  const files = setting.fileValidation.filter(({ isSelected }) => isSelected).map(({ text }) => text);
  const facts: Fact[] = [
    ['Yang dikumpulkan', files.length > 0 ? `Tulisan atau berkas (${files.join(', ')})` : 'Tulisan'],
    [
      'Lulus bila',
      setting.completionType === 'minimum-score'
        ? `Nilai minimal ${setting.minimumScore}`
        : 'Pengajar menyatakan lulus',
    ],
  ];
  if (dueAt) facts.push(['Tenggat', `${dateTime(dueAt)}${setting.allowLate ? '' : ' (setelahnya tidak diterima)'}`]);
  if (attemptsLeft !== null) facts.push(['Kesempatan', `Sisa ${attemptsLeft} dari ${setting.maxAttempts}`]);
  return <TaskBrief {...content} facts={facts} />;
}
