import { dateTime } from '@sinau/format';
import { Notice } from '@sinau/ui';
import { Calendar } from '@sinau/ui/icons';
import { EarlyBird, ExtraOptions, SeatOptions } from '../../features/webinar/ticket-options.tsx';
import { OwnWaitingPosition, SoldOutNotice } from '../../features/webinar/waiting-list.tsx';
import { saleLabels } from '../../shared/sale-labels.ts';
import type { WebinarOffer } from './webinar-offer.ts';

/** Choice of tickets and the state of their sale: in the box on laptops, in the page on phones. */
export function WebinarTickets({ offer }: { offer: WebinarOffer }) {
  const { stand, choice, webinar } = offer;
  const { seat, seats } = choice;
  switch (stand) {
    case 'own-class':
      return null;
    case 'participant':
      return webinar.sale.state !== 'over' && <ExtraOptions choice={choice} />;
    case 'over':
      return <Notice tone="neutral">Webinar ini sudah selesai.</Notice>;
    default:
      return (
        <>
          <SeatOptions choice={choice} />
          {seat && seats.length === 1 && <SingleSeat offer={offer} />}
          <SaleNotice offer={offer} />
          {stand === 'buy' && <ExtraOptions choice={choice} />}
        </>
      );
  }
}

/** Early bird and stock of a ticket without alternatives, whose price is above. */
function SingleSeat({ offer: { stand, choice } }: { offer: WebinarOffer }) {
  const seat = choice.seat!;
  const words = stand === 'buy' && saleLabels(seat.sale);
  return (
    <>
      {words && <p className="webinar-seats num">{words}</p>}
      <EarlyBird ticket={seat} />
    </>
  );
}

function SaleNotice({ offer: { stand, choice, webinar } }: { offer: WebinarOffer }) {
  const place = webinar.own?.waiting.find(({ ticketId }) => ticketId === choice.seat?.id);
  if (place) return <OwnWaitingPosition webinarId={webinar.id} place={place} />;
  if (stand === 'wait') return <SoldOutNotice />;
  if (stand === 'upcoming') {
    const { opensAt } = choice.seat?.sale ?? webinar.sale;
    return (
      <Notice icon={<Calendar />}>
        <b>{opensAt ? `Tiket dijual mulai ${dateTime(opensAt)}.` : 'Tiket segera dijual.'}</b> Simpan tanggalnya, ya.
      </Notice>
    );
  }
  if (stand !== 'closed') return null;
  return (
    <Notice tone="neutral">
      {choice.seats.length === 0 ? (
        <>
          <b>Tiket belum dijual.</b> Simpan tanggalnya; tiket nanti dijual di halaman ini.
        </>
      ) : (
        'Penjualan tiket sudah ditutup.'
      )}
    </Notice>
  );
}
