import { useState } from 'react';
import { lessonKindLabels } from '@sinau/classroom';
import type { OutlineSection, Program } from '@sinau/contracts/authoring/program/program.schemas';
import { dateRange, decimal } from '@sinau/format';
import { dayOf } from '@sinau/format/calendar';
import { Button } from '@sinau/ui';
import { SessionList } from '../../shared/session-list.tsx';
import { studyTime } from '../../shared/study-time.ts';
import { weeksOf, type ClassWeek } from './class-weeks.ts';
import './class-schedule.css';

const weeksAtFirst = 4;

/**
 * Weekly schedule: when the class meets, and what its participants study alone. A class in progress begins with this
 * week.
 */
export function ClassSchedule({ sections, sessions }: Pick<Program, 'sections' | 'sessions'>) {
  const [showsAll, setShowsAll] = useState(false);
  const [today] = useState(() => dayOf(new Date()));
  const weeks = weeksOf(sections, sessions);
  const last = weeks.at(-1);
  if (!last) return null;
  const toCome = weeks.filter(({ sunday }) => sunday >= today);
  const isUnderWay = toCome.length > 0 && toCome.length < weeks.length;
  const shown = showsAll ? weeks : (isUnderWay ? toCome : weeks).slice(0, weeksAtFirst);
  return (
    <section aria-labelledby="jadwal">
      <div className="class-outline-head">
        <h2 id="jadwal">Jadwal mingguan</h2>
        <p className="muted sm num">
          {decimal(last.number)} minggu · {decimal(sessions.length)} sesi langsung
        </p>
      </div>
      <ol className="class-weeks">
        {shown.map((week) => (
          <Week key={week.number} week={week} />
        ))}
      </ol>
      {shown.length < weeks.length && (
        <Button variant="outline" onClick={() => setShowsAll(true)}>
          {isUnderWay
            ? `Lihat semua ${decimal(weeks.length)} minggu`
            : `Lihat ${decimal(weeks.length - shown.length)} minggu berikutnya`}
        </Button>
      )}
    </section>
  );
}

const Week = ({ week: { number, monday, sunday, sessions, sections } }: { week: ClassWeek }) => (
  <li>
    <div className="class-week-head">
      <h3>Minggu {decimal(number)}</h3>
      <p className="muted sm num">{dateRange(monday, sunday)}</p>
    </div>
    <div className="class-week-body">
      {sessions.length > 0 && <SessionList sessions={sessions} headingLevel={4} />}
      {sections.map((section) => (
        <SelfStudy key={section.id} section={section} />
      ))}
    </div>
  </li>
);

/**
 * Self-study line: 'Belajar mandiri: Menulis lead · 2 video, 1 kuis · 1 jam 10 menit'; empty for a section of live
 * sessions alone.
 */
function SelfStudy({ section: { title, lessons } }: { section: OutlineSection }) {
  const alone = lessons.filter(({ type }) => type !== 'webinar');
  if (alone.length === 0) return null;
  const types = [...new Set(alone.map(({ type }) => type))];
  const counts = types.map(
    (type) =>
      `${decimal(alone.filter((lesson) => lesson.type === type).length)} ${lessonKindLabels[type].label.toLowerCase()}`,
  );
  const time = studyTime(alone.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0));
  return (
    <div className="class-week-study">
      <p className="muted xs">Belajar mandiri</p>
      <h4>{title}</h4>
      <p className="muted sm num">{[counts.join(', '), time].filter(Boolean).join(' · ')}</p>
    </div>
  );
}
