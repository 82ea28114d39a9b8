import { screens } from '@sinau/contracts/screens';
import { PageTitle, useSearch } from '@sinau/shell';
import { Button, EmptyState, illustrations } from '@sinau/ui';
import { Plus } from '@sinau/ui/icons';
import { BundleList } from '../../features/bundles/bundle-list.tsx';
import { bundleSearch } from '../../features/bundles/bundle-search.ts';
import { useMyBundles } from '../../features/bundles/bundles.data.ts';
import { KindTabs, catalogTabs } from '../../shared/list/kind-tabs.tsx';

/** The active bundles of the mitra that the partner acts for. */
export function BundlesPage() {
  const search = useSearch(bundleSearch.read);
  const bundles = useMyBundles(search, false);
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
      <KindTabs label="Katalog" tabs={catalogTabs} current="bundling" />
      <BundleList
        definition={bundleSearch}
        search={search}
        bundles={bundles}
        empty={
          <EmptyState
            title="Belum ada bundling"
            illustration={illustrations.emptyNotes}
            action={
              <Button href={screens.createBundle()}>
                <Plus />
                Buat bundling pertamamu
              </Button>
            }
          >
            Gabungkan 2 sampai 20 kelasmu yang sudah terbit, lalu jual dengan harga paket.
          </EmptyState>
        }
      />
    </>
  );
}
