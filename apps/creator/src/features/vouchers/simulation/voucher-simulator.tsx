import { useDeferredValue, useState } from 'react';
import { simulateVoucher } from '@sinau/contracts/commerce/voucher/voucher-simulation.rules';
import { decimal } from '@sinau/format';
import { QueryStates } from '@sinau/shell';
import { Button, Notice, Skeleton } from '@sinau/ui';
import type { VoucherIssuer } from '../voucher-issuer.ts';
import { useOffers } from '../vouchers.data.ts';
import { discountOf, type VoucherDraft } from '../form/voucher-draft.ts';
import { SimulatedOffer } from './simulated-offer.tsx';
import './voucher-simulator.css';

const shown = 4;

/** Simulates the sale of each class in a voucher's scope before it is saved: the same arithmetic as the checkout's. */
export function VoucherSimulator({ desk, draft }: { desk: VoucherIssuer; draft: VoucherDraft }) {
  return (
    <section className="voucher-simulator" aria-labelledby="voucher-simulator">
      <div>
        <h2 id="voucher-simulator">Simulasi</h2>
        <p className="muted sm">Kalau satu orang membeli satu saja dengan voucher ini, mulai dari yang termurah.</p>
      </div>
      <Simulated key={JSON.stringify(filterOf(draft))} desk={desk} draft={draft} />
    </section>
  );
}

function Simulated({ desk, draft }: { desk: VoucherIssuer; draft: VoucherDraft }) {
  const [page, setPage] = useState(1);
  const filter = filterOf(draft);
  const offers = useOffers(desk, { page, perPage: shown, sort: 'price', ...(filter && { filter }) });
  const worth = useDeferredValue(discountOf(draft));
  if (isScopeOpen(draft)) return <p className="muted">Pilih dulu voucher ini berlaku untuk apa.</p>;
  return (
    <QueryStates query={offers} noun="simulasi" skeleton={<Skeleton height={240} />} headingLevel={3}>
      {({ list, total }) => {
        if (total === 0)
          return (
            <Notice tone="neutral">Belum ada yang dijual dan berbayar di sini, jadi belum ada yang dihitung.</Notice>
          );
        const pages = Math.ceil(total / shown);
        return (
          <>
            {!worth && <Notice tone="neutral">Isi potongannya untuk melihat berapa yang kamu terima.</Notice>}
            <ul className="simulated-offers" aria-busy={offers.isFetching}>
              {list.map((offer) => (
                <SimulatedOffer
                  key={offer.id}
                  offer={offer}
                  funder={desk.funder}
                  result={worth && simulateVoucher({ fundedBy: desk.funder, ...worth }, offer)}
                />
              ))}
            </ul>
            {pages > 1 && (
              <div className="voucher-simulator-pages">
                <Button variant="outline" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
                  Sebelumnya
                </Button>
                <span className="muted sm num" role="status">
                  {decimal((page - 1) * shown + 1)}–{decimal(Math.min(page * shown, total))} dari {decimal(total)}
                </span>
                <Button variant="outline" size="sm" disabled={page === pages} onClick={() => setPage(page + 1)}>
                  Berikutnya
                </Button>
              </div>
            )}
          </>
        );
      }}
    </QueryStates>
  );
}

/** Returns whether nothing is chosen yet in the scope. */
const isScopeOpen = ({ scope, types, targets }: VoucherDraft) =>
  scope === 'type' ? types.length === 0 : scope !== 'all' && targets[scope].length === 0;

/** Scope of a voucher as a filter of the list of offers. */
function filterOf({ scope, types, targets }: VoucherDraft) {
  if (scope === 'all') return undefined;
  if (scope === 'type') return types.length > 0 ? { type: types } : undefined;
  const ids = targets[scope].map(({ id }) => id);
  if (ids.length === 0) return undefined;
  return scope === 'topic' ? { topicId: ids } : scope === 'mitra' ? { mitraId: ids } : { id: ids };
}
