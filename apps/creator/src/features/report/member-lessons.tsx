import type { LessonStatus } from '@sinau/contracts/study/lesson/lesson.schemas';
import type { ParticipantDetail } from '@sinau/contracts/backoffice/report/report.schemas';
import { lessonKindLabels, submissionStateLabels } from '@sinau/classroom';
import { date, dateTime, decimal } from '@sinau/format';
import { screens } from '@sinau/contracts/screens';
import { Badge, Button, Card, Link } from '@sinau/ui';
import { attendanceLabels } from '../../shared/attendance-labels.ts';
import { useHasScope } from '../../shared/scopes.ts';
import { useGrantAttempt } from './report.data.ts';
import './member.css';

type Lesson = ParticipantDetail['lessons'][number];
type Session = NonNullable<Lesson['session']>;

const statusLooks: Record<LessonStatus, { label: string; tone: 'neutral' | 'primary' | 'success' | 'danger' }> = {
  pending: { label: 'Terkunci', tone: 'neutral' },
  'not-started': { label: 'Belum dibuka', tone: 'neutral' },
  started: { label: 'Sedang dipelajari', tone: 'primary' },
  passed: { label: 'Selesai', tone: 'success' },
  'not-passed': { label: 'Belum lulus', tone: 'danger' },
};

/** The participant's outline, section by section. */
export function MemberLessons({ lessons }: { lessons: readonly Lesson[] }) {
  return (
    <div className="member-sections">
      {sectionsOf(lessons).map(({ title, lessons: part }) => (
        <Card as="section" key={title} className="member-section">
          <h3>{title}</h3>
          <ul>
            {part.map((lesson) => (
              <LessonItem key={lesson.id} lesson={lesson} />
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}

function LessonItem({ lesson }: { lesson: Lesson }) {
  const { title, type, status, isRequired, startedAt, passedAt, submission, quiz, session } = lesson;
  const mayGrant = useHasScope('grade');
  const { mutate: grant, isPending } = useGrantAttempt();
  const { Icon, label } = lessonKindLabels[type];
  const { label: words, tone } = session
    ? attendanceLook(session)
    : statusLooks[status === 'started' && !startedAt ? 'not-started' : status];
  const moment = session
    ? sessionLabels(session)
    : passedAt
      ? `Selesai ${date(passedAt)}`
      : startedAt
        ? `Dibuka ${date(startedAt)}`
        : null;
  return (
    <li className="member-lesson">
      <Icon aria-hidden="true" />
      <div>
        <p>{submission ? <Link href={screens.gradeSubmission(submission.id)}>{title}</Link> : title}</p>
        <p className="muted xs num">
          {[label, !isRequired && 'tambahan', moment, submission && workLabels(submission), quiz && quizLabels(quiz)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {quiz?.left === 0 && status !== 'passed' && mayGrant && (
          <Button variant="text" size="sm" loading={isPending} onClick={() => grant(quiz.sessionId)}>
            Beri satu percobaan lagi
          </Button>
        )}
      </div>
      <Badge tone={tone}>{words}</Badge>
    </li>
  );
}

const attendanceLook = ({ attendance, cancelledAt }: Session) =>
  attendance
    ? ({ label: 'Hadir', tone: 'success' } as const)
    : ({ label: cancelledAt ? 'Dibatalkan' : 'Belum hadir', tone: 'neutral' } as const);

/** Time of attendance and its evidence, or the time of the session. */
function sessionLabels({ attendance, startsAt }: Session) {
  if (!attendance) return startsAt && dateTime(startsAt);
  const { at, method, markedBy, reason } = attendance;
  const how = markedBy ? `Ditandai ${markedBy}` : attendanceLabels[method];
  return `${how}${reason ? ` (${reason})` : ''} · ${dateTime(at)}`;
}

const workLabels = ({ state, score }: NonNullable<Lesson['submission']>) =>
  score === null ? submissionStateLabels[state].label : `Nilai ${score}`;

/** Reads '2 percobaan, nilai tertinggi 80'. */
const quizLabels = ({ used, score }: NonNullable<Lesson['quiz']>) =>
  used > 0 && `${decimal(used)} percobaan${score === null ? '' : `, nilai tertinggi ${score}`}`;

/** Lessons that the class no longer has come last, under their own heading. */
function sectionsOf(lessons: readonly Lesson[]) {
  const parts = Map.groupBy(lessons, ({ section }) => section ?? 'Materi yang sudah dihapus');
  return [...parts].map(([title, part]) => ({ title, lessons: part }));
}
