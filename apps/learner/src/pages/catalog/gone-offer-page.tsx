import { screens } from '@sinau/contracts/screens';
import { PageTitle } from '@sinau/shell';
import { Button, EmptyState, illustrations } from '@sinau/ui';
import { PopularClasses } from './popular-classes.tsx';

/** Instead of a class that was deleted, with others to go on with. */
export const GoneOfferPage = () => (
  <div className="wrap section">
    <PageTitle>Kelas sudah dihapus</PageTitle>
    <EmptyState
      headingLevel={1}
      illustration={illustrations.notFound}
      title="Kelas ini sudah dihapus"
      action={<Button href={screens.catalog()}>Lihat katalog</Button>}
    >
      Penyelenggaranya menghapus kelas ini, jadi halamannya tidak ada lagi.
    </EmptyState>
    <PopularClasses />
  </div>
);
