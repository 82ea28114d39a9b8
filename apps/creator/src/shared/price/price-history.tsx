import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operator, program, webinar } from '@sinau/api-client';
import type { PriceChange } from '@sinau/contracts/authoring/program/program.schemas';
import { dateTime, rupiah } from '@sinau/format';
import { QueryStates } from '@sinau/shell';
import { Accordion, AccordionItem, Skeleton } from '@sinau/ui';
import { useIsMember } from '../scopes.ts';
import './price-history.css';

const shown = 20;
const calls = { program: program.priceHistory, webinar: webinar.priceHistory, operator: operator.priceHistory };

interface PriceHistoryProps {
  /** Reader: the makers of a class or of a webinar, or an operator. */
  kind: keyof typeof calls;
  classId: string;
}

/** Price changes of a class, loaded once it is opened. Instructors do not see it: they do not set prices. */
export function PriceHistory(priced: PriceHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  const isMember = useIsMember();
  if (priced.kind !== 'operator' && !isMember) return null;
  return (
    <Accordion>
      <AccordionItem title="Riwayat harga" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        {isOpen && (
          <div className="price-changes">
            <Changes {...priced} />
          </div>
        )}
      </AccordionItem>
    </Accordion>
  );
}

function Changes({ kind, classId }: PriceHistoryProps) {
  const query = useQuery(calls[kind].query({ params: { id: classId }, query: { page: 1, perPage: shown } }));
  return (
    <QueryStates query={query} noun="riwayat harga" skeleton={<Skeleton height={48} />}>
      {({ list, total }) =>
        list.length === 0 ? (
          <p className="muted sm">Harga belum pernah diubah.</p>
        ) : (
          <>
            <ul className="price-history" aria-label="Perubahan harga">
              {list.map((change) => (
                <li key={change.id}>
                  <b>{nameOf(change)}</b>
                  <span className="num">
                    {amount(change.from)} menjadi {amount(change.to)}
                  </span>
                  <span className="muted sm num">
                    {change.changedBy ?? 'Akun yang sudah ditutup'}, {dateTime(change.changedAt)}
                  </span>
                </li>
              ))}
            </ul>
            {total > shown && <p className="muted sm">{shown} perubahan terakhir.</p>}
          </>
        )
      }
    </QueryStates>
  );
}

const amount = (price: number | null) => (price === null ? 'tanpa harga' : rupiah(price));

function nameOf({ part, ticketTitle }: PriceChange) {
  if (part === 'ticket') return ticketTitle;
  if (part === 'tier') return `${ticketTitle}, harga awal`;
  return part === 'sale' ? 'Harga jual' : 'Harga normal';
}
