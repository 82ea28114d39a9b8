import { useParams } from 'react-router-dom';
import type { AbuseCaseDetail } from '@sinau/contracts/backoffice/abuse/abuse.schemas';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { dateTime } from '@sinau/format';
import { NotFoundPage, PageTitle, QueryStates, useSearch } from '@sinau/shell';
import { Breadcrumbs, Skeleton } from '@sinau/ui';
import { caseKindLabels } from '../../shared/case-kinds.ts';
import { caseSearch } from '../../features/abuse/abuse-search.ts';
import { useCase } from '../../features/abuse/abuse.data.ts';
import { CaseBar } from '../../features/abuse/case-bar.tsx';
import { CaseList } from '../../features/abuse/case-list.tsx';
import { CaseHistory, CaseReports } from '../../features/abuse/case-reports.tsx';
import { ReportedThing } from '../../features/abuse/reported-thing.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import './desk-page.css';

/** The queue of trust and safety. */
export function ReportsPage() {
  const search = useSearch(caseSearch.read);
  return (
    <>
      <PageTitle>Laporan</PageTitle>
      <PageHead title="Laporan">
        Yang dilaporkan pengguna dan banding mitra. Ambil satu, putuskan, lalu semua pihak dikabari.
      </PageHead>
      <CaseList search={search} />
    </>
  );
}

/** One case: what was reported in its place, by whom and why, and the decision about it. */
export function ReportPage() {
  const { id = '' } = useParams();
  return (
    <QueryStates
      query={useCase(id)}
      missing={<NotFoundPage />}
      noun="laporan"
      skeleton={<Skeleton height={420} />}
      headingLevel={1}
    >
      {(found) => <Case found={found} />}
    </QueryStates>
  );
}

const Case = ({ found }: { found: AbuseCaseDetail }) => (
  <div className="desk-page">
    <PageTitle>{found.title}</PageTitle>
    <PageHead
      title={found.title}
      trail={<Breadcrumbs items={[{ label: 'Laporan', href: operatorScreens.operatorReports() }]} />}
    >
      {[
        caseKindLabels[found.kind],
        found.openedAt && `menunggu sejak ${dateTime(found.openedAt)}`,
        found.takenUpBy && `ditangani ${found.takenUpBy.fullname}`,
      ]
        .filter(Boolean)
        .join(' · ')}
    </PageHead>
    <CaseBar found={found} />
    <ReportedThing found={found} />
    <div className="desk-pair">
      {found.kind !== 'appeal' && <CaseReports reports={found.reports} />}
      <CaseHistory history={found.history} />
    </div>
  </div>
);
