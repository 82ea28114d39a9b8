import { screens } from '@sinau/contracts/screens';
import { PageTitle } from '@sinau/shell';
import { Button } from '@sinau/ui';
import { Plus } from '@sinau/ui/icons';
import { SoldList } from '../../features/sold/sold-list.tsx';
import { KindTabs, catalogTabs } from '../../shared/list/kind-tabs.tsx';

/** The active bundles of the mitra that the partner acts for. */
export function BundlesPage() {
  return (
    <>
      <PageTitle>Bundling Kelas</PageTitle>
      <div className="head">
        <div>
          <h1>Bundling Kelas</h1>
          <p>Beberapa kelas dengan satu harga yang lebih hemat.</p>
        </div>
        <Button href={screens.createBundle()}>
          <Plus />
          Buat bundling
        </Button>
      </div>
      <KindTabs label="Katalog" tabs={catalogTabs} current="bundle" />
      <SoldList type="bundle" shelf="catalog" />
    </>
  );
}
