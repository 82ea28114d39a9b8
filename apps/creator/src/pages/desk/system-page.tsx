import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isStaff, type Staff } from '@sinau/contracts/core/auth/staff.rules';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { PageTitle, useSearch } from '@sinau/shell';
import { TabLinks } from '@sinau/ui';
import { FailedJobList } from '../../features/system/failed-job-list.tsx';
import { SystemOverview } from '../../features/system/system-overview.tsx';
import { jobSearch, jobsHref, mailSearch, mailsHref } from '../../features/system/system-search.ts';
import { UnsentMailList } from '../../features/system/unsent-mail-list.tsx';
import { useStaffRoles } from '../../shared/staff.ts';
import { PageHead } from '../../shared/page-head.tsx';
import './desk-page.css';

/** Views of the page, with the roles that open each beside admins. */
const views: readonly { name: string | null; label: string; href: string; staff: Staff; Content: ComponentType }[] = [
  { name: null, label: 'Ringkasan', href: operatorScreens.operatorSystem(), staff: [], Content: SystemOverview },
  { name: 'job', label: 'Pekerjaan gagal', href: jobsHref(), staff: [], Content: FailedJobs },
  { name: 'mail', label: 'Email belum terkirim', href: mailsHref(), staff: ['support'], Content: UnsentMails },
];

/** Status of the system: its overview, failed jobs, and mails that were not sent. */
export function SystemPage() {
  const [query] = useSearchParams();
  const roles = useStaffRoles();
  const open = views.filter(({ staff }) => isStaff(roles, staff));
  const view = open.find(({ name }) => name === query.get('view')) ?? open[0]!;
  return (
    <div className="desk-page">
      <PageTitle>Status sistem</PageTitle>
      <PageHead title="Status sistem">Yang berjalan, menunggu, dan gagal di balik layar.</PageHead>
      <TabLinks
        label="Status sistem"
        items={open.map(({ label, href }) => ({ label, href, isCurrent: href === view.href }))}
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
