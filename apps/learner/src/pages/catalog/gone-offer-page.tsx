import { screens } from '@sinau/contracts/screens';
import { PageTitle } from '@sinau/shell';
import { Button, EmptyState, illustrations } from '@sinau/ui';
import { PopularClasses } from './popular-classes.tsx';

/** Shown instead of a deleted class, with others to continue with. */
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
