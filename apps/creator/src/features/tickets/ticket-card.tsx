import { useState } from 'react';
import type { SaleState } from '@sinau/contracts/storefront/stock/sale.rules';
import type { Ticket } from '@sinau/contracts/commerce/ticket/ticket.schemas';
import { dateTime, decimal, rupiah } from '@sinau/format';
import { Badge, Card, ConfirmDialog, IconButton, Menu, MenuItem, MenuSeparator, ProgressBar } from '@sinau/ui';
import { ArrowDown, ArrowUp, Ellipsis, Pause, Pencil, Play, Trash2 } from '@sinau/ui/icons';
import { useMoveTicket, useRemoveTicket } from './tickets.data.ts';

interface TicketCardProps {
  webinarId: string;
  ticket: Ticket;
  index: number;
  isLast: boolean;
  /** Sales begin once published. */
  isPublished: boolean;
  readOnly: boolean;
  onEdit: () => void;
}

const stopped = { label: 'Dihentikan', tone: 'neutral' } as const;
const saleLabels: Record<SaleState, { label: string; tone: 'success' | 'neutral' | 'primary' | 'danger' }> = {
  open: { label: 'Dijual', tone: 'success' },
  upcoming: { label: 'Belum dibuka', tone: 'primary' },
  closed: { label: 'Ditutup', tone: 'neutral' },
  'sold-out': { label: 'Habis', tone: 'danger' },
  over: { label: 'Webinar selesai', tone: 'neutral' },
};

/** Shows a ticket to its makers: its price now, when it is sold, and its stock. */
export function TicketCard({ ticket, isPublished, ...act }: TicketCardProps) {
  const { kind, title, description, price, currentPrice, quota, sold, held, waiting, archivedAt, sale } = ticket;
  const state = archivedAt ? stopped : isPublished ? saleLabels[sale.state] : null;
  return (
    <Card as="li" className="ticket-card">
      <div className="ticket-card-head">
        <div>
          <p className="row wraps">
            <b>{title}</b>
            {state && <Badge tone={state.tone}>{state.label}</Badge>}
          </p>
          <p className="muted sm">
            {kind === 'regular' ? 'Tiket reguler' : 'Tiket tambahan'}
            {description && ` · ${description}`}
          </p>
        </div>
        {!act.readOnly && <TicketMenu ticket={ticket} {...act} />}
      </div>
      <p className="ticket-card-price num">
        <b>{currentPrice === 0 ? 'Gratis' : rupiah(currentPrice)}</b>
        {currentPrice !== price && <del className="muted">{rupiah(price)}</del>}
        {currentPrice !== price && <Badge tone="promo">Harga awal</Badge>}
      </p>
      <p className="muted sm num">{periodOf(ticket)}</p>
      {quota !== null && <ProgressBar value={(100 * (sold + held)) / quota} label={`Terjual dari ${title}`} />}
      <dl className="ticket-card-stock num">
        <Count name="Terjual" value={sold} of={quota} />
        <Count name="Dipesan" value={held} />
        {kind === 'regular' && <Count name="Menunggu" value={waiting} />}
      </dl>
    </Card>
  );
}

const Count = ({ name, value, of }: { name: string; value: number; of?: number | null }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {decimal(value)}
      {of != null && <span className="muted"> / {decimal(of)}</span>}
    </dd>
  </div>
);

function periodOf({ saleStartsAt, saleEndsAt }: Ticket) {
  if (saleStartsAt && saleEndsAt) return `Dijual ${dateTime(saleStartsAt)} sampai ${dateTime(saleEndsAt)}`;
  if (saleStartsAt) return `Dijual mulai ${dateTime(saleStartsAt)}`;
  return saleEndsAt ? `Dijual sampai ${dateTime(saleEndsAt)}` : 'Dijual sampai webinar dimulai';
}

function TicketMenu({ webinarId, ticket, index, isLast, onEdit }: Omit<TicketCardProps, 'readOnly' | 'isPublished'>) {
  const [asked, setAsked] = useState<'stop' | 'remove' | null>(null);
  const close = () => setAsked(null);
  const move = useMoveTicket(webinarId, ticket.id);
  const remove = useRemoveTicket(webinarId, ticket.id);
  return (
    <>
      <Menu
        align="end"
        width={220}
        trigger={
          <IconButton label={`Menu ${ticket.title}`}>
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil />} onSelect={onEdit}>
          Ubah
        </MenuItem>
        {index > 0 && (
          <MenuItem icon={<ArrowUp />} onSelect={() => move.mutate({ index: index - 1 })}>
            Naikkan
          </MenuItem>
        )}
        {!isLast && (
          <MenuItem icon={<ArrowDown />} onSelect={() => move.mutate({ index: index + 1 })}>
            Turunkan
          </MenuItem>
        )}
        {ticket.archivedAt ? (
          <MenuItem icon={<Play />} onSelect={() => move.mutate({ isArchived: false })}>
            Jual lagi
          </MenuItem>
        ) : (
          <MenuItem icon={<Pause />} onSelect={() => setAsked('stop')}>
            Hentikan penjualan
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => setAsked('remove')}>
          Hapus
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={asked === 'stop'}
        onClose={close}
        onConfirm={() => move.mutate({ isArchived: true }, { onSettled: close })}
        busy={move.isPending}
        tone="primary"
        title={`Hentikan penjualan “${ticket.title}”?`}
        confirmLabel="Hentikan penjualan"
      >
        Tidak ada yang bisa membelinya lagi. Yang sudah terjual tetap berlaku, dan kamu bisa menjualnya lagi kapan saja.
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'remove'}
        onClose={close}
        onConfirm={() => remove.mutate(undefined, { onSettled: close })}
        busy={remove.isPending}
        title={`Hapus “${ticket.title}”?`}
        confirmLabel="Hapus tiket"
      >
        Tiket yang sudah pernah dipesan tidak bisa dihapus, hanya dihentikan penjualannya.
      </ConfirmDialog>
    </>
  );
}
