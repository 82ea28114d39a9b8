import { useParams } from 'react-router-dom';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { rupiah } from '@sinau/format';
import { NotFoundPage, PageTitle, QueryStates } from '@sinau/shell';
import { Breadcrumbs, Skeleton } from '@sinau/ui';
import { AccountCheckNotice } from '../../features/payout-desk/account-check-notice.tsx';
import { PayoutDecision } from '../../features/payout-desk/payout-decision.tsx';
import { PayoutFacts } from '../../features/payout-desk/payout-facts.tsx';
import { useReceivedPayout } from '../../features/payout-desk/payout-desk.data.ts';
import { PageHead } from '../../shared/page-head.tsx';
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
          <PageHead
            title={`${rupiah(payout.amount)} untuk ${payout.mitra.name}`}
            trail={<Breadcrumbs items={[{ label: 'Penarikan saldo', href: operatorScreens.operatorPayouts() }]} />}
            action={<PayoutBadge status={payout.status} />}
          >
            Penarikan #{payout.number}
          </PageHead>
          <AccountCheckNotice {...payout} />
          <PayoutDecision {...payout} />
          <PayoutFacts {...payout} />
        </div>
      )}
    </QueryStates>
  );
}
