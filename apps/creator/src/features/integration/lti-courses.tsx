import { useState } from 'react';
import type { LtiCourse } from '@sinau/contracts/commerce/lti/lti.schemas';
import { dateTime, decimal } from '@sinau/format';
import { lazySection } from '@sinau/shell';
import { Button, Card } from '@sinau/ui';
import { HeadedSection } from '../../shared/headed-section.tsx';
import './integration.css';

const LtiRosterDialog = lazySection(async () => (await import('./lti-roster-dialog.tsx')).LtiRosterDialog);

/** Courses of a campus that opened a class; nothing before the first one. */
export function LtiCourses({ courses }: { courses: readonly LtiCourse[] }) {
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

function scoresOf({ takesScores, scores: { sent, waiting, failed } }: LtiCourse) {
  if (!takesScores) return 'Kampus tidak menerima nilai untuk tautan ini';
  return [
    `Nilai terkirim ${decimal(sent)}`,
    ...(waiting > 0 ? [`menunggu ${decimal(waiting)}`] : []),
    ...(failed > 0 ? [`gagal ${decimal(failed)}`] : []),
  ].join(' · ');
}
