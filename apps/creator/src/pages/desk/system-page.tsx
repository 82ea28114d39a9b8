import { useSearchParams } from 'react-router-dom';
import { screens } from '@sinau/contracts/screens';
import { PageTitle, useSearch } from '@sinau/shell';
import { TabLinks } from '@sinau/ui';
import { FailedJobList } from '../../features/system/failed-job-list.tsx';
import { SystemOverview } from '../../features/system/system-overview.tsx';
import { jobSearch, jobsHref, mailSearch, mailsHref } from '../../features/system/system-search.ts';
import { UnsentMailList } from '../../features/system/unsent-mail-list.tsx';

const views = [
  { name: null, label: 'Ringkasan', href: screens.operatorSystem(), Content: SystemOverview },
  { name: 'job', label: 'Pekerjaan gagal', href: jobsHref(), Content: FailedJobs },
  { name: 'mail', label: 'Email belum terkirim', href: mailsHref(), Content: UnsentMails },
];

/** Status of the system: its overview, failed jobs, and mails that were not sent. */
export function SystemPage() {
  const [query] = useSearchParams();
  const view = views.find(({ name }) => name === query.get('view')) ?? views[0]!;
  return (
    <div className="stack">
      <PageTitle>Status sistem</PageTitle>
      <div className="head">
        <div>
          <h1>Status sistem</h1>
          <p>Yang berjalan, menunggu, dan gagal di balik layar.</p>
        </div>
      </div>
      <TabLinks
        label="Status sistem"
        items={views.map(({ label, href }) => ({ label, href, isCurrent: href === view.href }))}
      />
      <view.Content />
    </div>
  );
}

function FailedJobs() {
  return <FailedJobList search={useSearch(jobSearch.read)} />;
}
function UnsentMails() {
  return <UnsentMailList search={useSearch(mailSearch.read)} />;
}
