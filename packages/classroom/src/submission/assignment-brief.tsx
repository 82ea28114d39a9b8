import type { ParticipantLessonOf } from '@sinau/contracts/learning/learning.schemas';
import { dateTime } from '@sinau/format';
import { Card, RichText } from '@sinau/ui';
import './submission.css';

interface AssignmentBriefProps {
  lesson: Pick<ParticipantLessonOf<'assignment'>, 'content' | 'setting'>;
  dueAt: string | null;
  attemptsLeft: number | null;
}

/** What an assignment asks for: instruction, rules and criteria. */
export function AssignmentBrief({ lesson: { content, setting }, dueAt, attemptsLeft }: AssignmentBriefProps) {
  const files = setting.fileValidation.filter(({ isSelected }) => isSelected).map(({ text }) => text);
  const facts = [
    ['Yang dikumpulkan', files.length > 0 ? `Tulisan atau berkas (${files.join(', ')})` : 'Tulisan'],
    [
      'Lulus bila',
      setting.completionType === 'minimum-score'
        ? `Nilai minimal ${setting.minimumScore}`
        : 'Pengajar menyatakan lulus',
    ],
    ...(dueAt ? [['Tenggat', `${dateTime(dueAt)}${setting.allowLate ? '' : ' (setelahnya tidak diterima)'}`]] : []),
    ...(attemptsLeft === null ? [] : [['Kesempatan', `Sisa ${attemptsLeft} dari ${setting.maxAttempts}`]]),
  ];
  return (
    <Card as="section" padded className="assignment-brief" aria-label="Petunjuk tugas">
      <RichText html={content.instruction} />
      <dl className="assignment-facts num">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {content.rubric.length > 0 && (
        <div>
          <h3 className="assignment-rubric-title">Yang dinilai</h3>
          <dl className="submission-rubric num">
            {content.rubric.map(({ id, title, points }) => (
              <div key={id}>
                <dt>{title}</dt>
                <dd>{points} poin</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </Card>
  );
}
