import { PageTitle, useSearch } from '@sinau/shell';
import { ApplicationList } from '../../features/desk/application-list.tsx';
import { applicationSearch } from '../../features/desk/desk-search.ts';
import { PageHead } from '../../shared/page-head.tsx';

/** All applications to become a partner. */
export function ApplicationsPage() {
  const search = useSearch(applicationSearch.read);
  return (
    <>
      <PageTitle>Pendaftaran mitra</PageTitle>
      <PageHead title="Pendaftaran mitra">Baca jawabannya, lalu verifikasi atau tolak dengan alasan.</PageHead>
      <ApplicationList search={search} />
    </>
  );
}
