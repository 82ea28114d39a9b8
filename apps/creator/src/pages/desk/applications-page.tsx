import { PageTitle, useSearch } from '@sinau/shell';
import { ApplicationList } from '../../features/desk/application-list.tsx';
import { applicationSearch } from '../../features/desk/desk-search.ts';

/** All applications to become a partner. */
export function ApplicationsPage() {
  const search = useSearch(applicationSearch.read);
  return (
    <>
      <PageTitle>Pendaftaran mitra</PageTitle>
      <div className="head">
        <div>
          <h1>Pendaftaran mitra</h1>
          <p>Baca jawabannya, lalu verifikasi atau tolak dengan alasan.</p>
        </div>
      </div>
      <ApplicationList search={search} />
    </>
  );
}
