import { supportTopicNames } from '@sinau/contracts/backoffice/support/support.rules';
import type { ReceivedTicket } from '@sinau/contracts/backoffice/support/support.schemas';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { dateTime } from '@sinau/format';
import { EmptyState, Link, illustrations } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { PersonLink } from '../../shared/person-link.tsx';
import { TicketBadge, ticketStatusLabels } from '../../shared/ticket-status.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { ticketSearch, ticketSorts, type TicketSearch } from './support-search.ts';
import { useTickets } from './support.data.ts';

const columns: readonly Column<ReceivedTicket>[] = [
  {
    title: 'Pesan',
    isMain: true,
    cell: ({ id, number, excerpt }) => (
      <Link href={operatorScreens.operatorSupportTicket(id)}>{`#${number} ${excerpt}`}</Link>
    ),
    note: ({ topic, orderCode }) => [supportTopicNames[topic], orderCode].filter(Boolean).join(' · '),
  },
  { title: 'Dari', cell: ({ userId, name }) => <PersonLink id={userId} name={name} />, note: ({ email }) => email },
  {
    title: 'Status',
    cell: ({ status }) => <TicketBadge status={status} />,
    note: ({ updatedAt }) => dateTime(updatedAt),
  },
];

/** Requests for help, the longest waiting first. */
export function TicketList({ search }: { search: TicketSearch }) {
  const { hrefFor, clearHref, choose } = useListAddress(ticketSearch, search, {
    keyword: '',
    status: null,
    topic: null,
  });
  return (
    <DataList
      rows={useTickets(search)}
      columns={columns}
      search={search}
      hrefFor={hrefFor}
      noun="permintaan"
      clearHref={clearHref}
      empty={
        <EmptyState title="Belum ada permintaan bantuan" illustration={illustrations.emptyNotes}>
          Pesan dari halaman Hubungi kami muncul di sini.
        </EmptyState>
      }
      tools={
        <ListTools
          label="Cari permintaan"
          placeholder="Nama, email, atau nomor pesanan"
          search={search}
          hrefFor={hrefFor}
          sorts={ticketSorts}
        >
          <ChoiceFilter
            label="Status"
            all="Semua status"
            words={ticketStatusLabels}
            value={search.status}
            onChange={(status) => choose({ status })}
          />
          <ChoiceFilter
            label="Topik"
            all="Semua topik"
            words={supportTopicNames}
            value={search.topic}
            onChange={(topic) => choose({ topic })}
          />
        </ListTools>
      }
    />
  );
}
