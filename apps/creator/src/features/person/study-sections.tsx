import { supportTopicNames } from '@sinau/contracts/backoffice/support/support.rules';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { date, dateTime, relative } from '@sinau/format';
import { Badge, Link, ProgressBar } from '@sinau/ui';
import { TicketBadge } from '../../shared/ticket-status.tsx';
import { useClasses, useTickets } from './person.data.ts';
import { RowList, useMore } from './row-list.tsx';

/** Classes of a person, and how far they are in each. */
export function ClassSection({ id }: { id: string }) {
  const { perPage, onMore } = useMore();
  return (
    <RowList rows={useClasses(id, perPage)} onMore={onMore} noun="kelas" empty="Belum punya kelas.">
      {({ class: one, progress, hasAccess, enrolledAt, lastActivityAt, completedAt }) => (
        <>
          <div className="person-row-main">
            <Link href={operatorScreens.operatorClass(one.id)}>{one.title}</Link>
            <p className="muted sm">{one.mitra}</p>
            <p className="muted xs">
              Sejak {date(enrolledAt)}
              {completedAt
                ? ` · selesai ${date(completedAt)}`
                : ` · ${lastActivityAt ? `terakhir belajar ${relative(lastActivityAt)}` : 'belum mulai belajar'}`}
            </p>
          </div>
          <div className="person-progress">
            {hasAccess ? null : <Badge tone="danger">Akses berakhir</Badge>}
            <ProgressBar value={progress} label={`Kemajuan di ${one.title}`} />
            <span className="num sm">{progress}%</span>
          </div>
        </>
      )}
    </RowList>
  );
}

/** Requests for help of a person. */
export function TicketSection({ id }: { id: string }) {
  const { perPage, onMore } = useMore();
  return (
    <RowList rows={useTickets(id, perPage)} onMore={onMore} noun="permintaan" empty="Belum pernah meminta bantuan.">
      {({ id: ticketId, number, excerpt, topic, orderCode, status, updatedAt }) => (
        <>
          <div className="person-row-main">
            <Link href={operatorScreens.operatorSupportTicket(ticketId)}>{`#${number} ${excerpt}`}</Link>
            <p className="muted xs">
              {[supportTopicNames[topic], orderCode, dateTime(updatedAt)].filter(Boolean).join(' · ')}
            </p>
          </div>
          <TicketBadge status={status} />
        </>
      )}
    </RowList>
  );
}
