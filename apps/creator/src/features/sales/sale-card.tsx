import type { Sale } from '@sinau/contracts/report/report.schemas';
import { screens } from '@sinau/contracts/screens';
import { dateTime, rupiah } from '@sinau/format';
import { Card, Link } from '@sinau/ui';
import { voucherWords } from './voucher-words.ts';

export function SaleCard({ sale }: { sale: Sale }) {
  return (
    <Card as="li" className="list-card">
      <div>
        <Link href={screens.classReport({ type: sale.class.type, id: sale.class.slug })}>{sale.class.title}</Link>
        <p className="muted xs num">
          {dateTime(sale.paidAt)} · {sale.orderId}
        </p>
      </div>
      <dl className="list-card-facts num">
        <dt>Harga</dt>
        <dd>{rupiah(sale.listPrice)}</dd>
        <dt>Voucher</dt>
        <dd>{voucherWords(sale)}</dd>
        <dt>Biaya layanan</dt>
        <dd>{rupiah(-sale.fee)}</dd>
        <dt>Pendapatan</dt>
        <dd>
          <b>{rupiah(sale.share)}</b>
        </dd>
      </dl>
    </Card>
  );
}
