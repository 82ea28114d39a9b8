import { screens } from '@sinau/contracts/screens';
import { rupiah } from '@sinau/format';
import { QueryStates } from '@sinau/shell';
import { Button, Card, Skeleton } from '@sinau/ui';
import { useBalance } from './dashboard.data.ts';
import './dashboard-cards.css';

/** Balance that can be withdrawn, and the amount still held. */
export function BalanceCard() {
  return (
    <Card as="section" padded className="balance-card" aria-labelledby="balance">
      <h2 id="balance">Saldo</h2>
      <QueryStates query={useBalance()} noun="saldo" skeleton={<Skeleton height={64} />}>
        {({ available, held }) => (
          <div>
            <p className="balance-card-amount num">{rupiah(available)}</p>
            <p className="muted sm num">Tersedia{held > 0 && <> · {rupiah(held)} menunggu masa tahan</>}</p>
          </div>
        )}
      </QueryStates>
      <Button variant="soft" block href={screens.creatorWallet()}>
        Lihat saldo
      </Button>
    </Card>
  );
}
