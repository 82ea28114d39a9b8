import { PageTitle, useSearch } from '@sinau/shell';
import { BundleQueue } from '../../features/desk/class-queue.tsx';
import { bundleSearch } from '../../features/desk/desk-search.ts';

/** The operators' queue of bundles. */
export function BundlesPage() {
  const search = useSearch(bundleSearch.read);
  return (
    <>
      <PageTitle>Tinjauan bundling</PageTitle>
      <div className="head">
        <div>
          <h1>Tinjauan bundling</h1>
          <p>Yang paling lama menunggu di atas. Tenggatnya 2 hari kerja.</p>
        </div>
      </div>
      <BundleQueue search={search} />
    </>
  );
}
