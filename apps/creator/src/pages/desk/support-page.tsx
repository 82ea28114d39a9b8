import { operatorScreens } from '@sinau/contracts/operator-screens';
import { PageTitle, useSearch } from '@sinau/shell';
import { Button } from '@sinau/ui';
import { ticketSearch } from '../../features/support/support-search.ts';
import { TicketList } from '../../features/support/ticket-list.tsx';
import { PageHead } from '../../shared/page-head.tsx';

/** Support requests to the operators. */
export function SupportPage() {
  const search = useSearch(ticketSearch.read);
  return (
    <>
      <PageTitle>Bantuan</PageTitle>
      <PageHead
        title="Bantuan"
        action={
          <Button variant="outline" href={operatorScreens.operatorCannedAnswers()}>
            Jawaban siap pakai
          </Button>
        }
      >
        Pesan dari peserta, mitra, dan pengunjung. Jawabanmu sampai ke email mereka.
      </PageHead>
      <TicketList search={search} />
    </>
  );
}
