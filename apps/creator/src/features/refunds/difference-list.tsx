import { date, rupiah } from '@sinau/format';
import { QueryStates } from '@sinau/shell';
import { Card, Link, Skeleton } from '@sinau/ui';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { differenceLabels } from '../../shared/payment-differences.ts';
import { useDifferences } from './refunds.data.ts';

/** Differences that the nightly comparison with the gateway found and could not repair. */
export const DifferenceList = () => (
  <Card as="section" padded className="stack" aria-labelledby="selisih">
    <h2 id="selisih">Selisih dengan penyedia pembayaran</h2>
    <QueryStates query={useDifferences()} noun="selisih" skeleton={<Skeleton height={80} />}>
      {({ list }) =>
        list.length === 0 ? (
          <p className="muted">Tidak ada selisih. Setiap malam semua pembayaran delapan hari terakhir dibandingkan.</p>
        ) : (
          <ul className="stack">
            {list.map(({ id, orderId, kind, amount, key, foundAt }) => (
              <li key={id}>
                <Link href={operatorScreens.operatorOrder(orderId)}>{orderId}</Link>
                <p className="sm">
                  {differenceLabels[kind]}
                  {amount !== null && `: ${rupiah(amount)}`}
                  <span className="muted">
                    {' '}
                    · {date(foundAt)}
                    {key && ` · ${key}`}
                  </span>
                </p>
              </li>
            ))}
          </ul>
        )
      }
    </QueryStates>
  </Card>
);
