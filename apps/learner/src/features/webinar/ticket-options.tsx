import { useId } from 'react';
import type { PublicTicket } from '@sinau/contracts/commerce/ticket/ticket.schemas';
import { dateTime, decimal, rupiah } from '@sinau/format';
import { Badge, Fieldset, optionalMark, OptionCard } from '@sinau/ui';
import { QuantityStepper } from '../../shared/quantity-stepper.tsx';
import { saleLabels } from '../../shared/sale-labels.ts';
import { mostOf, type TicketChoice } from './ticket-choice.ts';
import './ticket-options.css';

/** Choice of one seat among several kinds. With a single kind there is nothing to choose. */
export function SeatOptions({ choice: { seats, seat, chooseSeat } }: { choice: TicketChoice }) {
  const name = useId();
  if (seats.length < 2) return null;
  return (
    <Fieldset legend="Pilih tiket">
      <div className="ticket-options">
        {seats.map((one) => (
          <OptionCard
            key={one.id}
            name={name}
            checked={one.id === seat?.id}
            onChange={() => chooseSeat(one.id)}
            title={one.title}
            description={<TicketFacts ticket={one} />}
          />
        ))}
      </div>
    </Fieldset>
  );
}

/** Additional tickets to buy with a seat, with quantities. */
export function ExtraOptions({ choice: { extras, quantityOf, setQuantity } }: { choice: TicketChoice }) {
  if (extras.length === 0) return null;
  return (
    <Fieldset legend={<>Tambahan {optionalMark}</>}>
      <ul className="ticket-options">
        {extras.map((extra) => (
          <li key={extra.id} className="ticket-extra">
            <span className="option-card-text">
              <b>{extra.title}</b>
              <TicketFacts ticket={extra} />
            </span>
            {extra.sale.state === 'open' && (
              <QuantityStepper
                noun={extra.title}
                value={quantityOf(extra.id)}
                max={mostOf(extra)}
                onChange={(quantity) => setQuantity(extra.id, quantity)}
              />
            )}
          </li>
        ))}
      </ul>
    </Fieldset>
  );
}

/** Price, early bird, stock and description of a ticket. */
function TicketFacts({ ticket }: { ticket: PublicTicket }) {
  const { kind, price, normalPrice, description, sale } = ticket;
  const state = saleLabels(sale, kind === 'regular' ? 'kursi' : 'tiket');
  return (
    <span className="ticket-facts">
      <span className="ticket-price num">
        <b>{price === 0 ? 'Gratis' : rupiah(price)}</b>
        {normalPrice !== null && (
          <s>
            <span className="sr">Harga semula </span>
            {rupiah(normalPrice)}
          </s>
        )}
        {state && <Badge tone={sale.state === 'open' ? 'promo' : 'neutral'}>{state}</Badge>}
      </span>
      <EarlyBird ticket={ticket} />
      {description && <span>{description}</span>}
    </span>
  );
}

/** Deadline of the lower price, and how many more tickets have it. */
export function EarlyBird({ ticket: { normalPrice, tierEndsAt, tierLeft } }: { ticket: PublicTicket }) {
  if (normalPrice === null) return null;
  const bounds = [
    tierLeft !== null && `${decimal(tierLeft)} tiket lagi`,
    tierEndsAt && `sampai ${dateTime(tierEndsAt)}`,
  ].filter(Boolean);
  return <span className="ticket-early num">Harga awal: {bounds.join(', ')}</span>;
}
