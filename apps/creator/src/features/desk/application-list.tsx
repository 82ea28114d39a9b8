import type { ReceivedApplication } from '@sinau/contracts/backoffice/operator/operator.schemas';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { date } from '@sinau/format';
import { Badge, EmptyState, Link, illustrations } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { PersonLink } from '../../shared/person-link.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { applicationSearch, applicationSorts, type ApplicationSearch } from './desk-search.ts';
import { useApplications } from './desk.data.ts';
import { applicationStatusLabels, questionLabels } from './application-labels.ts';
import { WaitingSince } from './waiting-since.tsx';

const columns: readonly Column<ReceivedApplication>[] = [
  {
    title: 'Mitra',
    sort: 'name',
    isText: true,
    isMain: true,
    cell: ({ id, answers }) => <Link href={operatorScreens.operatorApplication(id)}>{answers.name}</Link>,
    note: ({ answers }) => answers.expertise,
  },
  {
    title: 'Pendaftar',
    cell: ({ applicant }) => <PersonLink id={applicant.id} name={applicant.fullname} />,
    note: ({ applicant }) => applicant.email,
  },
  {
    title: 'Status',
    cell: ({ status }) => (
      <Badge tone={applicationStatusLabels[status].tone}>{applicationStatusLabels[status].label}</Badge>
    ),
    note: ({ status, question }) => (status === 'Pending' && question ? questionLabels[question] : null),
  },
  {
    title: 'Menunggu',
    sort: 'submittedAt',
    isText: true,
    cell: ({ submittedAt, status }) =>
      status === 'Pending' ? (
        <WaitingSince submittedAt={submittedAt} />
      ) : (
        <span className="muted nowrap">{date(submittedAt)}</span>
      ),
  },
];

/** List of applications to become a partner. */
export function ApplicationList({ search }: { search: ApplicationSearch }) {
  const { hrefFor, clearHref, choose } = useListAddress(applicationSearch, search, { keyword: '', status: 'Pending' });
  return (
    <DataList
      rows={useApplications(search)}
      columns={columns}
      search={search}
      hrefFor={hrefFor}
      noun="pendaftaran"
      clearHref={clearHref}
      empty={
        <EmptyState title="Tidak ada pendaftaran yang menunggu" illustration={illustrations.emptyNotes}>
          Pendaftaran mitra baru muncul di sini, yang paling lama menunggu di atas.
        </EmptyState>
      }
      tools={
        <ListTools
          label="Cari pendaftaran"
          placeholder="Nama atau email"
          search={search}
          hrefFor={hrefFor}
          sorts={applicationSorts}
        >
          <ChoiceFilter
            label="Status"
            words={applicationStatusLabels}
            value={search.status}
            onChange={(status) => choose({ status })}
          />
        </ListTools>
      }
    />
  );
}
