import { useState } from 'react';
import { clock, duration, time, weekdayDate } from '@sinau/format';
import { useGo } from '@sinau/shell';
import { Badge, Button, Card, EmptyState, illustrations, Link } from '@sinau/ui';
import { Clock, Plus, TriangleAlert, User } from '@sinau/ui/icons';
import type { BuiltWebinar } from '../built-class.ts';
import { sessionHref } from '../class-locations.ts';
import { otherSessionsOf } from '../live-session/other-sessions.ts';
import { isOver, minutesOfSession, overlapping } from '../live-session/schedule.ts';
import { AddSessionDialog } from './add-session-dialog.tsx';
import { SessionMenu } from './session-menu.tsx';
import './session-list.css';

type Session = BuiltWebinar['sessions'][number];

/** Sessions of a webinar in their order, and a button to add one. */
export function SessionList({ built, isEditable }: { built: BuiltWebinar; isEditable: boolean }) {
  const [isAdding, setAdding] = useState(false);
  const go = useGo();
  const addButton = (
    <Button variant={built.sessions.length === 0 ? 'primary' : 'outline'} onClick={() => setAdding(true)}>
      <Plus />
      Tambah sesi
    </Button>
  );
  return (
    <>
      {built.sessions.length === 0 ? (
        <EmptyState
          title="Belum ada sesi"
          headingLevel={3}
          illustration={illustrations.emptyNotes}
          action={isEditable && addButton}
        >
          Mulai dari kapan webinarmu diadakan. Alamat pertemuan dan pembicara bisa menyusul.
        </EmptyState>
      ) : (
        <>
          <ol className="session-list" aria-label="Sesi">
            {built.sessions.map((session, index) => (
              <SessionCard key={session.id} built={built} session={session} index={index} isEditable={isEditable} />
            ))}
          </ol>
          {isEditable && <div>{addButton}</div>}
        </>
      )}
      <AddSessionDialog
        built={built}
        open={isAdding}
        onClose={() => setAdding(false)}
        onAdded={(lessonId) => {
          setAdding(false);
          go(sessionHref(built, lessonId));
        }}
      />
    </>
  );
}

interface SessionCardProps {
  built: BuiltWebinar;
  session: Session;
  index: number;
  isEditable: boolean;
}

function SessionCard({ built, session, index, isEditable }: SessionCardProps) {
  const { title, lesson, startsAt, endsAt } = session;
  const minutes = minutesOfSession(session);
  const speakers = built.educators.filter(({ id }) => session.speakerIds.includes(id)).map(({ name }) => name);
  const warning = warningOf(built, session);
  return (
    <Card as="li" className="session-card">
      <span className="session-card-number num" aria-hidden="true">
        {index + 1}
      </span>
      <div className="session-card-text">
        <p className="session-card-title">
          {lesson ? <Link href={sessionHref(built, lesson.id)}>{title}</Link> : <b>{title}</b>}
          <State session={session} />
        </p>
        <p className="meta num">
          <span>
            <Clock />
            {startsAt && endsAt && minutes !== null
              ? `${weekdayDate(startsAt)}, ${clock(startsAt)}–${time(endsAt)} · ${duration(minutes)}`
              : 'Waktunya belum diisi'}
          </span>
          {speakers.length > 0 && (
            <span>
              <User />
              {speakers.join(', ')}
            </span>
          )}
        </p>
        {warning && (
          <p className="session-times-warning sm">
            <TriangleAlert />
            {warning}
          </p>
        )}
      </div>
      <SessionMenu built={built} session={session} index={index} isEditable={isEditable} />
    </Card>
  );
}

function State({ session }: { session: Session }) {
  if (session.cancelledAt) return <Badge tone="danger">Dibatalkan</Badge>;
  if (!session.lesson?.isComplete) return <Badge>Belum lengkap</Badge>;
  if (session.isLive && isOver(session)) return <Badge>Sudah selesai</Badge>;
  return null;
}

function warningOf(built: BuiltWebinar, session: Session) {
  if (session.cancelledAt) return null;
  if (!session.isLive && isOver(session)) return 'Waktu ini sudah lewat.';
  const other = overlapping(session, otherSessionsOf(built, session.lesson?.id ?? ''));
  if (other) return `Bersamaan dengan “${other.title}”.`;
  return session.isLive && !session.meetingUrl && !isOver(session) ? 'Alamat pertemuannya belum ada.' : null;
}
