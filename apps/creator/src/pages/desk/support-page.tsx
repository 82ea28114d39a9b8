import { operatorScreens } from '@sinau/contracts/operator-screens';
import { PageTitle, useSearch } from '@sinau/shell';
import { Button } from '@sinau/ui';
import { ticketSearch } from '../../features/support/support-search.ts';
import { TicketList } from '../../features/support/ticket-list.tsx';

/** Support requests to the operators. */
export function SupportPage() {
  const search = useSearch(ticketSearch.read);
  return (
    <>
      <PageTitle>Bantuan</PageTitle>
      <div className="head">
        <div>
          <h1>Bantuan</h1>
          <p>Pesan dari peserta, mitra, dan pengunjung. Jawabanmu sampai ke email mereka.</p>
        </div>
        <Button variant="outline" href={operatorScreens.operatorCannedAnswers()}>
          Jawaban siap pakai
        </Button>
      </div>
      <TicketList search={search} />
    </>
  );
}
