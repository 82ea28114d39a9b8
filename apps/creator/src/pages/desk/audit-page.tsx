import { PageTitle, useSearch } from '@sinau/shell';
import { AuditList } from '../../features/audit/audit-list.tsx';
import { auditSearch } from '../../features/audit/audit-search.ts';
import { PageHead } from '../../shared/page-head.tsx';

/** Log of the operators' actions. */
export function AuditPage() {
  const search = useSearch(auditSearch.read);
  return (
    <>
      <PageTitle>Catatan tindakan</PageTitle>
      <PageHead title="Catatan tindakan">
        Siapa melakukan apa, kapan, dan kenapa. Catatan ini tidak bisa diubah atau dihapus.
      </PageHead>
      <AuditList search={search} />
    </>
  );
}
