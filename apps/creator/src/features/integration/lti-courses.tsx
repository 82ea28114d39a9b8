import { useState } from 'react';
import type { LtiCourse } from '@sinau/contracts/commerce/lti/lti.schemas';
import { dateTime, decimal } from '@sinau/format';
import { lazySection } from '@sinau/shell';
import { Button, Card, Notice } from '@sinau/ui';
import { HeadedSection } from '../../shared/headed-section.tsx';
import { useResendScores } from './lti.data.ts';
import './integration.css';

const LtiRosterDialog = lazySection(async () => (await import('./lti-roster-dialog.tsx')).LtiRosterDialog);

/** Courses of a campus that opened a class; nothing before the first one. */
export function LtiCourses({ courses, isRevoked }: { courses: readonly LtiCourse[]; isRevoked: boolean }) {
  const [opened, setOpened] = useState<LtiCourse | null>(null);
  if (courses.length === 0) return null;
  return (
    <HeadedSection id="lti-courses" title="Mata kuliah" text="Yang membuka kelasmu, dan nilai yang kami kirim ke sana.">
      <ul className="integration-list">
        {courses.map((course) => (
          <Card as="li" padded key={course.id} className="integration-card">
            <div>
              <b>{course.title}</b>
              <p className="muted sm num">
                {course.class.title} · terakhir dibuka {dateTime(course.launchedAt)}
              </p>
              <p className="muted sm num">{scoresOf(course)}</p>
              {course.failure && <ScoreFailure course={course} failure={course.failure} isRevoked={isRevoked} />}
            </div>
            {course.givesNames && (
              <Button
                variant="outline"
                size="sm"
                onClick={() => setOpened(course)}
                aria-label={`Lihat nama ${course.title}, ${course.class.title}`}
              >
                Lihat nama
              </Button>
            )}
          </Card>
        ))}
      </ul>
      {opened && <LtiRosterDialog course={opened} onClose={() => setOpened(null)} />}
    </HeadedSection>
  );
}

interface ScoreFailureProps {
  course: LtiCourse;
  failure: NonNullable<LtiCourse['failure']>;
  isRevoked: boolean;
}

/** Scores that the campus did not take, with the reason; they can be sent again while the connection stands. */
function ScoreFailure({ course: { id, title }, failure: { count, since, reason }, isRevoked }: ScoreFailureProps) {
  const { mutate, isPending } = useResendScores(id);
  return (
    <Notice
      tone={isRevoked ? 'info' : 'danger'}
      action={
        !isRevoked && (
          <Button
            variant="outline"
            size="sm"
            loading={isPending}
            onClick={() => mutate()}
            aria-label={`Kirim ulang nilai ${title}`}
          >
            Kirim ulang
          </Button>
        )
      }
    >
      {decimal(count)} nilai belum sampai{since && ` sejak ${dateTime(since)}`}. {reason}
    </Notice>
  );
}

function scoresOf({ takesScores, scores: { sent, waiting, failed } }: LtiCourse) {
  if (!takesScores) return 'Kampus tidak menerima nilai untuk tautan ini';
  return [
    `Nilai terkirim ${decimal(sent)}`,
    ...(waiting > 0 ? [`menunggu ${decimal(waiting)}`] : []),
    ...(failed > 0 ? [`gagal ${decimal(failed)}`] : []),
  ].join(' · ');
}
