import { operatorScreens } from '@sinau/contracts/operator-screens';
import { PageTitle, QueryStates, useProfile } from '@sinau/shell';
import { DeskFigures } from '../../features/desk/desk-figures.tsx';
import { DeskList } from '../../features/desk/desk-list.tsx';
import { LedgerAlarm } from '../../features/desk/ledger-alarm.tsx';
import { useDeskSummary, useLongestWaiting, useOwnReviews } from '../../features/desk/desk.data.ts';
import { useIsStaff } from '../../shared/staff.ts';
import { FiguresSkeleton } from '../../shared/figures/figures.tsx';
import './desk-page.css';

/** Start page of an operator: what waits, and what they have begun. */
export function DeskPage() {
  const summary = useDeskSummary();
  const reviews = useIsStaff(operatorScreens.operatorClasses.staff);
  const managesBooks = useIsStaff();
  return (
    <div className="desk-page">
      <PageTitle>Meja operator</PageTitle>
      <div>
        <h1>Meja operator</h1>
        <p className="muted">Target: selesai dalam 2 hari kerja.</p>
      </div>
      <QueryStates query={summary} noun="ringkasan" skeleton={<FiguresSkeleton count={4} />}>
        {(data) => (
          <>
            {managesBooks && <LedgerAlarm alarm={data.ledgerAlarm} />}
            <DeskFigures summary={data} />
          </>
        )}
      </QueryStates>
      {reviews && <ReviewLists />}
    </div>
  );
}

function ReviewLists() {
  const own = useOwnReviews(useProfile()?.id ?? '');
  const waiting = useLongestWaiting();
  return (
    <div className="desk-pair">
      <DeskList
        id="desk-own"
        title="Sedang kamu tinjau"
        query={own}
        empty="Belum ada. Ambil satu kelas dari antrean."
      />
      <DeskList id="desk-waiting" title="Paling lama menunggu" query={waiting} empty="Tidak ada kelas yang menunggu." />
    </div>
  );
}
