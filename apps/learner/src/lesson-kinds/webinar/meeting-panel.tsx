import { calendarLeaf, date, localPeriod, period } from '@sinau/format';
import { Badge, Button, Card, Notice } from '@sinau/ui';
import { ExternalLink, Globe } from '@sinau/ui/icons';
import { useNews, useServerTime, useTurningPoints, type LiveLesson } from './live-session.data.ts';
import { countdown, timeLeft } from './time-left.ts';
import './meeting-panel.css';

/** Panel with a session's time, a countdown, and the link to join while it is open. */
export function MeetingPanel({ lesson }: { lesson: LiveLesson }) {
  const now = useServerTime(lesson);
  useTurningPoints(lesson, now);
  useNews(lesson);
  const { startsAt, endsAt, opensAt, meetingUrl, cancelledAt, cancelReason, moveReason } = lesson.content;
  if (!startsAt || !endsAt || !opensAt)
    return (
      <Card as="section" padded className="meeting-unknown" aria-label="Jadwal">
        <p className="muted">Jadwal sesi ini belum ditentukan.</p>
      </Card>
    );
  const elsewhere = localPeriod(startsAt, endsAt);
  const leaf = calendarLeaf(startsAt);
  const isOver = Date.parse(endsAt) <= now;
  return (
    <section aria-label="Jadwal">
      {cancelledAt && (
        <Notice tone="danger">
          <b>Sesi ini dibatalkan pada {date(cancelledAt)}.</b> {cancelReason}
        </Notice>
      )}
      {!cancelledAt && moveReason && !isOver && (
        <Notice tone="info">
          <b>Jadwal sesi ini berubah.</b> {moveReason}
        </Notice>
      )}
      <div className={cancelledAt ? 'meeting-panel meeting-panel-cancelled' : 'meeting-panel night'}>
        <div className="meeting-panel-when">
          <p className="meeting-leaf num" aria-hidden>
            <span>{leaf.month}</span>
            <b>{leaf.day}</b>
            <span>{leaf.weekday}</span>
          </p>
          <div>
            <SessionState lesson={lesson} now={now} />
            <p className="meeting-panel-time num">
              <time dateTime={startsAt}>{period(startsAt, endsAt)}</time>
            </p>
            {elsewhere && (
              <p className="meeting-panel-elsewhere sm num">
                <Globe />
                <span>Di zona waktu perangkatmu: {elsewhere}</span>
              </p>
            )}
          </div>
        </div>
        {!cancelledAt && !isOver && (
          <div className="meeting-panel-way">
            <TimeUntil milliseconds={Date.parse(startsAt) - now} />
            {meetingUrl ? (
              <Button variant="light" size="lg" href={meetingUrl} target="_blank" rel="noopener noreferrer">
                <ExternalLink />
                Gabung
              </Button>
            ) : (
              <p className="meeting-panel-hint sm">
                {Date.parse(opensAt) <= now
                  ? 'Tautan untuk bergabung belum diisi pengajar. Halaman ini memuatnya begitu tersedia.'
                  : 'Tombol “Gabung” muncul di sini 30 menit sebelum sesi dimulai.'}
              </p>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

function SessionState({ lesson: { content }, now }: { lesson: LiveLesson; now: number }) {
  if (content.cancelledAt) return <Badge tone="danger">Dibatalkan</Badge>;
  if (Date.parse(content.endsAt!) <= now) return <p className="meeting-panel-state">Sesi sudah selesai</p>;
  if (Date.parse(content.startsAt!) > now) return <p className="meeting-panel-state">Sesi langsung</p>;
  return <Badge tone="success">Sedang berlangsung</Badge>;
}

/** Time left: read aloud in words, displayed as a countdown. */
function TimeUntil({ milliseconds }: { milliseconds: number }) {
  if (milliseconds <= 0) return <p className="meeting-panel-now">Sesinya sudah dimulai.</p>;
  return (
    <div className="meeting-countdown num" role="timer" aria-live="off">
      <span className="sr">Mulai {timeLeft(milliseconds)} lagi</span>
      {countdown(milliseconds).map(({ unit, value }) => (
        <span key={unit} aria-hidden>
          <b>{value}</b>
          {unit}
        </span>
      ))}
    </div>
  );
}
