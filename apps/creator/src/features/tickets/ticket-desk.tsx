import { useState } from 'react';
import { maxTickets } from '@sinau/contracts/commerce/ticket/ticket.rules';
import type { Ticket } from '@sinau/contracts/commerce/ticket/ticket.schemas';
import { QueryStates } from '@sinau/shell';
import { Button, EmptyState, illustrations, Skeleton } from '@sinau/ui';
import { Plus } from '@sinau/ui/icons';
import { useIsMember } from '../../shared/scopes.ts';
import { SeatQuota } from './seat-quota.tsx';
import { TicketCard } from './ticket-card.tsx';
import { TicketDialog } from './ticket-dialog.tsx';
import { useTickets } from './tickets.data.ts';
import './ticket-desk.css';

interface TicketDeskProps {
  webinarId: string;
  /** Once published, a saved ticket is sold immediately. */
  isPublished: boolean;
}

/** Seats of a webinar and their tickets. Only members of the mitra change them. */
export function TicketDesk({ webinarId, isPublished }: TicketDeskProps) {
  const query = useTickets(webinarId);
  const isMember = useIsMember();
  const [edited, setEdited] = useState<Ticket | Ticket['kind'] | null>(null);
  const add = (kind: Ticket['kind'], label: string) => (
    <Button variant="outline" onClick={() => setEdited(kind)}>
      <Plus />
      {label}
    </Button>
  );
  return (
    <>
      <QueryStates query={query} noun="tiket" skeleton={<Skeleton height={220} />}>
        {({ list, seats }) => (
          <div className="ticket-desk">
            <SeatQuota webinarId={webinarId} seats={seats} readOnly={!isMember} />
            {list.length === 0 ? (
              <EmptyState
                title="Belum ada tiket"
                headingLevel={3}
                illustration={illustrations.emptyNotes}
                action={
                  isMember && (
                    <Button onClick={() => setEdited('regular')}>
                      <Plus />
                      Tambah tiket reguler
                    </Button>
                  )
                }
              >
                Webinar gratis juga perlu tiket: isi harganya 0.
              </EmptyState>
            ) : (
              <>
                <ul className="ticket-list" aria-label="Tiket">
                  {list.map((ticket, index) => (
                    <TicketCard
                      key={ticket.id}
                      webinarId={webinarId}
                      ticket={ticket}
                      index={index}
                      isLast={index === list.length - 1}
                      isPublished={isPublished}
                      readOnly={!isMember}
                      onEdit={() => setEdited(ticket)}
                    />
                  ))}
                </ul>
                {isMember && list.length < maxTickets && (
                  <div className="row wraps">
                    {add('regular', 'Tiket reguler')}
                    {add('additional', 'Tiket tambahan')}
                  </div>
                )}
              </>
            )}
            {!isMember && <p className="muted sm">Tiket dan kuota diatur anggota mitra.</p>}
          </div>
        )}
      </QueryStates>
      <TicketDialog webinarId={webinarId} edited={edited} isPublished={isPublished} onClose={() => setEdited(null)} />
    </>
  );
}
