import { Suspense } from 'react';
import type { Ticket } from '@sinau/contracts/commerce/ticket/ticket.schemas';
import { lazySection, useProfile } from '@sinau/shell';
import { Dialog, Skeleton } from '@sinau/ui';
import { blankTicket, type TicketDraft } from './ticket-draft.ts';
import { useAddTicket, useChangeTicket } from './tickets.data.ts';

/** Loaded lazily: its pickers are antd's, which the page of all tickets does not need. */
const TicketForm = lazySection(async () => (await import('./ticket-form.tsx')).TicketForm);

interface TicketDialogProps {
  webinarId: string;
  /** The ticket being changed, or the kind of a new one; null is closed. */
  edited: Ticket | Ticket['kind'] | null;
  isPublished: boolean;
  onClose: () => void;
}

export function TicketDialog({ edited, ...form }: TicketDialogProps) {
  const isNew = typeof edited === 'string';
  const kind = isNew ? edited : (edited?.kind ?? 'regular');
  const words = kind === 'regular' ? 'tiket reguler' : 'tiket tambahan';
  return (
    <Dialog
      open={edited !== null}
      onClose={form.onClose}
      size="md"
      title={isNew ? `Tambah ${words}` : `Ubah ${edited?.title ?? ''}`}
    >
      <Suspense fallback={<Skeleton height={480} />}>
        {isNew ? <NewTicket {...form} kind={kind} /> : edited && <KnownTicket {...form} ticket={edited} />}
      </Suspense>
    </Dialog>
  );
}

type FormProps = Omit<TicketDialogProps, 'edited'>;

function NewTicket({ webinarId, kind, onClose }: FormProps & { kind: Ticket['kind'] }) {
  const userId = useProfile()?.id ?? '';
  const add = useAddTicket(webinarId, kind);
  return (
    <TicketForm
      kind={kind}
      initial={blankTicket(kind)}
      draftKey={`${userId}:ticket:${webinarId}:${kind}`}
      taken={0}
      submitLabel="Tambah tiket"
      send={(draft) => add.mutateAsync(draft)}
      onDone={onClose}
    />
  );
}

function KnownTicket({ webinarId, ticket, isPublished, onClose }: FormProps & { ticket: Ticket }) {
  const userId = useProfile()?.id ?? '';
  const change = useChangeTicket(webinarId, ticket);
  return (
    <TicketForm
      kind={ticket.kind}
      initial={draftOf(ticket)}
      draftKey={`${userId}:ticket:${ticket.id}`}
      taken={ticket.held + ticket.sold}
      submitLabel={isPublished ? 'Simpan, langsung berlaku' : 'Simpan'}
      send={(draft) => change.mutateAsync(draft)}
      onDone={onClose}
    />
  );
}

const draftOf = ({
  title,
  description,
  price,
  quota,
  saleStartsAt,
  saleEndsAt,
  perOrder,
  perUser,
  tiers,
}: Ticket): TicketDraft => ({
  title,
  description,
  price,
  quota,
  saleStartsAt,
  saleEndsAt,
  perOrder,
  perUser,
  tiers: tiers.map(({ id, price: early, endsAt, count }) => ({ id, price: early, endsAt, count })),
});
