import { screens } from '@sinau/contracts/screens';
import { PageTitle } from '@sinau/shell';
import { Button, EmptyState, illustrations } from '@sinau/ui';

export const ComingSoonPage = () => (
  <>
    <PageTitle>Segera hadir</PageTitle>
    <EmptyState
      headingLevel={1}
      title="Segera hadir"
      illustration={illustrations.emptyNotes}
      action={<Button href={screens.catalog()}>Lihat kelas yang sudah ada</Button>}
    >
      Bagian ini masih kami siapkan. Sementara itu, banyak kelas lain yang bisa kamu mulai hari ini.
    </EmptyState>
  </>
);
