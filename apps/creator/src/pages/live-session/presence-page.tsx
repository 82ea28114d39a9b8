import { useParams } from 'react-router-dom';
import type { LiveSession } from '@sinau/contracts/study/live/live.schemas';
import { decimal } from '@sinau/format';
import { mainId, PageTitle, QueryStates } from '@sinau/shell';
import { Button, EmptyState, illustrations, Skeleton } from '@sinau/ui';
import { PresenceBoard } from '../../features/attendance/presence-board.tsx';
import { useAttended, useLiveSession } from '../../features/attendance/attendance.data.ts';
import { seatHref } from '../../features/attendance/seat-href.ts';
import { buildHref } from '../../shared/build-href.ts';
import { useHasScope } from '../../shared/scopes.ts';

/** The presence code of a session over the whole window, for its teacher. */
export function PresencePage() {
  const { id = '' } = useParams();
  const query = useLiveSession(id);
  return (
    <main id={mainId} tabIndex={-1}>
      <PageTitle>{`Kode presensi ${query.data?.title ?? ''}`}</PageTitle>
      <QueryStates query={query} noun="sesi" skeleton={<Skeleton height={320} />}>
        {(session) => <Board session={session} />}
      </QueryStates>
    </main>
  );
}

function Board({ session: { id, title, presenceCode, class: taught } }: { session: LiveSession }) {
  const marksPresence = useHasScope('grade');
  const editHref = buildHref(taught);
  if (!presenceCode)
    return (
      <div className="wrap section">
        <EmptyState
          title="Sesi ini belum punya kode presensi"
          illustration={illustrations.emptyNotes}
          action={<Button href={editHref}>Buat kode di pengaturan sesi</Button>}
        >
          Peserta menulis kodenya untuk tercatat hadir.
        </EmptyState>
      </div>
    );
  return (
    <PresenceBoard
      title={title}
      classTitle={taught.title}
      code={presenceCode}
      address={new URL(seatHref({ id, class: taught }), location.origin).href}
      attended={marksPresence && <AttendedNow sessionId={id} />}
      closeHref={editHref}
    />
  );
}

function AttendedNow({ sessionId }: { sessionId: string }) {
  const { data } = useAttended(sessionId);
  if (!data || data.participants === 0) return null;
  return (
    <span className="num">
      <b>{decimal(data.present)}</b> dari {decimal(data.participants)} peserta tercatat hadir
    </span>
  );
}
