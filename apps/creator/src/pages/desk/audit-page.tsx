import { PageTitle, useSearch } from '@sinau/shell';
import { AuditList } from '../../features/audit/audit-list.tsx';
import { auditSearch } from '../../features/audit/audit-search.ts';

/** Log of the operators' actions. */
export function AuditPage() {
  const search = useSearch(auditSearch.read);
  return (
    <>
      <PageTitle>Catatan tindakan</PageTitle>
      <div className="head">
        <div>
          <h1>Catatan tindakan</h1>
          <p>Siapa melakukan apa, kapan, dan kenapa. Catatan ini tidak bisa diubah atau dihapus.</p>
        </div>
      </div>
      <AuditList search={search} />
    </>
  );
}
