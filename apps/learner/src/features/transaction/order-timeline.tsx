import { screens } from '@sinau/contracts/screens';
import type { OrderEventKind, WholeOrder } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { dateTime, decimal } from '@sinau/format';
import { Accordion, AccordionItem, Link } from '@sinau/ui';
import './order-timeline.css';

const words: Record<OrderEventKind, string> = {
  placed: 'Pesanan dibuat',
  pending: 'Pembayaran dimulai',
  review: 'Pembayaran sedang diperiksa',
  refused: 'Pembayaran ditolak',
  paid: 'Pembayaran diterima',
  failed: 'Pesanan ditutup karena pembayarannya gagal',
  expired: 'Waktu membayar habis',
  cancelled: 'Pesanan dibatalkan',
  replaced: 'Diganti dengan pesanan lain',
  partially_refunded: 'Sebagian pesanan dikembalikan',
  refunded: 'Seluruh pesanan dikembalikan',
  disputed: 'Pembayaran dipersoalkan lewat bank',
  refund_due: 'Uangmu akan kami kembalikan',
  refund_paid: 'Uangmu kami kirim kembali',
};

const tones: Partial<Record<OrderEventKind, 'good' | 'bad'>> = {
  paid: 'good',
  refused: 'bad',
  failed: 'bad',
  expired: 'bad',
  disputed: 'bad',
};
/** Events for which the payment method is shown as well. */
const withMethod: ReadonlySet<OrderEventKind> = new Set(['placed', 'pending', 'refused', 'paid']);

type Recipient = Pick<WholeOrder, 'timeline' | 'replacedBy' | 'total'>;

/** History of an order so far, behind one line. */
export const OrderTimeline = ({ order }: { order: Recipient }) => (
  <Accordion look="plain">
    <AccordionItem title="Riwayat pesanan" aside={`${decimal(order.timeline.length)} kejadian`}>
      <OrderEvents order={order} />
    </AccordionItem>
  </Accordion>
);

const OrderEvents = ({ order: { timeline, replacedBy, total } }: { order: Recipient }) => (
  <ol className="order-timeline sm">
    {timeline.map(({ kind, at, method }, index) => (
      <li key={index} data-tone={tones[kind]}>
        <b>{kind === 'paid' && total === 0 ? 'Pendaftaran berhasil' : words[kind]}</b>
        {kind === 'replaced' && replacedBy && (
          <>
            {': '}
            <Link href={screens.checkoutResult(replacedBy)}>{replacedBy}</Link>
          </>
        )}
        <span className="muted num">
          {dateTime(at)}
          {withMethod.has(kind) && method && ` · ${method}`}
        </span>
      </li>
    ))}
  </ol>
);
