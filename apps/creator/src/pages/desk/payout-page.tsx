import { useParams } from 'react-router-dom';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { rupiah } from '@sinau/format';
import { NotFoundPage, PageTitle, QueryStates } from '@sinau/shell';
import { Breadcrumbs, Skeleton } from '@sinau/ui';
import { AccountCheckNotice } from '../../features/payout-desk/account-check-notice.tsx';
import { PayoutDecision } from '../../features/payout-desk/payout-decision.tsx';
import { PayoutFacts } from '../../features/payout-desk/payout-facts.tsx';
import { useReceivedPayout } from '../../features/payout-desk/payout-desk.data.ts';
import { PayoutBadge } from '../../shared/payout-status.tsx';
import './desk-page.css';

/** One payout, and an operator's actions on it. */
export function PayoutPage() {
  const { id = '' } = useParams();
  return (
    <QueryStates
      query={useReceivedPayout(id)}
      missing={<NotFoundPage />}
      noun="penarikan"
      skeleton={<Skeleton height={420} />}
      headingLevel={1}
    >
      {(payout) => (
        <div className="desk-page">
          <PageTitle>{`Penarikan #${payout.number}`}</PageTitle>
          <div>
            <Breadcrumbs items={[{ label: 'Penarikan saldo', href: operatorScreens.operatorPayouts() }]} />
            <h1 className="num">
              {rupiah(payout.amount)} untuk {payout.mitra.name}
            </h1>
            <p className="row wraps muted">
              Penarikan #{payout.number} <PayoutBadge status={payout.status} />
            </p>
          </div>
          <AccountCheckNotice {...payout} />
          <PayoutDecision {...payout} />
          <PayoutFacts {...payout} />
        </div>
      )}
    </QueryStates>
  );
}
