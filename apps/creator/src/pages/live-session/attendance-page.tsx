import { useParams } from 'react-router-dom';
import { stepScreens } from '@sinau/contracts/step-screens';
import { period } from '@sinau/format';
import { PageTitle } from '@sinau/shell';
import { Breadcrumbs, Button } from '@sinau/ui';
import { QrCode } from '@sinau/ui/icons';
import { AttendanceList } from '../../features/attendance/attendance-list.tsx';
import { useLiveSession } from '../../features/attendance/attendance.data.ts';
import { buildHref } from '../../shared/build-href.ts';
import { PageHead } from '../../shared/page-head.tsx';

/** Attendance of a live session, for its teacher. */
export function AttendancePage() {
  const { id = '' } = useParams();
  const { data: session } = useLiveSession(id);
  return (
    <>
      <PageTitle>{session ? `Daftar hadir ${session.title}` : 'Daftar hadir'}</PageTitle>
      <PageHead
        title="Daftar hadir"
        trail={session && <Breadcrumbs items={[{ label: session.class.title, href: buildHref(session.class) }]} />}
        action={
          <Button variant="outline" href={stepScreens.presenceBoard(id)}>
            <QrCode />
            Kode presensi
          </Button>
        }
      >
        {session && (
          <>
            <b>{session.title}</b>
            {session.startsAt && session.endsAt && ` · ${period(session.startsAt, session.endsAt)}`}
            <br />
          </>
        )}
        Peserta yang menulis kode presensi muncul di sini dalam beberapa detik.
      </PageHead>
      <AttendanceList key={id} sessionId={id} />
    </>
  );
}
